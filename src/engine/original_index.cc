#include "engine/original_index.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "text/fold.h"
#include "text/words.h"

namespace pseudo {
namespace {

std::string fold_word(std::string_view text, const ByteSpan& word) {
  return text::fold_key(text.substr(word.begin, word.size()));
}

}  // namespace

// A beginning that may fold to other bytes (an umlaut, a letter under a combining mark, an
// apostrophe) shares one slot with all of its sort, which is always looked up.
std::size_t OriginalIndex::slot(std::string_view word) {
  constexpr std::size_t kOthers = 0;
  const auto is_plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  };
  if (!std::ranges::all_of(word.substr(0, 3), is_plain)) return kOthers;
  std::size_t at = 0;
  for (const char c : word.substr(0, 2)) {
    at = at * 32 + (static_cast<unsigned char>(c) & 31U);  // equal for both cases of a letter
  }
  return at;
}

void OriginalIndex::add(std::string_view original, std::size_t owner) {
  const std::vector<ByteSpan> words = text::words(original);
  const std::size_t count = std::min(words.size(), kMaxWords);
  std::string joined;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) joined += ' ';
    joined += fold_word(original, words[i]);
  }
  if (joined.size() < 2) return;
  const std::string first = fold_word(original, words.front());
  beginnings_.set(slot(first)).set(0);
  lengths_[first] |= 1U << (count - 1);
  owners_.try_emplace(std::move(joined), owner);
}

std::vector<OriginalIndex::Match> OriginalIndex::find(std::string_view text) const {
  std::vector<Match> matches;
  if (empty()) return matches;
  for (auto word = text::next_word(text, 0); word;) {
    if (beginnings_.test(slot(text.substr(word->begin, word->size())))) {
      if (const std::optional<Match> match = longest_at(text, *word)) {
        matches.push_back(*match);
        word->end = match->span.end;
      }
    }
    word = text::next_word(text, word->end);
  }
  return matches;
}

std::optional<OriginalIndex::Match> OriginalIndex::longest_at(std::string_view text,
                                                              ByteSpan word) const {
  std::string joined = fold_word(text, word);
  const auto lengths = lengths_.find(joined);
  if (lengths == lengths_.end()) return std::nullopt;
  std::optional<Match> longest;
  const auto most = static_cast<std::size_t>(std::bit_width(lengths->second));
  std::size_t end = word.end;
  for (std::size_t n = 1; n <= most; ++n) {
    if (n > 1) {
      const auto next = text::next_word(text, end);
      if (!next) break;
      joined.append(" ").append(fold_word(text, *next));
      end = next->end;
    }
    const auto owner = owners_.find(joined);
    if (owner != owners_.end()) longest = Match{{word.begin, end}, owner->second};
  }
  return longest;
}

}  // namespace pseudo
