// The coreference table: which parts of which mentions are one entity.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/few.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"
#include "text/string_numbers.h"

namespace pseudo {

struct Entity {
  Category category = Category::kPerson;
  Scope scope = Scope::kDocument;
  std::string_view key;    ///< Of its parts.
  std::string_view lemma;  ///< Of the first mention.
  std::string folded;      ///< fold_key of the lemma.
  Few<const Part*> forms;  ///< One part for each distinct form.
  Traits traits;           ///< First non-empty of its parts.
  Surrogate surrogate;
  std::uint64_t choice = 0;  ///< Handed to LanguageModule::realize.
};

/// Equal scope, category and key: one entity. Entities are in the order of their first mention.
class EntityTable {
 public:
  void reserve(std::size_t entities) { entities_.reserve(entities); }
  /// The entity of a part, made if it is new. The part must outlive the table.
  std::size_t add(Scope scope, const Part& part);
  /// Makes later add() calls for (category, key) answer `entity`.
  void alias(Scope scope, Category category, std::string_view key, std::size_t entity);

  [[nodiscard]] std::vector<Entity>& entities() { return entities_; }
  [[nodiscard]] const std::vector<Entity>& entities() const { return entities_; }

 private:
  std::vector<Entity> entities_;
  text::StringNumbers addresses_;          // of entities: scope, category and key
  std::vector<std::size_t> at_addresses_;  // the entity of each
};

}  // namespace pseudo
