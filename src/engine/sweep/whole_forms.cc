#include "engine/sweep/whole_forms.h"

#include <string>
#include <string_view>
#include <vector>

#include "engine/sweep/collect_forms.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

bool is_in_capitals(std::string_view text) {
  for (std::size_t pos = 0; pos < text.size();) {
    if (!text::is_upper(text::next(text, pos))) return false;
  }
  return true;
}

void add_bracketed_acronym(std::string_view surface, FormIndex::Owner owner, FormIndex& index) {
  constexpr std::size_t kShortestAcronym = 3;  // letters
  const std::size_t open = surface.find('(');
  if (open == std::string_view::npos || open == 0 || !surface.ends_with(')')) return;
  const std::string_view inside = surface.substr(open + 1, surface.size() - open - 2);
  const std::string_view name = surface.substr(0, surface.find_last_not_of(' ', open - 1) + 1);
  if (text::words(name).size() > 1) index.add({std::string(name)}, owner);
  if (is_in_capitals(inside) && inside.size() >= kShortestAcronym) {
    index.add({std::string(inside)}, owner);
  }
}

std::vector<SearchForm> forms_of_whole(Category category, std::string_view surface,
                                       const LanguageModule& language) {
  Part whole;
  whole.category = category;
  whole.lemma = surface;
  return language.search_forms(whole, category);
}

}  // namespace

void add_whole(std::size_t mention, const Plan& plan, SweptForms& forms) {
  const Mention& text = plan.mentions[mention];
  forms.index.add({text.surface}, add_owner(forms, plan, {mention, kWholeMention}, text.category),
                  true);
}

void add_whole_org(std::size_t mention, const Plan& plan, const LanguageModule& language,
                   OrgAcronyms& acronyms, SweptForms& forms) {
  const std::string_view surface = plan.mentions[mention].surface;
  if (text::words(surface).size() < 2) return;
  add_whole(mention, plan, forms);
  const FormIndex::Owner owner = add_owner(forms, plan, {mention, kWholeMention}, Category::kOrg);
  for (const SearchForm& form : forms_of_whole(Category::kOrg, surface, language)) {
    if (text::words(form.key).size() > 1) {
      forms.index.add(form, owner);
    } else {
      acronyms.note(form, surface, owner);
    }
  }
  add_bracketed_acronym(surface, owner, forms.index);
}

void add_whole_street(std::size_t mention, bool has_several_parts, const Plan& plan,
                      const LanguageModule& language, SweptForms& forms) {
  const std::string_view surface = plan.mentions[mention].surface;
  for (const ByteSpan& word : text::words(surface)) {
    forms.words_of_streets.insert(text::fold_key(surface.substr(word.begin, word.size())));
  }
  if (!has_several_parts) return;
  const FormIndex::Owner owner =
      add_owner(forms, plan, {mention, kWholeMention}, Category::kStreet);
  for (const SearchForm& form : forms_of_whole(Category::kStreet, surface, language)) {
    forms.index.add(form, owner);
  }
}

}  // namespace pseudo
