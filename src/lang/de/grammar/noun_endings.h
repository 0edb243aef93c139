// Endings of nouns and of names of places and organisations (table noun_endings).
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// What an ending follows. kSibilant: an end in the table sibilants; kOther: no such end.
enum class After : std::uint8_t { kAny, kSibilant, kOther, kConsonant };

struct GenitiveEnding {
  std::string ending;  ///< Folded: "es", "'s".
  After after = After::kAny;
  [[nodiscard]] bool has_apostrophe() const { return ending.front() == '\''; }
};

/// Value.
class NounEndings {
 public:
  /// A missing table has no rows.
  static NounEndings load(const Lexicons& lexicons);

  /// Longest first.
  [[nodiscard]] const std::vector<GenitiveEnding>& genitives() const { return genitives_; }
  /// The longest genitive ending without an apostrophe that a folded word ends with; "" if none.
  [[nodiscard]] std::string_view genitive_of(std::string_view folded) const;
  /// The genitive ending of names that do not end in a sibilant: "s".
  [[nodiscard]] std::string_view plain_genitive() const { return plain_genitive_; }
  /// A folded word without that ending; itself if it ends otherwise.
  [[nodiscard]] std::string_view without_plain_genitive(std::string_view folded) const;
  /// The dative of a noun in the plural: Werke, Werken; itself if it has no other form.
  [[nodiscard]] std::string dative_plural(std::string_view plural) const;
  /// The nominative of a folded word that ends like a dative plural; itself if it does not.
  [[nodiscard]] std::string_view without_dative_plural(std::string_view folded) const;
  /// Fränkin, Fränkinnen; "" if no row knows the plural.
  [[nodiscard]] std::string feminine_plural(std::string_view feminine) const;
  /// True if a name that no list knows ends like a plural: "Kliniken".
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
