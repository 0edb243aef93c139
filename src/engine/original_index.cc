#include "engine/original_index.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "text/fold.h"
#include "text/words.h"

namespace pseudo {
namespace {

// Of ASCII letters and digits one of 31, equal for both cases of a letter.
constexpr std::uint8_t kSpecial = 0;     // may go on with a word, or fold to other bytes
constexpr std::uint8_t kSeparator = 32;  // stands between words, whatever is beside it
constexpr std::array<std::uint8_t, 256> kCodes = [] {
  constexpr std::uint8_t kCaseless = 31;
  std::array<std::uint8_t, 256> codes{};
  for (std::uint8_t c = 0; c < 0x80; ++c) codes[c] = kSeparator;
  for (std::uint8_t c = '0'; c <= '9'; ++c) codes[c] = c & kCaseless;
  for (std::uint8_t c = 'A'; c <= 'Z'; ++c) codes[c] = codes[c + 0x20U] = c & kCaseless;
  codes['\''] = codes['`'] = kSpecial;
  return codes;
}();

std::uint8_t code_at(std::string_view text, std::size_t pos) {
  return kCodes[static_cast<unsigned char>(text[pos])];
}

// The end of the word that begins with an ASCII letter or digit at `pos`.
std::size_t behind_word(std::string_view text, std::size_t pos) {
  const std::size_t begin = pos;
  while (pos < text.size() && code_at(text, pos) % kSeparator != 0) ++pos;
  const bool is_end = pos == text.size() || code_at(text, pos) == kSeparator;
  return is_end ? pos : text::next_word(text, begin)->end;
}

std::string fold_word(std::string_view text, const ByteSpan& word) {
  return text::fold_key(text.substr(word.begin, word.size()));
}

}  // namespace

// A beginning that may fold to other bytes (an umlaut, a letter under a combining mark, an
// apostrophe) shares one slot with all of its sort.
std::size_t OriginalIndex::slot(std::string_view from_word_on) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < std::min<std::size_t>(from_word_on.size(), 3); ++i) {
    const std::uint8_t code = code_at(from_word_on, i);
    if (code == kSeparator) break;
    if (code == kSpecial) return kOthers;
    if (i < 2) at = at * 32 + code;
  }
  return at;
}

void OriginalIndex::add(std::string_view original, std::size_t owner) {
  const std::optional<ByteSpan> first = text::next_word(original, 0);
  if (!first) return;
  const std::string beginning = fold_word(original, *first);
  std::string joined = beginning;
  std::uint8_t count = 1;
  for (std::size_t end = first->end; count < kMaxWords; ++count) {
    const auto word = text::next_word(original, end);
    if (!word) break;
    joined.append(1, ' ').append(fold_word(original, *word));
    end = word->end;
  }
  if (joined.size() < 2) return;
  beginnings_.set(slot(beginning)).set(kOthers);
  Entry& begins = entries_[beginning];
  begins.most_words = std::max(begins.most_words, count);
  Entry& entry = count > 1 ? entries_[joined] : begins;
  if (entry.owner == kNobody) entry.owner = owner;
}

std::vector<OriginalIndex::Match> OriginalIndex::find(std::string_view text) const {
  std::vector<Match> matches;
  if (empty()) return matches;
  for (std::size_t pos = 0; pos < text.size();) {
    const std::uint8_t code = code_at(text, pos);
    if (code == kSeparator) {
      ++pos;
    } else if (code != kSpecial && !beginnings_.test(slot(text.substr(pos)))) {
      pos = behind_word(text, pos);
    } else {
      const auto word = text::next_word(text, pos);
      if (!word) break;
      const std::optional<Match> match = longest_at(text, *word);
      if (match) matches.push_back(*match);
      pos = match ? match->span.end : word->end;
    }
  }
  return matches;
}

std::optional<OriginalIndex::Match> OriginalIndex::longest_at(std::string_view text,
                                                              ByteSpan word) const {
  std::string joined = fold_word(text, word);
  auto found = entries_.find(joined);
  if (found == entries_.end()) return std::nullopt;
  const std::size_t most = found->second.most_words;
  std::optional<Match> longest;
  std::size_t end = word.end;
  for (std::size_t n = 1; n <= most; ++n) {
    if (n > 1) {
      const auto next = text::next_word(text, end);
      if (!next) break;
      joined.append(1, ' ').append(fold_word(text, *next));
      end = next->end;
      found = entries_.find(joined);
    }
    const bool is_original = found != entries_.end() && found->second.owner != kNobody;
    if (is_original) longest = Match{{word.begin, end}, found->second.owner};
  }
  return longest;
}

}  // namespace pseudo
