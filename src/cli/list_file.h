// Files that an option names and that hold a row a line: lists of strings, schemes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/result.h"

namespace pseudo::cli {

struct ListLine {
  std::size_t number = 0;  ///< From 1.
  std::string_view text;   ///< Without blanks at its ends; not empty, no comment.
};

/// Without blanks and tabs at its ends.
std::string_view trimmed(std::string_view text);

/// Owns the bytes that its lines view.
class ListFile {
 public:
  /// `option`: for messages, as "--deny".
  ListFile(std::string option, std::string path);

  /// Lines without comments (#) and blank ones; a byte order mark and CRLF are allowed.
  /// Errors: kUsage (cannot be read, not UTF-8, control characters, no row).
  Result<std::vector<ListLine>> read();

  /// kUsage, with the option, the file and the line.
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
