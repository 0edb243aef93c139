#include "fuzz/spans.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "fuzz/fuzz.h"
#include "pseudo/category.h"
#include "text/utf8.h"

namespace pseudo::fuzz {
namespace {

using Span = std::pair<std::size_t, std::size_t>;  // code points

std::string_view take_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  const std::string_view word = rest.substr(0, rest.find_first_of(" ;"));
  rest.remove_prefix(word.size());
  return word;
}

std::size_t number_of(std::string_view word) {
  std::size_t number = 0;
  for (const char c : word) number = (number * 10 + static_cast<unsigned char>(c) - '0') & 0xFFFFFF;
  return number;
}

// As the tests of the engine write it, every label is one that is known.
std::string label_of(std::string_view word) {
  if (find_category(word) || word == "Opinion") return std::string(word);
  return std::string(name(static_cast<Category>(number_of(word) % kCategoryCount)));
}

// Code points that the oracle takes for what they are.
bool is_ordinary(char32_t c) {
  return c == '\n' || (c >= 0x20 && c < 0x7F) || c == 0xE4 || c == 0xF6 || c == 0xFC || c == 0xC4 ||
         c == 0xD6 || c == 0xDC || c == 0xDF || c == 0xE9 || c == 0xC9 ||
         (c >= 0x410 && c < 0x450) || c == 0x1F600;
}

class SpanReader {
 public:
  explicit SpanReader(std::string_view text) {
    spans_.pair.text = text;
    for (std::size_t pos = 0; pos < text.size();) {
      starts_.push_back(pos);
      const char32_t c = text::next(text, pos);
      const bool crlf = c == '\r' && text.substr(pos).starts_with('\n');
      spans_.plain = spans_.plain && (crlf || is_ordinary(c));
    }
    starts_.push_back(text.size());
  }

  Spans read(std::string_view lines) && {
    while (!lines.empty()) {
      const std::string_view line = lines.substr(0, lines.find('\n'));
      lines.remove_prefix(std::min(line.size() + 1, lines.size()));
      read_line(line);
    }
    return std::move(spans_);
  }

 private:
  void read_line(std::string_view line) {
    const std::string_view word = take_word(line);
    if (word.empty()) return;
    if (word.size() == 1 && read_other(word[0], line)) return;
    read_annotation(label_of(word), line);
  }

  void read_annotation(const std::string& label, std::string_view rest) {
    std::vector<Span> fragments;
    while (!rest.empty() && fragments.size() < 8) {
      const std::size_t size = starts_.size();
      Span span{number_of(take_word(rest)) % size, number_of(take_word(rest)) % size};
      if (span.first > span.second) std::swap(span.first, span.second);
      const bool apart = std::ranges::all_of(fragments, [&](const Span& other) {
        return span.second <= other.first || other.second <= span.first;
      });
      if (span.first < span.second && apart) fragments.push_back(span);
      if (!rest.starts_with(';')) break;
      rest.remove_prefix(1);
    }
    if (!fragments.empty()) write_annotation(label, fragments);
  }

  void write_annotation(const std::string& label, const std::vector<Span>& fragments) {
    std::string column;
    std::string line = "T" + std::to_string(++texts_) + "\t" + label;
    for (std::size_t i = 0; i < fragments.size(); ++i) {
      const auto [begin, end] = fragments[i];
      line += (i > 0 ? ";" : " ") + std::to_string(begin) + " " + std::to_string(end);
      column += (i > 0 ? " " : "") +
                spans_.pair.text.substr(starts_[begin], starts_[end] - starts_[begin]);
      if (i > 0 && begin < fragments[i - 1].second) spans_.plain = false;
    }
    std::ranges::replace(column, '\n', ' ');
    std::ranges::replace(column, '\r', ' ');
    spans_.pair.annotations += line + "\t" + column + "\n";
  }

  std::string target(std::string_view& rest) {
    return "T" + std::to_string(1 + number_of(take_word(rest)) % texts_);
  }

  bool read_other(char kind, std::string_view rest) {
    if (std::string_view("REAN*#").find(kind) == std::string_view::npos) return false;
    if (texts_ == 0) return true;
    const std::string id = kind + std::to_string(++others_) + "\t";
    const std::string first = target(rest);
    std::string line;
    if (kind == 'R') line = id + "Knows Arg1:" + first + " Arg2:" + target(rest);
    if (kind == 'E') line = id + "Meets:" + first + " Who:" + target(rest);
    if (kind == 'N') line = id + "Reference " + first + " Wiki:77\tetwas anderes";
    if (kind == '*') line = "*\tEquiv " + first + " " + target(rest);
    if (kind == '#') line = id + "Note " + first + "\t" + std::string(rest);
    if (kind == 'A' && !rest.starts_with(' ')) rest = {};
    if (kind == 'A') line = id + "Sure " + first + std::string(rest);
    if (kind == 'A' && !rest.empty()) spans_.plain = false;
    spans_.pair.annotations += line + "\n";
    return true;
  }

  Spans spans_;
  std::vector<std::size_t> starts_;  // bytes of the code points, and the end
  std::size_t texts_ = 0;
  std::size_t others_ = 0;
};

}  // namespace

Spans read_spans(std::string_view input) {
  const auto [text, lines] = two_parts(input);
  return SpanReader(text).read(lines);
}

}  // namespace pseudo::fuzz
