#include "text/sentences.h"

#include <unicode/brkiter.h>
#include <unicode/utext.h>

#include <memory>
#include <string>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/normalizers.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

// Replaces line breaks by blanks, byte by byte, except the last break of blank lines.
std::string unwrapped(std::string_view text) {
  std::string out(text);
  for (std::size_t at = out.find('\n'); at != std::string::npos; at = out.find('\n', at)) {
    std::size_t end = at + 1;  // end of the white space
    while (end < out.size() && is_ascii_space(out[end])) ++end;
    const std::size_t last = out.rfind('\n', end - 1);
    const std::size_t kept = last == at ? end : last;
    if (at > 0 && out[at - 1] == '\r') --at;
    for (; at < end; ++at) {
      if (at != kept) out[at] = ' ';
    }
  }
  return out;
}

bool is_one_letter(std::string_view word) {
  std::size_t pos = 0;
  return !word.empty() && is_letter(next(word, pos)) && pos == word.size();
}

// The word before a dot, from the last blank or opening bracket or quote on.
std::string_view word_before_dot(std::string_view text, std::size_t dot) {
  std::size_t begin = dot;
  while (begin > 0 && !is_ascii_space(text[begin - 1])) --begin;
  constexpr std::string_view kOpening = "([{\"'<>/-";
  while (begin < dot && kOpening.find(text[begin]) != std::string_view::npos) ++begin;
  return text.substr(begin, dot - begin);
}

// True if the text before `boundary` is an abbreviation and its paragraph continues.
bool is_inside(std::string_view text, std::size_t boundary,
               const std::function<bool(std::string_view)>& is_abbreviation) {
  std::size_t end = boundary;
  while (end > 0 && is_ascii_space(text[end - 1])) {
    if (text[--end] == '\n') return false;
  }
  if (end == 0 || text[end - 1] != '.') return false;
  const std::string_view word = word_before_dot(text, end - 1);
  // "B" in "z.B", "Ing" in "Dipl.-Ing"
  const std::string_view last = word.substr(word.find_last_of(".-") + 1);
  return is_one_letter(last) || is_abbreviation(word) || is_abbreviation(last);
}

}  // namespace

std::vector<std::size_t> sentence_starts(
    std::string_view utf8, const std::function<bool(std::string_view)>& is_abbreviation) {
  std::vector<std::size_t> starts{0};
  const std::string text = unwrapped(utf8);
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::BreakIterator> sentences(
      icu::BreakIterator::createSentenceInstance(icu::Locale::getRoot(), status));
  const icu::LocalUTextPointer source(
      utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status));
  if (U_SUCCESS(status) != 0) sentences->setText(source.getAlias(), status);
  require_success(status);
  for (std::int32_t at = sentences->next(); at != icu::BreakIterator::DONE;
       at = sentences->next()) {
    const auto boundary = static_cast<std::size_t>(at);
    if (boundary < text.size() && !is_inside(text, boundary, is_abbreviation)) {
      starts.push_back(boundary);
    }
  }
  return starts;
}

}  // namespace pseudo::text
