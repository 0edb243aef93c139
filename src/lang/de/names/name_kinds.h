// Names that only a name of the same kind can stand in for: behind particles, as pairs of man and
// woman, as diminutives.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/common/folded_map.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// Family names of which women have another form: Novák, Nováková.
struct NamePair {
  std::string kind;       ///< The names in table names_by_kind that form it have this kind.
  std::string masculine;  ///< Endings, folded.
  std::string feminine;
};

/// The tables names_by_kind, name_pairs, particle_kinds, diminutive_endings and names_before_given;
/// each may be missing. Views the lexicons, which must outlive it.
class NameKinds {
 public:
  static NameKinds load(const Lexicons& lexicons);

  /// The table that holds the names of all kinds; null if it is missing.
  [[nodiscard]] const LexiconTable* names() const { return names_; }
  /// The kind of names that go behind a particle (folded, as the table of particles writes it)
  /// where `name` (folded) stood; "" if any may.
  [[nodiscard]] std::string_view behind_particle(std::string_view particle,
                                                 std::string_view name) const;
  [[nodiscard]] std::span<const NamePair> pairs() const { return pairs_; }
  /// How the names of this kind form their pair; null if they form none.
  [[nodiscard]] const NamePair* pair_of(std::string_view kind) const;
  /// The kind of a diminutive (folded) of gender "f" or "m"; "" if it has no such ending.
  [[nodiscard]] std::string_view diminutive(std::string_view name, std::string_view gender) const;
  /// True of a folded family name that everybody knows as that of a creator: "mozart".
  [[nodiscard]] bool is_creator(std::string_view name) const;
  /// The kind of a family name (folded) that everybody knows as a composer's or writer's, where the
  /// text beside the name shows that he is meant; "" if not.
  [[nodiscard]] std::string_view creator(std::string_view name, std::string_view before,
                                         std::string_view after) const;
  /// True of a family name (folded) behind which the given name stands: "Wang Xiaoming".
  [[nodiscard]] bool stands_before_given(std::string_view name) const {
    return before_given_.contains(name);
  }

 private:
  struct Ending {
    std::string ending;  // folded; "" for all
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
  std::vector<std::pair<std::string, std::string>> creator_cues_;  // kind, word (folded) or quote
};

}  // namespace pseudo::lang::de
