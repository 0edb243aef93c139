#include "format/input.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "text/utf8.h"

namespace pseudo {

std::optional<Error> check_utf8(std::string_view bytes, Location::In part) {
  const auto bad = text::find_invalid_utf8(bytes);
  if (!bad) return std::nullopt;
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
    return Error{ErrorCode::kInvalidUtf8,
                 "UTF-16, not UTF-8: convert the file, as with iconv -f UTF-16 -t UTF-8",
                 {part, 1}};
  }
  const std::string_view before = bytes.substr(0, *bad);
  const auto line_ends = std::count(before.begin(), before.end(), '\n');
  return Error{ErrorCode::kInvalidUtf8,
               fmt::format("not UTF-8 at byte {}: convert the file to UTF-8", *bad),
               {part, static_cast<std::size_t>(line_ends) + 1}};
}

}  // namespace pseudo
