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

/// Adds the first column of a table, folded: of the rows with that value in a column; without one,
/// of all rows.
void fill(std::unordered_set<std::string>& words, const Lexicons& lexicons,
          std::string_view table_name, std::string_view column = {}, std::string_view value = {}) {
  const LexiconTable* const table = lexicons.table(table_name);
  if (table == nullptr) return;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    if (!column.empty() && table->cell(row, column) != value) continue;
    words.insert(text::fold_key(table->cell(row, std::size_t{0})));
  }
}

/// A date and the time after it may have the digits of a number: "2019-05-03 14".
bool is_date(const Ruled& one) { return one.sure && one.category == Category::kDate; }

/// Leaves out finds that overlap better ones.
std::vector<Ruled> without_overlaps(std::vector<Ruled> found) {
  std::ranges::stable_sort(found, [](const Ruled& a, const Ruled& b) {
    if (a.sure != b.sure) return a.sure;
    if (is_date(a) != is_date(b)) return is_date(a);
    return a.span.size() > b.span.size();
  });
  std::map<std::size_t, Ruled> kept;  // by place
  for (const Ruled& one : found) {
    const auto next = kept.lower_bound(one.span.begin);
    if (next != kept.end() && next->second.span.overlaps(one.span)) continue;
    if (next != kept.begin() && std::prev(next)->second.span.overlaps(one.span)) continue;
    kept.emplace_hint(next, one.span.begin, one);
  }
  std::vector<Ruled> disjoint;
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
  fill(words_.id_cues, lexicons, "recognition_words", "role", "id");
  fill(words_.id_endings, lexicons, "recognition_words", "role", "id-ending");
  fill(words_.id_links, lexicons, "recognition_words", "role", "id-link");
  fill(words_.reach_words, lexicons, "recognition_words", "role", "reach");
  fill(words_.court_signs, lexicons, "recognition_words", "role", "court");
  fill(words_.court_matters, lexicons, "recognition_words", "role", "court-matter");
  fill(words_.address_cues, lexicons, "recognition_words", "role", "address");
  fill(words_.house_words, lexicons, "house_words");
  fill(words_.no_streets, lexicons, "recognition_words", "role", "no-street");
  fill(words_.articles, lexicons, "determiners");
  fill(words_.prepositions, lexicons, "prepositions");
  fill(words_.prepositions, lexicons, "terrain_prepositions");
  fill(words_.units, lexicons, "recognition_words", "role", "unit");
  fill(words_.grouped_cues, lexicons, "recognition_words", "role", "id-groups");
  fill(words_.plates_letters_first, lexicons, "recognition_plates", "role", "letters-first");
  fill(words_.plates_digits_first, lexicons, "recognition_plates", "role", "digits-first");
  fill(words_.plates_number_only, lexicons, "recognition_plates", "role", "number-only");
  words_.countries =
      values::Countries(lexicons.table("countries"), lexicons.table("home_countries"));
  fill(words_.password_cues, lexicons, "recognition_words", "role", "password");
  fill(words_.user_cues, lexicons, "recognition_words", "role", "user");
  fill(words_.phone_cues, lexicons, "phone_words");
  fill(words_.months, lexicons, "months");
  fill(words_.full_months, lexicons, "months", "kind", "full");
  fill(words_.top_levels, lexicons, "recognition_words", "role", "top-level");
  fill(words_.top_levels, lexicons, "countries");
  fill(words_.streets, lexicons, "street_suffixes");
  fill(words_.street_adjectives, lexicons, "street_words");
  for (const char* const table : {"given_female", "given_male", "given_unisex"}) {
    fill(words_.given_names, lexicons, table);
  }
  fill(words_.place_prepositions, lexicons, "town_prepositions");
  words_.places = lexicons.table("places");
  fill(words_.family_names, lexicons, "family");
  fill(words_.place_endings, lexicons, "recognition_words", "role", "place-ending");
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

std::vector<Ruled> Rules::find(std::string_view text) const {
  const std::vector<Token> tokens = tokenize(text);
  std::vector<Ruled> found;
  find_addresses(text, words_, found);
  find_dates(text, tokens, words_, language_, found);  // of two equal finds the first stays
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
