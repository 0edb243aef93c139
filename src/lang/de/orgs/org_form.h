// The form of an organisation (how its surface derives from its lemma), and the sorts of its parts
// that are not organisations.
#pragma once

#include <cstdint>
#include <string>

#include "lang/de/grammar/genitive.h"

namespace pseudo::lang::de {

struct OrgForm {
  enum class Kind : std::uint8_t {
    kName,          ///< Its head noun and first adjective, if any, are inflected.
    kBareGenitive,  ///< The genitive of a name without head noun: "Mercedes'".
    kAcronym,       ///< An abbreviation of the lemma: "FFW".
  };
  enum class Inflection : std::uint8_t { kNone, kGenitive, kDative };

  Kind kind = Kind::kName;
  Inflection inflection = Inflection::kNone;  ///< Inflection of the head noun.
  std::string adjective_ending =
      {};                     ///< Required by the text for the first word; "": as the lemma.
  Endings genitive = {};      ///< For a bare genitive or an acronym; else empty.
  std::string acronym = {};   ///< As written.
  std::string head = {};      ///< For an acronym: first letters of the kept words of the full name.
  unsigned allowed = 0;       ///< Genders and numbers that the context allows: Agreement::allowed.
  bool beside_noun = false;   ///< A kept head noun is next to it: "Xaver" in "Hotel Xaver".
  bool before_place = false;  ///< A branch's place follows: "Rotes Kreuz" in "Rotes Kreuz Graz".
  std::string original = {};  ///< The surface if no rule writes it, else "".
  friend bool operator==(const OrgForm&, const OrgForm&) = default;
};

/// Part::sort of the subject of an institute, a court or an office: "Slawistik".
struct OrgTopic {
  std::string name;         ///< Folded.
  bool is_english = false;  ///< A field of study in English: "Physics".
  friend bool operator==(const OrgTopic&, const OrgTopic&) = default;
};

/// Part::sort of the location of a house or of a unit of a hospital: a row of table org_sites.
struct OrgSite {
  std::string kind;
  std::string gender;
  std::string name = {};  ///< Folded.
  friend bool operator==(const OrgSite&, const OrgSite&) = default;
};

/// Returns the Part::key of such a part, which differs from that of an organisation of the same
/// name.
std::string key_of(const OrgTopic& topic);
std::string key_of(const OrgSite& site);

}  // namespace pseudo::lang::de
