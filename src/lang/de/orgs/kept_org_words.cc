#include "lang/de/orgs/kept_org_words.h"

#include <algorithm>

#include "pseudo/kept_reason.h"

namespace pseudo::lang::de {
namespace {

KeptReason reason_to_stay(const Rules& rules, const OrgWords& words, std::size_t i) {
  if (words.roles[i] == OrgRole::kNoun) return KeptReason::kOrgKind;
  if (words.roles[i] != OrgRole::kLink) return KeptReason::kNone;
  const Token& token = words.tokens[i];
  if (rules.names.title(token.folded + (token.dot ? "." : "")) != nullptr) {
    return KeptReason::kTitle;
  }
  if (rules.orgs.is_companion(token.folded)) return KeptReason::kLegalForm;
  return rules.orgs.is_modifier(token.folded) ? KeptReason::kOrgKind : KeptReason::kFunctionWord;
}

}  // namespace

void keep_words(const Rules& rules, const OrgWords& words, std::size_t legal_form,
                Analysis& parts) {
  const std::size_t known = parts.size();
  for (std::size_t i = 0; i < words.tokens.size(); ++i) {
    const Token& token = words.tokens[i];
    const bool covered =
        std::any_of(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(known),
                    [&](const Part& part) { return part.span.contains(span_without_dot(token)); });
    if (covered) continue;
    const KeptReason reason =
        i >= legal_form ? KeptReason::kLegalForm : reason_to_stay(rules, words, i);
    if (reason != KeptReason::kNone) parts.push_back(kept_word(token, reason, Category::kOrg));
  }
}

}  // namespace pseudo::lang::de
