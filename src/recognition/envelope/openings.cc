#include "recognition/envelope/openings.h"

#include <cstddef>
#include <optional>
#include <span>

namespace pseudo::recognition {

namespace {

constexpr std::size_t kDeepestSalutation = 15;   // lines that are not blank, from the first on
constexpr std::size_t kLongestSalutation = 8;    // words after its phrase
constexpr std::size_t kLongestHeadLine = 10;     // words
constexpr std::size_t kShortestSentence = 4;     // words
constexpr std::size_t kLongestAbbreviation = 5;  // bytes: "Prof", "Dipl"

bool holds_any(std::string_view gap, std::string_view signs) {
  return gap.find_first_of(signs) != std::string_view::npos;
}

/// True if a comma, a dash or the like ends a salutation, or a full stop that is not that of an
/// abbreviation.
bool ends_salutation(std::string_view gap, ByteSpan before) {
  if (holds_any(gap, ",!:;?\n") || gap.find(" - ") != gap.npos || gap.find("–") != gap.npos) {
    return true;
  }
  return holds_any(gap, ".") && before.size() > kLongestAbbreviation;
}

bool may_stand(std::string_view text, const LineWords& words, std::size_t i,
               const LetterPhrases& phrases) {
  const auto word = std::span(words.folded).subspan(i, 1);
  // One letter: "Mag.a", "geehrte(r)".
  return words.spans[i].size() == 1 || is_capital(text, words.spans[i]) ||
         phrases.match(PhraseRole::kOpeningWord, word) > 0 ||
         phrases.is_given_name(words.folded[i]);
}

/// Where the words end that belong to the first `matched` ones from `from` on; `from`: they are no
/// salutation.
std::size_t end_of_salutation(std::string_view text, const LineWords& words, std::size_t from,
                              std::size_t matched, const LetterPhrases& phrases) {
  std::size_t end = from + matched;
  while (end < words.size() &&
         !ends_salutation(gap_before(text, words, end), words.spans[end - 1])) {
    if (end - from - matched == kLongestSalutation || !may_stand(text, words, end, phrases))
      return from;
    ++end;
  }
  return end;
}

/// The number of words of a salutation that begins at word `from`; 0: there is none.
std::size_t match_salutation(std::string_view text, const LineWords& words, std::size_t from,
                             const LetterPhrases& phrases) {
  const auto rest = std::span(words.folded).subspan(from);
  std::size_t matched = phrases.match(PhraseRole::kOpening, rest);
  // "Guten Tag, Frau Huber!"
  if (matched == 0 && from > 0) matched = phrases.match(PhraseRole::kAddressee, rest);
  if (matched == 0 || phrases.match(PhraseRole::kClosing, rest) > matched) return 0;
  return end_of_salutation(text, words, from, matched, phrases) - from;
}

/// The place after the salutation that a line begins with and the signs and blanks that follow it.
std::optional<std::size_t> salutation_end(std::string_view text, const LetterLine& line,
                                          const LetterPhrases& phrases) {
  const LineWords words = read_words(text, line.content);
  std::size_t end = 0;
  while (end < words.size()) {
    const std::size_t more = match_salutation(text, words, end, phrases);
    if (more == 0) break;
    end += more;
  }
  if (end == 0) return std::nullopt;
  if (end < words.size()) {
    // A question is no salutation, not even "Hallo?" alone.
    return holds_any(gap_before(text, words, end), "?") ? std::nullopt
                                                        : std::optional(words.spans[end].begin);
  }
  if (words.has_more || ends_in(text, line.content, "?")) return std::nullopt;
  return line.span.end;
}

bool is_head_line(std::string_view text, const LetterLine& line) {
  const LineWords words = read_words(text, line.content);
  if (words.size() > kLongestHeadLine || words.has_more) return false;
  if (ends_in(text, line.content, "!?")) return false;
  return words.size() < kShortestSentence || !ends_in(text, line.content, ".");
}

}  // namespace

std::vector<ByteSpan> find_openings(std::string_view text, LetterSegment letter,
                                    const LetterPhrases& phrases) {
  std::vector<ByteSpan> found;
  bool is_head = true;  // all lines before may be a letterhead
  bool is_behind_blank = true;
  std::size_t seen = 0;
  for (const LetterLine& line : letter) {
    if (line.is_blank()) {
      is_behind_blank = true;
      continue;
    }
    if (++seen > kDeepestSalutation) break;
    const std::optional<std::size_t> end = salutation_end(text, line, phrases);
    const bool is_whole = end == line.span.end;
    if (end && found.empty() && is_head) {
      found.push_back({letter.front().span.begin, *end});
    } else if (end && is_whole && (is_behind_blank || !found.empty())) {
      found.push_back({line.span.begin, *end});
    } else if (!found.empty()) {
      break;
    }
    if (end && !is_whole) break;
    is_head = is_head && is_head_line(text, line);
    is_behind_blank = false;
  }
  return found;
}

}  // namespace pseudo::recognition
