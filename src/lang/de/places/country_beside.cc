#include "lang/de/places/country_beside.h"

#include <algorithm>
#include <optional>
#include <string>

#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

std::string_view slice(std::string_view text, std::size_t begin, std::size_t end) {
  return text.substr(begin, end - begin);
}

bool is_country(const PlaceRow& row) { return row.cell(PlaceColumn::kKind) == "country"; }

std::string_view country_named(const Rules& rules, std::string_view word) {
  const PlaceRows rows = rules.places.find(text::fold_key(word));
  const auto country = std::ranges::find_if(rows, is_country);
  return country == rows.end() ? std::string_view() : country->cell(PlaceColumn::kCountry);
}

// "in", which takes the dative for a place and the accusative for a direction.
bool tells_place(const Rules& rules, std::string_view word) {
  const std::string* const cases = rules.grammar.prepositions.find(text::fold_key(word));
  return cases != nullptr && *cases == "both";
}

bool is_dative_article(const Rules& rules, std::string_view word) {
  const DeterminerWord* const found = rules.grammar.determiners.find(text::fold_key(word));
  return found != nullptr && found->kind == "article" &&
         std::ranges::any_of(found->readings, [](const Determiner& reading) {
           return reading.grammatical_case == Case::kDative;
         });
}

// The word behind the town that may name a country.
std::optional<ByteSpan> word_of_country(const Rules& rules, std::string_view text,
                                        std::size_t end) {
  std::optional<ByteSpan> word = text::word_after(text, end);
  if (!word) return std::nullopt;
  const std::string_view gap = slice(text, end, word->begin);
  if (gap == " (") return text.substr(word->end).starts_with(')') ? word : std::nullopt;
  if (gap != " " || !tells_place(rules, slice(text, word->begin, word->end))) return std::nullopt;
  for (int words = 0; words < 2; ++words) {
    const std::size_t before = word->end;
    word = text::word_after(text, before);
    if (!word || slice(text, before, word->begin) != " ") return std::nullopt;
    if (words == 1 || !is_dative_article(rules, slice(text, word->begin, word->end))) break;
  }
  return word;
}

bool has_enough_towns(const PlaceLexicon& places, std::string_view country) {
  constexpr std::size_t kEnough = 20;  // candidates that hide the original
  const auto has_enough = [&](const LexiconTable* table) {
    return table != nullptr && table->offers(kEnough, {.country = country});
  };
  return has_enough(places.places()) || has_enough(places.world());
}

bool is_preposition_or_determiner(const Rules& rules, std::string_view word) {
  const std::string folded = text::fold_key(word);
  return rules.grammar.prepositions.contains(folded) || rules.grammar.determiners.contains(folded);
}

// The word before the town that may name a country. Between them stand function words and at most
// one noun, as in "in der Nähe von".
std::optional<ByteSpan> word_of_country_before(const Rules& rules, std::string_view text,
                                               std::size_t begin) {
  constexpr int kMostWords = 6;
  bool has_comma = false;
  bool has_noun = false;
  std::size_t next = begin;    // of the word behind the gap
  std::string_view next_word;  // "" for the town
  for (int words = 0; words < kMostWords; ++words) {
    const auto word = text::word_before(text, next);
    if (!word) return std::nullopt;
    const std::string_view gap = slice(text, word->end, next);
    const bool is_bracket = gap == " (" && next_word.empty();
    if (gap == ", " && !has_comma) {
      has_comma = true;
    } else if (gap != " " && !is_bracket) {
      return std::nullopt;
    }
    const std::string_view written = slice(text, word->begin, word->end);
    if (!is_preposition_or_determiner(rules, written)) {
      const bool tells = is_bracket || has_comma || tells_place(rules, next_word);
      if (!country_named(rules, written).empty()) return tells ? word : std::nullopt;
      if (has_noun || next_word.empty() || gap != " ") return std::nullopt;
      has_noun = true;
    }
    next = word->begin;
    next_word = written;
  }
  return std::nullopt;
}

}  // namespace

std::string_view country_before(const Rules& rules, const DocumentView& document,
                                std::size_t mention) {
  const std::size_t begin = document.mentions[mention].span.begin;
  if (begin > document.text.size()) return {};
  const auto word = word_of_country_before(rules, document.text, begin);
  if (!word) return {};
  if (mention > 0 && document.mentions[mention - 1].span.end > word->begin) return {};
  const std::string_view country =
      country_named(rules, slice(document.text, word->begin, word->end));
  return has_enough_towns(rules.places, country) ? country : std::string_view();
}

std::string_view country_behind(const Rules& rules, const DocumentView& document,
                                std::size_t mention) {
  const std::size_t end = document.mentions[mention].span.end;
  if (end > document.text.size()) return {};
  const auto word = word_of_country(rules, document.text, end);
  if (!word) return {};
  const std::size_t next = mention + 1;
  if (next < document.mentions.size() && document.mentions[next].span.begin < word->end) return {};
  const std::string_view country =
      country_named(rules, slice(document.text, word->begin, word->end));
  return has_enough_towns(rules.places, country) ? country : std::string_view();
}

}  // namespace pseudo::lang::de
