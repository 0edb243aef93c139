#include "lang/de/context/telling_forms.h"

#include <algorithm>
#include <string>

#include "lang/de/context/beside_word.h"
#include "lang/de/context/everyday_words.h"
#include "lang/de/names/name_ending.h"
#include "lang/tables.h"
#include "text/chars.h"
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

// True for everyday words, but not for villages that share the name of an inhabitant: "Rieder".
bool is_word_or_person(const BesideWord& words, std::string_view folded) {
  return words.rules().grammar.everyday_words.contains(folded) ||
         is_everyday_word(words.lexicons(), Category::kPerson, folded);
}

// True for "Schweizer", which is also a listed name: the form has the whole name of a place.
bool is_known_inhabitant(const BesideWord& words, std::string_view folded, std::string_view key) {
  constexpr std::size_t kLong = 6;  // letters; "Bauer" is more than an inhabitant of Bau
  return key.size() >= kLong || !words.rules().places.with_inhabitant(folded).empty();
}

// True for "Essener" in "die Essener Messe", although "Essen" may be a word.
bool is_inhabitant_before_noun(const BesideWord& words, ByteSpan word, std::string_view folded,
                               std::string_view key) {
  const Rules& rules = words.rules();
  if (folded.substr(key.size()) != text::fold_key(rules.grammar.inhabitant_ending) ||
      rules.grammar.determiners.contains(folded)) {
    return false;
  }
  if (is_word_or_person(words, folded) && !is_known_inhabitant(words, folded, key)) return false;
  const auto behind = words.behind(word.end);
  return behind && is_blank(behind->gap) && words.is_capital(behind->span);
}

// True for "Essenerin", unless "Essener" is a word.
bool is_woman_of_town(const BesideWord& words, std::string_view folded, std::string_view ending) {
  const Grammar& grammar = words.rules().grammar;
  const bool is_woman =
      std::ranges::any_of(grammar.inhabitant_forms, [&](const InhabitantForm& form) {
        return form.folded == ending &&
               (form.people == PeopleForm::kFeminine || form.people == PeopleForm::kFemininePlural);
      });
  const std::size_t man = folded.size() - ending.size() + grammar.inhabitant_ending.size();
  return is_woman && !is_word_or_person(words, folded.substr(0, man));
}

// True for "Däne" behind an article, if the country is known. "Franken" are also a currency.
bool is_one_of_people(const BesideWord& words, ByteSpan word, std::string_view folded) {
  const Grammar& grammar = words.rules().grammar;
  const std::size_t* const index = grammar.people_forms.find(folded);
  if (index == nullptr || grammar.peoples[*index].folded_singular != folded) return false;
  const auto before = words.before(word.begin);
  return before && is_blank(before->gap) && grammar.determiners.contains(before->folded);
}

// True for "Wiener": food and goods are called after the town.
bool has_goods(const BesideWord& words, std::string_view inhabitant) {
  const LexiconTable* const table = words.lexicons().table("term_places");
  if (table == nullptr) return false;
  const std::string_view ending = words.rules().grammar.inhabitant_ending;
  if (!table->find(inhabitant.substr(0, inhabitant.size() - ending.size())).empty()) return true;
  return std::ranges::any_of(
      words.rules().places.with_inhabitant(inhabitant),
      [&](const PlaceRow& row) { return !table->find(text::fold_key(row.name())).empty(); });
}

// True for "Schnitzel", "Würstchen".
bool is_goods(const BesideWord& words, const std::string& folded) {
  return words.has_role(folded, "goods") ||
         words.rules().grammar.town_needs.of("* " + folded, TownNeeds::Reach::kBeside) == "dish";
}

// True for "Bremen-Reise".
bool is_before_hyphen(const BesideWord& words, ByteSpan word) {
  const auto behind = words.behind(word.end);
  return behind && behind->gap == "-" && words.has_role(behind->folded, "behind_town");
}

bool has_ending(const Grammar& grammar, NameEndingKind kind, std::string_view stem,
                std::string_view rest) {
  return std::ranges::any_of(grammar.name_endings, [&](const NameEnding& ending) {
    return ending.kind == kind && ending.ending == rest && fits_stem(grammar, ending.after, stem);
  });
}

// True for "Koch" of "das Koch'sche Haus". Without an article it is a term: "Wolf'sches Gesetz".
bool is_before_adjective_ending(const BesideWord& words, ByteSpan word) {
  const auto before = words.before(word.begin);
  if (!before || !is_blank(before->gap) ||
      !words.rules().grammar.determiners.contains(before->folded)) {
    return false;
  }
  const auto behind = words.behind(word.end);
  if (!behind || behind->gap.empty()) return false;
  std::size_t pos = 0;
  if (!text::is_apostrophe(text::next(behind->gap, pos)) || pos != behind->gap.size()) return false;
  return has_ending(words.rules().grammar, NameEndingKind::kAdjective, {}, behind->folded);
}

// True for "Tanzens" in "des Tanzens", the genitive of a noun.
bool is_behind_genitive(const BesideWord& words, ByteSpan word) {
  const Grammar& grammar = words.rules().grammar;
  const auto before = words.before(word.begin);
  return before && is_blank(before->gap) && grammar.determiners.contains(before->folded) &&
         before->folded.ends_with(grammar.nouns.plain_genitive());
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
  if (!folded.starts_with(key)) return false;
  return is_inhabitant_before_noun(words, word, folded, key) ||
         is_woman_of_town(words, folded, folded.substr(key.size()));
}

bool is_in_name_of_goods(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan word, std::string_view folded, std::string_view key) {
  const BesideWord words(rules, lexicons, text);
  const std::string_view ending = rules.grammar.inhabitant_ending;
  std::size_t end = key.size();  // of the inhabitant
  if (!key.ends_with(ending)) end += ending.size();
  const std::string_view inhabitant = folded.substr(0, end);
  if (!folded.starts_with(key) || !inhabitant.ends_with(ending) || !has_goods(words, inhabitant)) {
    return false;
  }
  if (folded.size() > end) return is_goods(words, std::string(folded.substr(end)));
  const auto behind = words.behind(word.end);
  return behind && is_blank(behind->gap) && is_goods(words, behind->folded);
}

bool is_form_of_family(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                       ByteSpan word, std::string_view folded, std::string_view key) {
  constexpr std::size_t kShortest = 4;  // letters; "Dusche" is not a form of Du
  if (starts_small(text, word.begin) || text::count_code_points(key) < kShortest) return false;
  if (!folded.starts_with(key)) return false;
  const BesideWord words(rules, lexicons, text);
  if (folded == key) return is_before_adjective_ending(words, word);
  if (is_everyday(rules, lexicons, folded)) return false;
  const std::string_view rest = folded.substr(key.size());
  return has_ending(rules.grammar, NameEndingKind::kAdjective, key, rest) ||
         (has_ending(rules.grammar, NameEndingKind::kPlural, key, rest) &&
          rules.grammar.ends_in_sibilant(key) && !is_behind_genitive(words, word));
}

}  // namespace pseudo::lang::de
