// Splits the words of a person mention into people, and decides which words are given names and
// which are family names. This file knows the order of names and the role of commas, hyphens and
// particles. The language module supplies what the words mean.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"

namespace pseudo::lang {

enum class PersonRole : std::uint8_t { kOpen, kLiteral, kGiven, kFamily };

/// kBirth: "geb.", after which a family name follows. kAlias: "genannt", after which another name
/// of the same person follows.
enum class PersonTitle : std::uint8_t { kNone, kTitle, kBirth, kAlias };

/// A word of a mention. The language module sets the role of literals, and `connector`, `particle`
/// and `title`.
struct PersonWord {
  const Token* token = nullptr;
  PersonRole role = PersonRole::kOpen;
  bool hyphen_before = false;
  bool comma_before = false;
  bool divider_before = false;  ///< "&", "+", "/" or ";".
  bool connector = false;       ///< "und".
  bool particle = false;        ///< "von".
  PersonTitle title = PersonTitle::kNone;
};
using PersonWords = std::span<PersonWord>;

/// What a language module knows about words.
struct PersonFacts {
  std::function<bool(const Token&)> is_given;
  std::function<bool(const Token&)> is_family;
  /// Returns the role of the only open word of a person.
  std::function<PersonRole(PersonWords person)> lone_role;
  /// Returns the role that the other mentions of the document show for a word, or kOpen if they
  /// show none.
  std::function<PersonRole(const Token&)> shown_role;
  /// True for a family name that precedes the given name: "Wang" in "Wang Xiaoming".
  std::function<bool(const Token&)> precedes_given;
  bool given_only = false;  ///< The label excludes family names.
};

/// Returns one PersonWord for each token, with the separators before it and the role kOpen. The
/// result points to the tokens.
std::vector<PersonWord> person_words(const Tokens& tokens, std::string_view surface);

/// Gives every open word the role kGiven or kFamily and returns the people in the order of the
/// text: two for "Hans und Maria Huber", one for "Huber, Anna". A further name of a person ("geb.
/// Huber") is a separate entry. The entries cover all words. Precondition: `words` is not empty.
std::vector<PersonWords> assign_person_roles(PersonWords words, const PersonFacts& facts);

}  // namespace pseudo::lang
