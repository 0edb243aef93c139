// The form of an organisation (how its surface derives from its lemma), and the keys of
// organisations.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

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
  Endings genitive = {};      ///< Of a bare genitive or an acronym; else empty.
  std::string acronym = {};   ///< As written.
  std::string head = {};      ///< For an acronym: first letters of the kept words of the full name.
  unsigned allowed = 0;       ///< Genders and numbers that the context allows: Agreement::allowed.
  bool beside_noun = false;   ///< A kept head noun is next to it: "Xaver" in "Hotel Xaver".
  bool before_place = false;  ///< A branch's place follows: "Rotes Kreuz" in "Rotes Kreuz Graz".
  std::string original = {};  ///< The surface if no rule writes it, else "".
  friend bool operator==(const OrgForm&, const OrgForm&) = default;
};

/// The sort of surrogates that an organisation needs.
enum class OrgSort : std::uint8_t {
  kOrganisation,
  kTopic,    ///< The subject of an institute, a court or an office: "Slawistik".
  kSubject,  ///< An English field of study.
};

/// The rows of table org_sites that can replace the location of a house or a room of a hospital.
struct OrgSite {
  std::string kind, gender;
  friend bool operator==(const OrgSite&, const OrgSite&) = default;
};

/// Returns the entity key of an organisation. `name`: folded.
std::string org_key(std::string_view name, OrgSort sort);
std::string org_key(std::string_view name, const OrgSite& site);
/// Returns the folded name in a key.
std::string_view name_of_key(std::string_view key);

}  // namespace pseudo::lang::de
