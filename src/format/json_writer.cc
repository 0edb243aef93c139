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

using std::string_view_literals::operator""sv;

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

class JsonWriter {
 public:
  JsonWriter(const Document& document, std::string& out)
      : document_(document), offsets_(document.text), out_(out) {}

  void write() {
    constexpr std::size_t kEntity = 96;  // bytes, about
    const std::string& text = document_.text;
    out_.reserve(out_.size() + text.size() + text.size() / 8 +
                 kEntity * (document_.annotations.size() + 1) + document_.extra.size());
    append_string(out_ += R"({"id": )"sv, document_.id);
    append_string(out_ += R"(, "text": )"sv, text);
    std::string_view before = R"(, "entities": [{"id": )"sv;
    for (const Annotation& annotation : document_.annotations) {
      out_ += before;
      append_entity(annotation);
      before = R"(, {"id": )"sv;
    }
    out_ += document_.annotations.empty() ? R"(, "entities": [])"sv : "]"sv;
    if (!document_.extra.empty()) (out_ += ", "sv) += document_.extra;
    out_ += '}';
  }

 private:
  /// From its id on.
  void append_entity(const Annotation& annotation) {
    append_string(out_, annotation.id);
    append_string(out_ += R"(, "label": )"sv, annotation.label);
    if (annotation.fragments.size() == 1) {
      const CodePointSpan span = offsets_.to_code_points(annotation.fragments.front());
      append_number(out_ += R"(, "start": )"sv, span.begin);
      append_number(out_ += R"(, "end": )"sv, span.end);
    } else {
      append_fragments(annotation);
    }
    covered_.clear();
    append_covered(covered_, document_.text, annotation.fragments);
    append_string(out_ += R"(, "text": )"sv, covered_);
    out_ += '}';
  }

  void append_fragments(const Annotation& annotation) {
    std::string_view before = R"(, "fragments": [[)"sv;
    for (const ByteSpan& fragment : annotation.fragments) {
      const CodePointSpan span = offsets_.to_code_points(fragment);
      append_number(out_ += before, span.begin);
      append_number(out_ += ", "sv, span.end);
      before = "], ["sv;
    }
    out_ += annotation.fragments.empty() ? R"(, "fragments": [])"sv : "]]"sv;
  }

  const Document& document_;
  text::OffsetIndex offsets_;
  std::string& out_;
  std::string covered_;  // of the last annotation
};

}  // namespace

void append_json_line(std::string& out, const Document& document) {
  JsonWriter(document, out).write();
}

std::string write_json_line(const Document& document) {
  std::string line;
  append_json_line(line, document);
  return line;
}

std::size_t count_beyond_json(const Document& document) {
  return static_cast<std::size_t>(
      std::ranges::count_if(document.lines, [](const StandoffLine& line) {
        return line.kind != LineKind::kTextBound && line.kind != LineKind::kBlank;
      }));
}

}  // namespace pseudo
