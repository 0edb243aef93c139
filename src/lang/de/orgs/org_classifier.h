// Assigns a role to each word of an organisation's name.
#pragma once

#include <optional>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/orgs/org_inner_names.h"
#include "lang/de/orgs/org_site.h"
#include "lang/de/orgs/org_words.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to its arguments, which must outlive
/// it.
class OrgClassifier {
 public:
  OrgClassifier(const Rules& rules, const NameReader& names, const PlaceReader& places)
      : rules_(rules),
        places_(places),
        inner_names_(rules, names, places),
        sites_(rules, names, places) {}
  [[nodiscard]] OrgWords classify(const Mention& mention, const Context& context) const;

 private:
  [[nodiscard]] std::size_t end_of_addition(const Tokens& tokens, std::size_t i,
                                            const Mention& mention, const Context& context) const;
  [[nodiscard]] Tokens join_places(Tokens tokens, const Mention& mention,
                                   const Context& context) const;
  [[nodiscard]] std::optional<Token> hyphenated(const Token& first, const Token& second,
                                                const Mention& mention,
                                                const Context& context) const;
  void settle_head(const Mention& mention, const Context& context, OrgWords& words) const;
  void find_subjects(OrgWords& words, const Mention& mention, const Context& context) const;
  void find_core(OrgWords& words) const;
  const Rules& rules_;
  const PlaceReader& places_;
  OrgInnerNames inner_names_;
  OrgSiteReader sites_;
};

}  // namespace pseudo::lang::de
