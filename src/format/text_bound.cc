#include "format/text_bound.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "format/covered.h"

namespace pseudo {
namespace {

void append_number(std::string& line, std::size_t number) {
  const fmt::format_int digits(number);
  line.append(digits.data(), digits.size());
}

// A label of JSON Lines may hold blanks, which would divide it here.
void append_label(std::string& line, std::string_view label) {
  const auto is_blank = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
  std::ranges::replace_copy_if(label, std::back_inserter(line), is_blank, '_');
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

}  // namespace pseudo
