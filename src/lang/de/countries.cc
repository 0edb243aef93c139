#include "lang/de/countries.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "lang/common/folded_map.h"
#include "lang/de/places/place_query.h"
#include "text/chars.h"

namespace pseudo::lang::de {
namespace {

// The country that a postal code shows by its shape; of several the text's own.
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

// True of a key that names a town outside the tables of the home countries alone.
bool lies_abroad(const Rules& rules, std::string_view key) {
  const PlaceRows rows = rules.places.find(key);
  return !rows.empty() && std::ranges::none_of(rows, [&](const PlaceRow& row) {
    return is_region(row) || row.table->lexicon == rules.places.places();
  });
}

// The country that a postal code beside a place shows: that of a town of its name, if the code can
// be one of it, else by the code alone. "" if nothing: "75001 Paris" is no German code.
std::string_view country_shown(const Rules& rules, std::string_view code, std::string_view key,
                               std::string_view main) {
  const bool has_sign =
      !code.empty() && !text::ascii::is_digit(static_cast<unsigned char>(code[0]));
  if (!has_sign && lies_abroad(rules, key)) return {};
  const std::string_view by_code = country_of_zip(rules, code, main);
  std::string shape(code);
  std::ranges::replace_if(shape, text::ascii::is_digit, '0');
  if (!by_code.empty() && is_town_of(rules.places, key, by_code)) return by_code;
  for (const auto& [written, country] : rules.grammar.zip_countries) {
    if (written == shape && is_town_of(rules.places, key, country)) return country;
  }
  return by_code;
}

bool is_part_of_word(char c) {
  return text::ascii::is_letter(static_cast<unsigned char>(c)) ||
         static_cast<unsigned char>(c) >= 0x80;
}

// True if no letter stands both behind and before this place.
bool divides_words(std::string_view text, std::size_t at) {
  return at == 0 || at == text.size() || !is_part_of_word(text[at - 1]) ||
         !is_part_of_word(text[at]);
}

// True if a cue stands in the text, one of letters as words of their own.
bool stands_in(std::string_view text, std::string_view cue) {
  for (std::size_t at = text.find(cue); at != std::string_view::npos; at = text.find(cue, at + 1)) {
    if (divides_words(text, at) && divides_words(text, at + cue.size())) return true;
  }
  return false;
}

// What the text's own words say: each word of one country counts as two places do, however often
// it stands there.
void count_words(const Rules& rules, std::string_view text,
                 std::map<std::string_view, int>& votes) {
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
      // Most are known from their last byte.
      if (end > text.size() || text[end - 1] != word.back()) continue;
      if (!text.substr(at).starts_with(word) || !divides_words(text, end)) continue;
      if (counted.insert(&word).second) votes[country] += kVotesOfWord;
    }
  }
}

// The country of which a word in the name of an organisation is: Austria of "BORG Telfs".
std::string_view country_of_org(const Rules& rules, const Mention& mention) {
  if (mention.category != Category::kOrg) return {};
  std::map<std::string_view, int> votes;
  count_words(rules, mention.surface, votes);
  return votes.size() == 1 ? votes.begin()->first : std::string_view();
}

// What marks show: "+43", ".at".
std::string_view marked_country(const Rules& rules, std::string_view text) {
  for (const auto& [cue, country] : rules.grammar.country_cues) {
    if (stands_in(text, cue)) return country;
  }
  return {};
}

// Postal codes: each counts as two places do. Four digits are a code of that country, of those that
// write four, for which the rest of the text says most.
void count_zips(const Rules& rules, const DocumentView& document,
                std::map<std::string_view, int>& votes) {
  constexpr int kVotesOfZip = 2;
  const std::map<std::string_view, int> of_text = votes;
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

using Votes = std::map<std::string_view, int>;  // by country

// What the places that lie in one country alone, the words of the text and postal codes say.
Votes votes_of(const Rules& rules, const DocumentView& document,
               const std::vector<Analysis>& analyses) {
  Votes votes;
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

// The country that the text speaks of: that of most votes, else what marks show, else that of the
// likeliest place.
std::string_view main_country(const Rules& rules, const DocumentView& document,
                              const std::vector<Analysis>& analyses) {
  const Votes votes = votes_of(rules, document, analyses);
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

// True of a state under its name alone: "Tirol", but not "die Steiermark", of whose gender there
// are few.
bool is_bare_state(const Rules& rules, const Part& part) {
  if (part.category != Category::kCity || part.kind != Part::Kind::kEntity) return false;
  if (!part.traits.kind.empty() || part.traits.number != "sg") return false;
  const PlaceRows rows = rules.places.find(part.key);
  return std::ranges::any_of(
      rows, [](const PlaceRow& row) { return row.cell(PlaceColumn::kKind) == "state"; });
}

// True if the country itself is named, and so becomes another one, whose states are others.
bool is_replaced(const Rules& rules, std::string_view country,
                 const std::vector<Analysis>& analyses) {
  return std::ranges::any_of(analyses, [&](const Analysis& analysis) {
    return std::ranges::any_of(analysis, [&](const Part& part) {
      if (part.category != Category::kCity || part.traits.country != country) return false;
      const PlaceRows rows = rules.places.find(part.key);
      return std::ranges::any_of(rows, [](const PlaceRow& row) {
        return row.cell(PlaceColumn::kKind) == "country";
      });
    });
  });
}

// States whose country something else in the text tells become states of that country, as long as
// it has others.
void mark_states(const Rules& rules, const DocumentView& document,
                 std::vector<Analysis>& analyses) {
  std::map<std::string, int> mentions;  // by key
  for (const Analysis& analysis : analyses) {
    for (const Part& part : analysis) {
      if (is_bare_state(rules, part)) ++mentions[part.key];
    }
  }
  constexpr std::size_t kMost = 2;  // Austria has no more than six under a bare name
  if (mentions.empty() || mentions.size() > kMost) return;
  const Votes votes = votes_of(rules, document, analyses);
  for (Analysis& analysis : analyses) {
    for (Part& part : analysis) {
      if (!is_bare_state(rules, part)) continue;
      const auto found = votes.find(part.traits.country);
      if (found == votes.end() || found->second <= mentions[part.key]) continue;
      if (!is_replaced(rules, part.traits.country, analyses)) part.traits.kind = "state";
    }
  }
}

bool is_zip(const Part& part) { return part.category == Category::kZip; }
bool is_literal(const Part& part) { return part.kind == Part::Kind::kLiteral; }

// The postal code beside a part of the same mention, "8010 Graz" as one LOC; "" if none stands
// there.
std::string_view zip_within(const Analysis& parts, std::size_t part) {
  std::size_t before = part;
  while (before > 0 && is_literal(parts[before - 1])) --before;
  if (before > 0 && is_zip(parts[before - 1])) return parts[before - 1].lemma;
  std::size_t after = part + 1;
  while (after < parts.size() && is_literal(parts[after])) ++after;
  return after < parts.size() && is_zip(parts[after]) ? parts[after].lemma : std::string_view();
}

// True if at most blanks, signs and one line break lie between two mentions.
bool are_beside(const DocumentView& document, std::size_t first, bool same_line) {
  constexpr std::size_t kMaxGap = 4;  // bytes, as in the engine
  if (first + 1 >= document.mentions.size()) return false;
  const std::size_t end = document.mentions[first].span.end;
  const std::size_t begin = document.mentions[first + 1].span.begin;
  if (begin < end || begin - end > kMaxGap || begin > document.text.size()) return false;
  const std::string_view gap = document.text.substr(end, begin - end);
  const auto breaks = std::ranges::count(gap, '\n');
  return breaks <= (same_line ? 0 : 1) && std::ranges::none_of(gap, [](char c) {
           const auto byte = static_cast<unsigned char>(c);
           return text::ascii::is_digit(byte) || text::ascii::is_letter(byte) || byte >= 0x80;
         });
}

// The mention of the town that a postal code belongs to: on its own line rather than on another,
// behind it rather than before it. The code itself if there is none.
std::size_t town_of_zip(const DocumentView& document, std::size_t zip) {
  const auto is_town = [&](std::size_t i) {
    const Category category = document.mentions[i].category;
    return category == Category::kCity || category == Category::kLoc;
  };
  for (const bool same_line : {true, false}) {
    if (are_beside(document, zip, same_line) && is_town(zip + 1)) return zip + 1;
    if (zip > 0 && are_beside(document, zip - 1, same_line) && is_town(zip - 1)) return zip - 1;
  }
  return zip;
}

// With the sign of the country that stands before it: "A-9020".
std::string_view with_sign(const DocumentView& document, ByteSpan code) {
  std::size_t begin = code.begin;
  if (begin > 0 && (document.text[begin - 1] == '-' || document.text[begin - 1] == ' ')) --begin;
  const std::size_t separator = begin;
  const auto is_capital = [&](std::size_t i) {
    return document.text[i] >= 'A' && document.text[i] <= 'Z';
  };
  while (begin > 0 && is_capital(begin - 1)) --begin;
  if (begin == separator || separator - begin > 2) begin = code.begin;
  return document.text.substr(begin, code.end - begin);
}

// The digits of a postal code that stand in the text without annotation: "A-8010 [Graz]".
std::string_view zip_in_text(const DocumentView& document, std::size_t begin) {
  std::size_t end = begin;
  while (end > 0 && document.text[end - 1] == ' ') --end;
  std::size_t first = end;
  const auto is_digit = [&](std::size_t i) {
    return text::ascii::is_digit(static_cast<unsigned char>(document.text[i]));
  };
  while (first > 0 && is_digit(first - 1)) --first;
  constexpr std::size_t kShortest = 4;
  constexpr std::size_t kLongest = 5;
  const std::size_t digits = end - first;
  if (begin - end > 2 || digits < kShortest || digits > kLongest) return {};
  const std::string_view code = with_sign(document, {first, end});
  // Four digits alone may be a year.
  return digits == kLongest || code.size() > digits ? code : std::string_view();
}

// The postal code of a part that is a town; "" if there is none.
std::string_view zip_of(const DocumentView& document, const Analysis& parts, std::size_t mention,
                        std::size_t part) {
  if (const auto own = zip_within(parts, part); !own.empty()) return own;
  for (const std::size_t other : {mention - 1, mention + 1}) {
    if (other >= document.mentions.size()) continue;
    const Mention& code = document.mentions[other];
    if (code.category != Category::kZip || town_of_zip(document, other) != mention) continue;
    const std::string_view signed_code = with_sign(document, code.span);
    return signed_code.size() > code.span.size() ? signed_code : std::string_view(code.surface);
  }
  const std::size_t begin = document.mentions[mention].span.begin + parts[part].span.begin;
  return begin <= document.text.size() ? zip_in_text(document, begin) : std::string_view();
}

// What a postal code shows of one mention of a place holds for all of them.
void share_shown_countries(std::vector<Analysis>& analyses) {
  FoldedMap<std::string_view> shown;  // by key
  const auto for_each_city = [&](auto use) {
    for (Analysis& analysis : analyses) {
      for (Part& part : analysis) {
        if (part.category == Category::kCity && part.kind == Part::Kind::kEntity) use(part);
      }
    }
  };
  for_each_city([&](const Part& part) {
    if (part.traits.country_is_shown) shown.try_emplace(part.key, part.traits.country);
  });
  for_each_city([&](Part& part) {
    const std::string_view* const country = shown.find(part.key);
    if (country == nullptr) return;
    part.traits.country = *country;
    part.traits.country_is_shown = true;
    part.traits.kind = {};  // no region
    part.traits.gender = {};
    part.traits.number = {};
  });
}

}  // namespace

void add_countries(const Rules& rules, const DocumentView& document,
                   std::vector<Analysis>& analyses) {
  std::optional<std::string_view> main;
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const std::string_view of_org = country_of_org(rules, document.mentions[i]);
    for (std::size_t k = 0; k < analyses[i].size(); ++k) {
      Part& part = analyses[i][k];
      const bool city = part.category == Category::kCity;
      const bool has_country = city || part.category == Category::kStreet ||
                               part.category == Category::kOrg;  // "Kantonsspital" is Swiss
      if (!has_country || part.kind != Part::Kind::kEntity) continue;
      const bool lacks = part.traits.country.empty();
      const std::string_view code = city ? zip_of(document, analyses[i], i, k) : "";
      const std::string_view by_org = city ? of_org : std::string_view();
      if (!lacks && code.empty() && by_org.empty()) continue;
      if (!main) main = main_country(rules, document, analyses);
      const std::string_view own =
          code.empty() ? by_org : country_shown(rules, code, part.key, *main);
      if (lacks) {
        const auto meant = city && own.empty() ? country_meant(rules.places, part.key, *main) : own;
        part.traits.country = meant.empty() ? *main : meant;
      } else if (!own.empty()) {
        part.traits.country = own;
      }
      part.traits.country_is_shown = !own.empty() && part.traits.country == own;
    }
  }
  share_shown_countries(analyses);
  mark_states(rules, document, analyses);
}

}  // namespace pseudo::lang::de
