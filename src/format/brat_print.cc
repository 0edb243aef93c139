#include "format/brat_print.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/covered.h"

namespace pseudo {
namespace {

void append_number(std::string& line, std::size_t number) {
  const fmt::format_int digits(number);
  line.append(digits.data(), digits.size());
}

// Replaces characters in the text from `begin` on.
template <class Predicate>
void replace_since(std::string& line, std::size_t begin, Predicate is_bad, char replacement) {
  std::replace_if(line.begin() + static_cast<std::ptrdiff_t>(begin), line.end(), is_bad,
                  replacement);
}

// Labels and types from other formats may contain blanks, which are separators here.
void append_token(std::string& line, std::string_view token) {
  const std::size_t begin = line.size();
  line.append(token);
  replace_since(
      line, begin, [](char c) { return static_cast<unsigned char>(c) <= ' '; }, '_');
}

void append_arguments(std::string& line, std::span<const Argument> arguments) {
  for (const Argument& argument : arguments) {
    line += ' ';
    if (!argument.role.empty()) {
      append_token(line, argument.role);
      line += ':';
    }
    line += argument.target;
  }
}

}  // namespace

void append_free_text(std::string& line, std::string_view text) {
  const std::size_t begin = line.size();
  line.append(text);
  replace_since(
      line, begin, [](char c) { return c == '\n'; }, ' ');
}

void append_text_bound(std::string& line, std::string_view id, std::string_view label,
                       std::span<const CodePointSpan> offsets, std::string_view text,
                       std::span<const ByteSpan> fragments) {
  line.append(id).append(1, '\t');
  append_token(line, label);
  char mark = ' ';
  for (const CodePointSpan& span : offsets) {
    append_number(line.append(1, mark), span.begin);
    append_number(line.append(1, ' '), span.end);
    mark = ';';
  }
  append_covered(line.append(1, '\t'), text, fragments);
}

void append_link(std::string& line, const Link& link) {
  std::span<const Argument> arguments = link.arguments;
  line.append(link.kind == Link::Kind::kEquivalence ? "*" : link.id).append(1, '\t');
  append_token(line, link.type);
  if (link.kind == Link::Kind::kEvent && !arguments.empty()) {
    line.append(1, ':').append(arguments.front().target);
    arguments = arguments.subspan(1);
  }
  append_arguments(line, arguments);
  if (!link.entry.empty()) append_free_text(line.append(1, ' '), link.entry);
  if (link.value.empty()) return;
  line += link.kind == Link::Kind::kNormalization ? '\t' : ' ';
  append_free_text(line, link.value);
}

void append_note(std::string& line, const Remark& note) {
  if (note.id.empty()) return append_free_text(line.append(1, '#'), note.text);
  line.append(note.id);
  if (!note.on.empty()) {
    append_token(line.append(1, '\t'), note.type);
    line.append(1, ' ').append(note.on);
    if (note.text.empty()) return;
  }
  append_free_text(line.append(1, '\t'), note.text);
}

}  // namespace pseudo
