#include "lang/de/places/full_names.h"

#include <algorithm>
#include <vector>

#include "lang/common/letter_case.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

std::string folded_core(const PlaceNames& names, std::string_view name) {
  return names.spell_out_saint(text::fold_key(names.core(name)));
}

// The short names of a town: "homburg", "bad homburg".
std::vector<std::string> cores_of(const PlaceNames& names, std::string_view name) {
  std::vector<std::string> cores{folded_core(names, name)};
  if (names.is_spa(name)) cores.push_back(text::fold_key(names.without_addition(name)));
  return cores;
}

// The part of a mention that may be a town: the text after the last digit of an address.
std::string_view town_of(const Mention& mention) {
  const std::string_view surface = mention.surface;
  const std::size_t digit = surface.find_last_of("0123456789");
  if (mention.category == Category::kCity || digit == std::string_view::npos) return surface;
  const std::size_t begin = surface.find_first_not_of(" ,", digit + 1);
  return begin == std::string_view::npos ? std::string_view() : surface.substr(begin);
}

bool is_abbreviated(const PlaceNames& names, std::string_view surface) {
  const auto place = names.addition(surface);
  return place && (place->noun.ends_with('.') || place->noun.size() == 1);
}

// The town of the document that an abbreviated name refers to: "Neustadt a. d. W." in a document
// with "Neustadt an der Wied".
std::optional<std::string> named_in_full(const PlaceNames& names, const MentionedTowns& towns,
                                         std::string_view surface) {
  const std::string written = names.natural(surface);
  const auto own = names.addition(written);
  const auto* const known =
      own ? towns.with_core(text::fold_key(names.without_addition(written))) : nullptr;
  if (known == nullptr) return std::nullopt;
  const auto same = std::ranges::find_if(*known, [&](const std::string& other) {
    const auto place = names.addition(other);
    return place && names.can_be_same(own->noun, place->noun);
  });
  return same == known->end() ? std::nullopt : std::optional(*same);
}

}  // namespace

std::optional<std::string> full_name(const PlaceLexicon& places, std::string_view surface) {
  const PlaceNames& names = places.names();
  const std::string written = names.natural(surface);
  const auto place = names.addition(written);
  if (!place) return std::nullopt;
  for (const PlaceRow& row : places.with_core(folded_core(names, place->core))) {
    if (names.is_spa(written) != names.is_spa(row.name())) continue;
    const auto own = names.addition(row.name());
    if (own && names.can_be_same(place->noun, own->noun)) return std::string(row.name());
  }
  const bool words = place->opening.find_first_of("(/") == std::string_view::npos;
  if (words ? !starts_with_upper(place->noun) : !places.is_addition_noun(place->noun)) {
    return std::nullopt;
  }
  return names.in_full(*place);
}

namespace {

// A town with an addition at the end of an organisation's name: "Universität Frankfurt am Main".
std::string_view town_of_org(const PlaceLexicon& places, std::string_view surface) {
  constexpr int kMostWords = 8;  // of a town; bounds the work for names of thousands of words
  std::size_t at = surface.size();
  for (int words = 0; words < kMostWords && at != 0 && at != std::string_view::npos; ++words) {
    at = surface.rfind(' ', at - 1);
  }
  if (at == std::string_view::npos || at == surface.size()) at = surface.find(' ');
  for (; at != std::string_view::npos; at = surface.find(' ', at + 1)) {
    const std::string_view town = surface.substr(at + 1);
    const auto full = full_name(places, town);
    if (full && places.knows(text::fold_key(*full))) return town;
  }
  return {};
}

}  // namespace

MentionedTowns towns_with_additions(const PlaceLexicon& places, const DocumentView& document) {
  const PlaceNames& names = places.names();
  MentionedTowns towns;
  for (const bool abbreviated : {false, true}) {
    for (const Mention& mention : document.mentions) {
      const bool is_org = mention.category == Category::kOrg;
      if (!is_org && mention.category != Category::kCity && mention.category != Category::kLoc) {
        continue;
      }
      const auto surface = is_org ? town_of_org(places, mention.surface) : town_of(mention);
      if (surface.empty()) continue;
      if (is_abbreviated(names, surface) != abbreviated) continue;
      auto full = named_in_full(names, towns, surface);
      if (!full) full = full_name(places, surface);
      if (full) towns.add(text::fold_key(surface), *full, cores_of(names, *full));
    }
  }
  return towns;
}

}  // namespace pseudo::lang::de
