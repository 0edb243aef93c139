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
  const std::vector<ByteSpan> words = text::words(text);
  for (std::size_t i = 0; i < words.size();) {
    const std::size_t beginning = slot(text.substr(words[i].begin, words[i].size()));
    if (!beginnings_.test(beginning)) {
      ++i;
      continue;
    }
    std::string joined = fold_word(text, words[i]);
    const auto lengths = lengths_.find(joined);
    std::size_t matched = 0;
    if (lengths != lengths_.end()) {
      const std::size_t most =
          std::min<std::size_t>(std::bit_width(lengths->second), words.size() - i);
      for (std::size_t n = 1; n <= most; ++n) {
        if (n > 1) joined.append(" ").append(fold_word(text, words[i + n - 1]));
        const auto owner = owners_.find(joined);
        if (owner == owners_.end()) continue;
        if (matched > 0) matches.pop_back();
        matches.push_back({{words[i].begin, words[i + n - 1].end}, owner->second});
        matched = n;
      }
    }
    i += std::max<std::size_t>(matched, 1);
  }
  return matches;
}

}  // namespace pseudo
