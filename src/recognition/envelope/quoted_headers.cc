#include "recognition/envelope/quoted_headers.h"

#include <algorithm>

#include "text/ascii.h"

namespace pseudo::recognition {

namespace {

constexpr std::size_t kLongestQuote = 3;    // lines
constexpr std::size_t kLongestDivider = 8;  // words
constexpr std::size_t kFewestFields = 2;

bool is_divider(std::string_view text, const LetterLine& line, const LetterPhrases& phrases) {
  const LineWords words = read_words(text, line.content);
  if (words.size() == 0 || words.size() > kLongestDivider) return false;
  const std::size_t matched = phrases.match(PhraseRole::kDivider, words.folded);
  if (matched == 0) return false;
  const bool has_rule = words.spans[0].begin >= line.content.begin + 2;
  return has_rule || matched == words.size();
}

/// True for header fields: "From: …", "*Von:* …".
bool is_field(std::string_view text, const LetterLine& line, const LetterPhrases& phrases) {
  const std::string_view content = text.substr(line.content.begin, line.content.size());
  const std::size_t colon = content.find(':');
  if (colon == std::string_view::npos) return false;
  const LineWords words = read_words(text, {line.content.begin, line.content.begin + colon});
  return words.size() > 0 && phrases.match(PhraseRole::kField, words.folded) == words.size();
}

/// The number of lines in a block of fields. Lines that begin with a blank continue a field.
std::size_t match_fields(std::string_view text, LetterSegment lines, const LetterPhrases& phrases) {
  std::size_t fields = 0;
  std::size_t end = 0;
  for (; end < lines.size() && !lines[end].is_blank(); ++end) {
    const char first = text[lines[end].span.begin];
    if (is_field(text, lines[end], phrases)) {
      ++fields;
    } else if (end == 0 || (first != ' ' && first != '\t')) {
      break;
    }
  }
  return fields >= kFewestFields ? end : 0;
}

bool has_digit(std::string_view text) { return std::ranges::any_of(text, text::is_ascii_digit); }

/// True if a phrase with role kQuoteEnd ends the words or precedes a date in them.
bool has_quote_end(std::string_view text, const LineWords& words, const LetterPhrases& phrases) {
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto rest = std::span(words.folded).subspan(i);
    const std::size_t matched = phrases.match(PhraseRole::kQuoteEnd, rest);
    if (matched == 0) continue;
    if (matched == rest.size()) return true;
    const std::size_t behind = words.spans[i + matched - 1].end;
    if (has_digit(text.substr(behind, words.spans.back().end - behind))) return true;
  }
  return false;
}

std::size_t match_introduction(std::string_view text, LetterSegment lines,
                               const LetterPhrases& phrases) {
  for (std::size_t count = 1; count <= std::min(kLongestQuote, lines.size()); ++count) {
    const LetterLine& last = lines[count - 1];
    if (last.is_blank()) return 0;
    if (!ends_in(text, last.content, ":")) continue;
    const ByteSpan all{lines[0].content.begin, last.content.end};
    const LineWords words = read_words(text, all);
    const std::string_view written = text.substr(all.begin, all.size());
    if (words.has_more || words.size() == 0) return 0;
    if (phrases.match(PhraseRole::kQuote, words.folded) > 0 && has_digit(written)) return count;
    const auto next = std::ranges::find_if_not(lines.subspan(count), &LetterLine::is_blank);
    const bool is_answered = next != lines.end() && next->depth > lines[0].depth;
    const bool may_be = is_answered || written.find('@') != std::string_view::npos;
    return may_be && has_quote_end(text, words, phrases) ? count : 0;
  }
  return 0;
}

}  // namespace

std::size_t match_quoted_header(std::string_view text, LetterSegment lines,
                                const LetterPhrases& phrases) {
  if (lines.empty() || lines[0].is_blank()) return 0;
  if (is_divider(text, lines[0], phrases)) return 1;
  const std::size_t fields = match_fields(text, lines, phrases);
  return fields > 0 ? fields : match_introduction(text, lines, phrases);
}

}  // namespace pseudo::recognition
