// How a text writes an organisation, beside its lemma, and what its key names.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

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

/// What surrogates of an organisation must be.
enum class OrgSort : std::uint8_t {
  kOrganisation,
  kTopic,    ///< What an institute, a court or an office is for: "Slawistik".
  kSubject,  ///< An English field of study.
};

/// Where a house stands, or what a hospital has: the row of org_sites that a word is like.
struct OrgSite {
  std::string kind, gender;
  friend bool operator==(const OrgSite&, const OrgSite&) = default;
};

/// The engine's key of an organisation. `name`: folded.
std::string org_key(std::string_view name, OrgSort sort);
std::string org_key(std::string_view name, const OrgSite& site);
/// The folded name of a key.
std::string_view name_of_key(std::string_view key);

}  // namespace pseudo::lang::de
