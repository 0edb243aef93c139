#include "lang/de/context/wrapped_line.h"

#include <algorithm>

#include "lang/de/context/beside_word.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

constexpr std::string_view kQuoteMarks = "> \t";

// Returns the line around a byte, without blanks and quote marks at its ends.
ByteSpan line_around(std::string_view text, std::size_t pos) {
  const std::size_t before = pos == 0 ? std::string_view::npos : text.rfind('\n', pos - 1);
  ByteSpan line{before == std::string_view::npos ? 0 : before + 1,
                std::min(text.find('\n', pos), text.size())};
  while (line.begin < line.end && kQuoteMarks.find(text[line.begin]) != kQuoteMarks.npos) {
    ++line.begin;
  }
  while (line.begin < line.end &&
         std::string_view(" \r\t").find(text[line.end - 1]) != kQuoteMarks.npos) {
    --line.end;
  }
  return line;
}

std::size_t width(std::string_view text, ByteSpan span) {
  return text::count_code_points(slice(text, span));
}

// True if the line was wrapped by a program: with the next name it would be at least about as long
// as its longest neighbour. A shorter line was broken on purpose. Mail programs wrap all lines at
// one width; the width of printed lines varies a little.
bool is_full(std::string_view text, ByteSpan given, ByteSpan family) {
  constexpr std::size_t kNarrowest = 40;  // characters; columns are narrower, running text is not
  constexpr std::size_t kFewest = 3;      // words before the name
  constexpr std::size_t kUneven = 8;      // characters
  const ByteSpan line = line_around(text, given.begin);
  const ByteSpan below = line_around(text, family.begin);
  const std::size_t with_next = width(text, line) + 1 + width(text, family);
  std::size_t words = 0;
  for (auto word = text::word_before(text, given.begin); word && words < kFewest; ++words) {
    word = text::word_before(text, word->begin);
  }
  if (words < kFewest || with_next < kNarrowest) return false;
  std::size_t longest = width(text, below);
  const std::size_t above = text.rfind('\n', line.begin);
  if (line.begin > 0 && above != std::string_view::npos) {
    longest = std::max(longest, width(text, line_around(text, above)));
  }
  return longest <= with_next + kUneven;
}

// True if the line ends with the name: "Vielen Dank, Anna", "liebe Anna", "Deine Anna", "eine
// Rose", "Grüße von Anna". False for "Peter, Anna", "unsere liebe Anna", "die Anna".
bool ends_with_person(const BesideWord& words, ByteSpan given) {
  const Grammar& grammar = words.rules().grammar;
  const auto name = words.behind(given.begin);
  const auto before = words.before(given.begin);
  if (!name || !before) return false;
  if (!is_blank(before->gap)) return !words.is_sure_given(*before);
  const DeterminerWord* const article = grammar.determiners.find(before->folded);
  if (article != nullptr) {
    return article->kind == "possessive" || !words.is_sure_given(*name);
  }
  const AddressWord* const address = grammar.address_words.find(before->folded);
  const auto second = words.before(before->span.begin);
  if (address != nullptr && address->role == AddressRole::kGreeting) {
    return !second || !is_blank(second->gap) || !grammar.determiners.contains(second->folded);
  }
  return second && words.has_role(second->folded, "closes");
}

// The subject may follow the verb: "Anna\nFreitag habe ich Zeit".
bool has_subject_below(const BesideWord& words, ByteSpan family) {
  const auto verb = words.behind(family.end);
  const auto subject = verb ? words.behind(verb->span.end) : std::nullopt;
  return subject && is_blank(verb->gap) && is_blank(subject->gap) &&
         !words.is_capital(verb->span) && words.has_role(subject->folded, "subject") &&
         !words.rules().grammar.prepositions.contains(verb->folded);
}

}  // namespace

bool is_wrap(std::string_view gap) {
  const std::size_t end = gap.find('\n');
  return end != std::string_view::npos && gap.substr(0, end).find_first_not_of(" \r") == gap.npos &&
         gap.substr(end + 1).find_first_not_of(kQuoteMarks) == gap.npos;
}

std::optional<ByteSpan> word_before_wrap(std::string_view text, std::size_t pos) {
  const std::optional<ByteSpan> before = text::word_before(text, pos);
  if (before || pos == 0) return before;
  const std::size_t line = text.rfind('\n', pos - 1);
  if (line == std::string_view::npos || !is_wrap(text.substr(line, pos - line))) return {};
  return text::word_before(text, line);
}

bool goes_on_below(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan given, ByteSpan family) {
  const BesideWord words(rules, lexicons, text);
  return is_full(text, given, family) && !ends_with_person(words, given) &&
         !has_subject_below(words, family);
}

}  // namespace pseudo::lang::de
