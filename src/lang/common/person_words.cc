#include "lang/common/person_words.h"

#include <algorithm>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang {
namespace {

// `is_last`: no other word follows. "Huber – Riedl" is a double name; "Huber - Riedl Eva" may be
// two people.
void read_gap(std::string_view gap, bool is_last, PersonWord& word) {
  bool space = false;
  for (std::size_t pos = 0; pos < gap.size();) {
    const char32_t c = text::next(gap, pos);
    space = space || text::is_space(c);
    word.hyphen_before = word.hyphen_before || text::is_hyphen(c);
    word.comma_before = word.comma_before || c == U',';
    word.divider_before = word.divider_before || c == U'&' || c == U'+' || c == U'/' || c == U';';
  }
  const bool is_dash = is_last && gap.starts_with(' ') && gap.ends_with(' ');
  if ((space && !is_dash) || word.divider_before || word.comma_before) word.hyphen_before = false;
}

bool is_open(const PersonWord& word) { return word.role == PersonRole::kOpen; }
bool starts_name(const PersonWord& word) { return is_open(word) && !word.hyphen_before; }
std::ptrdiff_t names_in(PersonWords words) { return std::ranges::count_if(words, starts_name); }

void fill(PersonWords words, PersonRole role) {
  for (PersonWord& word : words) {
    if (is_open(word)) word.role = role;
  }
}

// --- Which words are one person ---

// True if at least two names follow the comma before the next divider of people.
bool full_name_behind(PersonWords words, std::size_t comma) {
  std::ptrdiff_t names = 0;
  for (std::size_t i = comma; i < words.size() && names < 2; ++i) {
    const PersonWord& word = words[i];
    if (word.connector || word.divider_before || (i > comma && word.comma_before)) break;
    names += starts_name(word) ? 1 : 0;
  }
  return names >= 2;
}

// "Anna, Max und Eva": people mentioned by their given names alone.
bool is_list_of_given(PersonWords words, std::size_t first, std::size_t second,
                      const PersonFacts& facts) {
  while (!is_open(words[first])) ++first;
  if (!is_open(words[second]) || !facts.is_given(*words[first].token) ||
      !facts.is_given(*words[second].token)) {
    return false;
  }
  std::size_t behind = second + 1;
  while (behind < words.size() && words[behind].hyphen_before) ++behind;
  const bool goes_on =
      behind < words.size() &&
      (words[behind].connector || words[behind].comma_before || words[behind].divider_before);
  return goes_on || (behind == words.size() && !facts.is_family(*words[first].token));
}

/// A person whose words are being counted.
struct Begun {
  std::size_t first = 0;
  std::size_t names = 0;
  bool particle = false;
};

// True if word i begins another person, or another name of the same person.
bool begins_person(PersonWords words, std::size_t i, const Begun& begun, const PersonFacts& facts) {
  const PersonWord& word = words[i];
  if (word.title == PersonTitle::kBirth || word.title == PersonTitle::kAlias) return true;
  if (word.divider_before) return true;
  // "Anna Huber, Max Maier", but "Huber, Anna" and "Huber, Dr. Anna".
  if (word.comma_before && begun.names >= 2 && full_name_behind(words, i)) return true;
  if (word.comma_before && begun.names == 1 && is_list_of_given(words, begun.first, i, facts)) {
    return true;
  }
  if (!word.connector) return false;
  // "Graf von Thal und Hohenau" is one, "Otto von Thal und Anna Moser" are two.
  if (!begun.particle) return true;
  return i + 1 < words.size() &&
         (words[i + 1].title != PersonTitle::kNone || facts.is_given(*words[i + 1].token));
}

std::vector<PersonWords> people_in(PersonWords words, const PersonFacts& facts) {
  std::vector<PersonWords> people;
  Begun begun;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > begun.first && begins_person(words, i, begun, facts)) {
      people.push_back(words.subspan(begun.first, i - begun.first));
      begun = {.first = i};
    }
    begun.names += starts_name(words[i]) ? 1U : 0U;
    begun.particle = begun.particle || words[i].particle;
  }
  people.push_back(words.subspan(begun.first));
  return people;
}

// --- Which name is the family name ---

// True if the family name comes first: "Huber Franz", "HUBER Franz".
bool is_family_first(PersonWords head, PersonWords tail, const PersonFacts& facts) {
  const auto all_capitals = [](PersonWords words) {
    return std::ranges::all_of(words, [](const PersonWord& word) {
      return !is_open(word) || is_all_upper(word.token->text());
    });
  };
  if (all_capitals(head) != all_capitals(tail)) return all_capitals(head);
  const Token& first = *head.front().token;
  const Token& last = *tail.back().token;
  const bool first_shown = facts.shown_role(first) == PersonRole::kFamily;
  if (first_shown != (facts.shown_role(last) == PersonRole::kFamily)) return first_shown;
  if (looks_like_initial(last) && !looks_like_initial(first)) {
    return !facts.is_given(first);  // "Huber F.", "Hendl H."
  }
  if (facts.precedes_given(first) && !facts.is_family(last) &&
      (!facts.is_given(first) || !facts.is_given(last))) {
    return true;
  }
  // Many given names are also family names ("Huber Franz"), but few family names are given names.
  return facts.is_given(last) && !facts.is_given(first) && facts.is_family(first);
}

void assign_names(PersonWords person, const PersonFacts& facts);

// "Adler, Irene", but "Irene Adler, Graz".
void assign_around_comma(PersonWords before, PersonWords behind, const PersonFacts& facts) {
  const bool is_one = std::all_of(before.begin() + 1, before.end(),
                                  [](const PersonWord& word) { return word.hyphen_before; });
  const bool family_first =
      is_one || (!facts.is_given(*before.front().token) && facts.is_given(*behind.front().token));
  if (family_first) {
    fill(before, PersonRole::kFamily);
    fill(behind, PersonRole::kGiven);
  } else {
    assign_names(before, facts);
    fill(behind, PersonRole::kFamily);
  }
}

// True if all names are given names: "Hans Peter". This holds if no list has the last one as a
// family name, or if the document shows it as a given name.
bool are_all_given(PersonWords names, const PersonFacts& facts) {
  if (names.back().hyphen_before) return false;
  const auto is_given = [&](const Token& token) {
    const PersonRole shown = facts.shown_role(token);
    if (shown != PersonRole::kOpen) return shown == PersonRole::kGiven;
    return facts.is_given(token) && !facts.is_family(token);
  };
  return std::ranges::all_of(names, [&](const PersonWord& word) { return is_given(*word.token); });
}

// Assigns the roles of at least two names of one person.
void assign_names(PersonWords person, const PersonFacts& facts) {
  const auto first =
      static_cast<std::size_t>(std::ranges::find_if(person, is_open) - person.begin());
  std::size_t end = person.size();
  while (!is_open(person[end - 1])) --end;
  const PersonWords names = person.subspan(first, end - first);
  const auto comma = static_cast<std::size_t>(
      std::find_if(names.begin() + 1, names.end(),
                   [](const PersonWord& word) { return word.comma_before; }) -
      names.begin());
  if (comma < names.size() && names_in(names.subspan(comma)) > 0) {
    return assign_around_comma(names.first(comma), names.subspan(comma), facts);
  }
  if (are_all_given(names, facts)) return fill(names, PersonRole::kGiven);
  // The family name is the last word with the words that hyphens join to it, or the first word.
  std::size_t tail = names.size() - 1;
  while (tail > 0 && names[tail].hyphen_before) --tail;
  std::size_t head = 1;
  while (head < names.size() && names[head].hyphen_before) ++head;
  const bool family_first = is_family_first(names.first(head), names.subspan(tail), facts);
  // "Eva Thieme Fein" beside "Frau Thieme Fein"
  const auto is_family = [&](const PersonWord& word) {
    return facts.shown_role(*word.token) == PersonRole::kFamily;
  };
  while (!family_first && tail > 1 && is_family(names[tail]) && is_family(names[tail - 1])) --tail;
  fill(family_first ? names.first(head) : names.subspan(tail), PersonRole::kFamily);
  fill(names, PersonRole::kGiven);
}

// After "von" every word up to a comma belongs to the family name.
void assign_around_particle(PersonWords person, PersonWords::iterator particle) {
  const auto comma = std::find_if(particle, person.end(),
                                  [](const PersonWord& word) { return word.comma_before; });
  // "von Thal E.", "VON THAL Eva"
  auto end = comma;
  const auto first = std::find_if(particle, comma, is_open);
  if (first != comma) {
    const bool shouts = is_all_upper(first->token->text());
    const auto is_behind = [&](const PersonWord& word) {
      return is_open(word) &&
             (looks_like_initial(*word.token) || (shouts && !is_all_upper(word.token->text())));
    };
    while (end - 1 > first && is_behind(*(end - 1))) --end;
  }
  fill({particle, end}, PersonRole::kFamily);
  fill(person, PersonRole::kGiven);
}

void assign_roles(PersonWords person, bool full_name_follows, const PersonFacts& facts) {
  if (person.front().title == PersonTitle::kBirth) return fill(person, PersonRole::kFamily);
  if (facts.given_only) return fill(person, PersonRole::kGiven);
  const auto particle =
      std::ranges::find_if(person, [](const PersonWord& word) { return word.particle; });
  if (particle != person.end()) return assign_around_particle(person, particle);
  const auto names = names_in(person);
  if (names == 0) return;
  if (names > 1) return assign_names(person, facts);
  // "Hans und Maria Huber"
  const Token& only = *std::ranges::find_if(person, is_open)->token;
  const bool shares_family_name =
      full_name_follows && (facts.is_given(only) || !facts.is_family(only));
  fill(person, shares_family_name ? PersonRole::kGiven : facts.lone_role(person));
}

}  // namespace

std::vector<PersonWord> person_words(const Tokens& tokens, std::string_view surface) {
  std::vector<PersonWord> words(tokens.size());
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    words[i].token = &tokens[i];
    if (i == 0) continue;
    const std::size_t end = tokens[i - 1].span.end;
    read_gap(surface.substr(end, tokens[i].span.begin - end), i + 1 == tokens.size(), words[i]);
  }
  return words;
}

std::vector<PersonWords> assign_person_roles(PersonWords words, const PersonFacts& facts) {
  const std::vector<PersonWords> people = people_in(words, facts);
  for (std::size_t i = 0; i < people.size(); ++i) {
    const bool full_name_follows = i + 1 < people.size() && names_in(people[i + 1]) > 1;
    assign_roles(people[i], full_name_follows, facts);
  }
  return people;
}

}  // namespace pseudo::lang
