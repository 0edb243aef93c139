#include "lang/de/countries.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "lang/common/folded_map.h"
#include "lang/common/typed_form.h"
#include "lang/de/country_votes.h"
#include "lang/de/places/country_beside.h"
#include "lang/de/places/place_form.h"
#include "lang/de/places/place_query.h"
#include "lang/de/places/zip_of_town.h"
#include "text/chars.h"

namespace pseudo::lang::de {
namespace {

// True for a key that names only towns outside the tables of the home countries.
bool lies_abroad(const Rules& rules, std::string_view key) {
  const PlaceRows rows = rules.places.find(key);
  return !rows.empty() && std::ranges::none_of(rows, [&](const PlaceRow& row) {
    return is_region(row) || row.table->lexicon == rules.places.places();
  });
}

// The country that a postal code next to a place shows: that of a town of this name if the code can
// belong to it, else the country of the code alone. "" if there is none: 75001 in "75001 Paris" is
// not a German code.
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

// True for a state without an article: "Tirol", but not "die Steiermark", as few states have its
// gender.
bool is_bare_state(const Rules& rules, const Part& part) {
  if (part.category != Category::kCity || part.kind != Part::Kind::kEntity) return false;
  if (!part.traits.kind.empty() || part.traits.number != "sg") return false;
  const PlaceRows rows = rules.places.find(part.key);
  return std::ranges::any_of(
      rows, [](const PlaceRow& row) { return row.cell(PlaceColumn::kKind) == "state"; });
}

// True if the text mentions the country itself, which then becomes another country with other
// states.
bool is_replaced(const Rules& rules, std::string_view country,
                 const std::vector<Analysis>& analyses) {
  return std::ranges::any_of(analyses, [&](const Analysis& analysis) {
    return std::ranges::any_of(analysis, [&](const Part& part) {
      if (part.category != Category::kCity || part.traits.country != country) return false;
      const PlaceRows rows = rules.places.find(part.key);
      return std::ranges::any_of(
          rows, [](const PlaceRow& row) { return row.cell(PlaceColumn::kKind) == "country"; });
    });
  });
}

// Makes states whose country is shown elsewhere in the text states of that country, if it has
// others.
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
  const CountryVotes votes = votes_of(rules, document, analyses);
  for (Analysis& analysis : analyses) {
    for (Part& part : analysis) {
      if (!is_bare_state(rules, part)) continue;
      const auto found = votes.find(part.traits.country);
      if (found == votes.end() || found->second <= mentions[part.key]) continue;
      if (!is_replaced(rules, part.traits.country, analyses)) part.traits.kind = "state";
    }
  }
}

// "state:AT": a state of Austria without an article. "" for other countries.
std::string_view state_of(std::string_view country) {
  for (const std::string_view kind : {"state:AT", "state:DE", "state:CH"}) {
    if (kind.ends_with(country)) return kind;
  }
  return {};
}

std::string_view country_of_state(const Rules& rules, const Part& part) {
  for (const PlaceRow& row : rules.places.find(part.key)) {
    if (row.cell(PlaceColumn::kKind) == "state") return row.cell(PlaceColumn::kCountry);
  }
  return {};
}

// A state that the document never writes with its article ("Graz, Steiermark") becomes one that
// needs no article.
void mark_states_without_article(const Rules& rules, std::vector<Analysis>& analyses) {
  std::map<std::string, bool> without;  // by key
  const auto for_each_name = [&](auto use) {
    for (Analysis& analysis : analyses) {
      for (Part& part : analysis) {
        const bool is_place = part.category == Category::kCity && part.kind == Part::Kind::kEntity;
        if (is_place && form_as<PlaceForm>(std::as_const(part)).kind == PlaceForm::Kind::kName) {
          use(part, form_as<PlaceForm>(std::as_const(part)).lacks_article);
        }
      }
    }
  };
  for_each_name([&](const Part& part, bool lacks_article) {
    const auto known = without.try_emplace(part.key, true).first;
    known->second = known->second && lacks_article;
  });
  for_each_name([&](Part& part, bool lacks_article) {
    if (!lacks_article || !without[part.key]) return;
    const std::string_view country = country_of_state(rules, part);
    const std::string_view kind = country.empty() ? country : state_of(country);
    if (!kind.empty()) part.traits.kind = kind;
  });
}

// A country that a postal code shows for one mention of a place applies to all mentions of it.
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
      const bool ends_mention =
          city && part.span.end == document.mentions[i].surface.size() && code.empty();
      std::string_view beside =
          ends_mention ? country_behind(rules, document, i) : std::string_view();
      // A known town may stand in the same sentence as another country.
      if (lacks && ends_mention && beside.empty() && part.span.begin == 0) {
        beside = country_before(rules, document, i);
      }
      const std::string_view by_org = !beside.empty() ? beside : city ? of_org : std::string_view();
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
  mark_states_without_article(rules, analyses);
}

}  // namespace pseudo::lang::de
