// The normalized form of a text in which names are searched: what readers see, in lower case.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::text {

/// A word that is, or may be, split at a line end: "Hu-" and "ber", "Hu" and "ber". Blanks may
/// precede the line end; a blank line and quote marks may precede the next word.
struct LineBreak {
  std::size_t left_end = 0;     ///< Skeleton offset of the end of the letters before the break.
  std::size_t right_begin = 0;  ///< Skeleton offset of the first letter of the next line.
};

/// Words of a-z, 0-9 and bytes above 0x7F, with one blank for each other character. Case is folded;
/// ä becomes ae, ß ss; other diacritics and invisible characters are removed; letters of other
/// scripts and styles that resemble Latin ones become those. NFC and NFD have the same skeleton.
class Skeleton {
 public:
  /// Linear.
  explicit Skeleton(std::string_view utf8);

  [[nodiscard]] std::string_view text() const { return text_; }
  /// Line breaks with a hyphen.
  [[nodiscard]] const std::vector<LineBreak>& line_breaks() const { return breaks_; }
  /// Line breaks without a hyphen, between two words.
  [[nodiscard]] const std::vector<LineBreak>& line_ends() const { return ends_; }
  /// The byte offset in the text of the character that produced this byte of the skeleton. For the
  /// end of the skeleton: the end of the text.
  [[nodiscard]] std::size_t source(std::size_t pos) const;

 private:
  void append_ascii(std::string_view utf8, std::size_t pos, std::size_t end);
  void append_other(char32_t c);
  // `at`: offset of the line end in the skeleton.
  void note_line_break(std::string_view utf8, std::size_t newline, std::size_t at);

  // From `at` to the next shift, skeleton and text correspond byte for byte.
  struct Shift {
    std::size_t at = 0;
    std::size_t source = 0;
  };
  std::string text_;
  std::vector<Shift> shifts_;
  std::vector<LineBreak> breaks_;
  std::vector<LineBreak> ends_;
};

/// The skeleton of a short text, without outer blanks, with one blank between words.
std::string skeleton_key(std::string_view utf8);
/// skeleton_key() without blanks: only letters and digits.
std::string joined_skeleton_key(std::string_view utf8);

/// True if the text contains an invisible character: a soft hyphen, a zero-width mark.
bool has_invisible(std::string_view utf8);

}  // namespace pseudo::text
