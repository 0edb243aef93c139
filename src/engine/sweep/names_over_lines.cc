#include "engine/sweep/names_over_lines.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "text/words.h"

namespace pseudo {
namespace {

std::vector<FormIndex::Match> find(std::string_view text, ByteSpan stretch,
                                   const SweptForms& forms) {
  std::vector<FormIndex::Match> found =
      forms.index.find(text.substr(stretch.begin, stretch.size()));
  for (FormIndex::Match& match : found) {
    for (ByteSpan* const span : {&match.span, &match.gap}) {
      if (span == &match.gap && span->empty()) continue;
      *span = {stretch.begin + span->begin, stretch.begin + span->end};
    }
  }
  return found;
}

bool has_word(std::string_view text, std::size_t begin, std::size_t end) {
  return !text::words(text.substr(begin, end - begin)).empty();
}

// Splits a match into the names before and after a line end or dot; empty if it is one name.
std::vector<FormIndex::Match> halves_of(std::string_view text, const FormIndex::Match& match,
                                        const SweptForms& forms, const LanguageModule& language) {
  if (!match.gap.empty() || forms.owners[match.owner].category != Category::kPerson) return {};
  const std::string_view written = text.substr(match.span.begin, match.span.size());
  const std::size_t end = std::min(written.find('\n'), written.find(". "));
  if (end == std::string_view::npos) return {};
  const std::size_t at = match.span.begin + end;
  std::vector<FormIndex::Match> halves = find(text, {match.span.begin, at}, forms);
  std::vector<FormIndex::Match> below = find(text, {at + 1, match.span.end}, forms);
  if (halves.empty() || below.empty()) return {};
  // "E. Huber", or "von der" above "Heide": words that are not a name belong to the other half.
  if (has_word(text, halves.back().span.end, at) ||
      has_word(text, at + 1, below.front().span.begin)) {
    return {};
  }
  const auto is_word = [&](const FormIndex::Match& half) {
    return language.kind_of_match(text, half.span, forms.owners[half.owner].category, half.key) !=
           MatchKind::kName;
  };
  if (!is_word(halves.back()) && !is_word(below.front())) return {};
  std::ranges::move(below, std::back_inserter(halves));
  return halves;
}

}  // namespace

std::vector<FormIndex::Match> matches_in(std::string_view text, ByteSpan stretch,
                                         const SweptForms& forms, const LanguageModule& language) {
  std::vector<FormIndex::Match> found = find(text, stretch, forms);
  for (std::size_t i = 0; i < found.size();) {
    std::vector<FormIndex::Match> halves = halves_of(text, found[i], forms, language);
    if (halves.empty()) {
      ++i;
      continue;
    }
    const std::size_t count = halves.size();
    const auto at = found.erase(found.begin() + static_cast<std::ptrdiff_t>(i));
    found.insert(at, std::move_iterator(halves.begin()), std::move_iterator(halves.end()));
    i += count;
  }
  return found;
}

}  // namespace pseudo
