#include "recognition/envelope/letter_lines.h"

#include <algorithm>

#include "pseudo/text.h"
#include "text/blanks.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::recognition {

namespace {

constexpr std::size_t kMostWords = 40;
constexpr std::size_t kDeepest = 100;     // maximum number of quote marks
constexpr std::size_t kShortestRule = 4;  // characters

std::string_view part(std::string_view text, ByteSpan span) {
  return text.substr(span.begin, span.size());
}

LetterLine line_of(std::string_view text, ByteSpan span) {
  LetterLine line{span, span};
  std::size_t& begin = line.content.begin;
  while (begin < span.end && line.depth < kDeepest) {
    const char c = text[begin];
    if (c == '>' || c == '|') ++line.depth;
    if (c != '>' && c != '|' && c != ' ' && c != '\t') break;
    ++begin;
  }
  const std::string_view rest = part(text, line.content);
  const std::size_t last = rest.find_last_not_of(text::kAsciiBlanks);
  line.content.end = last == std::string_view::npos ? begin : begin + last + 1;
  return line;
}

}  // namespace

std::vector<LetterLine> letter_lines(std::string_view text) {
  std::vector<LetterLine> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    lines.push_back(line_of(text, {at, end}));
    at = end;
  }
  return lines;
}

LineWords read_words(std::string_view text, ByteSpan content) {
  LineWords words;
  const std::string_view line = part(text, content);
  auto word = text::next_word(line, 0);
  while (word && words.size() < kMostWords) {
    words.spans.push_back({content.begin + word->begin, content.begin + word->end});
    words.folded.push_back(text::fold_key(part(text, words.spans.back())));
    word = text::next_word(line, word->end);
  }
  words.has_more = word.has_value();
  return words;
}

bool is_capital(std::string_view text, ByteSpan word) {
  std::size_t at = word.begin;
  return text::is_upper(text::next(text, at));
}

std::string_view gap_before(std::string_view text, const LineWords& words, std::size_t word) {
  const std::size_t begin = word == 0 ? words.spans[0].begin : words.spans[word - 1].end;
  return text.substr(begin, words.spans[word].begin - begin);
}

bool ends_in(std::string_view text, ByteSpan content, std::string_view ends) {
  const std::string_view line = part(text, content);
  const std::size_t last = line.find_last_not_of(" \t\"')*_");
  return last != std::string_view::npos && ends.find(line[last]) != std::string_view::npos;
}

bool is_rule(std::string_view content) {
  return content.size() >= kShortestRule &&
         content.find_first_not_of("-_=*~#+. ") == std::string_view::npos;
}

}  // namespace pseudo::recognition
