// The neighbours of an everyday word that is also a name, and the classes of words.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// The classes of table word_classes. Words without a row are kNoun.
enum class WordClass : std::uint8_t {
  kNoun,
  kPerson,
  kPeople,  ///< A person whose plural looks alike.
  kAnimal,
  kThing,
  kQuality,
  kColour,
  kTime,
  kTitle,
  kKin,
  kFunction,
};

/// A neighbour on the same line, and the text between the two words.
struct Beside {
  ByteSpan span;
  std::string folded;
  std::string_view gap;
};

/// Finds and classifies the neighbours of a word. Refers to text, rules and lexicons, which must
/// outlive it.
class BesideWord {
 public:
  BesideWord(const Rules& rules, const Lexicons& lexicons, std::string_view text)
      : rules_(rules), lexicons_(lexicons), text_(text) {}

  [[nodiscard]] std::optional<Beside> before(std::size_t pos) const;
  [[nodiscard]] std::optional<Beside> behind(std::size_t pos) const;
  /// The previous and the next member of an enumeration: "Koch, Bauer und Wolf".
  [[nodiscard]] std::optional<Beside> member_before(ByteSpan word) const;
  [[nodiscard]] std::optional<Beside> member_behind(ByteSpan word) const;

  [[nodiscard]] WordClass class_of(std::string_view folded) const;
  /// True if table name_neighbours has a row with this word and role.
  [[nodiscard]] bool has_role(std::string_view folded, std::string_view role) const;
  [[nodiscard]] bool is_capital(ByteSpan word) const;
  [[nodiscard]] bool has_small_letter(ByteSpan word) const;
  /// True for a capitalized name of a person in the lexicons that is not an everyday word.
  [[nodiscard]] bool is_sure_name(const Beside& word) const;
  [[nodiscard]] bool is_sure_given(const Beside& word) const;
  [[nodiscard]] bool begins_line(std::size_t pos) const;
  [[nodiscard]] bool ends_line(std::size_t pos) const;

  [[nodiscard]] std::string_view slice(ByteSpan span) const {
    return text_.substr(span.begin, span.size());
  }
  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Lexicons& lexicons() const { return lexicons_; }

 private:
  [[nodiscard]] bool is_everyday_name(std::string_view folded) const;
  [[nodiscard]] bool connects(const Beside& word) const;

  const Rules& rules_;
  const Lexicons& lexicons_;
  std::string_view text_;
};

inline std::string_view slice(std::string_view text, ByteSpan span) {
  return text.substr(span.begin, span.size());
}
/// True if the lexicons contain the word as a given name, a family name or a place.
bool is_known_name(const Rules& rules, std::string_view folded);
/// True if a sentence, line or bracket begins at this byte.
bool begins_sentence(std::string_view text, std::size_t pos);
/// True if the text consists of blanks.
bool is_blank(std::string_view gap);
/// True for a comma, slash, ampersand or plus sign, with blanks around it, between two members of
/// an enumeration.
bool divides_members(std::string_view gap);

}  // namespace pseudo::lang::de
