#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>

#include "format/covered.h"
#include "pseudo/format.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

constexpr std::array<bool, 256> kNeedsEscape = [] {
  std::array<bool, 256> needs{};
  std::fill_n(needs.begin(), 0x20, true);
  needs['"'] = needs['\\'] = true;
  return needs;
}();

// Whether one of eight bytes needs an escape. Source: "Bit Twiddling Hacks" (S. E. Anderson),
// "Determine if a word has a byte less than n".
bool any_needs_escape(const char* eight) {
  constexpr std::uint64_t kOnes = ~std::uint64_t{0} / 0xFF;  // 1 in each byte
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, eight, sizeof bytes);
  const auto has_below = [](std::uint64_t word, unsigned bound) {
    return (word - kOnes * bound) & ~word & (kOnes * 0x80U);
  };
  return (has_below(bytes, 0x20) | has_below(bytes ^ (kOnes * '"'), 1) |
          has_below(bytes ^ (kOnes * '\\'), 1)) != 0;
}

// Where the next character that needs an escape stands; the size if there is none.
std::size_t find_escape(std::string_view text, std::size_t from) {
  constexpr std::size_t kStride = 8;
  while (from + kStride <= text.size() && !any_needs_escape(text.data() + from)) from += kStride;
  while (from < text.size() && !kNeedsEscape[static_cast<unsigned char>(text[from])]) ++from;
  return from;
}

// Runs that need no escape are copied whole: nearly all of a text.
void append_string(std::string& out, std::string_view text) {
  out += '"';
  for (std::size_t done = 0; done < text.size();) {
    const std::size_t run_end = find_escape(text, done);
    out.append(text.substr(done, run_end - done));
    done = run_end;
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

void append_number(std::string& out, std::size_t number) {
  const fmt::format_int digits(number);
  out.append(digits.data(), digits.size());
}

void append_entity(std::string& out, const Document& document, const Annotation& annotation,
                   const text::OffsetIndex& offsets) {
  out += "{\"id\": ";
  append_string(out, annotation.id);
  out += ", \"label\": ";
  append_string(out, annotation.label);
  const auto points = [&](const ByteSpan& fragment) {
    return std::pair(offsets.to_code_point(fragment.begin), offsets.to_code_point(fragment.end));
  };
  if (annotation.fragments.size() == 1) {
    const auto [first, last] = points(annotation.fragments.front());
    append_number(out += ", \"start\": ", first);
    append_number(out += ", \"end\": ", last);
  } else {
    out += ", \"fragments\": [";
    for (std::size_t i = 0; i < annotation.fragments.size(); ++i) {
      const auto [first, last] = points(annotation.fragments[i]);
      append_number(out += i > 0 ? ", [" : "[", first);
      append_number(out += ", ", last);
      out += ']';
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
