// A text as it is searched for names: what the eye reads, in small letters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::text {

/// A word that is, or may be, divided at the end of a line: "Hu-" and "ber", "Hu" and "ber". Blanks
/// may stand before the line end, a blank line and signs of quotation before the next word.
struct LineBreak {
  std::size_t left_end = 0;     ///< In the skeleton: where the letters before it end.
  std::size_t right_begin = 0;  ///< In the skeleton: where the letters of the next line begin.
};

/// Words of a-z, 0-9 and bytes above 0x7F, one blank for any other character. Case is folded, ä is
/// ae, ß is ss, other accents are left out, invisible characters too; letters of other scripts and
/// styles that look like Latin ones are those. NFC and NFD have one skeleton.
class Skeleton {
 public:
  /// Cost: linear.
  explicit Skeleton(std::string_view utf8);

  [[nodiscard]] std::string_view text() const { return text_; }
  /// Those with a hyphen.
  [[nodiscard]] const std::vector<LineBreak>& line_breaks() const { return breaks_; }
  /// Those without, between two words.
  [[nodiscard]] const std::vector<LineBreak>& line_ends() const { return ends_; }
  /// Where the character that became this byte begins in the text; for the end of the skeleton,
  /// the end of the text.
  [[nodiscard]] std::size_t source(std::size_t pos) const;

 private:
  void append_ascii(std::string_view utf8, std::size_t pos, std::size_t end);
  void append_other(char32_t c);
  // `at`: where the line end is in the skeleton.
  void note_line_break(std::string_view utf8, std::size_t newline, std::size_t at);

  // From `at` on a byte of the skeleton is a byte of the text, up to the next shift.
  struct Shift {
    std::size_t at = 0;
    std::size_t source = 0;
  };
  std::string text_;
  std::vector<Shift> shifts_;
  std::vector<LineBreak> breaks_;
  std::vector<LineBreak> ends_;
};

/// The skeleton of a short text, without blanks at its ends, one blank between words.
std::string skeleton_key(std::string_view utf8);

/// True if a character is in it that nobody sees: a soft hyphen, a zero-width mark.
bool has_invisible(std::string_view utf8);

}  // namespace pseudo::text
