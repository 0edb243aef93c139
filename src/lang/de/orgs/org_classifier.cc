#include "lang/de/orgs/org_classifier.h"

#include <utility>

#include "lang/de/orgs/org_roles.h"

namespace pseudo::lang::de {

// Makes one word of a place with a hyphen: "Finanzamt Garmisch-Partenkirchen".
Tokens OrgClassifier::join_places(Tokens tokens, const Mention& mention,
                                  const Context& context) const {
  if (mention.surface.find('-') == std::string::npos) return tokens;
  Tokens joined;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    std::optional<Token> place;
    if (i + 1 < tokens.size()) place = hyphenated(tokens[i], tokens[i + 1], mention, context);
    if (place) ++i;
    joined.push_back(place ? *std::move(place) : std::move(tokens[i]));
  }
  return joined;
}

std::optional<Token> OrgClassifier::hyphenated(const Token& first, const Token& second,
                                               const Mention& mention,
                                               const Context& context) const {
  const std::size_t gap = first.span.end;
  if (second.dot || mention.surface.compare(gap, second.span.begin - gap, "-") != 0) {
    return std::nullopt;
  }
  Token joined(mention.surface, {first.span.begin, second.span.end}, false);
  const bool known = rules_.places.knows(joined.folded) ||
                     context.mentioned(Category::kCity, joined.folded) ||
                     places_.read_inhabitant(joined.text(), context, true);
  if (!known) return std::nullopt;
  return joined;
}

OrgWords OrgClassifier::classify(const Mention& mention, const Context& context) const {
  OrgWords words = assign_roles(rules_, join_places(tokenize(mention.surface), mention, context),
                                mention.surface, context);
  for (std::size_t i = 0; i < words.end; ++i) {
    if (words.roles[i] == OrgRole::kLink && i + 1 < words.end) {
      const std::size_t length = topic_length(rules_, words, i + 1);
      for (std::size_t k = 0; k < length; ++k) words.roles[i + 1 + k] = OrgRole::kTopic;
      i += length;
    } else if (words.roles[i] == OrgRole::kOpen) {
      inner_names_.classify(words, i, mention, context);
    }
  }
  return words;
}

}  // namespace pseudo::lang::de
