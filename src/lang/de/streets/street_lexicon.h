// The last parts of street names and the other words that make streets.
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
  std::string swiss;         ///< "strasse"; "" if it is spelled the same.
  std::string folded;        ///< "strasse".
  std::string abbreviation;  ///< "str.", may be empty.
  std::string kind;
  std::string gender;
  std::vector<std::string> genitives;
  std::vector<std::string> diminutives;  ///< "gässchen": neuter.
  bool alone = false;  ///< Shows a street in a location, though no house number follows.
};

/// The end of a street name as it was found.
struct SuffixMatch {
  const StreetSuffix* suffix = nullptr;
  std::size_t letters = 0;  ///< Bytes of the folded word that belong to it.
  bool abbreviated = false;
  bool genitive = false;
  bool diminutive = false;
  explicit operator bool() const { return suffix != nullptr; }
};

/// Value; views the lexicons, which must outlive it.
class StreetLexicon {
 public:
  /// Errors: kLexicon, a missing table.
  static Result<StreetLexicon> load(const Lexicons& lexicons);
  /// The longest suffix at the end of a folded word; `dot`: a dot follows the word.
  [[nodiscard]] SuffixMatch match(std::string_view folded, bool dot) const;
  [[nodiscard]] bool is_adjective(std::string_view folded) const { return words_.contains(folded); }
  /// True of a word for a box at a post office, which stands where a street does: "Postfach".
  [[nodiscard]] bool is_box(std::string_view folded) const { return boxes_.contains(folded); }
  /// True of a word before the streets that meet at a place: "Ecke".
  [[nodiscard]] bool is_corner(std::string_view folded) const { return corners_.contains(folded); }
  /// The table "street_words", whose rows of the kinds "box" and "corner" are no adjectives.
  [[nodiscard]] const LexiconTable* words() const { return words_table_; }
  /// True if streets of the country are written without ß.
  [[nodiscard]] bool writes_ss(std::string_view country) const {
    return ss_countries_.contains(country);
  }
  [[nodiscard]] const LexiconTable* streets() const { return streets_; }

 private:
  /// One way to write a suffix, by the suffix's number.
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
  Endings undotted_;                    // those of them that are known without it
  FoldedSet words_;
  FoldedSet boxes_;
  FoldedSet corners_;
  FoldedSet ss_countries_;  // codes as written
  const LexiconTable* streets_ = nullptr;
  const LexiconTable* words_table_ = nullptr;
};

}  // namespace pseudo::lang::de
