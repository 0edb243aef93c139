// Finds the envelopes of letters and mails: openings, closings, signatures and the headers of
// quoted mails.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/span.h"
#include "recognition/envelope/letter_phrases.h"

namespace pseudo::recognition {

/// Finds envelopes by the phrases of a language. Threads: const calls are safe.
class Envelope {
 public:
  /// The lexicons must outlive the object.
  explicit Envelope(const Lexicons& lexicons) : phrases_(lexicons) {}

  /// The envelope of a text, sorted and disjoint. A quoted mail is treated as a letter of its own.
  /// Linear.
  [[nodiscard]] std::vector<ByteSpan> find(std::string_view text) const;

  /// The text without its envelope; the remaining pieces are separated by blank lines.
  [[nodiscard]] std::string strip(std::string_view text) const;

 private:
  LetterPhrases phrases_;
};

}  // namespace pseudo::recognition
