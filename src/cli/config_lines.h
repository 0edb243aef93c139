// Scans the lines of a configuration file for quotes, comments and brackets. Also works for a file
// that is not TOML.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::cli {

/// Removes blanks at both ends.
std::string_view trim(std::string_view text);
/// Splits into lines, without their line ends (LF or CRLF).
std::vector<std::string_view> lines_of(std::string_view bytes);
/// Returns the position of `wanted` outside of quotes and before a comment, or npos.
std::size_t find_outside(std::string_view line, std::string_view wanted);
/// Removes the comment, and blanks at both ends.
std::string_view without_comment(std::string_view line);

/// Consumes the lines of a file one by one, and tracks the string or list that is open after them.
class ConfigScanner {
 public:
  /// Consumes the next line. A string ends with its line, unless it has triple quotes.
  void take(std::string_view line, std::size_t number);
  [[nodiscard]] bool is_in_list() const { return depth_ > 0; }
  [[nodiscard]] bool is_in_text() const { return !quote_.empty(); }
  /// The number of the line where the open list or string begins.
  [[nodiscard]] std::size_t opened() const { return opened_; }

 private:
  std::size_t open_string(std::string_view line, std::size_t at, std::size_t number);
  std::size_t in_string(std::string_view line, std::size_t at);

  std::string quote_;  // the closing quote of the open string, or empty
  std::size_t depth_ = 0;
  std::size_t opened_ = 0;
};

}  // namespace pseudo::cli
