#include "view/terminal_text.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "text/offsets.h"

namespace pseudo::view {

namespace {

constexpr std::string_view kOff = "\033[0m";
constexpr std::string_view kDim = "\033[2m";
constexpr std::string_view kBold = "\033[1m";
constexpr std::string_view kAlarm = "\033[1;4;33m";
constexpr std::string_view kKept = "\033[36m";
constexpr std::string_view kWas = "\033[1;31m";
constexpr std::string_view kIs = "\033[1;32m";

/// A highlighted span of one text.
struct Highlight {
  ByteSpan span;
  std::string label;
  std::string_view color;
};

struct Line {
  std::string_view plain;
  std::string shown;
};

std::string safe(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t tab = std::min(text.find('\t'), text.size());
    shown += printable(text.substr(0, tab));
    if (tab < text.size()) shown += '\t';
    text.remove_prefix(std::min(tab + 1, text.size()));
  }
  return shown;
}

bool is_private(Change change) { return change != Change::kKept && change != Change::kAllowed; }

std::string mark_words(const ShownMark& mark) {
  if (mark.kind == ShownMark::Kind::kFinding) return mark.code + ':';
  return mark.kind == ShownMark::Kind::kMissed ? "missed:" : "doubtful:";
}

/// The outermost of overlapping highlights, in text order.
std::vector<Highlight> outermost(std::vector<Highlight> all) {
  std::ranges::stable_sort(all, [](const Highlight& a, const Highlight& b) {
    return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end > b.span.end;
  });
  std::vector<Highlight> kept;
  for (Highlight& one : all) {
    if (one.span.empty() || (!kept.empty() && one.span.begin < kept.back().span.end)) continue;
    kept.push_back(std::move(one));
  }
  return kept;
}

std::vector<Highlight> highlights_of(const ShownDocument& document, bool is_original) {
  const std::string& text = is_original ? document.before : document.after;
  const text::OffsetIndex index(text);
  std::vector<Highlight> all;
  const auto add = [&](const CodePointSpan& span, const std::string& label,
                       std::string_view color) {
    if (const auto bytes = index.to_bytes(span)) all.push_back({*bytes, label, color});
  };
  for (const ShownAnnotation& one : document.annotations) {
    const std::string_view changed = is_original ? kWas : kIs;
    for (const CodePointSpan& span : is_original ? one.before : one.after) {
      add(span, printable(one.label), is_private(one.change) ? changed : kKept);
    }
  }
  for (const ShownMark& mark : document.marks) {
    add(is_original ? mark.before : mark.after, mark_words(mark), kAlarm);
  }
  return outermost(std::move(all));
}

void append(std::string& shown, const Highlight& highlight, std::string_view text, bool color) {
  if (color) {
    shown.append(highlight.color).append(safe(text)).append(kOff);
  } else {
    shown += fmt::format("[{} {}]", highlight.label, safe(text));
  }
}

/// Formats one line. `next`: the first highlight that may overlap it.
std::string show_line(std::string_view text, ByteSpan line, const std::vector<Highlight>& all,
                      std::size_t& next, bool color) {
  std::string shown;
  std::size_t at = line.begin;
  while (next < all.size() && all[next].span.begin < line.end) {
    const ByteSpan span = all[next].span;
    const std::size_t begin = std::max(span.begin, line.begin);
    const std::size_t end = std::min(span.end, line.end);
    shown += safe(text.substr(at, begin - at));
    if (begin < end) append(shown, all[next], text.substr(begin, end - begin), color);
    at = std::max(at, end);
    if (span.end > line.end) break;
    ++next;
  }
  return shown + safe(text.substr(at, line.end - at));
}

std::vector<Line> lines_of(const ShownDocument& document, bool is_original, bool color) {
  const std::string_view text = is_original ? document.before : document.after;
  const std::vector<Highlight> highlights = highlights_of(document, is_original);
  std::vector<Line> lines;
  std::size_t next = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t feed = std::min(text.find('\n', begin), text.size());
    const std::size_t end = feed > begin && text[feed - 1] == '\r' ? feed - 1 : feed;
    lines.push_back(
        {text.substr(begin, end - begin), show_line(text, {begin, end}, highlights, next, color)});
    begin = feed + 1;
  }
  return lines;
}

std::string with_sign(char sign, const Line& line, bool color) {
  if (!color || sign == ' ') return fmt::format("{} {}\n", sign, line.shown);
  return fmt::format("{}{}{} {}\n", sign == '-' ? kWas : kIs, sign, kOff, line.shown);
}

std::string body_of(const ShownDocument& document, bool color) {
  const std::vector<Line> before = lines_of(document, true, color);
  const std::vector<Line> after = lines_of(document, false, color);
  std::string body;
  if (before.size() != after.size()) {  // the lines do not correspond one to one
    for (const Line& line : before) body += with_sign('-', line, color);
    for (const Line& line : after) body += with_sign('+', line, color);
    return body;
  }
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i].plain == after[i].plain) {
      body += with_sign(' ', after[i], color);
    } else {
      body += with_sign('-', before[i], color) + with_sign('+', after[i], color);
    }
  }
  return body;
}

std::string head_of(const ShownDocument& document, bool color) {
  const std::string id = printable(document.original_id);
  std::string head = "== " + id;
  if (!document.is_missing && document.id != document.original_id) {
    head += " -> " + printable(document.id);
  }
  if (color) head = fmt::format("{}{}{}", kBold, head, kOff);
  head += '\n';
  for (const ShownMark& mark : document.marks) {
    const std::string whose =
        mark.annotation.empty() ? std::string() : " of " + printable(mark.annotation);
    std::string words = fmt::format("! {}{}", mark.code, whose);
    if (mark.place.line > 0) {
      words += fmt::format(" at line {}, column {}", mark.place.line, mark.place.column);
    }
    if (mark.in_original) words += " of the original";
    head += color ? fmt::format("{}{}{}\n", kDim, words, kOff) : words + '\n';
  }
  return head;
}

}  // namespace

std::string as_lines(const ShownDocument& document, bool color) {
  return head_of(document, color) + body_of(document, color);
}

}  // namespace pseudo::view
