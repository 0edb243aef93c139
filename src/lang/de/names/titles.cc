#include "lang/de/names/titles.h"

#include <algorithm>
#include <optional>
#include <string>

#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kMostTokens = 4;  // "Dipl.-Wirt.-Ing." has three

std::string_view between(std::string_view surface, const Tokens& tokens, std::size_t first,
                         std::size_t last) {
  const std::size_t begin = tokens[first].span.begin;
  return surface.substr(begin, tokens[last - 1].span.end - begin);
}

bool has_two_capitals(std::string_view word) {
  std::size_t capitals = 0;
  for (std::size_t pos = 0; pos < word.size();) {
    capitals += text::is_upper(text::next(word, pos)) ? 1U : 0U;
  }
  return capitals >= 2;
}

// "MBA", "LL.M.", "jun."; not "Ma" and not the "P." of "Maria P.", which are names. Nor is "MA" in
// "Jing MA", nor "sen" in "amartya sen". `full_name`: a known given and family name stand before.
bool may_follow_name(const Title& title, std::string_view written, std::string_view gap,
                     bool shouted, bool full_name) {
  constexpr std::size_t kShort = 2;  // letters of a degree that many names have, too
  const bool set_off = gap.find_first_of(",(") != std::string_view::npos;
  const bool dot = written.find('.') != std::string_view::npos;
  if (title.kind == TitleKind::kSuffix) return dot || (full_name && starts_with_lower(written));
  if (!dot && !set_off && !full_name && written.size() <= kShort) return false;
  if (title.kind != TitleKind::kTitle || (!title.gender.empty() && !set_off)) return false;
  if (title.lower_case && !starts_with_lower(written)) return false;
  return dot || (has_two_capitals(written) && (set_off || !shouted));
}

}  // namespace

TitleMatch title_at(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens,
                    std::size_t first, std::size_t last) {
  const Token& token = tokens[first];
  const bool behind_name = first > 0 && starts_with_lower(token.text());  // "der Jüngere"
  const bool joined =
      first + 1 < last && (token.dot || behind_name || surface[token.span.end] != ' ');
  const std::size_t most = joined ? std::min(last - first, kMostTokens) : 1;
  for (std::size_t count = most; count > 1; --count) {
    const std::string key = text::fold_key(between(surface, tokens, first, first + count));
    if (const Title* const title = lexicon.title(key)) return {title, count};
  }
  const Title* title = nullptr;
  if (token.dot) title = lexicon.title(token.folded + ".");
  if (title == nullptr) title = lexicon.title(token.folded);
  return {title, title == nullptr ? 0U : 1U};
}

std::size_t name_end(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens) {
  std::size_t end = tokens.size();
  std::optional<bool> shouted;  // all of the mention
  while (end > 1) {
    const Token& last = tokens[end - 1];
    if (!last.dot && !has_two_capitals(last.text()) && !starts_with_lower(last.text()) &&
        !starts_with_lower(tokens[end - 2].text())) {
      break;
    }
    if (!shouted) shouted = is_all_upper(surface);
    std::size_t begin = end;
    for (std::size_t count = std::min(end - 1, kMostTokens); count > 0 && begin == end; --count) {
      const std::size_t first = end - count;
      const TitleMatch match = title_at(lexicon, surface, tokens, first, end);
      if (match.tokens != count) continue;
      const std::size_t before = tokens[first - 1].span.end;
      const auto gap = surface.substr(before, tokens[first].span.begin - before);
      const auto written = between(surface, tokens, first, end);
      const bool full_name = first >= 2 && lexicon.knows_given(tokens[first - 2].folded) &&
                             lexicon.knows(Category::kFamily, tokens[first - 1].folded);
      if (may_follow_name(*match.title, written, gap, *shouted, full_name)) begin = first;
    }
    if (begin == end) break;
    end = begin;
  }
  // "Frau Dr.": no name is left before the title.
  const TitleMatch rest = title_at(lexicon, surface, tokens, 0, end);
  return rest.tokens == end ? tokens.size() : end;
}

}  // namespace pseudo::lang::de
