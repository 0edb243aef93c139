#include "lang/de/countries.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>

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

// The country that the text speaks of: that of most places that lie in one country alone, else what
// cues show, else that of the likeliest place.
std::string_view main_country(const Rules& rules, const DocumentView& document,
                              const std::vector<Analysis>& analyses) {
  std::map<std::string_view, int> votes;
  for (const Analysis& analysis : analyses) {
    for (const Part& part : analysis) {
      if (part.category == Category::kCity && part.traits.country.size() == 2) {
        ++votes[part.traits.country];
      }
    }
  }
  const auto most =
      std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
  if (most != votes.end()) return most->first;
  for (const auto& [cue, country] : rules.grammar.country_cues) {
    if (document.text.find(cue) != std::string_view::npos) return country;
  }
  for (const Mention& mention : document.mentions) {
    if (mention.category != Category::kZip) continue;
    if (const auto country = country_of_zip(rules, mention.surface, {}); !country.empty())
      return country;
  }
  for (const Analysis& analysis : analyses) {
    for (const Part& part : analysis) {
      if (part.category != Category::kCity || part.kind != Part::Kind::kEntity) continue;
      if (const auto country = country_meant(rules.places, part.key, {}); !country.empty())
        return country;
    }
  }
  return {};
}

// The postal code right before a part of a mention; "" if none stands there.
std::string_view zip_before(const DocumentView& document, const Analysis& parts,
                            std::size_t mention, std::size_t part) {
  const std::size_t begin = document.mentions[mention].span.begin;
  if (part > 0) {  // "8010 Graz" as one LOC
    const auto literal = [](const Part& other) { return other.kind == Part::Kind::kLiteral; };
    while (part > 0 && literal(parts[part - 1])) --part;
    const bool zip = part > 0 && parts[part - 1].category == Category::kZip;
    return zip ? std::string_view(parts[part - 1].lemma) : std::string_view();
  }
  if (mention == 0) return {};
  const Mention& before = document.mentions[mention - 1];
  const bool zip = before.category == Category::kZip && before.span.end + 1 == begin;
  return zip ? std::string_view(before.surface) : std::string_view();
}

}  // namespace

void add_countries(const Rules& rules, const DocumentView& document,
                   std::vector<Analysis>& analyses) {
  std::optional<std::string_view> main;
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    for (std::size_t k = 0; k < analyses[i].size(); ++k) {
      Part& part = analyses[i][k];
      const bool city = part.category == Category::kCity;
      if ((!city && part.category != Category::kStreet) || part.kind != Part::Kind::kEntity)
        continue;
      const bool lacks = part.traits.country.empty();
      const std::string_view code = city ? zip_before(document, analyses[i], i, k) : "";
      if (!lacks && code.empty()) continue;
      if (!main) main = main_country(rules, document, analyses);
      const std::string_view own = code.empty() ? code : country_of_zip(rules, code, *main);
      if (lacks) {
        const auto meant = city && own.empty() ? country_meant(rules.places, part.key, *main) : own;
        part.traits.country = meant.empty() ? *main : meant;
      } else if (!own.empty() && own != part.traits.country &&
                 lies_in(rules.places, part.key, own)) {
        part.traits.country = own;
      }
      part.traits.country_is_shown = !own.empty() && part.traits.country == own;
    }
  }
}

}  // namespace pseudo::lang::de
