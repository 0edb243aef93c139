// How a text writes a street, beside its lemma, and what its key names.
#pragma once

#include <string>
#include <string_view>

namespace pseudo::lang::de {

struct StreetForm {
  std::string suffix = {};  ///< As written, in natural case: "str.", "Gasse"; may be empty.
  bool genitive = false;    ///< The suffix is a genitive: "wegs".
  std::string adjective_ending = {};  ///< Ending of the adjective that it begins with; "": its own.
  bool noun_alone =
      false;  ///< An article precedes the mention: "Unter den [Linden]", "der [Rosenhügel]".
  friend bool operator==(const StreetForm&, const StreetForm&) = default;
};

/// What surrogates of a street must be.
struct StreetSort {
  bool named_after_place = false;  ///< After one that nobody knows: its surrogate is a place.
  /// The dative of the article of a noun whose preposition precedes the mention ("den"), or "".
  std::string_view article = {};
  friend bool operator==(const StreetSort&, const StreetSort&) = default;
};

/// The engine's key of a street. `name`: folded.
std::string street_key(std::string_view name, const StreetSort& sort);

}  // namespace pseudo::lang::de
