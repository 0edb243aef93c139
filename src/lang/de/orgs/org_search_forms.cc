#include "lang/de/orgs/org_search_forms.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "lang/common/tokens.h"
#include "lang/de/names/person_search_forms.h"
#include "lang/de/orgs/inflected_orgs.h"
#include "lang/de/orgs/org_initials.h"
#include "lang/de/orgs/shortened_orgs.h"
#include "lang/de/places/place_search_forms.h"
#include "lang/de/search_forms.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

// True for function words, and for words that say what an organisation is or does.
bool is_kind_word(const Rules& rules, const std::string& folded) {
  const OrgLexicon& orgs = rules.orgs;
  const NounMatch noun = orgs.nouns().find(folded);
  return rules.grammar.is_function_word(folded) || orgs.is_modifier(folded) ||
         orgs.is_companion(folded) || orgs.is_english_link(folded) || orgs.is_line(folded) ||
         orgs.topics().is_subject(folded) || orgs.is_branch(folded) || (noun && noun.whole) ||
         !rules.places.with_inhabitant(folded).empty();
}

bool is_listed_place(const Rules& rules, std::string_view folded) {
  return std::ranges::any_of(rules.places.find(folded), [&](const PlaceRow& row) {
    return row.table->lexicon == rules.places.places();
  });
}

// A word of a name of several words. The words beside it help to classify it.
class OrgWord {
 public:
  OrgWord(const Rules& rules, std::string_view name, const Tokens& tokens, std::size_t i,
          std::size_t end)
      : rules_(rules), name_(name), tokens_(tokens), i_(i), end_(end), token_(tokens[i]) {}

  // True if the word only says what an organisation is or does.
  [[nodiscard]] bool is_generic() const {
    if (is_kind_word(rules_, token_.folded) || is_adjective()) return true;
    return rules_.places.knows(token_.folded) && !names_person() && !names_town();
  }
  // "Huber" of "Huber & Maier". Everyday words count only after a title or joined to another word.
  [[nodiscard]] bool names_person() const {
    const std::string_view name = person();
    if (!starts_with_upper(token_.written) || !rules_.names.can_be_name(name)) return false;
    return !is_everyday_name(rules_, name) || is_joined(i_) || (i_ > 0 && is_joined(i_ - 1)) ||
           stands_behind_title();
  }
  // Returns the listed form, with or without genitive: "müller" of "Müllers Backstube".
  [[nodiscard]] std::string_view person() const {
    if (rules_.names.can_be_name(token_.folded)) return token_.folded;
    return rules_.grammar.nouns.without_plain_genitive(token_.folded);
  }
  // True for "Linz" of "Autohaus Huber Linz".
  [[nodiscard]] bool names_town() const {
    return tokens_.size() > 1 && starts_with_upper(token_.written) &&
           !is_everyday_name(rules_, token_.folded) && is_listed_place(rules_, token_.folded);
  }

 private:
  [[nodiscard]] std::string_view gap_behind(std::size_t i) const {
    return name_.substr(tokens_[i].span.end, tokens_[i + 1].span.begin - tokens_[i].span.end);
  }
  // True for "Koch" of "Dr. Müller & Dr. Koch".
  [[nodiscard]] bool stands_behind_title() const {
    if (i_ == 0 || !tokens_[i_ - 1].dot) return false;
    const std::string& before = tokens_[i_ - 1].folded;
    return rules_.names.title(before + '.') != nullptr || rules_.names.title(before) != nullptr;
  }
  // True if a link follows word `i`: "Huber & Maier", "Huber und Maier".
  [[nodiscard]] bool is_joined(std::size_t i) const {
    if (i + 1 >= end_) return false;
    if (gap_behind(i).find_first_of("&+/-") != std::string_view::npos) return true;
    return rules_.grammar.connectors.contains(tokens_[i].folded) ||
           rules_.grammar.connectors.contains(tokens_[i + 1].folded);
  }
  // True for "Kleine" of "Kleine Zeitung", before a noun. "Huber" at the end may be a name.
  [[nodiscard]] bool is_adjective() const {
    const std::string_view ending = rules_.grammar.adjectives.ending_of(token_.folded);
    if (ending.empty()) return false;
    if (!starts_with_upper(token_.written)) return true;
    const bool noun_follows = i_ + 1 < end_ && starts_with_upper(tokens_[i_ + 1].written) &&
                              !is_listed_place(rules_, tokens_[i_ + 1].folded) &&
                              gap_behind(i_).find_first_not_of(' ') == std::string_view::npos;
    if (names_person() && !is_everyday_stem(ending)) return false;
    if (names_town() && !noun_follows) return false;  // "Blau-Weiß Traunkirchen"
    if (noun_follows && i_ == 0 && may_be_owner(ending)) return false;
    if (!noun_follows && stands_behind_kind() && !is_everyday_stem(ending)) return false;
    return (noun_follows && !precedes_name()) || !ending.ends_with('r');
  }
  // True for "Wexelbacher" of "Wexelbacher Metallbau": an unknown word in -er that no suffix of
  // adjectives precedes.
  [[nodiscard]] bool may_be_owner(std::string_view ending) const {
    constexpr std::size_t kShortest = 6;  // letters
    if (!ending.ends_with('r') || token_.folded.size() < kShortest) return false;
    if (rules_.orgs.is_adjective_of_sort(token_.folded) || is_everyday_stem(ending)) return false;
    const std::string stem = token_.folded.substr(0, token_.folded.size() - ending.size());
    return std::ranges::all_of(rules_.grammar.adjectives.all(), [&](const std::string& other) {
      return rules_.grammar.adjectives.ending_by_suffix(stem + other).empty();
    });
  }
  // True for "Brenninger" of "Rechtsanwälte Brenninger Stadlhuber". An adjective would precede a
  // word that says what the organisation is.
  [[nodiscard]] bool precedes_name() const {
    const std::string& next = tokens_[i_ + 1].folded;
    return i_ > 0 && !rules_.orgs.nouns().at(tokens_, i_ + 1, end_) &&
           !is_kind_word(rules_, next) && !is_everyday_name(rules_, next);
  }
  // True for "Cantabile" of "Chor Cantabile".
  [[nodiscard]] bool stands_behind_kind() const {
    if (i_ == 0 || gap_behind(i_ - 1) != " ") return false;
    const NounMatch kind = rules_.orgs.nouns().at(tokens_, i_ - 1, i_);
    return kind && kind.whole;
  }
  [[nodiscard]] bool is_everyday_stem(std::string_view ending) const {
    const std::string_view stem =
        std::string_view(token_.folded).substr(0, token_.folded.size() - ending.size());
    return is_everyday_name(rules_, stem);
  }

  const Rules& rules_;
  std::string_view name_;
  const Tokens& tokens_;
  std::size_t i_;
  std::size_t end_;
  const Token& token_;
};

// True for words that a field of work follows: "Institut für ...".
bool begins_field(const Grammar& grammar, const Token& token) {
  const std::string* const takes = grammar.prepositions.find(token.folded);
  return takes != nullptr && *takes == "acc" && !starts_with_upper(token.written);
}

// True for "Förderung" of "Verein zur Förderung der Blasmusik".
bool is_purpose(const Grammar& grammar, const Tokens& tokens, std::size_t i, std::size_t end) {
  if (i == 0 || i + 1 >= end || starts_with_upper(tokens[i - 1].written) ||
      starts_with_upper(tokens[i + 1].written))
    return false;
  const DeterminerWord* const before = grammar.determiners.find(tokens[i - 1].folded);
  return before != nullptr && before->kind == "contracted" &&
         (grammar.determiners.contains(tokens[i + 1].folded) ||
          grammar.prepositions.contains(tokens[i + 1].folded));
}

constexpr std::size_t kShortestAcronym = 3;  // letters of one word among others

// Adds "des Krankenhauses Graz", "im Roten Kreuz Graz".
void add_inflected_names(OrgForms& forms, const Rules& rules, const Tokens& tokens, std::size_t end,
                         const std::string& key, unsigned endings) {
  for (std::string& name : inflected_names(rules, tokens, end, key)) {
    add_form(forms, std::move(name), endings);
  }
}

// Adds "Huber Maier" for "Huber und Maier": the link may vary, and punctuation is ignored anyway.
void add_without_link(OrgForms& forms, const Rules& rules, const std::string& key) {
  for (const ByteSpan& word : text::words(key)) {
    if (!rules.grammar.connectors.contains(key.substr(word.begin, word.size()))) continue;
    add_form(forms, std::string(key).erase(word.begin, word.size()), kGenitiveEnding);
    return;
  }
}

void add_shortened_names(OrgForms& forms, const Rules& rules, const Tokens& tokens, std::size_t end,
                         std::string_view name) {
  for (const std::string_view shortened : shortened_names(rules, tokens, end, name)) {
    const std::string key = text::fold_key(shortened);
    const Tokens words = tokenize(shortened);
    add_form(forms, key, kGenitiveEnding);
    // "JKU" of "Johannes Kepler Universität Linz"
    if (name.starts_with(shortened)) add_initials(forms, rules, words, words.size());
    add_inflected_names(forms, rules, words, words.size(), key, kGenitiveEnding);
    add_spellings_of_saint(forms, rules.grammar.place_names, key);
  }
}

void add_word(OrgForms& forms, const Rules& rules, const OrgWord& word, const Token& token) {
  constexpr std::size_t kShortest = 4;       // letters
  constexpr std::size_t kShortestGiven = 3;  // of a listed given name
  if (!starts_with_upper(token.written) || word.is_generic()) return;
  const std::size_t letters = text::count_code_points(token.folded);
  if (word.names_person()) {
    const std::string person(word.person());
    const bool is_given = rules.names.knows_given(person);
    if (letters < (is_given ? kShortestGiven : kShortest)) return;
    add_form(forms, person, kNameEnding);
    if (!is_given) add_dative_plural(forms, rules, person);
  } else if (letters >= kShortest && word.names_town()) {
    add_place(forms, rules, token.text());
  } else if (letters >= kShortest && !is_everyday_name(rules, token.folded)) {
    add_form(forms, token.folded, kGenitiveEnding);
  }
}

// Adds "seidlundsoehne" and "seidlsoehne" for "Seidl & Söhne", as host names spell it.
void add_joined_words(OrgForms& forms, const Rules& rules, const Tokens& tokens, std::size_t end,
                      std::string_view name) {
  constexpr std::size_t kShortest = 8;  // letters
  constexpr std::size_t kMostWords = 5;
  if (end < 2 || end > kMostWords) return;
  // "Huber und Maier" may be the people of "Huber & Maier", who are searched for separately.
  const auto add_with = [&](std::string_view link) {
    std::string joined;
    std::string spaced;
    for (std::size_t i = 0; i < end; ++i) {
      const std::size_t before = i == 0 ? tokens[i].span.begin : tokens[i - 1].span.end;
      const std::string_view gap = name.substr(before, tokens[i].span.begin - before);
      const bool is_link = rules.grammar.connectors.contains(tokens[i].folded);
      if (is_link || gap.find_first_of("&+") != std::string_view::npos) {
        joined += link;
        spaced.append(link).append(1, ' ');
      }
      if (is_link) continue;
      joined += tokens[i].folded;
      spaced.append(tokens[i].folded).append(1, ' ');
    }
    if (!link.empty() && !rules.names.can_be_name(tokens[end - 1].folded)) {
      spaced.pop_back();
      add_form(forms, std::move(spaced), kGenitiveEnding);
    }
    std::erase_if(joined,
                  [](char c) { return !text::is_ascii_lower(c) && !text::is_ascii_digit(c); });
    if (joined.size() >= kShortest) add_form(forms, std::move(joined), kNoEnding);
  };
  add_with("");
  const bool has_link = name.find_first_of("&+") != std::string_view::npos ||
                        std::ranges::any_of(tokens, [&](const Token& token) {
                          return rules.grammar.connectors.contains(token.folded);
                        });
  if (!has_link) return;
  for (const std::string& link : rules.grammar.link_words) add_with(link);
}

// True if no word before the legal form tells one organisation from another.
bool has_only_generic_words(const Rules& rules, std::string_view name, const Tokens& tokens,
                            std::size_t end) {
  for (std::size_t i = 0; i < end; ++i) {
    if (is_in_capitals(tokens[i])) return false;
    const OrgWord word(rules, name, tokens, i, end);
    if (!word.is_generic() && !rules.places.knows(tokens[i].folded)) return false;
  }
  return true;
}

// Adds the words before a field of study that name the organisation by themselves.
void add_single_words(OrgForms& forms, const Rules& rules, std::string_view name,
                      const Tokens& tokens, std::size_t end) {
  for (std::size_t i = 0; i < end; ++i) {
    const Token& token = tokens[i];
    if (begins_field(rules.grammar, token)) break;
    if (const NounMatch noun = rules.orgs.nouns().at(tokens, i, end); noun.words > 1) {
      i += noun.words - 1;  // "Barmherzige Brüder": one of the words alone is not a name
    } else if (is_purpose(rules.grammar, tokens, i, end)) {
      continue;
    } else if (!is_in_capitals(token)) {
      add_word(forms, rules, OrgWord(rules, name, tokens, i, end), token);
    } else if (token.folded.size() >= kShortestAcronym) {
      add_form(forms, token.folded, kAcronymEnding);
    }
  }
}

// Adds both "VKP" and the full name for "Verein für Kulturpflege (VKP)".
void add_bracketed(OrgForms& forms, const Rules& rules, std::string_view name) {
  const std::size_t open = name.find('(');
  if (open == 0 || open == std::string_view::npos) return;
  const std::size_t close = std::min(name.find(')', open), name.size());
  const std::string_view inside = name.substr(open + 1, close - open - 1);
  const Tokens tokens = tokenize(inside);
  if (tokens.size() == 1 && is_in_capitals(tokens.front())) {
    if (tokens.front().folded.size() >= kShortestAcronym) {
      add_form(forms, tokens.front().folded, kAcronymEnding);
    }
  } else if (tokens.size() > 1) {
    add_org(forms, rules, inside);
  }
  const std::size_t end = name.find_last_not_of(" \n\t", open - 1);
  if (end != std::string_view::npos) add_org(forms, rules, name.substr(0, end + 1));
}

}  // namespace

void add_org(OrgForms& forms, const Rules& rules, std::string_view name) {
  const Tokens tokens = tokenize(name);
  const std::size_t end = rules.orgs.legal_form(tokens, tokens.size()).begin;
  const bool is_generic = has_only_generic_words(rules, name, tokens, end);
  // "Sparkasse" alone, where it was annotated as the name of one.
  if (tokens.size() == 1 && is_generic) {
    const std::string noun = text::fold_key(name);
    add_form(forms, noun, kNoEnding);
    add_inflected_names(forms, rules, tokens, end, noun, kNoEnding);
    return;
  }
  const bool is_short = end == 1 && is_in_capitals(tokens.front());
  const std::string key = text::fold_key(name);
  unsigned ending = is_short ? kAcronymEnding : kGenitiveEnding;
  const std::string with_s = key + std::string(rules.grammar.nouns.plain_genitive());
  if (is_short && is_everyday_name(rules, with_s)) ending = kNoEnding;  // "uns" of UN
  add_form(forms, key, ending);
  if (end == 0) return;
  if (!is_generic) add_joined_words(forms, rules, tokens, end, name);
  if (end > 1) add_initials(forms, rules, tokens, end);
  add_bracketed(forms, rules, name);
  add_inflected_names(forms, rules, tokens, end, key, kGenitiveEnding);
  add_without_link(forms, rules, key);
  add_shortened_names(forms, rules, tokens, end, name);
  if (end < tokens.size() && (end > 1 || !is_generic)) {
    const std::string bare = text::fold_key(name.substr(0, tokens[end - 1].span.end));
    add_form(forms, bare, kGenitiveEnding);
    add_inflected_names(forms, rules, tokens, end, bare, kGenitiveEnding);
    add_without_link(forms, rules, bare);
  }
  add_single_words(forms, rules, name, tokens, end);
}

namespace {

// True for "neue". Adjectives in -er are excluded because names end like them.
bool ends_like_adjective(const Grammar& grammar, const std::string& folded) {
  const std::string_view ending = grammar.adjectives.ending_of(folded);
  return !ending.empty() && !ending.ends_with('r');
}

bool names_nobody(const Rules& rules, const std::string& folded) {
  constexpr std::size_t kShortest = 4;  // letters; shorter ones are abbreviations
  return text::count_code_points(folded) < kShortest ||
         rules.grammar.generic_address_words.contains(folded) || is_everyday_name(rules, folded) ||
         is_kind_word(rules, folded) || rules.places.knows(folded) ||
         rules.grammar.numerals.contains(folded) ||
         (ends_like_adjective(rules.grammar, folded) && !rules.names.can_be_name(folded));
}

// Adds "wallner" for "wallnerbau": a family name before a word that says what a firm is or does.
void add_owner_of_firm(OrgForms& forms, const Rules& rules, const std::string& folded) {
  constexpr std::size_t kShortestOwner = 5;  // letters; many words begin with shorter ones
  constexpr std::size_t kShortestKind = 3;
  constexpr std::size_t kLongest = 64;
  if (folded.size() > kLongest) return;
  for (std::size_t cut = kShortestOwner; cut + kShortestKind <= folded.size(); ++cut) {
    const std::string owner = folded.substr(0, cut);
    if (!rules.names.knows(Category::kFamily, owner) || names_nobody(rules, owner)) continue;
    const std::string kind = folded.substr(cut);
    if (!is_kind_word(rules, kind) && !rules.grammar.generic_address_words.contains(kind)) continue;
    add_form(forms, owner, kNameEnding);
  }
}

}  // namespace

void add_word_of_address(OrgForms& forms, const Rules& rules, std::string_view name) {
  const Tokens tokens = tokenize(name);
  const auto is_nobodys = [&](const Token& token) { return names_nobody(rules, token.folded); };
  if (std::ranges::all_of(tokens, is_nobodys)) return;
  add_form(forms, text::fold_key(name), kGenitiveEnding);
  if (tokens.size() == 1) {
    add_owner_of_firm(forms, rules, tokens.front().folded);
  } else {
    add_joined_words(forms, rules, tokens, tokens.size(), name);
  }
}

}  // namespace pseudo::lang::de
