#include "engine/original_index.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

// One of 31 codes for an ASCII letter or digit, the same for both cases of a letter.
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

bool is_special(std::string_view text, std::size_t pos) {
  return pos < text.size() && code_at(text, pos) == kSpecial;
}

// U+00C0 to U+00FF are 0xC3 and a second byte; all but two of them are letters.
constexpr char kLatin1 = '\xC3';

bool is_latin1_letter(std::string_view text, std::size_t pos) {
  constexpr std::string_view kSigns = "×÷";
  return text[pos] == kLatin1 && pos + 1 < text.size() && text[pos + 1] != kSigns[1] &&
         text[pos + 1] != kSigns[3];
}

// The end of the letters of ASCII and Latin-1 and the digits at `pos`. Folded they have as many
// bytes, if no mark follows.
std::size_t plain_end(std::string_view text, std::size_t pos) {
  for (;;) {
    while (pos < text.size() && code_at(text, pos) % kSeparator != 0) ++pos;
    if (pos == text.size() || !is_latin1_letter(text, pos)) return pos;
    pos += 2;
  }
}

// How the umlaut or ß at `pos` is written out; "" for anything else.
std::string_view written_out(std::string_view text, std::size_t pos) {
  if (text[pos] != kLatin1 || pos + 1 == text.size()) return {};
  return text::written_out(text::next(text, pos));
}

std::string fold_word(std::string_view text, const ByteSpan& word) {
  return text::fold_key(text.substr(word.begin, word.size()));
}

}  // namespace

// A beginning that may fold to other bytes (a foreign letter, a letter under a combining mark, an
// apostrophe) shares one bit with all others of its kind.
std::size_t OriginalIndex::bit_of(std::string_view from_word_on) {
  const auto no_mark_at = [&](std::size_t pos) {
    if (pos == from_word_on.size() || from_word_on[pos] == kLatin1) return true;
    return static_cast<unsigned char>(from_word_on[pos]) < 0x80;
  };
  std::size_t at = 0;
  for (std::size_t pos = 0, letters = 0; letters < 2 && pos < from_word_on.size();) {
    const std::uint8_t code = code_at(from_word_on, pos);
    if (code == kSeparator) break;
    if (code != kSpecial) {
      at = at * 32 + code;
      ++letters;
      ++pos;
    } else {
      const std::string_view umlaut = written_out(from_word_on, pos);
      if (umlaut.empty()) return kOthers;
      at = at * 32 + code_at(umlaut, 0);
      if (++letters < 2) at = at * 32 + code_at(umlaut, 1);
      ++letters;
      pos += 2;
    }
    if (!no_mark_at(pos)) return kOthers;
  }
  return at;
}

void OriginalIndex::add(std::string_view original, std::size_t owner) {
  const std::optional<ByteSpan> first = text::next_word(original, 0);
  if (!first) return;
  const std::string beginning = fold_word(original, *first);
  std::string joined;  // of several words
  std::uint8_t count = 1;
  for (std::size_t end = first->end; count < kMaxWords; ++count) {
    const auto word = text::next_word(original, end);
    if (!word) break;
    if (count == 1) joined = beginning;
    joined.append(1, ' ').append(fold_word(original, *word));
    end = word->end;
  }
  if (count == 1 && beginning.size() < 2) return;
  // By two bytes alone: what follows them here may be composed ("š"), and two characters in a text,
  // the first of them a plain letter.
  beginnings_.set(bit_of(std::string_view(beginning).substr(0, 2))).set(kOthers);
  firsts_.set(code_at(beginning, 0));
  sizes_.set(std::min(beginning.size(), sizes_.size() - 1));
  Entry& begins = enter(beginning);
  begins.most_words = std::max(begins.most_words, count);
  Entry& entry = count > 1 ? enter(joined) : begins;
  if (entry.owner == kNobody) entry.owner = owner;
}

OriginalIndex::Entry& OriginalIndex::enter(std::string_view key) {
  const auto [number, is_new] = keys_.enter(key);
  if (is_new) entries_.emplace_back();
  return entries_[number];
}

std::vector<OriginalIndex::Match> OriginalIndex::find(std::string_view text) const {
  std::vector<Match> matches;
  if (empty()) return matches;
  for (std::size_t pos = 0; pos < text.size();) {
    const std::uint8_t code = code_at(text, pos);
    if (code == kSeparator) {
      ++pos;
      continue;
    }
    std::optional<ByteSpan> word = ByteSpan{pos, plain_end(text, pos)};
    const bool is_plain = !word->empty() && !is_special(text, word->end);
    if (!is_plain) word = text::next_word(text, pos);
    if (!word) break;
    pos = word->end;
    if (is_plain && !sizes_.test(std::min(word->size(), sizes_.size() - 1))) continue;
    // A letter that no mark can follow folds by itself.
    if (is_plain && code != kSpecial && !firsts_.test(code)) continue;
    if (!beginnings_.test(bit_of(text.substr(word->begin)))) continue;
    if (const std::optional<Match> match = longest_at(text, *word)) {
      matches.push_back(*match);
      pos = match->span.end;
    }
  }
  return matches;
}

std::optional<OriginalIndex::Match> OriginalIndex::longest_at(std::string_view text,
                                                              ByteSpan word) const {
  std::string joined = fold_word(text, word);
  auto found = keys_.find(joined);
  if (!found) return std::nullopt;
  const std::size_t most = entries_[*found].most_words;
  std::optional<Match> longest;
  std::size_t end = word.end;
  for (std::size_t n = 1; n <= most; ++n) {
    if (n > 1) {
      const auto next = text::next_word(text, end);
      if (!next) break;
      joined.append(1, ' ').append(fold_word(text, *next));
      end = next->end;
      found = keys_.find(joined);
    }
    const bool is_original = found && entries_[*found].owner != kNobody;
    if (is_original) longest = Match{{word.begin, end}, entries_[*found].owner};
  }
  return longest;
}

}  // namespace pseudo
