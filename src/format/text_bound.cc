#include "format/text_bound.h"

#include <fmt/format.h>

#include <algorithm>

#include "format/covered.h"

namespace pseudo {
namespace {

void append_number(std::string& line, std::size_t number) {
  const fmt::format_int digits(number);
  line.append(digits.data(), digits.size());
}

// A label of JSON Lines may hold blanks, which would divide it here.
bool is_blank(char c) { return static_cast<unsigned char>(c) <= ' '; }

void append_label(std::string& line, std::string_view label) {
  const std::size_t begin = line.size();
  line.append(label);
  std::replace_if(line.begin() + static_cast<std::ptrdiff_t>(begin), line.end(), is_blank, '_');
}

std::size_t digits_of(std::size_t number) {
  std::size_t digits = 1;
  for (; number >= 10; number /= 10) ++digits;
  return digits;
}

}  // namespace

void append_text_bound(std::string& line, std::string_view id, std::string_view label,
                       std::span<const CodePointSpan> offsets, std::string_view text,
                       std::span<const ByteSpan> fragments) {
  line.append(id).append(1, '\t');
  append_label(line, label);
  char mark = ' ';
  for (const CodePointSpan& span : offsets) {
    append_number(line.append(1, mark), span.begin);
    append_number(line.append(1, ' '), span.end);
    mark = ';';
  }
  append_covered(line.append(1, '\t'), text, fragments);
}

bool is_written_head(std::string_view head, std::string_view id, std::string_view label,
                     std::span<const CodePointSpan> offsets) {
  // Whatever else it may hold, blanks and leading zeros, makes it longer.
  std::size_t size = id.size() + label.size() + 2;
  for (const CodePointSpan& span : offsets) {
    size += digits_of(span.begin) + digits_of(span.end) + 2;
  }
  return head.size() == size && std::ranges::none_of(label, is_blank);
}

}  // namespace pseudo
