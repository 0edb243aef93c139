// The coreference table: groups parts of mentions into entities.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/common/scope_place.h"
#include "pseudo/language.h"

namespace pseudo {

struct Entity {
  Category category = Category::kPerson;
  ScopePlace scope = {};
  std::string_view key;            ///< The key of its first part.
  std::string_view lemma;          ///< The lemma of its first part.
  std::string folded;              ///< text::fold_key of the lemma.
  std::vector<const Part*> forms;  ///< One part for each distinct form.
  const Form* sort = nullptr;      ///< The sort of its first part.
  Traits traits;                   ///< For each trait the first non-empty value of its parts.
  bool needs_surrogate = false;    ///< False if all its mentions get marks of another style.
};

/// Parts with equal scope, category and key are one entity. Entities are ordered by first mention.
class EntityTable {
 public:
  void reserve(std::size_t entities) { entities_.reserve(entities); }
  /// Returns the entity of a part, created if new. The part must outlive the table.
  std::size_t add(const ScopePlace& scope, const Part& part);
  /// Returns the entity of (scope, category, key), if there is one.
  [[nodiscard]] std::optional<std::size_t> find(const ScopePlace& scope, Category category,
                                                std::string_view key) const;
  /// Makes later add() calls for (category, key) return `entity`. The key must outlive the table.
  void alias(const ScopePlace& scope, Category category, std::string_view key, std::size_t entity);
  /// Marks an entity as needing a surrogate; nothing is drawn for other entities.
  void need_surrogate(std::size_t entity) { entities_[entity].needs_surrogate = true; }

  [[nodiscard]] const std::vector<Entity>& entities() const { return entities_; }

 private:
  struct Address {
    ScopePlace scope;
    Category category;
    std::string_view key;
    friend bool operator==(const Address&, const Address&) = default;
  };
  struct AddressHash {
    std::size_t operator()(const Address& address) const {
      // Addresses that differ only in category are rare.
      return std::hash<std::string_view>{}(address.key) + address.scope.sentence;
    }
  };

  std::vector<Entity> entities_;
  std::unordered_map<Address, std::size_t, AddressHash> by_address_;
};

}  // namespace pseudo
