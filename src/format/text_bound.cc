#include "format/text_bound.h"

#include <fmt/format.h>

#include "format/covered.h"

namespace pseudo {
namespace {

void append_number(std::string& line, std::size_t number) {
  const fmt::format_int digits(number);
  line.append(digits.data(), digits.size());
}

}  // namespace

void append_text_bound(std::string& line, std::string_view id, std::string_view label,
                       std::span<const CodePointSpan> offsets, std::string_view text,
                       std::span<const ByteSpan> fragments) {
  line.append(id).append(1, '\t').append(label);
  char mark = ' ';
  for (const CodePointSpan& span : offsets) {
    append_number(line.append(1, mark), span.begin);
    append_number(line.append(1, ' '), span.end);
    mark = ';';
  }
  append_covered(line.append(1, '\t'), text, fragments);
}

}  // namespace pseudo
