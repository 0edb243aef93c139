#include "lang/de/search_forms.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/names/name_ending.h"
#include "lang/de/names/person_search_forms.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_search_forms.h"
#include "lang/de/places/place_search_forms.h"
#include "lang/de/streets/street_search_forms.h"
#include "lang/shape.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

using Forms = std::vector<SearchForm>;

bool is_marked(const LexiconTable* table, std::string_view folded) {
  if (table == nullptr || !table->column("everyday")) return false;
  return std::ranges::any_of(table->find(folded), [&](std::uint32_t row) {
    return !table->cell(row, "everyday").empty();
  });
}

// Returns "dj" for đ, or "" if the tables contain no other spelling of the letter.
std::string_view spelled(const Grammar& grammar, char32_t c) {
  const auto row = std::ranges::find(grammar.letter_spellings, text::lower(c),
                                     &std::pair<char32_t, std::string>::first);
  return row == grammar.letter_spellings.end() ? std::string_view() : row->second;
}

// The spellings of a name by software without umlauts: each umlaut written out or without its dots
// ("Muellenhofer" for "Müllenhöfer"), or all umlauts lost ("Mllenhfer"). Letters of other languages
// stay, or are spelled as in German ("Djukic" for "Đukić").
std::vector<std::string> machine_spellings(const Grammar& grammar, std::string_view written) {
  constexpr std::size_t kMost = 8;
  std::vector<std::string> spellings(1);
  std::string lost;
  for (std::size_t pos = 0; pos < written.size();) {
    const char32_t c = text::next(written, pos);
    const std::string_view letters = text::written_out(c);
    const bool is_umlaut = letters.size() == 2 && text::lower(c) != U'ß';
    const std::string_view other = is_umlaut ? letters : spelled(grammar, c);
    const std::size_t known = !other.empty() && spellings.size() < kMost ? spellings.size() : 0;
    for (std::size_t i = 0; i < known; ++i) spellings.push_back(spellings[i] + std::string(other));
    for (std::size_t i = 0; i < spellings.size() - known; ++i) {
      text::append(spellings[i], is_umlaut ? static_cast<char32_t>(letters.front()) : c);
    }
    if (!is_umlaut) text::append(lost, c);
  }
  if (spellings.size() > 1) spellings.push_back(std::move(lost));
  return spellings;
}

// True for fields of study and rooms, which are not names. The site of a building is one too if a
// list contains the word, but not if it has several words ("Schwarzer Adler").
bool is_field(const Rules& rules, const Part& part) {
  if (const OrgSite* const site = part.sort.get<OrgSite>()) {
    if (!site->gender.empty() && part.lemma.find(' ') != std::string::npos) return false;
    return !rules.orgs.sites()->find(text::fold_key(part.lemma)).empty() ||
           is_everyday_name(rules, text::fold_key(part.lemma));
  }
  return part.sort.get<OrgTopic>() != nullptr;
}

bool is_one_of(const std::vector<std::string>& endings, std::string_view rest) {
  return std::ranges::find(endings, rest) != endings.end();
}

bool is_asked(NameEndingKind kind, std::uint8_t endings) {
  if (kind == NameEndingKind::kDiminutive) return (endings & (kGivenEnding | kNameEnding)) != 0;
  const bool of_all = kind == NameEndingKind::kGenitive || kind == NameEndingKind::kPlural;
  return of_all || (endings & kNameEnding) != 0;
}

bool is_name_ending(const Grammar& grammar, std::uint8_t endings, std::string_view stem,
                    std::string_view rest) {
  return std::ranges::any_of(grammar.name_endings, [&](const NameEnding& ending) {
    // Dative plurals are separate forms: "wandern" is not a form of "Wander".
    return is_asked(ending.kind, endings) && ending.ending == rest && !is_dative_plural(ending) &&
           fits_stem(grammar, ending.after, stem);
  });
}

}  // namespace

bool is_everyday_name(const Rules& rules, std::string_view folded) {
  return rules.grammar.everyday_words.contains(folded) ||
         is_marked(rules.names.table(Category::kFamily), folded) ||
         is_marked(rules.places.places(), folded);
}

void add_form(Forms& forms, std::string key, unsigned endings) {
  if (key.empty()) return;
  const auto known = std::ranges::find(forms, key, &SearchForm::key);
  const auto flags = static_cast<std::uint8_t>(endings);
  if (known == forms.end()) {
    forms.push_back({std::move(key), flags});
  } else {
    known->endings |= flags;
  }
}

void add_without_dots(Forms& forms, const Rules& rules, std::string_view written, unsigned endings,
                      std::size_t shortest) {
  const std::string own = text::fold_key(written);
  for (const std::string& spelling : machine_spellings(rules.grammar, written)) {
    std::string key = text::fold_key(spelling);
    if (key == own || text::count_code_points(spelling) < shortest) continue;
    const bool is_common = rules.names.is_common(Category::kFamily, key);
    if (!is_common && !is_everyday_name(rules, key)) add_form(forms, std::move(key), endings);
  }
}

Forms search_forms(const Rules& rules, const Part& part, Category mention) {
  constexpr std::size_t kUsualForms = 4;
  const std::string_view name = part.lemma;
  Forms forms;
  forms.reserve(kUsualForms);
  if (is_address_or_number(mention)) {
    add_word_of_address(forms, rules, name);
    return forms;
  }
  switch (part.category) {
    case Category::kCity:
      if (mention == Category::kOrg && is_wide_place(rules, name)) break;
      add_place(forms, rules, name);
      break;
    case Category::kStreet:
      // "Stadtplatz" of "Unterer Stadtplatz" may be any
      if (part.span.begin > 0 && rules.streets.is_common(text::fold_key(name))) break;
      add_streets(forms, rules, name);
      break;
    case Category::kOrg:
      if (is_field(rules, part)) break;
      add_org(forms, rules, name);
      break;
    default:
      add_person(forms, rules, part);
  }
  return forms;
}

bool is_search_ending(const Grammar& grammar, std::uint8_t endings, std::string_view stem,
                      std::string_view rest) {
  if ((endings & (kGenitiveEnding | kNameEnding | kGivenEnding)) != 0 &&
      is_name_ending(grammar, endings, stem, rest)) {
    return true;
  }
  if ((endings & kAdjectiveEnding) != 0 && is_one_of(grammar.adjectives.all(), rest)) return true;
  if ((endings & kAcronymEnding) != 0 && rest == grammar.nouns.plain_genitive()) return true;
  return (endings & kInhabitantEnding) != 0 &&
         std::ranges::find(grammar.inhabitant_forms, rest, &InhabitantForm::folded) !=
             grammar.inhabitant_forms.end();
}

}  // namespace pseudo::lang::de
