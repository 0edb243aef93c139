// The phrases around the text of a letter, from the tables of a language.
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

/// The column `role` of the tables; lexicons/de/grammar/letter_phrases.tsv says what each means.
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

/// Their names in the tables, in that order.
inline constexpr std::array<std::string_view, 13> kPhraseRoles = {
    "opening",       "opening_word", "addressee", "closing",    "closing_word",
    "greeting_noun", "signer",       "signature", "postscript", "quote",
    "quote_end",     "divider",      "field"};

/// Words are folded (text::fold_key). Threads: const, shared freely.
class LetterPhrases {
 public:
  /// Reads the tables `letter_phrases` and `english_letter_phrases`; a missing one counts as empty.
  /// The lexicons must outlive it.
  explicit LetterPhrases(const Lexicons& lexicons);

  /// The number of words of the longest phrase of that role that the words begin with; 0: none.
  [[nodiscard]] std::size_t match(PhraseRole role, std::span<const std::string> words) const;
  /// True if the word is in a list of given names or nicknames.
  [[nodiscard]] bool is_given_name(const std::string& word) const;

 private:
  struct Phrase {
    std::vector<std::string> words;
    std::vector<std::string> later;  // words that must follow anywhere, in this order
  };
  static constexpr std::size_t kRoles = kPhraseRoles.size();
  void add(const LexiconTable& table);
  const Lexicons& lexicons_;
  std::array<std::unordered_map<std::string, std::vector<Phrase>>, kRoles> by_first_word_;
};

}  // namespace pseudo::recognition
