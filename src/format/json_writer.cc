#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "format/covered.h"
#include "pseudo/format.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

// Runs that need no escape are copied whole: nearly all of a text.
void append_string(std::string& out, std::string_view text) {
  const auto needs_escape = [](char c) {
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
  };
  out += '"';
  for (std::size_t done = 0; done < text.size();) {
    const auto rest = text.substr(done);
    const auto run =
        static_cast<std::size_t>(std::ranges::find_if(rest, needs_escape) - rest.begin());
    out.append(rest.substr(0, run));
    done += run;
    if (done == text.size()) break;
    const char c = text[done++];
    switch (c) {
      case '"':
        out += "\\\"";
        break;
      case '\\':
        out += "\\\\";
        break;
      case '\b':
        out += "\\b";
        break;
      case '\f':
        out += "\\f";
        break;
      case '\n':
        out += "\\n";
        break;
      case '\r':
        out += "\\r";
        break;
      case '\t':
        out += "\\t";
        break;
      default:
        fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
    }
  }
  out += '"';
}

void append_entity(std::string& out, const Document& document, const Annotation& annotation,
                   const text::OffsetIndex& offsets) {
  const auto end = std::back_inserter(out);
  out += "{\"id\": ";
  append_string(out, annotation.id);
  out += ", \"label\": ";
  append_string(out, annotation.label);
  const auto points = [&](const ByteSpan& fragment) {
    return std::pair(offsets.to_code_point(fragment.begin), offsets.to_code_point(fragment.end));
  };
  if (annotation.fragments.size() == 1) {
    const auto [first, last] = points(annotation.fragments.front());
    fmt::format_to(end, ", \"start\": {}, \"end\": {}", first, last);
  } else {
    out += ", \"fragments\": [";
    for (std::size_t i = 0; i < annotation.fragments.size(); ++i) {
      const auto [first, last] = points(annotation.fragments[i]);
      fmt::format_to(end, "{}[{}, {}]", i > 0 ? ", " : "", first, last);
    }
    out += ']';
  }
  out += ", \"text\": ";
  std::string covered;
  append_covered(covered, document.text, annotation.fragments);
  append_string(out, covered);
  out += '}';
}

}  // namespace

std::string write_json_line(const Document& document) {
  const text::OffsetIndex offsets(document.text);
  std::string out;
  out.reserve(document.text.size() + document.text.size() / 8 + 96 * document.annotations.size());
  out += "{\"id\": ";
  append_string(out, document.id);
  out += ", \"text\": ";
  append_string(out, document.text);
  out += ", \"entities\": [";
  bool first = true;
  for (const Annotation& annotation : document.annotations) {
    if (!first) out += ", ";
    first = false;
    append_entity(out, document, annotation, offsets);
  }
  out += ']';
  if (!document.extra.empty()) out.append(", ").append(document.extra);
  out += '}';
  return out;
}

std::size_t count_beyond_json(const Document& document) {
  return static_cast<std::size_t>(
      std::ranges::count_if(document.lines, [](const StandoffLine& line) {
        return line.kind != LineKind::kTextBound && line.kind != LineKind::kBlank;
      }));
}

}  // namespace pseudo
