#include "lang/de/names/titles.h"

#include <algorithm>
#include <optional>
#include <string>

#include "text/blanks.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kMostTokens = 4;  // of a title of the table

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

// True for "MBA", "LL.M.", "jun.". False for names: "Ma", "P." in "Maria P.", "MA" in "Jing MA",
// "sen" in "amartya sen". `full_name`: a known given name and family name precede.
bool may_follow_name(const Title& title, std::string_view written, bool set_off, bool shouted,
                     bool full_name) {
  constexpr std::size_t kShort = 2;  // letters of a degree that many names have, too
  const bool dot = written.find('.') != std::string_view::npos;
  if (title.kind == TitleKind::kSuffix) return dot || (full_name && starts_with_lower(written));
  if (!dot && !set_off && !full_name && written.size() <= kShort) return false;
  const bool title_or_degree = title.kind == TitleKind::kTitle || title.kind == TitleKind::kDegree;
  if (!title_or_degree || (!title.gender.empty() && !set_off)) return false;
  if (title.lower_case && !starts_with_lower(written)) return false;
  return dot || (has_two_capitals(written) && (set_off || !shouted));
}

// In "Huber, BA MA" the comma counts as preceding both.
bool is_set_off(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens,
                std::size_t first) {
  for (; first > 0; --first) {
    const std::size_t before = tokens[first - 1].span.end;
    const auto gap = surface.substr(before, tokens[first].span.begin - before);
    if (gap.find_first_of(",(") != std::string_view::npos) return true;
    if (title_at(lexicon, surface, tokens, first - 1, first).tokens == 0) return false;
  }
  return false;
}

// True for "Eva Huber" before "MA", also with "BA" between them. False for "Maria" in "Anna Maria
// MA".
bool is_full_name(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens,
                  std::size_t end) {
  while (end > 2 && title_at(lexicon, surface, tokens, end - 1, end).tokens > 0) --end;
  if (end < 2 || !lexicon.knows_given(tokens[end - 2].folded)) return false;
  const std::string_view last = tokens[end - 1].folded;
  return lexicon.knows(Category::kFamily, last) || !lexicon.knows_given(last);
}

// The separator between a token and the next one, without blanks: "-", ",".
std::string_view gap_behind(const TitleWord& word) {
  if (word.index + 1 == word.tokens.size()) return {};
  const std::size_t end = word.tokens[word.index].span.end;
  auto gap = word.surface.substr(end, word.tokens[word.index + 1].span.begin - end);
  gap.remove_prefix(std::min(gap.find_first_not_of(text::kAsciiBlanks), gap.size()));
  return gap.substr(0, gap.find_last_not_of(text::kAsciiBlanks) + 1);
}

bool is_hyphen(std::string_view gap) {
  std::size_t pos = 0;
  return !gap.empty() && text::is_hyphen(text::next(gap, pos)) && pos == gap.size();
}

bool is_beside_hyphen(const TitleWord& word) {
  return is_hyphen(gap_behind(word)) ||
         (word.index > 0 && is_hyphen(gap_behind({word.tokens, word.surface, word.index - 1})));
}

// "Graf/Huber", "Graf und Huber"; not "Richter/Richterin Huber".
bool is_before_another(const TitleWord& word, const NameLexicon& lexicon, const Grammar& grammar) {
  std::size_t next = word.index + 1;
  if (!lexicon.can_be_name(word.tokens[word.index].folded) || next == word.tokens.size()) {
    return false;
  }
  const Token& behind = word.tokens[next];
  if (grammar.connectors.contains(behind.folded + (behind.dot ? "." : ""))) {
    ++next;
  } else if (gap_behind(word).find_first_of("/&+;") != 0) {
    return false;
  }
  return next < word.tokens.size() && lexicon.title(word.tokens[next].folded) == nullptr;
}

// "GRAF Eva": the family name of a list, in capitals.
bool is_family_in_capitals(const TitleWord& word, const NameLexicon& lexicon) {
  constexpr std::size_t kShortest = 4;  // letters; "DI Eva" and "MAG Eva" have a degree
  if (word.index > 0 || word.tokens.size() != 2) return false;
  const Token& token = word.tokens[0];
  return token.folded.size() >= kShortest && is_all_upper(token.text()) &&
         !is_all_upper(word.tokens[1].text()) && lexicon.can_be_name(token.folded) &&
         lexicon.knows_given(word.tokens[1].folded);
}

// "Graf (Eva)"; not "Maria Graf (Huber)" and "Professor (Huber)".
bool is_before_bracket(const TitleWord& word, const NameLexicon& lexicon) {
  return word.index == 0 && gap_behind(word).starts_with('(') &&
         lexicon.can_be_name(word.tokens[0].folded) && lexicon.knows_given(word.tokens[1].folded);
}

// "(Graf)", "\"Graf\"": another name of the person.
bool is_quoted(const TitleWord& word) {
  const ByteSpan span = word.tokens[word.index].span;
  if (span.begin == 0 || span.end == word.surface.size()) return false;
  constexpr std::string_view kOpen = "\"'([";
  constexpr std::string_view kClose = "\"')]";
  return kOpen.find(word.surface[span.begin - 1]) != kOpen.npos &&
         kClose.find(word.surface[span.end]) != kClose.npos;
}

// "Graf, S.", "Richter, Anna"; but "Frau Professor, Dr. Huber" and "Herr, Frau Huber".
bool is_before_comma(const TitleWord& word, const NameLexicon& lexicon) {
  if (!gap_behind(word).starts_with(',')) return false;
  const Token& next = word.tokens[word.index + 1];
  return looks_like_initial(next) || lexicon.can_be_name(word.tokens[word.index].folded) ||
         lexicon.knows_given(next.folded);
}

}  // namespace

bool title_serves_as_name(const TitleWord& word, const NameLexicon& lexicon,
                          const Context& context) {
  const Token& token = word.tokens[word.index];
  if (token.dot || !starts_with_upper(token.text())) return false;
  const Title* const title = lexicon.title(token.folded);
  if (title != nullptr && title->capitals && !is_all_upper(token.text())) return true;  // "Ma"
  // "Jun Ma", "MA Long": a degree or suffix that only follows names is a name before other names.
  const bool stands_behind =
      title != nullptr && (title->kind == TitleKind::kSuffix || title->kind == TitleKind::kDegree);
  if (stands_behind && word.index == 0 && word.tokens.size() > 1) return true;
  // "(Graf)" and "(Ma)" may be names, "(FH)" is none.
  if (is_quoted(word) && (!is_all_upper(token.text()) || lexicon.can_be_name(token.folded))) {
    return true;
  }
  if (is_beside_hyphen(word) || is_before_comma(word, lexicon)) return true;
  const bool word_of_address = title != nullptr && title->kind == TitleKind::kAddress;
  if (word_of_address) return false;
  if (is_family_in_capitals(word, lexicon) || is_before_bracket(word, lexicon) ||
      is_before_another(word, lexicon, context.grammar())) {
    return true;
  }
  return context.is_name_elsewhere(token.folded) ||
         (lexicon.can_be_name(token.folded) && context.is_shown_beside_people(token.folded));
}

bool stands_as_particle(const ParticleMatch& match, const Tokens& tokens, std::size_t first,
                        std::string_view surface) {
  if (match.tokens == 0) return false;
  const bool small = starts_with_lower(tokens[first].text());
  const auto goes_on = [&](const Token& token) {  // unlike "Oberst a. D. Huber"
    return starts_with_lower(token.text()) || is_all_upper(token.text());
  };
  if (match.tokens > 1) {
    const auto next = tokens.begin() + static_cast<std::ptrdiff_t>(first) + 1;
    return (small || match.capital) &&
           std::all_of(next, next + static_cast<std::ptrdiff_t>(match.tokens) - 1, goes_on);
  }
  return tokens[first].dot && small && !is_all_lower(surface);
}

bool stands_as_initial(const Tokens& tokens, std::size_t i) {
  const Token& token = tokens[i];
  if (text::count_code_points(token.text()) != 1 || !looks_like_initial(token)) return false;
  // "E." of Eva is no Italian "e"; without a dot "Y" may be one in a text of capitals.
  return token.dot || (i == 0 && starts_with_lower(token.text()));
}

bool is_word_of_address(const NameLexicon& lexicon, const Token& token) {
  const Title* const title = lexicon.title(token.folded);
  return title != nullptr && title->kind == TitleKind::kAddress;
}

bool is_name_adjective(const Token& token, const Grammar& grammar) {
  const std::string_view word = token.folded;
  return starts_with_lower(token.text()) &&
         std::ranges::any_of(grammar.adjectives.all(), [&](std::string_view ending) {
           return word.ends_with(ending) &&
                  grammar.name_adjectives.contains(word.substr(0, word.size() - ending.size()));
         });
}

bool has_other_name(const NameLexicon& lexicon, const Grammar& grammar, const Tokens& tokens) {
  return std::ranges::any_of(tokens, [&](const Token& token) {
    const std::string dotted = token.folded + (token.dot ? "." : "");
    return lexicon.title(dotted) == nullptr && lexicon.title(token.folded) == nullptr &&
           !lexicon.is_particle(token.folded) && !grammar.connectors.contains(dotted);
  });
}

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

namespace {

// Returns the index of the particle that stands behind the given name: "von" in "Thal, Eva von",
// and that of the title in "Thal, Eva Gräfin von"; the number of tokens if there is none.
std::size_t trailing_particle(const NameLexicon& lexicon, std::string_view surface,
                              const Tokens& tokens) {
  const std::size_t size = tokens.size();
  const std::size_t comma = surface.find(',');
  if (size < 2 || comma == std::string_view::npos) return size;
  for (std::size_t count = std::min(size - 1, kMostTokens); count > 0; --count) {
    const std::size_t first = size - count;
    const bool is_small = std::all_of(
        tokens.begin() + static_cast<std::ptrdiff_t>(first), tokens.end(),
        [](const Token& token) { return starts_with_lower(token.text()) && !token.dot; });
    if (!is_small || lexicon.particle_at(tokens, first, size).tokens != count) continue;
    if (comma > tokens[first].span.begin) return size;
    if (first < 2 || comma > tokens[first - 2].span.begin) return first;
    const TitleMatch title = title_at(lexicon, surface, tokens, first - 1, first);
    return title.tokens == 1 && title.title->kind == TitleKind::kTitle ? first - 1 : first;
  }
  return size;
}

}  // namespace

std::size_t name_end(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens) {
  std::size_t end = trailing_particle(lexicon, surface, tokens);
  if (end < tokens.size()) return end;
  std::optional<bool> shouted;  // the whole mention is in capitals
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
      const bool set_off = is_set_off(lexicon, surface, tokens, first);
      const auto written = between(surface, tokens, first, end);
      // "Karl senior", "Karl der Jüngere", but not "amartya sen".
      const bool long_suffix = match.title->kind == TitleKind::kSuffix && written.size() > 4 &&
                               starts_with_upper(tokens[first - 1].text());
      const bool full_name = long_suffix || is_full_name(lexicon, surface, tokens, first);
      if (may_follow_name(*match.title, written, set_off, *shouted, full_name)) begin = first;
    }
    if (begin == end) break;
    end = begin;
  }
  // "Frau Dr.": no name is left before the title.
  const TitleMatch rest = title_at(lexicon, surface, tokens, 0, end);
  return rest.tokens == end ? tokens.size() : end;
}

}  // namespace pseudo::lang::de
