// Splits the words of a person mention into people and their names: which word is a given name,
// which a family name. Knows the order of names, commas, hyphens and particles; what words mean
// comes from the language.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"

namespace pseudo::lang {

enum class PersonRole : std::uint8_t { kOpen, kLiteral, kGiven, kFamily };

/// kBirth: "geb.", a family name follows. kAlias: "genannt", another name of the same person.
enum class PersonTitle : std::uint8_t { kNone, kTitle, kBirth, kAlias };

/// A word of a mention. The language sets literals, `connector`, `particle` and `title`.
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

/// What a language knows of words.
struct PersonFacts {
  std::function<bool(const Token&)> is_given;
  std::function<bool(const Token&)> is_family;
  /// The role of the only open word of a person.
  std::function<PersonRole(PersonWords person)> lone_role;
  /// What the other mentions of the document show of a word; kOpen: nothing.
  std::function<PersonRole(const Token&)> shown_role;
  /// True of a family name behind which its given names stand: "Wang Xiaoming".
  std::function<bool(const Token&)> stands_before_given;
  bool given_only = false;  ///< The label says that there are no family names.
};

/// The words of a mention with what stands before each; all open. Views the tokens.
std::vector<PersonWord> person_words(const Tokens& tokens, std::string_view surface);

/// Gives every open word the role kGiven or kFamily and returns the people, in the order of the
/// text: "Hans und Maria Huber" are two, "Huber, Anna" is one. A further name ("geb. Huber") is an
/// entry of its own. The entries cover all words; `words` must not be empty.
std::vector<PersonWords> assign_person_roles(PersonWords words, const PersonFacts& facts);

}  // namespace pseudo::lang
