#include "lang/common/dates/line_breaks.h"

#include <string_view>

#include "lang/common/dates/text_runs.h"

namespace pseudo::lang::dates {
namespace {

/// `hyphen`: the byte of a hyphen in the surface, before the blank that shows the line end.
bool divides_word(const DateWords& words, const DocumentView& document, const Mention& mention,
                  std::size_t hyphen) {
  const std::string_view surface = mention.surface;
  const std::size_t place = mention.span.begin + hyphen + 1;
  const bool line_ends = place < document.text.size() && document.text[place] == '\n';
  if (!line_ends || surface.size() != mention.span.size()) return false;
  const std::size_t begin = begin_of_letters(surface, hyphen);
  const std::size_t end = end_of_word(surface, hyphen + 2);
  if (begin == hyphen || end == hyphen + 2) return false;
  std::string word(surface.substr(begin, hyphen - begin));
  word += surface.substr(hyphen + 2, end - hyphen - 2);
  return words.look_up(word).any().has_value();
}

}  // namespace

std::string join_divided_words(const DateWords& words, const DocumentView& document,
                               const Mention& mention) {
  const std::string_view surface = mention.surface;
  std::string joined;
  std::size_t copied = 0;
  for (std::size_t at = 0; (at = surface.find("- ", at)) != std::string_view::npos; ++at) {
    if (!divides_word(words, document, mention, at)) continue;
    joined += surface.substr(copied, at - copied);
    copied = at + 2;
  }
  joined += surface.substr(copied);
  return joined;
}

}  // namespace pseudo::lang::dates
