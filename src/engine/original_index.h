// Finds the annotated originals of a document in any other text, whatever their case or spelling.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"
#include "text/string_interner.h"

namespace pseudo {

/// Originals as sequences of folded words. Built once a document, then only read.
class OriginalIndex {
 public:
  void reserve(std::size_t originals) { entries_.reserve(originals); }
  /// `owner`: what a match refers to (the index of a mention). An original without a letter or
  /// digit, or of a single letter, is not entered: it would match everywhere.
  void add(std::string_view original, std::size_t owner);

  struct Match {
    ByteSpan span;  ///< In bytes of the text that was searched.
    std::size_t owner = 0;
  };
  /// Whole-word matches, longest first at each place, not overlapping, in order.
  /// Cost: linear in the text.
  [[nodiscard]] std::vector<Match> find(std::string_view text) const;
  [[nodiscard]] bool contains_any(std::string_view text) const { return !find(text).empty(); }
  [[nodiscard]] bool empty() const { return keys_.empty(); }

 private:
  [[nodiscard]] std::optional<Match> longest_at(std::string_view text, ByteSpan word) const;

  // Originals of more words are entered by their first 16: enough to know them.
  static constexpr std::size_t kMaxWords = 16;

  // Most words of a text begin like no original, or are longer or shorter than the first words of
  // all: told by two letters and the size, before any folding.
  [[nodiscard]] static std::size_t bit_of(std::string_view from_word_on);
  static constexpr std::size_t kOthers = 0;  // bit of what two letters do not show
  std::bitset<1024> beginnings_;
  std::bitset<32> firsts_;  // codes of first letters
  std::bitset<32> sizes_;   // folded, in bytes; the last one stands for all above

  // Folded words that are an original, begin one, or both.
  static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);
  struct Entry {
    std::size_t owner = kNobody;
    std::uint8_t most_words = 0;  // of the originals that begin with this word
  };
  Entry& enter(std::string_view key);
  text::StringInterner keys_;
  std::vector<Entry> entries_;  // by number of the key
};

}  // namespace pseudo
