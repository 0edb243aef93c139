#include "lang/de/actors.h"

#include <string>

#include "lang/common/tokens.h"
#include "lang/de/names/titles.h"
#include "text/fold.h"

namespace pseudo::lang::de {

bool is_organisation(const Rules& rules, const Mention& mention, const Context& context) {
  const Tokens tokens = tokenize(mention.surface);
  if (tokens.size() > 1 && rules.orgs.legal_form(tokens, tokens.size()).begin < tokens.size()) {
    return true;
  }
  const std::string key = text::fold_key(mention.surface);
  if (context.orgs().is_mentioned(rules.orgs.uninflected(key), rules.orgs) || rules.orgs.find(key))
    return true;
  // "Richter & Partner", "Graf und Söhne"
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const auto before = std::string_view(mention.surface).substr(0, tokens[i].span.begin);
    const bool joined = before.ends_with("& ") || before.ends_with("&") ||
                        context.grammar().connectors.contains(tokens[i - 1].folded);
    if (joined && rules.orgs.is_companion(tokens[i].folded)) return true;
  }
  if (tokens.empty() || rules.names.knows_given(tokens[0].folded) ||  // "Peter Bank"
      title_at(rules.names, mention.surface, tokens, 0, tokens.size()).title != nullptr) {
    return false;
  }
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (starts_with_upper(tokens[i].text()) && rules.orgs.nouns().at(tokens, i, tokens.size()) &&
        !rules.names.knows(Category::kFamily, tokens[i].folded)) {
      return true;
    }
  }
  return false;
}

}  // namespace pseudo::lang::de
