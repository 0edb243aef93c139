// The forms of German dates: patterns from the table `date_forms`, and their match in a text.
//
// A pattern is written like the date: D day, M month number, MMMM month name (with the dot of its
// abbreviation), YYYY YYY YY year, N number of a week, quarter or half, h mm FF time, {kind} a
// word of that kind, ' any apostrophe, a blank any blanks or none; other marks stand for
// themselves. Single letters take one or two digits, longer runs exactly theirs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/dates/date_words.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"
#include "text/chars.h"

namespace pseudo::lang::dates {

/// What a form says. All but kDay and kTime name no day and move by their own step.
enum class Unit : std::uint8_t {
  kDay,
  kMonth,
  kYear,
  kAcademic,  ///< Two years that follow one another: 2014/15.
  kYears,     ///< Two years: 2014-17.
  kWeek,
  kQuarter,
  kHalf,
  kTerm,
  kSeason,
  kDecade,
  kCounted,  ///< 19. Jahrhundert, 3. Semester.
  kFeast,    ///< One of several of a name: 2. Advent.
  kTime,
};

enum class Token : std::uint8_t {
  kLiteral,
  kApostrophe,
  kBlank,
  kDay,
  kMonth,
  kMonthName,
  kYear,
  kNumber,
  kHour,
  kMinute,
  kFraction,
  kWord,
  kMonthOrdinal,
};

struct FormToken {
  Token token = Token::kLiteral;
  std::string literal = {};          ///< kLiteral.
  WordKind kind = WordKind::kPlain;  ///< kWord.
  std::uint8_t least = 0;            ///< Digits of a number.
  std::uint8_t most = 0;
  bool joined = false;  ///< More digits of another field follow at once.
  friend bool operator==(const FormToken&, const FormToken&) = default;
};

struct Form {
  Unit unit = Unit::kDay;
  std::vector<FormToken> tokens;
  bool ends_in_year = false;  ///< In four digits, which nothing can be mistaken for.
};

/// One token of all forms that are alike up to it. Flat: a match walks over many.
struct FormStep {
  /// What a step can begin at: digits, anything, letters, any other mark.
  enum Class : std::uint8_t { kNumbers, kBlanks, kWords, kMarks, kClasses };

  Token token = Token::kLiteral;
  WordKind kind = WordKind::kPlain;
  std::uint8_t least = 0;
  std::uint8_t most = 0;
  bool joined = false;
  std::uint8_t literal_size = 0;
  std::array<char, 4> literal = {};  ///< One code point.
  /// The first following step of each class, and behind the last of all; they are in that order.
  std::array<std::uint32_t, kClasses + 1> next = {};
  std::uint32_t first_end = 0;   ///< Of the forms that end here, in DateForms::ends_.
  std::uint32_t last_end = 0;    ///< Behind them.
  std::uint32_t first_form = 0;  ///< The lowest number of a form that has the step.

  [[nodiscard]] bool goes_on() const { return next.front() < next.back(); }
  [[nodiscard]] std::string_view written() const { return {literal.data(), literal_size}; }
};
FormStep::Class class_of(Token token);

/// One field of a match: where it stands and what it says.
struct Field {
  Token token = Token::kLiteral;
  std::uint32_t begin = 0;  ///< In bytes of the text matched.
  std::uint32_t end = 0;
  std::int32_t value = 0;    ///< Number of day, month, full year, week ...; of a word its value.
  std::uint32_t word = 0;    ///< kMonthName, kWord, kMonthOrdinal.
  std::uint32_t ending = 0;  ///< Bytes of the ending of a stem.
  [[nodiscard]] std::uint32_t size() const { return end - begin; }
};

struct FormMatch {
  static constexpr std::size_t kMaxFields = 8;
  const Form* form = nullptr;
  std::size_t end = 0;
  std::array<Field, kMaxFields> fields;  ///< The first `count` are set.
  std::size_t count = 0;
};

/// Two digits of a year: 00 to 68 are of this century, 69 to 99 of the last one.
int full_year(int two_digits);

/// The byte behind the word (letters and marks) or the ASCII digits that begin at `pos`.
inline std::size_t end_of_word(std::string_view text, std::size_t pos);
std::size_t end_of_digits(std::string_view text, std::size_t pos);
std::size_t end_of_blanks(std::string_view text, std::size_t pos);

/// The same; the letter at `pos` is not ASCII.
std::size_t end_of_word_beyond_ascii(std::string_view text, std::size_t pos);

inline std::size_t end_of_word(std::string_view text, std::size_t pos) {
  const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  while (pos < text.size() && text::ascii::is_letter(byte(pos))) ++pos;
  return pos == text.size() || byte(pos) < 0x80 ? pos : end_of_word_beyond_ascii(text, pos);
}

/// Immutable. Threads: const, shared freely.
class DateForms {
 public:
  /// Errors: kLexicon (table missing; pattern or unit that is none, with its row).
  static Result<DateForms> from(const Lexicons& lexicons);

  /// The longest form that begins at `pos` and is a possible date, of equal ones the first in the
  /// table. Precondition: a word, a run of digits or a mark begins there.
  [[nodiscard]] std::optional<FormMatch> match(const DateWords& words, std::string_view text,
                                               std::size_t pos) const;
  /// Two digits that the text around shows to be a year: WS 15.
  [[nodiscard]] const Form& bare_year() const { return bare_year_; }

 private:
  friend class FormMatcher;
  std::vector<Form> forms_;
  std::vector<FormStep> steps_;      // the first one is no token, but what all forms follow
  std::vector<std::uint32_t> ends_;  // numbers of forms, by the steps that they end with
  Form bare_year_;
};

}  // namespace pseudo::lang::dates
