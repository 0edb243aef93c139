// Endings of nouns and of names of places and organisations, from table noun_endings.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// The stems that an ending follows. kSibilant: stems that end in a row of table sibilants,
/// kBeforeS: in one of those that are often given an s. kOther: all stems without a sibilant.
enum class After : std::uint8_t { kAny, kSibilant, kBeforeS, kOther, kConsonant };

struct GenitiveEnding {
  std::string ending;  ///< Folded: "es", "'s".
  After after = After::kAny;
  [[nodiscard]] bool has_apostrophe() const { return ending.front() == '\''; }
};

/// The endings of nouns. Immutable after load().
class NounEndings {
 public:
  /// A missing table has no rows.
  static NounEndings load(const Lexicons& lexicons);

  /// Longest first.
  [[nodiscard]] const std::vector<GenitiveEnding>& genitives() const { return genitives_; }
  /// Returns the longest genitive ending without an apostrophe that a folded word ends with, or "".
  [[nodiscard]] std::string_view genitive_of(std::string_view folded) const;
  /// The genitive ending of names without a final sibilant: "s".
  [[nodiscard]] std::string_view plain_genitive() const { return plain_genitive_; }
  /// Removes plain_genitive() from a folded word, if it ends so.
  [[nodiscard]] std::string_view without_plain_genitive(std::string_view folded) const;
  /// Returns the dative of a plural: "Werken" for "Werke". Returns the plural itself if its dative
  /// is the same.
  [[nodiscard]] std::string dative_plural(std::string_view plural) const;
  /// Returns the nominative of a folded word that ends like a dative plural, or else the word
  /// itself.
  [[nodiscard]] std::string_view without_dative_plural(std::string_view folded) const;
  /// Returns the plural of a feminine noun: "Fränkinnen" for "Fränkin". Returns "" if no row
  /// applies.
  [[nodiscard]] std::string feminine_plural(std::string_view feminine) const;
  /// True if an unknown name ends like a plural: "Kliniken".
  [[nodiscard]] bool looks_plural(std::string_view name) const;

 private:
  struct Suffix {
    std::string end;  // of the word
    std::string ending;
  };
  std::vector<GenitiveEnding> genitives_;
  std::string plain_genitive_;
  std::vector<Suffix> dative_plurals_;
  std::vector<Suffix> feminine_plurals_;
  std::vector<std::string> guessed_plurals_;
};

}  // namespace pseudo::lang::de
