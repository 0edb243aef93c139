// Finds the annotated originals of a document in any other text, whatever their case or spelling.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {

/// Hash that looks a string_view up in a container of strings.
struct StringHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const {
    return std::hash<std::string_view>{}(text);
  }
};
using StringSet = std::unordered_set<std::string, StringHash, std::equal_to<>>;

/// Originals as sequences of folded words. Built once a document, then only read.
class OriginalIndex {
 public:
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
  [[nodiscard]] bool empty() const { return entries_.empty(); }

 private:
  [[nodiscard]] std::optional<Match> longest_at(std::string_view text, ByteSpan word) const;

  // Originals of more words are entered by their first 16: enough to know them.
  static constexpr std::size_t kMaxWords = 16;

  // Most words of a text begin like no original: told by two bytes, before any folding.
  [[nodiscard]] static std::size_t slot(std::string_view from_word_on);
  static constexpr std::size_t kOthers = 0;  // slot of what two bytes do not tell
  std::bitset<1024> beginnings_;

  // Folded words that are an original, begin one, or both.
  static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);
  struct Entry {
    std::size_t owner = kNobody;
    std::uint8_t most_words = 0;  // of the originals that begin with this word
  };
  std::unordered_map<std::string, Entry, StringHash, std::equal_to<>> entries_;
};

}  // namespace pseudo
