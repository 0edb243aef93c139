#include "lang/de/orgs/shortened_orgs.h"

#include <string>

#include "lang/de/search_forms.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

std::string_view words_from(std::string_view name, const Tokens& tokens, std::size_t first,
                            std::size_t end) {
  const std::size_t begin = tokens[first].span.begin;
  return name.substr(begin, tokens[end - 1].span.end - begin);
}

bool is_saint(const Rules& rules, std::string_view words) {
  const PlaceNames& names = rules.grammar.place_names;
  const std::string folded = text::fold_key(words);
  return names.abbreviates_saint(folded) || names.spells_saint_out(folded);
}

bool is_place(const Rules& rules, const Token& token) {
  return starts_with_upper(token.written) && rules.places.knows(token.folded) &&
         !rules.orgs.nouns().find(token.folded);
}

// A word that distinguishes an organisation from others of its kind.
bool tells(const Rules& rules, const Tokens& tokens, std::size_t i) {
  const std::string& folded = tokens[i].folded;
  if (is_place(rules, tokens[i])) return true;
  return starts_with_upper(tokens[i].written) && !rules.orgs.nouns().at(tokens, i, i + 1) &&
         !rules.orgs.is_modifier(folded) && !rules.orgs.topics().is_subject(folded) &&
         !rules.grammar.has_adjective_ending(folded);
}

// The number of words before the town at the end and its preposition, or 0 if they do not identify
// the organisation, as in "Medizinische Universität Graz".
std::size_t end_without_town(const Rules& rules, const Tokens& tokens, std::size_t end) {
  constexpr std::size_t kFewest = 2;
  std::size_t rest = end;
  while (rest > 0 && is_place(rules, tokens[rest - 1])) --rest;
  if (rest == end) return 0;
  while (rest > 0 && rules.grammar.prepositions.contains(tokens[rest - 1].folded)) --rest;
  if (rest < kFewest) return 0;
  bool has_head = false;
  bool has_name = false;
  for (std::size_t i = 0; i < rest;) {
    const NounMatch noun = rules.orgs.nouns().at(tokens, i, rest);
    has_head = has_head || noun;
    const bool is_of_several = noun.words > 1;  // "Freie Wähler": none of its words is a name
    has_name = has_name || (!is_of_several && tells(rules, tokens, i));
    i += is_of_several ? noun.words : 1;
  }
  return has_head && has_name ? rest : 0;
}

// The words after "zum" or "an der" that identify the house: "Kirche zum [Heiligen Geist]".
std::size_t behind_site_words(const Rules& rules, const Tokens& tokens, std::size_t first,
                              std::size_t end) {
  if (first >= end || rules.orgs.site_word(tokens[first].folded) == nullptr) return first;
  ++first;
  return first < end && rules.grammar.determiners.contains(tokens[first].folded) ? first + 1
                                                                                 : first;
}

// The begin of the name after the kind: "Maria Himmelfahrt" after that of a parish. 0 if there is
// none, as in "Institut Angewandte Physik".
std::size_t begin_behind_kind(const Rules& rules, const Tokens& tokens, std::size_t end,
                              std::string_view name) {
  constexpr std::size_t kFewest = 2;  // words
  const NounMatch head = rules.orgs.nouns().at(tokens, 0, end);
  if (!head || !head.whole || rules.orgs.kind_rules(head.noun->kind).bare_topic) return 0;
  const std::size_t first = behind_site_words(rules, tokens, head.words, end);
  if (first + kFewest > end || name[tokens[first].span.begin - 1] == '-' ||
      rules.orgs.topics().is_subject(text::fold_key(words_from(name, tokens, first, end)))) {
    return 0;
  }
  bool has_name = false;
  bool has_other = false;  // words other than towns, each of which is searched for
  for (std::size_t i = first; i < end; ++i) {
    if (rules.grammar.is_function_word(tokens[i].folded)) return 0;
    has_name = has_name || tells(rules, tokens, i);
    has_other = has_other || !is_place(rules, tokens[i]);
  }
  const bool is_name = has_name && has_other && starts_with_upper(tokens[first].written);
  return is_name ? first : 0;
}

bool is_plain_adjective(const Rules& rules, const Token& token) {
  constexpr std::size_t kShortest = 8;  // letters
  const std::string_view ending = rules.grammar.adjectives.ending_of(token.folded);
  const std::string stem = token.folded.substr(0, token.folded.size() - ending.size());
  return token.folded.size() >= kShortest && !ending.empty() && !ending.ends_with('r') &&
         !rules.orgs.is_modifier(token.folded) && !rules.orgs.is_adjective_of_sort(token.folded) &&
         !is_everyday_name(rules, stem);
}

// The number of adjectives before a kind that they name alone: "Süddeutsche" of "Süddeutsche
// Zeitung", "Frankfurter Allgemeine" of "Frankfurter Allgemeine Zeitung".
std::size_t end_before_kind(const Rules& rules, const Tokens& tokens, std::size_t end) {
  const std::size_t rest = end - 1;
  const NounMatch head = rules.orgs.nouns().at(tokens, rest, end);
  if (!head || head.compound || head.words != 1) return 0;
  for (std::size_t i = 0; i < rest; ++i) {
    if (!starts_with_upper(tokens[i].written) ||
        !rules.grammar.has_adjective_ending(tokens[i].folded)) {
      return 0;
    }
  }
  return rest > 1 || is_plain_adjective(rules, tokens[0]) ? rest : 0;
}

}  // namespace

std::vector<std::string_view> shortened_names(const Rules& rules, const Tokens& tokens,
                                              std::size_t end, std::string_view name) {
  constexpr std::size_t kMostWords = 12;
  std::vector<std::string_view> names;
  if (end < 2 || end > kMostWords) return names;
  for (std::size_t i = 0; i < end; ++i) {
    const NounMatch noun = rules.orgs.nouns().at(tokens, i, end);
    if (noun && !noun.compound && noun.words < end &&
        rules.orgs.is_name_of_body(*noun.noun, text::fold_key(noun.noun->noun))) {
      names.push_back(words_from(name, tokens, i, i + noun.words));
    }
    const bool may_be_saint = end > 2 && i + 2 <= end && starts_with_upper(tokens[i + 1].written);
    if (may_be_saint && is_saint(rules, words_from(name, tokens, i, i + 2))) {
      names.push_back(words_from(name, tokens, i, i + 2));
    }
  }
  if (const std::size_t rest = end_without_town(rules, tokens, end); rest > 0) {
    names.push_back(words_from(name, tokens, 0, rest));
  }
  if (const std::size_t rest = end_before_kind(rules, tokens, end); rest > 0) {
    names.push_back(words_from(name, tokens, 0, rest));
  }
  if (const std::size_t first = begin_behind_kind(rules, tokens, end, name); first > 0) {
    names.push_back(words_from(name, tokens, first, end));
  }
  return names;
}

}  // namespace pseudo::lang::de
