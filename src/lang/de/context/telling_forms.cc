#include "lang/de/context/telling_forms.h"

#include <algorithm>
#include <string>

#include "lang/de/context/beside_word.h"
#include "lang/de/context/everyday_words.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

// True for "Zürichsee", which shows the name of the town although it is a name of its own, and for
// "Bremenreise".
bool begins_compound(const BesideWord& words, std::string_view folded, std::string_view key) {
  if (!folded.starts_with(key)) return false;
  const std::string rest(folded.substr(key.size()));
  return words.rules().grammar.landscape_words.contains(rest) ||
         words.has_role(rest, "behind_town");
}

// True for "Ostberlin", "Großberlin".
bool ends_compound(const BesideWord& words, ByteSpan span, ByteSpan word) {
  if (span.begin == word.begin || span.end != word.end) return false;
  const std::string before = text::fold_key(slice(words.text(), {word.begin, span.begin}));
  return words.has_role(before, "before_town");
}

// True for "Essener" in "die Essener Messe", although "Essen" may be a word.
bool is_inhabitant_before_noun(const BesideWord& words, ByteSpan word, std::string_view ending) {
  if (ending != text::fold_key(words.rules().grammar.inhabitant_ending)) return false;
  const auto behind = words.behind(word.end);
  return behind && is_blank(behind->gap) && words.is_capital(behind->span);
}

// True for "Essenerin", unless "Essener" is a word.
bool is_woman_of_town(const BesideWord& words, std::string_view folded, std::string_view ending) {
  const Grammar& grammar = words.rules().grammar;
  const auto form = std::ranges::find(grammar.inhabitant_forms, ending, &InhabitantForm::folded);
  const bool is_woman =
      form != grammar.inhabitant_forms.end() &&
      (form->people == PeopleForm::kFeminine || form->people == PeopleForm::kFemininePlural);
  const std::size_t man = folded.size() - ending.size() + grammar.inhabitant_ending.size();
  return is_woman && !is_everyday(words.rules(), words.lexicons(), folded.substr(0, man));
}

// True for "Däne" behind an article, if the country is known. "Franken" are also a currency.
bool is_one_of_people(const BesideWord& words, ByteSpan word, std::string_view folded) {
  const Grammar& grammar = words.rules().grammar;
  const std::size_t* const index = grammar.people_forms.find(folded);
  if (index == nullptr || grammar.peoples[*index].folded_singular != folded) return false;
  const auto before = words.before(word.begin);
  return before && is_blank(before->gap) && grammar.determiners.contains(before->folded);
}

// True for "Bremen-Reise".
bool is_before_hyphen(const BesideWord& words, ByteSpan word) {
  const auto behind = words.behind(word.end);
  return behind && behind->gap == "-" && words.has_role(behind->folded, "behind_town");
}

}  // namespace

bool is_compound_of_town(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan span, ByteSpan word, std::string_view key) {
  const BesideWord words(rules, lexicons, text);
  return begins_compound(words, text::fold_key(slice(text, word)), key) ||
         ends_compound(words, span, word);
}

bool is_form_of_town(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                     ByteSpan word, std::string_view folded, std::string_view key) {
  if (starts_small(text, word.begin)) return false;
  const BesideWord words(rules, lexicons, text);
  if (is_one_of_people(words, word, folded)) return true;
  if (folded == key) return is_before_hyphen(words, word);
  if (!folded.starts_with(key) || is_everyday(rules, lexicons, folded)) return false;
  const std::string_view ending = folded.substr(key.size());
  return is_inhabitant_before_noun(words, word, ending) || is_woman_of_town(words, folded, ending);
}

bool is_form_of_family(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                       ByteSpan word, std::string_view folded, std::string_view key) {
  constexpr std::size_t kShortest = 4;  // letters; "Dusche" is not a form of Du
  if (starts_small(text, word.begin) || text::count_code_points(key) < kShortest) return false;
  if (!folded.starts_with(key) || is_everyday(rules, lexicons, folded)) return false;
  const std::string_view rest = folded.substr(key.size());
  return std::ranges::any_of(rules.grammar.name_endings, [&](const NameEnding& ending) {
    const bool is_telling =
        ending.kind == NameEndingKind::kAdjective ||
        (ending.kind == NameEndingKind::kPlural && ending.after == After::kSibilant &&
         rules.grammar.ends_in_sibilant(key));
    return is_telling && (ending.ending == rest || text::fold_key(ending.ending) == rest);
  });
}

}  // namespace pseudo::lang::de
