// How a text writes a place, beside its lemma.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "lang/de/grammar/genitive.h"

namespace pseudo::lang::de {

/// Which of the places that share a core a mention means: Part::sort of a name with an addition.
struct PlaceSort {
  std::string full;  ///< Folded, in full: "frankfurt am main".
  friend bool operator==(const PlaceSort&, const PlaceSort&) = default;
};

/// The form of a part that is a place, or that a place is named in.
struct PlaceForm {
  enum class Kind : std::uint8_t {
    kName,          ///< Wien, Bad Ischl.
    kGenitive,      ///< Wiens.
    kDativePlural,  ///< Niederlanden.
    kInhabitant,    ///< Wiener, Wienerin.
    kAdjective,     ///< wienerisch.
  };
  Kind kind = Kind::kName;
  bool is_short = false;         ///< Ischl for Bad Ischl.
  bool capital = false;          ///< For an adjective: "Wienerisch".
  bool lacks_article = false;    ///< Of a region that has one elsewhere: "Graz, Steiermark".
  bool from_inhabitant = false;  ///< For an adjective: "wienerisch", but "trierisch".
  /// For an inhabitant whose name is not made with -er.
  std::optional<PeopleForm> people = {};
  /// What follows the stem of an inhabitant ("erin") or an adjective ("es").
  std::string ending = {};
  Endings genitive = {};
  std::string saint = {};  ///< "St. " or "Sankt " as written, in natural case; "" if there is none.
  /// "Frankfurt a. M." as the text writes it, in natural case; "" if it has no addition.
  std::string addition = {};
  bool keeps_spa = false;     ///< With is_short: "Bad Homburg" for "Bad Homburg vor der Höhe".
  std::string numbered = {};  ///< How the number of a district is written: a column's name.
  std::string original = {};  ///< The surface, where no rule writes it ("Münchener"); else "".
  friend bool operator==(const PlaceForm&, const PlaceForm&) = default;
};

}  // namespace pseudo::lang::de
