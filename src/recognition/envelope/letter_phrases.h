// The phrases that surround the text of a letter, from the tables of a language.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::recognition {

/// Values of column `role`; documented in lexicons/de/grammar/letter_phrases.tsv.
enum class PhraseRole : std::uint8_t {
  kOpening,
  kOpeningWord,
  kAddressee,
  kClosing,
  kClosingWord,
  kGreetingNoun,
  kSigner,
  kSignature,
  kPostscript,
  kQuote,
  kQuoteEnd,
  kDivider,
  kField,
};

/// Their names in the tables, in the same order.
inline constexpr std::array<std::string_view, 13> kPhraseRoles = {
    "opening",       "opening_word", "addressee", "closing",    "closing_word",
    "greeting_noun", "signer",       "signature", "postscript", "quote",
    "quote_end",     "divider",      "field"};

/// All words are folded (text::fold_key). Threads: const calls are safe.
class LetterPhrases {
 public:
  /// Reads the tables `letter_phrases` and `english_letter_phrases`; missing tables are treated as
  /// empty. The lexicons must outlive the object.
  explicit LetterPhrases(const Lexicons& lexicons);

  /// The number of words of the longest phrase of that role that `words` begins with; 0: none.
  [[nodiscard]] std::size_t match(PhraseRole role, std::span<const std::string> words) const;
  /// True if a list of given names or nicknames contains the word.
  [[nodiscard]] bool is_given_name(const std::string& word) const;

 private:
  struct Phrase {
    std::vector<std::string> words;
    // Further words that must follow in this order, at any distance.
    std::vector<std::string> later;
  };
  static constexpr std::size_t kRoles = kPhraseRoles.size();
  void add(const LexiconTable& table);
  const Lexicons& lexicons_;
  std::array<std::unordered_map<std::string, std::vector<Phrase>>, kRoles> by_first_word_;
};

}  // namespace pseudo::recognition
