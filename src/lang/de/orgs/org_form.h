// How a text writes an organisation, and what else than an organisation a part of one may name.
#pragma once

#include <cstdint>
#include <string>

#include "lang/de/grammar/genitive.h"

namespace pseudo::lang::de {

struct OrgForm {
  enum class Kind : std::uint8_t {
    kName,          ///< Inflected by its head noun and first adjective, if it has them.
    kBareGenitive,  ///< A name without head noun: "Mercedes'".
    kAcronym,       ///< Short for the lemma: "FFW".
  };
  enum class Inflection : std::uint8_t { kNone, kGenitive, kDative };

  Kind kind = Kind::kName;
  Inflection inflection = Inflection::kNone;  ///< Inflection of the head noun.
  std::string adjective_ending =
      {};                    ///< That the text demands of the first word; "": that of the lemma.
  Endings genitive = {};     ///< Endings of a bare genitive, or of an acronym; else empty.
  std::string acronym = {};  ///< As written.
  std::string head = {};     ///< Acronym: first letters of words of the full name that stay.
  unsigned allowed = 0;      ///< What the words around allow: Agreement::allowed.
  bool beside_noun = false;  ///< The head noun beside it stays: "Xaver" of "Hotel Xaver".
  bool before_place =
      false;  ///< The place of a branch follows: "Rotes Kreuz" of "Rotes Kreuz Graz".
  std::string original = {};  ///< The surface, where no rule writes it; else "".
  friend bool operator==(const OrgForm&, const OrgForm&) = default;
};

/// Part::sort of what an institute, a court or an office is for: "Slawistik".
struct OrgTopic {
  std::string name;         ///< Folded.
  bool is_english = false;  ///< A field of study in English: "Physics".
  friend bool operator==(const OrgTopic&, const OrgTopic&) = default;
};

/// Part::sort of the place of a house or the equipment of a hospital: a row of `org_sites`.
struct OrgSite {
  std::string kind;
  std::string gender;
  std::string name = {};  ///< Folded.
  friend bool operator==(const OrgSite&, const OrgSite&) = default;
};

/// Part::key of such parts: never that of an organisation of the same name.
std::string key_of(const OrgTopic& topic);
std::string key_of(const OrgSite& site);

}  // namespace pseudo::lang::de
