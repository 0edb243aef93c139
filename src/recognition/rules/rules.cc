#include "recognition/rules/rules.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>

#include "pseudo/text.h"
#include "recognition/rules/address_rules.h"
#include "recognition/rules/date_rules.h"
#include "recognition/rules/framed_streets.h"
#include "recognition/rules/identifier_rules.h"
#include "recognition/rules/number_rules.h"
#include "recognition/rules/quantities.h"
#include "recognition/rules/register_rules.h"

namespace pseudo::recognition {

namespace {

/// A set of words and its source: the rows of a table with that value in a column, or all rows.
struct Source {
  std::unordered_set<std::string> RuleWords::*words;
  std::string_view table;
  std::string_view column = {};
  std::string_view value = {};
};

constexpr Source kSources[] = {
    {&RuleWords::id_cues, "recognition_words", "role", "id"},
    {&RuleWords::id_endings, "recognition_words", "role", "id-ending"},
    {&RuleWords::id_links, "recognition_words", "role", "id-link"},
    {&RuleWords::reach_words, "recognition_words", "role", "reach"},
    {&RuleWords::register_codes, "recognition_words", "role", "court"},
    {&RuleWords::court_matters, "recognition_words", "role", "court-matter"},
    {&RuleWords::address_cues, "recognition_words", "role", "address"},
    {&RuleWords::house_words, "house_words"},
    {&RuleWords::no_streets, "recognition_words", "role", "no-street"},
    {&RuleWords::articles, "determiners"},
    {&RuleWords::prepositions, "prepositions"},
    {&RuleWords::prepositions, "terrain_prepositions"},
    {&RuleWords::units, "recognition_words", "role", "unit"},
    {&RuleWords::grouped_cues, "recognition_words", "role", "id-groups"},
    {&RuleWords::plates_letters_first, "recognition_plates", "role", "letters-first"},
    {&RuleWords::plates_digits_first, "recognition_plates", "role", "digits-first"},
    {&RuleWords::plates_number_only, "recognition_plates", "role", "number-only"},
    {&RuleWords::password_cues, "recognition_words", "role", "password"},
    {&RuleWords::user_cues, "recognition_words", "role", "user"},
    {&RuleWords::phone_cues, "phone_words"},
    {&RuleWords::months, "months"},
    {&RuleWords::full_months, "months", "kind", "full"},
    {&RuleWords::top_levels, "recognition_words", "role", "top-level"},
    {&RuleWords::top_levels, "countries"},
    {&RuleWords::streets, "street_suffixes"},
    {&RuleWords::street_adjectives, "street_words"},
    {&RuleWords::place_prepositions, "town_prepositions"},
    {&RuleWords::family_names, "family"},
    {&RuleWords::place_endings, "recognition_words", "role", "place-ending"},
    {&RuleWords::given_names, "given_female"},
    {&RuleWords::given_names, "given_male"},
    {&RuleWords::given_names, "given_unisex"},
};

/// Adds the folded first column of the rows.
void fill(std::unordered_set<std::string>& words, const Lexicons& lexicons, const Source& source) {
  const LexiconTable* const table = lexicons.table(source.table);
  if (table == nullptr) return;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    if (!source.column.empty() && table->cell(row, source.column) != source.value) continue;
    words.insert(text::fold_key(table->cell(row, std::size_t{0})));
  }
}

/// A date followed by a time may look like one number: "2019-05-03 14".
bool is_date(const RuleMatch& one) { return one.sure && one.category == Category::kDate; }

/// Removes matches that overlap better ones.
std::vector<RuleMatch> without_overlaps(std::vector<RuleMatch> found) {
  std::ranges::stable_sort(found, [](const RuleMatch& a, const RuleMatch& b) {
    if (a.sure != b.sure) return a.sure;
    if (is_date(a) != is_date(b)) return is_date(a);
    return a.span.size() > b.span.size();
  });
  std::map<std::size_t, RuleMatch> kept;  // by position
  for (const RuleMatch& one : found) {
    const auto next = kept.lower_bound(one.span.begin);
    if (next != kept.end() && next->second.span.overlaps(one.span)) continue;
    if (next != kept.begin() && std::prev(next)->second.span.overlaps(one.span)) continue;
    kept.emplace_hint(next, one.span.begin, one);
  }
  std::vector<RuleMatch> disjoint;
  disjoint.reserve(kept.size());
  for (const auto& [begin, one] : kept) disjoint.push_back(one);
  return disjoint;
}

}  // namespace

bool RuleWords::is_unit(std::string_view word) const {
  return !word.empty() && units.count(text::fold_key(word)) > 0;
}

Rules::Rules(const LanguageModule& language) : language_(language) {
  const Lexicons& lexicons = language.lexicons();
  for (const Source& source : kSources) fill(words_.*source.words, lexicons, source);
  words_.countries =
      values::Countries(lexicons.table("countries"), lexicons.table("home_countries"));
  words_.places = lexicons.table("places");
  if (const LexiconTable* const suffixes = lexicons.table("street_suffixes")) {
    for (std::uint32_t row = 0; row < suffixes->rows(); ++row) {
      const std::string_view short_form = suffixes->cell(row, "abbreviation");
      if (short_form.size() > 3) words_.streets.insert(text::fold_key(short_form));
    }
  }
  for (const std::string& street : words_.streets) {
    words_.longest_street = std::max(words_.longest_street, street.size());
  }
}

std::vector<RuleMatch> Rules::find(std::string_view text) const {
  const std::vector<Token> tokens = tokenize(text);
  std::vector<RuleMatch> found;
  find_addresses(text, words_, found);
  find_dates(text, tokens, words_, language_, found);  // of equal matches the first one is kept
  find_identifiers(text, tokens, words_, found);
  find_registers(text, tokens, words_, found);
  find_numbers(text, tokens, words_, found);
  find_framed_streets(text, tokens, words_, found);
  return without_overlaps(std::move(found));
}

std::vector<ByteSpan> Rules::quantities(std::string_view text) const {
  return find_quantities(text, tokenize(text), words_);
}

}  // namespace pseudo::recognition
