// The suffixes of street names, and other words of streets.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/grammar/grammar.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

struct StreetSuffix {
  std::string suffix;        ///< "straße", lower case.
  std::string swiss;         ///< "strasse"; "" if it equals `suffix`.
  std::string folded;        ///< "strasse".
  std::string abbreviation;  ///< "str.", may be empty.
  std::string kind;
  std::string gender;
  std::vector<std::string> genitives;
  std::vector<std::string> diminutives;  ///< "gässchen". Their gender is neuter.
  bool alone = false;  ///< Indicates a street in a LOC mention even without a house number.
};

/// A match of a suffix at the end of a street name.
struct SuffixMatch {
  const StreetSuffix* suffix = nullptr;
  std::size_t letters = 0;  ///< Size of the suffix in bytes of the folded word.
  bool abbreviated = false;
  bool genitive = false;
  bool diminutive = false;
  explicit operator bool() const { return suffix != nullptr; }
};

/// Immutable after load(). Refers to the lexicons, which must outlive it.
class StreetLexicon {
 public:
  /// Errors: kLexicon if a required table is missing.
  static Result<StreetLexicon> load(const Lexicons& lexicons);
  /// Returns the longest suffix at the end of a folded word. `dot`: a dot follows the word.
  [[nodiscard]] SuffixMatch match(std::string_view folded, bool dot) const;
  [[nodiscard]] bool is_adjective(std::string_view folded) const { return words_.contains(folded); }
  /// True for a word for a post office box, which is used in place of a street: "Postfach".
  [[nodiscard]] bool is_box(std::string_view folded) const { return boxes_.contains(folded); }
  /// True for a word before the streets that meet at a place: "Ecke".
  [[nodiscard]] bool is_corner(std::string_view folded) const { return corners_.contains(folded); }
  /// The folded abbreviations of a folded word, or the word that it abbreviates. Null if there are
  /// none. Table street_word_spellings.
  [[nodiscard]] const std::vector<std::string>* spellings_of(std::string_view folded) const {
    return spellings_.find(folded);
  }
  /// True for a name of the first tier, which other names contain: "Landstraßer Hauptstraße".
  [[nodiscard]] bool is_common(std::string_view folded) const;
  /// Table street_words. Its rows of the kinds "box" and "corner" are not adjectives.
  [[nodiscard]] const LexiconTable* words() const { return words_table_; }
  /// True if streets of the country are written with ss instead of ß.
  [[nodiscard]] bool writes_ss(std::string_view country) const {
    return ss_countries_.contains(country);
  }
  [[nodiscard]] const LexiconTable* streets() const { return streets_; }

 private:
  /// One spelling of a suffix, with the number of the suffix.
  struct Ending {
    std::string folded;
    std::size_t suffix = 0;
    bool abbreviated = false;
    bool genitive = false;
    bool diminutive = false;
  };
  using Endings = std::array<std::vector<Ending>, 32>;  // by the lower bits of the last byte
  void index_endings();
  static void add(Endings& endings, Ending ending);
  [[nodiscard]] SuffixMatch longest(const Endings& endings, std::string_view folded) const;

  std::vector<StreetSuffix> suffixes_;  // longest first
  Endings full_;                        // suffixes, their genitives and diminutives
  Endings dotted_;                      // abbreviations, without their dot
  Endings undotted_;                    // abbreviations that are recognized without a dot
  FoldedSet words_;
  FoldedSet boxes_;
  FoldedSet corners_;
  FoldedMap<std::vector<std::string>> spellings_;
  FoldedSet ss_countries_;  // codes of countries, as written
  const LexiconTable* streets_ = nullptr;
  const LexiconTable* words_table_ = nullptr;
};

}  // namespace pseudo::lang::de
