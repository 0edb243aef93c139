#include "support/oracle.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <utility>

namespace pseudo::test {
namespace {

using Span = std::pair<std::size_t, std::size_t>;  // code points

struct Line {
  std::string raw;
  std::string id;
  std::string label;        // T lines
  std::vector<Span> spans;  // T lines
  std::string column;       // text column of T lines
  std::string further;      // the rest of the line
};

std::u32string decode(const std::string& bytes) {
  std::u32string out;
  for (std::size_t i = 0; i < bytes.size();) {
    const auto lead = static_cast<unsigned char>(bytes[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t c = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t k = 1; k < length; ++k) {
      c = (c << 6) | (static_cast<unsigned char>(bytes[i + k]) & 0x3FU);
    }
    out += c;
    i += length;
  }
  return out;
}

std::string encode(const std::u32string& text) {
  std::string out;
  for (const char32_t c : text) {
    const auto put = [&](char32_t byte) { out += static_cast<char>(byte); };
    if (c < 0x80) {
      put(c);
    } else if (c < 0x800) {
      put(0xC0 | (c >> 6)), put(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
      put(0xE0 | (c >> 12)), put(0x80 | ((c >> 6) & 0x3F)), put(0x80 | (c & 0x3F));
    } else {
      put(0xF0 | (c >> 18)), put(0x80 | ((c >> 12) & 0x3F)), put(0x80 | ((c >> 6) & 0x3F)),
          put(0x80 | (c & 0x3F));
    }
  }
  return out;
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> fields;
  std::stringstream stream(text);
  for (std::string field; std::getline(stream, field, separator);) fields.push_back(field);
  return fields;
}

std::vector<Line> parse(const std::string& annotations) {
  std::vector<Line> lines;
  for (std::string raw : split(annotations, '\n')) {
    if (!raw.empty() && raw.back() == '\r') raw.pop_back();
    Line line;
    line.raw = raw;
    line.id = raw.substr(0, raw.find('\t'));
    if (!raw.empty() && raw[0] == 'T') {
      const std::vector<std::string> fields = split(raw, '\t');
      line.label = fields[1].substr(0, fields[1].find(' '));
      for (const std::string& fragment : split(fields[1].substr(fields[1].find(' ') + 1), ';')) {
        std::stringstream numbers(fragment);
        Span span;
        numbers >> span.first >> span.second;
        line.spans.push_back(span);
      }
      line.column = fields.size() > 2 ? fields[2] : "";
      for (std::size_t i = 3; i < fields.size(); ++i) line.further += "\t" + fields[i];
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string covered(const std::u32string& text, const std::vector<Span>& spans) {
  std::u32string out;
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (i > 0) out += U' ';
    out += text.substr(spans[i].first, spans[i].second - spans[i].first);
  }
  for (char32_t& c : out) {
    if (c == U'\n' || c == U'\r') c = U' ';
  }
  return encode(out);
}

// Converts ASCII and the letters of Latin-1 to lower case.
std::u32string lower(std::u32string text) {
  for (char32_t& c : text) {
    if ((c >= U'A' && c <= U'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7)) c += 32;
  }
  return text;
}

// Sufficient for the scripts of the tests: Latin, Greek, Cyrillic.
bool has_letter_or_digit(const std::u32string& text) {
  return std::ranges::any_of(text, [](char32_t c) {
    return (c >= U'0' && c <= U'9') || (c >= U'A' && c <= U'Z') || (c >= U'a' && c <= U'z') ||
           (c >= 0xC0 && c < 0x300) || (c >= 0x370 && c < 0x2000);
  });
}

// Single letters may be kept, as the letter map decides, whatever their second label.
bool is_initial(const std::u32string& text) {
  std::size_t word = 0;
  for (const char32_t c : text) {
    word = has_letter_or_digit({c}) ? word + 1 : 0;
    if (word > 1 || (c >= U'0' && c <= U'9')) return false;
  }
  return true;
}

bool all_blank(const std::u32string& text) {
  return std::ranges::all_of(
      text, [](char32_t c) { return c == U' ' || c == U'\t' || c == U'\r' || c == U'\n'; });
}

class Oracle {
 public:
  Oracle(const RawPair& before, const RawPair& after,
         const std::function<bool(std::string_view)>& is_pi)
      : old_text_(decode(before.text)),
        new_text_(decode(after.text)),
        old_lines_(parse(before.annotations)),
        new_lines_(parse(after.annotations)),
        is_pi_(is_pi) {}

  std::vector<std::string> run() {
    compare_lines();
    if (problems_.empty()) compare_text();
    return std::move(problems_);
  }

 private:
  bool is_pi_line(const Line& line) const { return !line.label.empty() && is_pi_(line.label); }

  // Returns the lines that must be preserved, in order.
  std::vector<Line> expected_lines() const {
    std::set<std::string> pi;
    for (const Line& line : old_lines_) {
      if (is_pi_line(line)) pi.insert(line.id);
    }
    std::vector<Line> expected;
    for (const Line& line : old_lines_) {
      if (line.raw.starts_with("#")) continue;
      if (line.raw.starts_with("N")) {
        const std::vector<std::string> words = split(split(line.raw, '\t')[1], ' ');
        if (pi.contains(words[1])) continue;
      }
      expected.push_back(line);
    }
    return expected;
  }

  void compare_lines() {
    const std::vector<Line> expected = expected_lines();
    if (expected.size() != new_lines_.size()) {
      problems_.push_back("the number of lines differs");
      return;
    }
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const Line& was = expected[i];
      const Line& is = new_lines_[i];
      if (was.label.empty()) {
        if (was.raw != is.raw) problems_.push_back("line changed: " + was.raw);
        continue;
      }
      if (was.id != is.id || was.label != is.label || was.further != is.further) {
        problems_.push_back("fields of " + was.id + " changed");
        continue;
      }
      check_target(was, is);
    }
  }

  void check_target(const Line& was, const Line& is) {
    for (const auto& [begin, end] : is.spans) {
      if (begin > end || end > new_text_.size()) {
        problems_.push_back("offsets of " + is.id + " lie outside the text");
        return;
      }
    }
    const std::string text = covered(new_text_, is.spans);
    if (text != is.column) problems_.push_back("text of " + is.id + " is not that at its offsets");
    if (!is_pi_line(was)) return;
    const std::u32string old = lower(decode(covered(old_text_, was.spans)));
    if (has_letter_or_digit(old) && old == lower(decode(text)) && !is_initial(old)) {
      problems_.push_back("original of " + was.id + " in place: " + was.column);
    }
  }

  // Returns the unions of overlapping private spans of the old text, each with the hull of its
  // image.
  std::vector<std::pair<Span, Span>> regions() const {
    std::map<std::string, const Line*> now;
    for (const Line& line : new_lines_) now[line.id] = &line;
    std::vector<std::pair<Span, Span>> all;
    for (const Line& line : old_lines_) {
      if (!is_pi_line(line)) continue;
      const std::vector<Span>& spans = now[line.id]->spans;
      // Fragments divided by a line break get one surrogate and may have become one fragment.
      if (spans.size() == line.spans.size() && !holds_line_break(line.spans)) {
        for (std::size_t i = 0; i < spans.size(); ++i) all.emplace_back(line.spans[i], spans[i]);
      } else {
        all.emplace_back(Span{line.spans.front().first, line.spans.back().second},
                         Span{spans.front().first, spans.back().second});
      }
    }
    std::ranges::sort(all);
    std::vector<std::pair<Span, Span>> merged;
    for (const auto& [old_span, new_span] : all) {
      if (!merged.empty() && old_span.first < merged.back().first.second) {
        auto& [old_hull, new_hull] = merged.back();
        old_hull.second = std::max(old_hull.second, old_span.second);
        new_hull.first = std::min(new_hull.first, new_span.first);
        new_hull.second = std::max(new_hull.second, new_span.second);
      } else {
        merged.emplace_back(old_span, new_span);
      }
    }
    return merged;
  }

  bool holds_line_break(const std::vector<Span>& spans) const {
    for (std::size_t i = 1; i < spans.size(); ++i) {
      const std::u32string between =
          old_text_.substr(spans[i - 1].second, spans[i].first - spans[i - 1].second);
      if (all_blank(between) && between.find(U'\n') != std::u32string::npos) return true;
    }
    return false;
  }

  void compare_text() {
    std::size_t old_at = 0;
    std::size_t new_at = 0;
    const auto compare_gap = [&](std::size_t old_end, std::size_t new_end) {
      if (new_end < new_at || old_end < old_at) {
        problems_.push_back("annotations changed their order");
        return;
      }
      const std::u32string was = old_text_.substr(old_at, old_end - old_at);
      const std::u32string is = new_text_.substr(new_at, new_end - new_at);
      // A line break of a replaced name may follow its surrogate.
      if (!is.ends_with(was) || !all_blank(is.substr(0, is.size() - was.size())) ||
          (is.size() > was.size() &&
           is.substr(0, is.size() - was.size()).find(U'\n') == std::u32string::npos)) {
        problems_.push_back("text outside pi changed: '" + encode(was) + "' is '" + encode(is) +
                            "'");
      }
    };
    for (const auto& [old_span, new_span] : regions()) {
      compare_gap(old_span.first, new_span.first);
      old_at = old_span.second;
      new_at = new_span.second;
    }
    compare_gap(old_text_.size(), new_text_.size());
    if (std::ranges::count(old_text_, U'\n') != std::ranges::count(new_text_, U'\n')) {
      problems_.push_back("line breaks were lost or added");
    }
  }

  std::u32string old_text_;
  std::u32string new_text_;
  std::vector<Line> old_lines_;
  std::vector<Line> new_lines_;
  const std::function<bool(std::string_view)>& is_pi_;
  std::vector<std::string> problems_;
};

}  // namespace

std::vector<std::string> broken_guarantees(const RawPair& before, const RawPair& after,
                                           const std::function<bool(std::string_view)>& is_pi) {
  return Oracle(before, after, is_pi).run();
}

}  // namespace pseudo::test
