#include "lang/common/neighbours.h"

#include <algorithm>

#include "text/chars.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang {
namespace {

/// The text between a position and the next word.
struct Gap {
  std::size_t pos = 0;  ///< End of the gap, in the direction of the search.
  bool same_line = true;
  bool ok = false;  ///< At most one line end, and a word after it.
};

// `step` moves `at` across one character, which it returns. `at_end` is true at the end of the
// text.
template <class Step>
Gap skip_blanks(std::size_t pos, std::size_t at_end, Step step) {
  bool same_line = true;
  while (pos != at_end) {
    std::size_t at = pos;
    const char32_t c = step(at);
    if (!text::is_space(c)) break;
    if (c == '\n') {
      if (!same_line) return {pos, false, false};
      same_line = false;
    }
    pos = at;
  }
  return {pos, same_line, pos != at_end};
}

}  // namespace

const Mention* Neighbours::mention_at(std::size_t byte) const {
  const auto mentions = document_.mentions;
  const auto it =
      std::ranges::upper_bound(mentions, byte, {}, [](const Mention& m) { return m.span.begin; });
  if (it == mentions.begin()) return nullptr;
  const Mention& candidate = *(it - 1);
  return byte < candidate.span.end ? &candidate : nullptr;
}

Neighbour Neighbours::before(std::size_t byte) const {
  const std::string_view text = document_.text;
  const Gap gap = skip_blanks(byte, 0, [&](std::size_t& at) { return text::previous(text, at); });
  if (!gap.ok || gap.pos == byte) return {};
  std::size_t at = gap.pos;
  const char32_t last = text::previous(text, at);
  const bool dot = last == U'.' && at > 0;
  if (!text::is_word(last) && !dot) return {};
  const auto span = text::word_before(text, gap.pos);
  if (!span || (dot && gap.pos - span->end != 1)) return {};
  const std::string_view word = text.substr(span->begin, gap.pos - span->begin);
  return {word, {span->begin, gap.pos}, gap.same_line, mention_at(span->begin)};
}

Neighbour Neighbours::after(std::size_t byte) const {
  const std::string_view text = document_.text;
  const Gap gap =
      skip_blanks(byte, text.size(), [&](std::size_t& at) { return text::next(text, at); });
  if (!gap.ok || gap.pos == byte) return {};
  std::size_t at = gap.pos;
  if (!text::is_word(text::next(text, at))) return {};
  const auto span = text::word_after(text, gap.pos);
  if (!span) return {};
  return {text.substr(span->begin, span->size()), *span, gap.same_line, mention_at(span->begin)};
}

bool Neighbours::inside_word(std::size_t byte) const {
  if (byte >= document_.text.size()) return false;
  const char32_t c = text::next(document_.text, byte);
  return text::is_letter(c) || text::is_mark(c);
}

std::string_view Neighbours::rest_of_word(std::size_t byte) const {
  if (!inside_word(byte)) return {};
  const auto span = text::word_after(document_.text, byte);
  return span ? document_.text.substr(byte, span->end - byte) : std::string_view();
}

}  // namespace pseudo::lang
