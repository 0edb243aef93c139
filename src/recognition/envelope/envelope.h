// Finds what surrounds the text of letters and mails: openings, closings, signatures and the
// headers of quoted mails.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/span.h"
#include "recognition/envelope/letter_phrases.h"

namespace pseudo::recognition {

/// Finds envelopes by the phrases of a language. Threads: const, shared freely.
class Envelope {
 public:
  /// The lexicons must outlive it.
  explicit Envelope(const Lexicons& lexicons) : phrases_(lexicons) {}

  /// In order, disjoint. A quoted mail is a letter of its own. Cost: linear.
  [[nodiscard]] std::vector<ByteSpan> find(std::string_view text) const;

  /// The text without its envelope, with a blank line between pieces that were apart.
  [[nodiscard]] std::string strip(std::string_view text) const;

 private:
  LetterPhrases phrases_;
};

}  // namespace pseudo::recognition
