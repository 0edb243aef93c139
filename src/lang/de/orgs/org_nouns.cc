#include "lang/de/orgs/org_nouns.h"

#include <algorithm>

#include "lang/common/rows.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestNoun = 4;   // tokens
constexpr std::size_t kShortestTail = 4;  // letters of a head noun in a compound
constexpr std::size_t kLongestWord = 64;  // bytes: no noun or modifier of a compound is longer

}  // namespace

OrgNouns::OrgNouns(const LexiconTable* kinds, const LexiconTable* modifiers, const Grammar& grammar)
    : adjectives_(grammar.adjectives) {
  for_each_row(modifiers, [&](auto cell) { modifiers_.insert(text::fold_key(cell("word"))); });
  const NounEndings& endings = grammar.nouns;
  for_each_row(kinds, [&](auto cell) {
    nouns_.push_back({std::string(cell("noun")), std::string(cell("kind")),
                      std::string(cell("gender")), std::string(cell("number")),
                      std::string(cell("genitive")), std::string(cell("language")),
                      cell("compound") == "no"});
    add_forms(nouns_.back(), nouns_.size() - 1, endings);
  });
  add_genitives_of_acronyms(grammar);
}

// "des AKHs" besides "des AKH". Added after all other forms, so that "IGS" is not a form of "IG".
// "BOS" takes no ending, so that "Hugo Boss" does not contain a school.
void OrgNouns::add_genitives_of_acronyms(const Grammar& grammar) {
  constexpr std::size_t kShortest = 3;  // letters: "TUS" is a club, not the genitive of "TU"
  for (std::size_t i = 0; i < nouns_.size(); ++i) {
    const std::string& noun = nouns_[i].noun;
    if (noun != text::to_upper(noun) || text::count_code_points(noun) < kShortest) continue;
    if (grammar.ends_in_sibilant(noun)) continue;
    forms_.try_emplace(text::fold_key(noun).append(grammar.nouns.plain_genitive()),
                       Entry{i, Inflection::kGenitive});
  }
}

void OrgNouns::add_forms(const OrgNoun& noun, std::size_t index, const NounEndings& endings) {
  const auto add_form = [&](const std::string& form, Inflection inflection) {
    if (form.empty()) return;
    forms_.try_emplace(adjectives_.uninflected(form), Entry{index, inflection});
    const std::size_t blank = form.rfind(' ');
    if (blank != std::string::npos) ends_of_several_.insert(form.substr(blank + 1));
  };
  add_form(text::fold_key(noun.noun), Inflection::kNone);
  if (noun.number == "pl") {
    add_form(text::fold_key(endings.dative_plural(noun.noun)), Inflection::kDative);
    return;
  }
  const std::string genitive = text::fold_key(noun.genitive);
  add_form(genitive, Inflection::kGenitive);
  const std::string_view own = endings.genitive_of(genitive);
  if (own.empty() || noun.gender == "f") return;
  const std::string stem = genitive.substr(0, genitive.size() - own.size());
  for (const GenitiveEnding& other : endings.genitives()) {  // "Amts" beside "Amtes"
    if (!other.has_apostrophe() && other.ending != own) {
      add_form(stem + other.ending, Inflection::kGenitive);
    }
  }
}

NounMatch OrgNouns::find(std::string_view folded) const {
  const bool one_word = folded.find(' ') == std::string_view::npos;
  const Entry* const entry = forms_.find(one_word ? folded : adjectives_.uninflected(folded));
  if (entry == nullptr) return {};
  NounMatch match;
  match.noun = &nouns_[entry->noun];
  match.words = 1;
  match.genitive = entry->inflection == Inflection::kGenitive;
  match.dative = entry->inflection == Inflection::kDative;
  return match;
}

NounMatch OrgNouns::compound(std::string_view folded) const {
  const std::size_t first = std::max(folded.size(), kLongestWord + 2) - kLongestWord;
  for (std::size_t begin = first; begin + kShortestTail <= folded.size(); ++begin) {
    const NounMatch tail = find(folded.substr(begin));
    if (!tail) continue;
    NounMatch match = tail;
    match.compound = true;
    // All of the first part must be modifiers: "Stadt|haupt|pfarrkirche".
    std::string_view rest = folded.substr(0, begin);
    while (!rest.empty()) {
      std::size_t taken = 0;
      const std::size_t longest = std::min(rest.size(), kLongestWord);
      for (std::size_t length = longest; length >= 2 && taken == 0; --length) {
        if (modifiers_.contains(rest.substr(0, length))) taken = length;
      }
      if (taken == 0) break;
      rest.remove_prefix(taken);
    }
    match.whole = rest.empty();
    if (!match.whole && tail.noun->ends_no_compound) continue;
    return match;
  }
  return {};
}

NounMatch OrgNouns::at(const Tokens& tokens, std::size_t first, std::size_t last) const {
  if (first >= last) return {};
  for (std::size_t words = std::min(kLongestNoun, last - first); words > 1; --words) {
    if (!ends_of_several_.contains(tokens[first + words - 1].folded)) continue;
    NounMatch match = find(joined_keys(tokens, first, first + words));
    if (!match) continue;
    match.words = words;
    return match;
  }
  if (const NounMatch match = find(tokens[first].folded)) return match;
  NounMatch match = compound(tokens[first].folded);
  match.words = match ? 1 : 0;
  return match;
}

}  // namespace pseudo::lang::de
