#include "lang/de/country_votes.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>

#include "lang/de/places/place_query.h"
#include "text/chars.h"

namespace pseudo::lang::de {
namespace {

bool is_part_of_word(char c) {
  return text::ascii::is_letter(static_cast<unsigned char>(c)) ||
         static_cast<unsigned char>(c) >= 0x80;
}

// True if this position is not inside a word.
bool divides_words(std::string_view text, std::size_t at) {
  return at == 0 || at == text.size() || !is_part_of_word(text[at - 1]) ||
         !is_part_of_word(text[at]);
}

// True if the text contains a cue. A cue of letters must be a whole word.
bool stands_in(std::string_view text, std::string_view cue) {
  for (std::size_t at = text.find(cue); at != std::string_view::npos; at = text.find(cue, at + 1)) {
    if (divides_words(text, at) && divides_words(text, at + cue.size())) return true;
  }
  return false;
}

// Votes of the words of the text: each distinct word of one country counts as much as two places.
void count_words(const Rules& rules, std::string_view text, CountryVotes& votes) {
  constexpr int kVotesOfWord = 2;
  std::set<const std::string*> counted;
  bool in_word = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool goes_on = in_word;
    in_word = is_part_of_word(text[at]);
    if (in_word && goes_on) continue;
    for (const auto& [word, country] :
         rules.grammar.country_words[static_cast<unsigned char>(text[at])]) {
      const std::size_t end = at + word.size();
      // The last byte decides for most words.
      if (end > text.size() || text[end - 1] != word.back()) continue;
      if (!text.substr(at).starts_with(word) || !divides_words(text, end)) continue;
      if (counted.insert(&word).second) votes[country] += kVotesOfWord;
    }
  }
}

// The country that marks show: "+43", ".at".
std::string_view marked_country(const Rules& rules, std::string_view text) {
  for (const auto& [cue, country] : rules.grammar.country_cues) {
    if (stands_in(text, cue)) return country;
  }
  return {};
}

// Votes of postal codes: each counts as much as two places. Four digits are a code of that country
// with codes of four digits that has most votes in the rest of the text.
void count_zips(const Rules& rules, const DocumentView& document, CountryVotes& votes) {
  constexpr int kVotesOfZip = 2;
  const CountryVotes of_text = votes;
  std::optional<std::string_view> marked;
  for (const Mention& mention : document.mentions) {
    if (mention.category != Category::kZip) continue;
    if (!marked) marked = marked_country(rules, document.text);
    std::string_view country = country_of_zip(rules, mention.surface, *marked);
    int most = 0;
    for (const auto& [other, count] : of_text) {
      if (count <= most || country_of_zip(rules, mention.surface, other) != other) continue;
      country = other;
      most = count;
    }
    if (!country.empty()) votes[country] += kVotesOfZip;
  }
}

}  // namespace

std::string_view country_of_zip(const Rules& rules, std::string_view code, std::string_view main) {
  std::string shape(code);
  std::ranges::replace_if(shape, text::ascii::is_digit, '0');
  std::string_view found;
  for (const auto& [written, country] : rules.grammar.zip_countries) {
    if (written != shape || (!found.empty() && country != main)) continue;
    found = country;
  }
  return found;
}

std::string_view country_of_org(const Rules& rules, const Mention& mention) {
  if (mention.category != Category::kOrg) return {};
  CountryVotes votes;
  count_words(rules, mention.surface, votes);
  return votes.size() == 1 ? votes.begin()->first : std::string_view();
}

CountryVotes votes_of(const Rules& rules, const DocumentView& document,
                      const std::vector<Analysis>& analyses) {
  CountryVotes votes;
  for (const Analysis& analysis : analyses) {
    for (const Part& part : analysis) {
      if (part.category == Category::kCity && part.traits.country.size() == 2) {
        ++votes[part.traits.country];
      }
    }
  }
  count_words(rules, document.text, votes);
  count_zips(rules, document, votes);
  return votes;
}

std::string_view main_country(const Rules& rules, const DocumentView& document,
                              const std::vector<Analysis>& analyses) {
  const CountryVotes votes = votes_of(rules, document, analyses);
  const auto most =
      std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
  if (most != votes.end()) return most->first;
  if (const auto marked = marked_country(rules, document.text); !marked.empty()) return marked;
  for (const Analysis& analysis : analyses) {
    for (const Part& part : analysis) {
      if (part.category != Category::kCity || part.kind != Part::Kind::kEntity) continue;
      if (const auto country = country_meant(rules.places, part.key, {}); !country.empty())
        return country;
    }
  }
  return {};
}

}  // namespace pseudo::lang::de
