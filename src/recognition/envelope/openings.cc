#include "recognition/envelope/openings.h"

#include <cstddef>
#include <optional>
#include <span>

namespace pseudo::recognition {

namespace {

constexpr std::size_t kDeepestSalutation = 15;   // non-blank lines from the first line on
constexpr std::size_t kLongestSalutation = 8;    // words after the phrase
constexpr std::size_t kLongestHeadLine = 10;     // words
constexpr std::size_t kFewestWords = 4;          // words
constexpr std::size_t kLongestAbbreviation = 5;  // bytes: "Prof", "Dipl"

bool holds_any(std::string_view gap, std::string_view bytes) {
  return gap.find_first_of(bytes) != std::string_view::npos;
}

/// True if the salutation ends in the gap: at a comma, a dash or the like, or at a full stop that
/// does not belong to an abbreviation.
bool ends_salutation(std::string_view gap, ByteSpan before) {
  if (holds_any(gap, ",!:;?\n") || gap.find(" - ") != gap.npos || gap.find("–") != gap.npos) {
    return true;
  }
  return holds_any(gap, ".") && before.size() > kLongestAbbreviation;
}

bool may_stand(std::string_view text, const LineWords& words, std::size_t i,
               const LetterPhrases& phrases) {
  const auto word = std::span(words.folded).subspan(i, 1);
  // A word of one letter, as in "Mag.a", "geehrte(r)".
  return words.spans[i].size() == 1 || is_capital(text, words.spans[i]) ||
         phrases.match(PhraseRole::kOpeningWord, word) > 0 ||
         phrases.is_given_name(words.folded[i]);
}

/// The end of the salutation whose first `matched` words from `from` on are its phrase; `from` if
/// it is not a salutation.
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

/// The number of words of a salutation that begins at word `from`; 0: none.
std::size_t match_salutation(std::string_view text, const LineWords& words, std::size_t from,
                             const LetterPhrases& phrases) {
  const auto rest = std::span(words.folded).subspan(from);
  std::size_t matched = phrases.match(PhraseRole::kOpening, rest);
  // As in "Guten Tag, Frau Huber!".
  if (matched == 0 && from > 0) matched = phrases.match(PhraseRole::kAddressee, rest);
  if (matched == 0 || phrases.match(PhraseRole::kClosing, rest) > matched) return 0;
  return end_of_salutation(text, words, from, matched, phrases) - from;
}

/// The position after the salutation that a line begins with, and after the punctuation and blanks
/// that follow it.
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
    // A question is not a salutation, not even "Hallo?" alone.
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
  return words.size() < kFewestWords || !ends_in(text, line.content, ".");
}

}  // namespace

std::vector<ByteSpan> find_openings(std::string_view text, LetterSegment letter,
                                    const LetterPhrases& phrases) {
  std::vector<ByteSpan> found;
  bool is_head = true;  // all previous lines may be a letterhead
  bool follows_blank_line = true;
  std::size_t seen = 0;
  for (const LetterLine& line : letter) {
    if (line.is_blank()) {
      follows_blank_line = true;
      continue;
    }
    if (++seen > kDeepestSalutation) break;
    const std::optional<std::size_t> end = salutation_end(text, line, phrases);
    const bool is_whole = end == line.span.end;
    if (end && found.empty() && is_head) {
      found.push_back({letter.front().span.begin, *end});
    } else if (end && is_whole && (follows_blank_line || !found.empty())) {
      found.push_back({line.span.begin, *end});
    } else if (!found.empty()) {
      break;
    }
    if (end && !is_whole) break;
    is_head = is_head && is_head_line(text, line);
    follows_blank_line = false;
  }
  return found;
}

}  // namespace pseudo::recognition
