#include "lang/de/countries.h"

#include <algorithm>
#include <cstddef>
#include <map>
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

// True for the name of a town of this country.
bool is_name_of_town_in(const Rules& rules, std::string_view key, std::string_view country) {
  return std::ranges::any_of(rules.places.find(key), [&](const PlaceRow& row) {
    return !is_region(row) && row.cell(PlaceColumn::kCountry) == country;
  });
}

bool has_country(const Part& part) {
  const bool is_located = part.category == Category::kCity || part.category == Category::kStreet ||
                          part.category == Category::kOrg;  // "Kantonsspital" is Swiss
  return is_located && part.kind == Part::Kind::kEntity;
}

/// Sets the countries of the parts of one document.
class CountriesOfParts {
 public:
  CountriesOfParts(const Rules& rules, const DocumentView& document,
                   std::vector<Analysis>& analyses)
      : rules_(rules), document_(document), analyses_(analyses) {}

  void set_all() {
    const bool has_any = std::ranges::any_of(analyses_, [](const Analysis& analysis) {
      return std::ranges::any_of(analysis, has_country);
    });
    if (!has_any) return;
    main_ = main_country(rules_, document_, analyses_);  // before any country is set
    for (std::size_t mention = 0; mention < analyses_.size(); ++mention) {
      for (std::size_t part = 0; part < analyses_[mention].size(); ++part) set(mention, part);
    }
  }

 private:
  void set(std::size_t mention, std::size_t index) {
    Part& part = analyses_[mention][index];
    if (!has_country(part)) return;
    const bool is_city = part.category == Category::kCity;
    const std::string_view shown = is_city ? shown_for(mention, index) : std::string_view();
    part.traits.country_is_shown = !shown.empty();
    if (!shown.empty()) {
      part.traits.country = shown;
    } else if (part.traits.country.empty()) {
      const std::string_view likely =
          is_city ? country_meant(rules_.places, part.key, main_) : std::string_view();
      part.traits.country = likely.empty() ? main_ : likely;
    }
  }

  // The country that a postal code, words beside the place or an organisation around it show, or
  // "".
  [[nodiscard]] std::string_view shown_for(std::size_t mention, std::size_t index) const {
    const Part& part = analyses_[mention][index];
    const std::string_view code = zip_of(document_, analyses_[mention], mention, index);
    if (!code.empty()) return country_shown(rules_, code, part.key, main_);
    const std::string_view beside = shown_by_words(mention, part);
    return beside.empty() ? country_of_org(rules_, document_.mentions[mention]) : beside;
  }

  [[nodiscard]] std::string_view shown_by_words(std::size_t mention, const Part& part) const {
    const ByteSpan whole{0, document_.mentions[mention].surface.size()};
    if (part.span.end != whole.end) return {};
    const std::string_view behind = country_behind(rules_, document_, mention);
    if (!behind.empty() || part.span.begin != whole.begin) return behind;
    const std::string_view before = country_before(rules_, document_, mention);
    // "von Polen über Graz": a town of another country may stand in the same sentence.
    const bool may_lie_there =
        part.traits.country.empty() || is_name_of_town_in(rules_, part.key, before);
    return may_lie_there ? before : std::string_view();
  }

  const Rules& rules_;
  const DocumentView& document_;
  std::vector<Analysis>& analyses_;
  std::string_view main_;  // country of the text
};

}  // namespace

void add_countries(const Rules& rules, const DocumentView& document,
                   std::vector<Analysis>& analyses) {
  CountriesOfParts(rules, document, analyses).set_all();
  share_shown_countries(analyses);
  mark_states(rules, document, analyses);
  mark_states_without_article(rules, analyses);
}

}  // namespace pseudo::lang::de
