// Names that only a name of the same kind can replace: names after particles, pairs of masculine
// and feminine family names, diminutives.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/common/folded_map.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// A pattern of family names with a separate form for women: Novák, Nováková.
struct NamePair {
  std::string kind;       ///< The kind of such names in table names_by_kind.
  std::string masculine;  ///< Endings, folded.
  std::string feminine;
};

/// Tables names_by_kind, name_pairs, particle_kinds, diminutive_endings and names_before_given, all
/// of which are optional. Refers to the lexicons, which must outlive it.
class NameKinds {
 public:
  static NameKinds load(const Lexicons& lexicons);

  /// Table names_by_kind, or null if it is missing.
  [[nodiscard]] const LexiconTable* names() const { return names_; }
  /// Returns the kind of names that can replace the folded `name` after a particle, or "" if any
  /// name can. `particle`: folded, as in the table of particles.
  [[nodiscard]] std::string_view behind_particle(std::string_view particle,
                                                 std::string_view name) const;
  [[nodiscard]] std::span<const NamePair> pairs() const { return pairs_; }
  /// Returns the pattern by which names of this kind form pairs, or null.
  [[nodiscard]] const NamePair* pair_of(std::string_view kind) const;
  /// Returns the kind of a folded diminutive of gender "f" or "m", or "" if it has no diminutive
  /// ending.
  [[nodiscard]] std::string_view diminutive(std::string_view name, std::string_view gender) const;
  /// True for the folded family name of a famous composer or writer: "mozart".
  [[nodiscard]] bool is_creator(std::string_view name) const;
  /// Returns the kind of a folded family name of a famous composer or writer if the text before or
  /// after it shows that this person is meant, else "".
  [[nodiscard]] std::string_view creator(std::string_view name, std::string_view before,
                                         std::string_view after) const;
  /// True for a folded family name that precedes the given name: "Wang" in "Wang Xiaoming".
  [[nodiscard]] bool precedes_given(std::string_view name) const {
    return before_given_.contains(name);
  }

 private:
  struct Ending {
    std::string ending;  // folded; "" fits all names
    std::string kind;
    std::string genders;
  };
  using Endings = std::vector<Ending>;
  static const Ending* longest(const Endings& endings, std::string_view name,
                               std::string_view gender);
  const LexiconTable* names_ = nullptr;
  FoldedMap<Endings> behind_particle_;
  std::vector<NamePair> pairs_;
  Endings diminutives_;
  FoldedSet before_given_;
  std::vector<std::pair<std::string, std::string>>
      creator_cues_;  // kind; folded word or quotation mark
};

}  // namespace pseudo::lang::de
