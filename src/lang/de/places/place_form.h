// The form of a place: how its surface derives from its lemma.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "lang/de/grammar/genitive.h"

namespace pseudo::lang::de {

/// Part::sort of a place with an addition. Distinguishes places that share a core.
struct PlaceSort {
  std::string full;  ///< Folded full name: "frankfurt am main".
  friend bool operator==(const PlaceSort&, const PlaceSort&) = default;
};

/// Part::form of a place, or of a part that contains the name of one.
struct PlaceForm {
  enum class Kind : std::uint8_t {
    kName,          ///< Wien, Bad Ischl.
    kGenitive,      ///< Wiens.
    kDativePlural,  ///< Niederlanden.
    kInhabitant,    ///< Wiener, Wienerin.
    kAdjective,     ///< wienerisch.
  };
  Kind kind = Kind::kName;
  bool is_short = false;       ///< Ischl for Bad Ischl.
  bool capital = false;        ///< For an adjective: "Wienerisch".
  bool lacks_article = false;  ///< For a region that usually has an article: "Graz, Steiermark".
  bool from_inhabitant =
      false;  ///< For an adjective: true for "wienerisch", false for "trierisch".
  /// For an inhabitant without -er.
  std::optional<PeopleForm> people = {};
  /// The ending after the stem of an inhabitant ("erin") or an adjective ("es").
  std::string ending = {};
  Endings genitive = {};
  std::string saint = {};  ///< "St. " or "Sankt " as written, in natural case, or "".
  /// The name with its addition as written, in natural case: "Frankfurt a. M.". "" if it has no
  /// addition.
  std::string addition = {};
  bool keeps_spa = false;     ///< With is_short: "Bad Homburg" for "Bad Homburg vor der Höhe".
  std::string numbered = {};  ///< For the number of a district: the column of table
                              ///< district_numbers whose form it has.
  std::string original = {};  ///< The surface if no rule writes it ("Münchener"), else "".
  friend bool operator==(const PlaceForm&, const PlaceForm&) = default;
};

}  // namespace pseudo::lang::de
