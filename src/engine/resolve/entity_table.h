// The coreference table: which parts of which mentions are one entity.
#pragma once

#include <cstddef>
#include <functional>
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
  std::string_view key;            ///< That of its first part.
  std::string_view lemma;          ///< Likewise.
  std::string folded;              ///< fold_key of the lemma.
  std::vector<const Part*> forms;  ///< One part for each distinct form.
  const Form* sort = nullptr;      ///< That of its first part.
  Traits traits;                   ///< First non-empty of its parts.
  bool needs_surrogate = false;    ///< False: all its mentions have marks of another style.
};

/// Equal scope, category and key: one entity. Entities are in the order of their first mention.
class EntityTable {
 public:
  void reserve(std::size_t entities) { entities_.reserve(entities); }
  /// The entity of a part, made if it is new. The part must outlive the table.
  std::size_t add(const ScopePlace& scope, const Part& part);
  /// Makes later add() calls for (category, key) answer `entity`. The key must outlive the table.
  void alias(const ScopePlace& scope, Category category, std::string_view key, std::size_t entity);
  /// The entity needs a surrogate; others are known, but nothing is drawn for them.
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
      // Hardly any differ in category alone.
      return std::hash<std::string_view>{}(address.key) + address.scope.sentence;
    }
  };

  std::vector<Entity> entities_;
  std::unordered_map<Address, std::size_t, AddressHash> by_address_;
};

}  // namespace pseudo
