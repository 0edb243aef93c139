// The form of a street (how its surface derives from its lemma), and the keys of streets.
#pragma once

#include <string>
#include <string_view>

namespace pseudo::lang::de {

struct StreetForm {
  std::string suffix = {};  ///< As written, in natural case: "str.", "Gasse". May be empty.
  bool genitive = false;    ///< The suffix is a genitive: "wegs".
  std::string adjective_ending = {};  ///< Ending of its first adjective; "": as in the lemma.
  bool noun_alone =
      false;  ///< An article precedes the mention: "Unter den [Linden]", "der [Rosenhügel]".
  friend bool operator==(const StreetForm&, const StreetForm&) = default;
};

/// The sort of surrogates that a street needs.
struct StreetSort {
  bool named_after_place = false;  ///< Named after an unknown place. Its surrogate is a place.
  /// The article in the dative ("den") if a preposition precedes the mention, else "".
  std::string_view article = {};
  friend bool operator==(const StreetSort&, const StreetSort&) = default;
};

/// Returns the entity key of a street. `name`: folded.
std::string street_key(std::string_view name, const StreetSort& sort);

}  // namespace pseudo::lang::de
