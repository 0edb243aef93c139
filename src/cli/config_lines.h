// The lines of a configuration file as far as quotes, comments and brackets go: also of one that is
// no TOML.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::cli {

/// Without blanks around it.
std::string_view trim(std::string_view text);
/// Without their line ends, of Unix or Windows.
std::vector<std::string_view> lines_of(std::string_view bytes);
/// The position of `wanted` outside of quotes and before a comment; npos if there is none.
std::size_t find_outside(std::string_view line, std::string_view wanted);
/// Without blanks around it.
std::string_view without_comment(std::string_view line);

/// Takes the lines of a file one by one and knows what is open behind them.
class ConfigScanner {
 public:
  /// The next line. Strings of one line end with it, those with three quotes may go on.
  void take(std::string_view line, std::size_t number);
  [[nodiscard]] bool is_in_list() const { return depth_ > 0; }
  [[nodiscard]] bool is_in_text() const { return !quote_.empty(); }
  /// Where the list or text begins.
  [[nodiscard]] std::size_t opened() const { return opened_; }

 private:
  std::size_t open_string(std::string_view line, std::size_t at, std::size_t number);
  std::size_t in_string(std::string_view line, std::size_t at);

  std::string quote_;  // that closes the string; empty: in none
  std::size_t depth_ = 0;
  std::size_t opened_ = 0;
};

}  // namespace pseudo::cli
