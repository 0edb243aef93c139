// Files of an option with one row per line: lists of strings, schemes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/result.h"

namespace pseudo::cli {

struct ListLine {
  std::size_t number = 0;  ///< From 1.
  std::string_view text;   ///< Trimmed; not empty and not a comment.
};

/// Removes blanks and tabs at both ends.
std::string_view trimmed(std::string_view text);

/// Reads a file. Owns the bytes that its lines point to.
class ListFile {
 public:
  /// `option`: for messages, such as "--deny".
  ListFile(std::string option, std::string path);

  /// Returns all lines except comments (#) and blank lines. Accepts a byte order mark and CRLF.
  /// Errors: kUsage if the file cannot be read, is not UTF-8, contains control characters or has no
  /// row.
  Result<std::vector<ListLine>> read();

  /// Returns kUsage with the option, the file and the line.
  [[nodiscard]] Error error(std::size_t line, std::string_view what) const;
  [[nodiscard]] Error error(const ListLine& line, std::string_view what) const {
    return error(line.number, what);
  }

 private:
  std::string option_;
  std::string path_;
  std::string bytes_;
};

}  // namespace pseudo::cli
