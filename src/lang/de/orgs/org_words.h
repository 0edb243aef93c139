// The words of an organisation's name and what each of them is.
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
  kOpen,  ///< Nothing known: the organisation's own name.
  kNoun,  ///< A head noun.
  kLink,  ///< Preposition, article, conjunction, legal form.
  kName,  ///< Another entity: a place, a person.
  kAcronym,
  kTopic,  ///< What follows "Institut für".
  kCore,   ///< The own name beside a head noun that stays: "Hotel Xaver", "Xaver Metallbau".
};

struct OrgWords {
  Tokens tokens;
  std::vector<OrgRole> roles;   ///< One for each token.
  std::vector<Analysis> names;  ///< One for each token; of kName, else empty.
  std::size_t end = 0;          ///< Tokens before the branch and the legal form.
  std::string_view legal_kind;  ///< The kind that the legal form shows.
  bool has_legal = false;
  bool has_branch = false;   ///< Behind `end` stands where it is at home: "Österreich", ".de".
  std::size_t site_end = 0;  ///< Behind the words for where its house stands; 0: there are none.
  bool has_body = false;     ///< The first word is the name of one body: "Rotes Kreuz Graz".
  bool line_of_business = false;  ///< There is no head noun, but a word like "Metallbau".
  NounMatch head;                 ///< The first head noun.
  std::size_t head_at = 0;

  [[nodiscard]] bool alone() const { return end == 1; }
  [[nodiscard]] bool is(std::size_t i, OrgRole role) const { return i < end && roles[i] == role; }
  [[nodiscard]] bool head_is_english() const { return head && head.noun->language == "en"; }
};

/// The span of a token without the dot behind it.
inline ByteSpan span_without_dot(const Token& token) {
  return {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
}

}  // namespace pseudo::lang::de
