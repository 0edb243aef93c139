// What stands beside an everyday word that is also a name, and what kind of word it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// The classes of table word_classes; kNoun: of words without a row.
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

/// A word on the same line, and what stands between.
struct Beside {
  ByteSpan span;
  std::string folded;
  std::string_view gap;
};

/// Reads the words beside a word. Views text, rules and lexicons.
class BesideWord {
 public:
  BesideWord(const Rules& rules, const Lexicons& lexicons, std::string_view text)
      : rules_(rules), lexicons_(lexicons), text_(text) {}

  [[nodiscard]] std::optional<Beside> before(std::size_t pos) const;
  [[nodiscard]] std::optional<Beside> behind(std::size_t pos) const;
  /// The member of an enumeration before or behind this one: "Koch, Bauer und Wolf".
  [[nodiscard]] std::optional<Beside> member_before(ByteSpan word) const;
  [[nodiscard]] std::optional<Beside> member_behind(ByteSpan word) const;

  [[nodiscard]] WordClass class_of(std::string_view folded) const;
  /// A row of table name_neighbours.
  [[nodiscard]] bool has_role(std::string_view folded, std::string_view role) const;
  [[nodiscard]] bool is_capital(ByteSpan word) const;
  [[nodiscard]] bool has_small_letter(ByteSpan word) const;
  /// A name of a person that is no everyday word, by the lexicons, with a capital.
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
/// A given or family name or a place of the lexicons.
bool is_known_name(const Rules& rules, std::string_view folded);
/// A sentence, line or bracket begins at this byte.
bool begins_sentence(std::string_view text, std::size_t pos);
/// Blanks only.
bool is_blank(std::string_view gap);
/// A comma, slash or sign of addition between two members.
bool divides_members(std::string_view gap);

}  // namespace pseudo::lang::de
