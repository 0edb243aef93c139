// The words of an organisation's name and what each of them is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/orgs/org_lexicon.h"
#include "lang/de/orgs/orgs.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

enum class OrgRole : std::uint8_t {
  kOpen,  // nothing known: the organisation's own name
  kNoun,  // a head noun
  kLink,  // preposition, article, conjunction, legal form
  kName,  // another entity: a place, a person
  kAcronym,
  kTopic,  // what follows "Institut für"
};

struct OrgReader::Words {
  Tokens tokens;
  std::vector<OrgRole> roles;
  std::vector<Analysis> names;  // of kName
  std::size_t end = 0;          // tokens before the legal form
  std::string legal_gender;
  bool has_legal = false;
  NounMatch head;
  std::size_t head_at = 0;

  [[nodiscard]] bool alone() const { return end == 1; }
  [[nodiscard]] bool is(std::size_t i, OrgRole role) const { return i < end && roles[i] == role; }
};

inline constexpr std::size_t kLongestOrgAcronym = 6;  // letters

/// Two capitals or more, and no fewer than half: "TSV", "KfW".
bool is_org_acronym(std::string_view text);

}  // namespace pseudo::lang::de
