#include "engine/assign/shown_forms.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "text/fold.h"
#include "text/words.h"

namespace pseudo {
namespace {

// A quick test: every form of a name begins like one of its words.
bool may_show_form(std::string_view folded_name, std::string_view folded_text) {
  constexpr std::size_t kBeginning = 3;  // letters
  for (auto word = text::next_word(folded_name, 0); word;
       word = text::next_word(folded_name, word->end)) {
    if (word->size() < kBeginning) continue;
    if (folded_text.find(folded_name.substr(word->begin, kBeginning)) != std::string_view::npos) {
      return true;
    }
  }
  return false;
}

}  // namespace

bool shows_form(const FormIndex& forms, std::string_view text, std::string_view name,
                const text::UnitSet& own_words, bool inside_words) {
  std::vector<FormIndex::Match> found = forms.find(text);
  if (!inside_words) {
    std::erase_if(found, [&](const auto& match) { return text::begins_in_word(text, match.span); });
  }
  if (found.empty()) return false;
  const text::UnitSet all_words(name);
  return std::ranges::any_of(found, [&](const FormIndex::Match& match) {
    const auto units = text::word_units(text.substr(match.span.begin, match.span.size()));
    return units.empty() || !std::ranges::all_of(units, [&](const text::WordUnit& unit) {
             return all_words.contains(unit.key) && !own_words.contains(unit.key);
           });
  });
}

bool shows_own_form(const LanguageModule& language, Category category, std::string_view name,
                    std::string_view text, const text::UnitSet& own_words) {
  constexpr std::size_t kLongestName = 256;  // bytes; longer texts are not names
  if (category == Category::kOrg || name.size() > kLongestName) return false;
  Part part;
  part.span = {0, name.size()};
  part.category = category;
  part.lemma = name;
  part.key = text::fold_key(name);
  if (!may_show_form(part.key, text::fold_key(text))) return false;
  FormIndex forms(language);
  for (const SearchForm& form : language.search_forms(part, category)) forms.add(form, 0);
  return shows_form(forms, text, name, own_words, false);
}

}  // namespace pseudo
