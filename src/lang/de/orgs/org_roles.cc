#include "lang/de/orgs/org_roles.h"

#include <algorithm>
#include <string>
#include <utility>

#include "lang/de/names/titles.h"
#include "lang/de/orgs/org_acronym.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestLink = 3;  // tokens: "an der"

// "Rad- und Sportverein": the word shares the ending of a later one.
bool is_truncated(const Token& token, std::string_view surface) {
  return surface.substr(token.span.end).starts_with("- ");
}

// Marks the longest head nouns. A compound that is a place next to other words is not a head noun:
// "Amt Neukirchen". If a hyphen joins two head nouns, the second counts: "Bahnhofs-Buchhandlung".
void find_nouns(const Rules& rules, std::string_view surface, const Context& context,
                OrgWords& words) {
  for (std::size_t i = 0; i < words.end;) {
    const NounMatch match = rules.orgs.nouns().at(words.tokens, i, words.end);
    const std::string& folded = words.tokens[i].folded;
    // "Universität Münster": after a head noun it is the town.
    const bool last =
        words.head && i > 0 && i + 1 == words.end && surface[words.tokens[i].span.begin - 1] == ' ';
    const bool place = (match.compound ? i > 0 || words.end > 1 : last) &&
                       (rules.places.knows(folded) || context.mentioned(Category::kCity, folded));
    // The noun for a trade is an organisation only if it is alone: "Kanzlei Gärtner" is Mrs
    // Gärtner's.
    const bool craftsman = match && match.noun->kind == kCraftKind && words.end > 1;
    if (!match || place || craftsman ||
        is_adjective_before_noun(rules.orgs, words.tokens, i, words.end)) {
      ++i;
      continue;
    }
    const bool after_hyphen = words.head && i == words.head_at + words.head.words &&
                              surface.substr(words.tokens[i - 1].span.end, 1) == "-";
    if (!words.head || after_hyphen) {
      words.head = match;
      words.head_at = i;
    }
    for (std::size_t k = i; k < i + match.words; ++k) {
      words.roles[k] = match.whole ? OrgRole::kNoun : OrgRole::kOpen;
    }
    i += match.words;
  }
}

// Adjectives before the head that belong to it: "Städtisches Klinikum".
void find_sorts(const Rules& rules, OrgWords& words) {
  for (std::size_t i = words.head ? words.head_at : 0; i > 0; --i) {
    const bool stays = words.roles[i - 1] == OrgRole::kOpen &&
                       rules.orgs.is_adjective_of_sort(words.tokens[i - 1].folded);
    if (!stays) return;
    words.roles[i - 1] = OrgRole::kNoun;
  }
}

// "& Söhne", "und Partner".
bool is_joined(const Rules& rules, std::string_view surface, const OrgWords& words, std::size_t i) {
  const std::size_t end = words.tokens[i - 1].span.end;
  const std::string_view gap = surface.substr(end, words.tokens[i].span.begin - end);
  return gap.find_first_of("&+") != std::string_view::npos ||
         rules.grammar.connectors.contains(words.tokens[i - 1].folded);
}

// "Bäckerei Graf", "Firma Sohn", "Kanzlei Richter-Huber": a title, companion or article that can be
// a name is the owner's name if it is next to a hyphen, is the last word, or is a name elsewhere.
bool is_owner(const Rules& rules, std::string_view surface, const OrgWords& words, std::size_t i,
              const Context& context) {
  const Token& token = words.tokens[i];
  if (token.dot || !starts_with_upper(token.text()) || is_all_upper(surface)) return false;
  const bool known = rules.names.can_be_name(token.folded);
  const bool companion = i > 0 && rules.orgs.is_companion(token.folded);
  if (companion && is_joined(rules, surface, words, i)) return false;
  if (companion && i + 1 == words.end) return true;
  if (const Title* const title = rules.names.title(token.folded); title != nullptr) {
    if (title->capitals && !is_all_upper(token.text())) return true;
    if (title->kind == TitleKind::kAddress) return i > 0 && i + 1 == words.end;
    const bool name_follows = i + 1 < words.end && words.roles[i + 1] == OrgRole::kOpen;
    return known || !name_follows ||
           title_serves_as_name({words.tokens, surface, i}, rules.names, context);
  }
  if (companion) return true;
  return context.is_name_elsewhere(token.folded) || (i > 0 && i + 1 == words.end);
}

void find_links(const Rules& rules, std::string_view surface, const Context& context,
                OrgWords& words) {
  const Grammar& grammar = rules.grammar;
  for (std::size_t i = 0; i < words.end; ++i) {
    const Token& token = words.tokens[i];
    const std::string dotted = token.folded + (token.dot ? "." : "");
    const bool link =
        grammar.prepositions.contains(token.folded) || grammar.determiners.contains(token.folded) ||
        grammar.connectors.contains(dotted) || rules.orgs.is_english_link(token.folded) ||
        (words.head && rules.names.title(dotted) != nullptr) ||
        (i > 0 && rules.orgs.is_companion(token.folded));
    if (link && is_owner(rules, surface, words, i, context)) continue;
    const bool sort_of_head = words.head && i < words.head_at && is_truncated(token, surface) &&
                              rules.orgs.is_modifier(token.folded);
    if (words.roles[i] == OrgRole::kOpen && (link || sort_of_head)) words.roles[i] = OrgRole::kLink;
  }
}

// "Institut für Slawistik (| IfS)": more than a blank precedes the acronym.
bool is_acronym_in_parentheses(const OrgWords& words, std::size_t i) {
  return i > 0 && is_org_acronym(words.tokens[i].text()) &&
         words.tokens[i].span.begin > words.tokens[i - 1].span.end + 1;
}

// "Institut für Slawistik der | Universität Graz", "Universität für Bodenkultur | Wien".
bool belongs_elsewhere(const Rules& rules, const OrgWords& words, std::size_t i) {
  if (is_acronym_in_parentheses(words, i)) return true;
  const std::string_view folded = words.tokens[i].folded;
  if (words.is(i, OrgRole::kLink)) {
    std::size_t next = i;
    while (next < i + kLongestLink && words.is(next, OrgRole::kLink)) ++next;
    return words.is(next, OrgRole::kNoun) && rules.orgs.link(folded).owner;
  }
  if (i + 1 != words.end || words.is(i - 1, OrgRole::kLink)) return false;
  const PlaceRows rows = rules.places.find(folded);
  return std::ranges::any_of(rows, [](const PlaceRow& row) {
    const std::string_view size = row.cell(PlaceColumn::kSize);
    return size == "city" || size == "town";
  });
}

// "IKEA | Österreich", "Amazon | .de": the country of a firm is kept like its legal form, unless
// the document mentions the country as a place.
bool ends_in_branch(const Rules& rules, std::string_view surface, const Context& context,
                    const OrgWords& words) {
  if (words.end < 2 || words.head) return false;
  const Token& last = words.tokens[words.end - 1];
  if (!rules.orgs.is_branch(last.folded) || context.mentioned(Category::kCity, last.folded)) {
    return false;
  }
  const std::string key = text::fold_key(surface.substr(0, last.span.end));
  if (rules.orgs.bodies().find(key) || rules.orgs.find(key)) return false;  // "Bank Austria"
  for (std::size_t i = 0; i + 1 < words.end; ++i) {
    if (words.roles[i] != OrgRole::kOpen) return false;
  }
  const std::size_t name_end = words.tokens[words.end - 2].span.end;
  const bool is_address = surface.substr(0, name_end).ends_with('.');
  return is_address == (last.span.begin == name_end);
}

}  // namespace

OrgWords assign_roles(const Rules& rules, Tokens tokens, std::string_view surface,
                      const Context& context) {
  OrgWords words;
  words.tokens = std::move(tokens);
  const std::size_t size = words.tokens.size();
  words.roles.assign(size, OrgRole::kOpen);
  words.names.resize(size);
  const LegalForm legal_form = rules.orgs.legal_form(words.tokens, size);
  words.end = legal_form.begin;
  words.legal_kind = legal_form.kind;
  words.has_legal = words.end < size;
  if (words.end == 0) words.end = size;  // nothing but a legal form: a name after all
  for (std::size_t i = words.end; i < size; ++i) words.roles[i] = OrgRole::kLink;
  find_nouns(rules, surface, context, words);
  find_sorts(rules, words);
  find_links(rules, surface, context, words);
  if (ends_in_branch(rules, surface, context, words)) {
    words.roles[--words.end] = OrgRole::kLink;
    words.has_branch = true;
  }
  return words;
}

bool is_adjective_before_noun(const OrgLexicon& orgs, const Tokens& tokens, std::size_t i,
                              std::size_t end) {
  const NounMatch match = orgs.nouns().at(tokens, i, i + 1);
  if (!match || match.compound || match.noun->gender != "f") return false;
  if (match.noun->genitive.size() <= match.noun->noun.size()) return false;
  for (std::size_t next = i + 1; next < end; ++next) {
    if (orgs.nouns().at(tokens, next, end)) return true;
  }
  return false;
}

std::size_t topic_length(const Rules& rules, const OrgWords& words, std::size_t first) {
  const OrgLink link = rules.orgs.link(words.tokens[first - 1].folded);
  if (!words.head || first - 1 <= words.head_at) return 0;
  if (words.head.noun->language == "en") {
    if (!link.english_topic) return 0;
    const std::size_t known = rules.orgs.subject_at(words.tokens, first, words.end);
    if (known > 0) return known;
    return rules.orgs.kind_rules(words.head.noun->kind).bare_topic ? words.end - first : 0;
  }
  if (!link.topic) return 0;
  std::size_t end = first + 1;
  while (end < words.end && !belongs_elsewhere(rules, words, end)) ++end;
  return end - first;
}

}  // namespace pseudo::lang::de
