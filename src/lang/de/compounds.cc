#include "lang/de/compounds.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "lang/common/tokens.h"
#include "lang/de/places/room_words.h"
#include "text/ascii.h"
#include "text/fold.h"

namespace pseudo::lang::de {

ByteSpan modified_noun(const Rules& rules, const Mention& mention, const Context& context) {
  const std::string_view surface = mention.surface;
  const ByteSpan none{surface.size(), surface.size()};
  const std::size_t hyphen = surface.rfind('-');
  if (hyphen == std::string_view::npos || hyphen == 0 || hyphen + 1 == surface.size()) return none;
  const std::string word = text::fold_key(surface.substr(hyphen + 1));
  if (!rules.grammar.compound_nouns.contains(word)) return none;
  if (rules.names.can_be_name(word) || rules.places.knows(word)) return none;
  if (rules.places.knows(text::fold_key(surface)) || rules.orgs.find(text::fold_key(surface))) {
    return none;
  }
  return context.is_name_elsewhere(word) ? none : ByteSpan{hyphen + 1, surface.size()};
}

bool is_numbered_room(const Rules& rules, const Mention& mention) {
  const Tokens tokens = tokenize(mention.surface);
  if (tokens.size() < 2 || room_words_at_begin(rules.grammar, tokens) == 0) return false;
  bool has_number = false;
  for (const Token& token : tokens) {
    const bool number = std::ranges::any_of(token.folded, text::is_ascii_digit);
    const bool room = rules.grammar.room_words.contains(token.folded) || token.dot;
    if (!number && !room && !rules.grammar.quarter_words.contains(token.folded)) return false;
    has_number = has_number || number;
  }
  return has_number;
}

bool begins_as_building(const Rules& rules, const Mention& mention) {
  if (!is_named_building(rules, mention)) return false;
  const std::string first = tokenize(mention.surface).front().folded;
  const NounMatch noun = rules.orgs.nouns().find(first);
  // "Markt Oberschwirzen", "Seebad Oberschwirzen" are towns.
  if (!noun || rules.grammar.place_words.contains(first) || noun.noun->kind == "bath") return false;
  return !rules.orgs.kind_rules(noun.noun->kind).plain_building;
}

bool is_lone_facility(const Rules& rules, const Mention& mention) {
  const Tokens tokens = tokenize(mention.surface);
  if (tokens.size() != 1 || tokens.front().dot || !starts_with_upper(tokens.front().text())) {
    return false;
  }
  const std::string_view key = tokens.front().folded;
  const Grammar& grammar = rules.grammar;
  // "Markt", "Zentrum" and "Berg" occur in the names of places.
  const bool is_word_of_places = grammar.is_kind_of_place(key) ||
                                 grammar.place_words.contains(std::string(key)) ||
                                 grammar.quarter_words.contains(std::string(key)) ||
                                 grammar.landscape_words.contains(std::string(key));
  if (is_word_of_places || rules.places.knows(key)) return false;
  const NounMatch noun = rules.orgs.nouns().find(key);
  // "Münsters" is the genitive of a town.
  return noun && noun.whole && !noun.compound &&
         !rules.places.knows(text::fold_key(noun.noun->noun)) &&
         !rules.orgs.kind_rules(noun.noun->kind).plain_building;
}

bool is_medical_field(const Rules& rules, const Mention& mention) {
  const std::string key = text::fold_key(mention.surface);
  return rules.orgs.topics().is_subject(key) && !rules.places.knows(key) &&
         rules.orgs.topics().kind(key, "any").starts_with("medicine");
}

bool is_named_building(const Rules& rules, const Mention& mention) {
  if (std::ranges::any_of(mention.surface, text::is_ascii_digit)) return false;
  if (rules.places.knows(text::fold_key(mention.surface))) return false;
  const Tokens tokens = tokenize(mention.surface);
  if (tokens.size() < 2) return false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!starts_with_upper(tokens[i].text())) continue;
    if (rules.grammar.is_kind_of_place(tokens[i].folded)) return false;
    if (rules.grammar.landscape_words.contains(tokens[i].folded)) return false;
    const auto match = rules.orgs.nouns().find(tokens[i].folded);
    if (match && match.whole && !rules.orgs.kind_rules(match.noun->kind).plain_building)
      return true;
  }
  return false;
}

}  // namespace pseudo::lang::de
