// Draws a surrogate for every entity that has a name.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/entity_table.h"
#include "engine/original_set.h"
#include "engine/scopes.h"
#include "pseudo/language.h"
#include "pseudo/random.h"
#include "text/string_numbers.h"

namespace pseudo {

struct NameCounts {
  std::size_t plain = 0;       ///< Invented words, where no lexicon could serve.
  std::size_t collisions = 0;  ///< Shared scopes: two entities, one surrogate.
};

/// Gives entities their surrogates, in the order of the calls.
///
/// Document scope: by weight from what the language's query leaves; never the entity's own
/// original, nor another of the document, nor a surrogate that its category has given away.
/// Folder and corpus scope: a keyed function of category and entity alone; of lexicon entries a
/// keyed permutation. Where no candidate will do, an invented word of plain shape.
class NameSurrogates {
 public:
  /// All must outlive it.
  NameSurrogates(const LanguageModule& language, Scopes& scopes, const OriginalSet& originals)
      : language_(language), scopes_(scopes), originals_(originals) {}

  void assign(std::span<Entity> entities);
  /// A further surrogate of the same kind (for fragments that the first has no word for).
  std::string further(const Entity& entity, std::size_t number);
  [[nodiscard]] const NameCounts& counts() const { return counts_; }

 private:
  enum class Wants { kDistinct, kOwnOnly };
  /// How far the choice for an entity has come.
  struct Attempt {
    std::optional<DrawStream> stream;
    SurrogateQuery query;
    char32_t letter = 0;
    std::size_t step = 0;                // of those in which the conditions give way
    Conditions wanted;                   // in that step
    Candidates pool;                     // of rows that meet them
    std::optional<std::uint32_t> drawn;  // from the pool, but not looked at
  };
  static EntityView view(const Entity& entity);
  char32_t letter_of(const Entity& entity);
  /// Leaves the surrogate's key in key_.
  [[nodiscard]] bool fits(const Entity& entity, const Surrogate& surrogate, Wants wants);
  /// Up to a first draw. Reads nothing of the row: that is still on its way from memory.
  void begin(Entity& entity, Attempt& attempt);
  void finish(Entity& entity, Attempt& attempt);
  /// Sets what does not depend on other entities.
  void ask(const Entity& entity, Attempt& attempt);
  /// Of the step that it has come to or of the next one with enough candidates.
  static void find_pool(Attempt& attempt);
  static std::uint32_t draw_near(Attempt& attempt, std::string_view lemma);
  bool draw_distinct(Entity& entity, Attempt& attempt);
  bool draw_shared(Entity& entity, Attempt& attempt);
  /// True if enough entities have looked there in vain.
  [[nodiscard]] bool is_dry(const Entity& entity, const LexiconTable& table,
                            const Conditions& wanted) const;
  void invent(Entity& entity, Attempt& attempt);

  const LanguageModule& language_;
  Scopes& scopes_;
  const OriginalSet& originals_;
  text::StringNumbers taken_;                    // folded surrogates, each with its category
  std::string key_;                              // in taken_, of the surrogate tried last
  std::map<std::string, std::size_t> failures_;  // of looking among some candidates
  NameCounts counts_;
};

}  // namespace pseudo
