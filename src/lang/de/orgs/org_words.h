// The words of an organisation's name, with a role for each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/orgs/org_lexicon.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

enum class OrgRole : std::uint8_t {
  kOpen,  ///< Unknown: part of the organisation's proper name.
  kNoun,  ///< A head noun.
  kLink,  ///< Preposition, article, conjunction, legal form.
  kName,  ///< Another entity: a place, a person.
  kAcronym,
  kTopic,  ///< The words after "Institut für".
  kCore,   ///< The proper name next to a kept head noun: "Xaver" in "Hotel Xaver" and "Xaver
           ///< Metallbau".
};

struct OrgWords {
  Tokens tokens;
  std::vector<OrgRole> roles;   ///< One for each token.
  std::vector<Analysis> names;  ///< One for each token; empty unless its role is kName.
  std::size_t end = 0;          ///< Number of tokens before the branch and the legal form.
  std::string_view legal_kind;  ///< The kind that the legal form implies.
  bool has_legal = false;
  bool has_branch = false;   ///< A country follows at `end`: "Österreich", ".de".
  std::size_t site_end = 0;  ///< End of the tokens of its location, or 0.
  bool has_body = false;     ///< The first word is the name of a single body: "Rotes Kreuz Graz".
  bool line_of_business = false;  ///< It has no head noun, but a word like "Metallbau".
  NounMatch head;                 ///< The first head noun.
  std::size_t head_at = 0;

  [[nodiscard]] bool alone() const { return end == 1; }
  [[nodiscard]] bool is(std::size_t i, OrgRole role) const { return i < end && roles[i] == role; }
  [[nodiscard]] bool head_is_english() const { return head && head.noun->language == "en"; }
};

/// The span of a token without the dot after it.
inline ByteSpan span_without_dot(const Token& token) {
  return {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
}

}  // namespace pseudo::lang::de
