#include "lang/common/dates/year_context.h"

#include <algorithm>
#include <cstddef>

#include "lang/common/dates/text_runs.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

bool year_follows(const DateWords& words, std::string_view before) {
  if (before.ends_with(' ')) before.remove_suffix(1);
  if (before.empty()) return false;
  std::size_t last = before.size();
  if (text::is_apostrophe(text::previous(before, last))) return true;
  const std::string_view word = before.substr(begin_of_letters(before, before.size()));
  if (word.empty()) return false;
  const KnownWord known = words.look_up(word);
  return known.as(WordKind::kTerm) || known.as(WordKind::kMonth);
}

}  // namespace

bool is_year_by_context(const DateWords& words, std::string_view text, const ByteSpan& span) {
  if (year_follows(words, text.substr(0, span.begin))) return true;
  const std::size_t pos = std::min(span.end, text.size());
  const std::size_t end = end_of_word(text, pos);
  return end > pos && words.find(text.substr(pos, end - pos), WordKind::kTermLetter).has_value();
}

}  // namespace pseudo::lang::dates
