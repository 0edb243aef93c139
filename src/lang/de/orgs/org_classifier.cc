#include "lang/de/orgs/org_classifier.h"

#include <algorithm>
#include <utility>

#include "lang/de/orgs/named_bodies.h"
#include "lang/de/orgs/org_roles.h"
#include "lang/de/places/full_names.h"
#include "text/fold.h"

namespace pseudo::lang::de {

// Returns the last token of a place with an addition that begins at token `i` ("Weiden i. d.
// OPf."), or `i` if the lexicon and the document have no such place.
std::size_t OrgClassifier::end_of_addition(const Tokens& tokens, std::size_t i,
                                           const Mention& mention, const Context& context) const {
  constexpr std::size_t kLongest = 5;  // tokens behind the first
  if (i == 0 || !starts_with_upper(tokens[i].text())) return i;
  for (std::size_t last = std::min(i + kLongest, tokens.size() - 1); last > i; --last) {
    const std::size_t begin = tokens[i].span.begin;
    const auto name =
        std::string_view(mention.surface).substr(begin, tokens[last].span.end - begin);
    const auto full = full_name(rules_.places, name);
    if (full && (rules_.places.knows(text::fold_key(*full)) ||
                 context.towns().full(text::fold_key(name)) != nullptr)) {
      return last;
    }
  }
  return i;
}

// Joins a place with a hyphen ("Finanzamt Garmisch-Partenkirchen") or an addition to one word.
Tokens OrgClassifier::join_places(Tokens tokens, const Mention& mention,
                                  const Context& context) const {
  Tokens joined;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    std::optional<Token> place;
    if (i + 1 < tokens.size()) place = hyphenated(tokens[i], tokens[i + 1], mention, context);
    if (place) ++i;
    const std::size_t last = place ? i : end_of_addition(tokens, i, mention, context);
    if (last > i) {
      place = Token(mention.surface, {tokens[i].span.begin, tokens[last].span.end}, false);
      i = last;
    }
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

// A noun for a craftsman is a head noun after an article ("der Tischler"), else a name.
void OrgClassifier::settle_head(const Mention& mention, const Context& context,
                                OrgWords& words) const {
  if (words.head) {
    if (words.head.noun->kind != kCraftKind) return;
    const bool article = context.agreement(mention.span.begin).determiner != nullptr;
    if (article && words.alone() && !words.head.compound) return;
    std::replace(words.roles.begin(), words.roles.end(), OrgRole::kNoun, OrgRole::kOpen);
    words.head = {};
    return;
  }
  for (const std::size_t i : {words.end - 1, std::size_t{0}}) {  // "Xaver Metallbau"
    if (words.end < 2 || words.roles[i] != OrgRole::kOpen) continue;
    if (!rules_.orgs.is_line(words.tokens[i].folded) || is_all_lower(words.tokens[i].text()))
      continue;
    words.roles[i] = OrgRole::kNoun;
    words.line_of_business = true;
    return;
  }
}

// "[Germanistik]-Institut", "[Turkologie] Musterau".
void OrgClassifier::find_subjects(OrgWords& words, const Mention& mention,
                                  const Context& context) const {
  for (std::size_t i = 0; i + 1 < words.end; ++i) {
    if (words.roles[i] != OrgRole::kOpen ||
        !rules_.orgs.topics().is_subject(words.tokens[i].folded))
      continue;
    const Token& next = words.tokens[i + 1];
    const bool before_head = words.head && i + 1 == words.head_at &&
                             mention.surface.substr(words.tokens[i].span.end, 1) == "-" &&
                             rules_.orgs.kind_rules(words.head.noun->kind).bare_topic;
    const bool before_place =
        !words.head && words.end == 2 &&
        (rules_.places.knows(next.folded) || context.mentioned(Category::kCity, next.folded));
    if (before_head || before_place) words.roles[i] = OrgRole::kTopic;
  }
}

// Makes adjacent unknown words of a firm or an inn its proper name, next to the kept head noun. An
// adjective before the head noun is not a name: "Kleine Konditorei".
void OrgClassifier::find_core(OrgWords& words) const {
  const bool known_head = words.head && words.head.whole && !words.head_is_english() &&
                          !rules_.orgs.kind_rules(words.head.noun->kind).place_first;
  if (!known_head && !words.line_of_business) return;
  std::size_t first = words.end;
  std::size_t last = 0;
  for (std::size_t i = 0; i < words.end; ++i) {
    if (words.roles[i] != OrgRole::kOpen) continue;
    first = std::min(first, i);
    last = i + 1;
  }
  for (std::size_t i = first; i < last; ++i) {
    if (words.roles[i] != OrgRole::kOpen && words.roles[i] != OrgRole::kLink) return;
  }
  if (first >= last) return;
  const bool adjective =
      last < words.end &&
      !rules_.grammar.adjectives.ending_of(words.tokens[last - 1].folded).empty();
  if (adjective || (!starts_with_upper(words.tokens[first].text()) &&
                    !is_all_lower(words.tokens[words.head_at].text()))) {
    return;
  }
  std::fill(words.roles.begin() + static_cast<std::ptrdiff_t>(first),
            words.roles.begin() + static_cast<std::ptrdiff_t>(last), OrgRole::kCore);
}

OrgWords OrgClassifier::classify(const Mention& mention, const Context& context) const {
  OrgWords words = assign_roles(rules_, join_places(tokenize(mention.surface), mention, context),
                                mention.surface, context);
  if (words.tokens.empty()) return words;
  settle_head(mention, context, words);
  find_subjects(words, mention, context);
  sites_.find(words, mention, context);
  mark_bodies(rules_, mention, context, words);
  for (std::size_t i = 0; i < words.end; ++i) {
    if (words.roles[i] == OrgRole::kLink && i + 1 < words.end) {
      const std::size_t length = topic_length(rules_, words, i + 1);
      for (std::size_t k = 0; k < length; ++k) words.roles[i + 1 + k] = OrgRole::kTopic;
      i += length;
    } else if (words.roles[i] == OrgRole::kOpen) {
      inner_names_.classify(words, i, mention, context);
    }
  }
  find_core(words);
  return words;
}

}  // namespace pseudo::lang::de
