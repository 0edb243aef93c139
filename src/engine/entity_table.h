// The coreference table: which parts of which mentions are one entity.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

struct Entity {
  Category category = Category::kPerson;
  Scope scope = Scope::kDocument;
  std::string_view key;            ///< Of its parts.
  std::string_view lemma;          ///< Of the first mention.
  std::string folded;              ///< fold_key of the lemma.
  std::vector<const Part*> forms;  ///< One part for each distinct form.
  Traits traits;                   ///< First non-empty of its parts.
  const Form* sort = nullptr;      ///< Of its first part; it follows from the key.
  Surrogate surrogate;
  std::uint64_t choice = 0;  ///< Handed to LanguageModule::realize.
};

/// Equal scope, category and key: one entity. Entities are in the order of their first mention.
class EntityTable {
 public:
  void reserve(std::size_t entities) {
    entities_.reserve(entities);
    few_.reserve(std::min(entities, kFew) + 1);
  }
  /// The entity of a part, made if it is new. The part must outlive the table.
  std::size_t add(Scope scope, const Part& part);
  /// Makes later add() calls for (category, key) answer `entity`. The key must outlive the table.
  void alias(Scope scope, Category category, std::string_view key, std::size_t entity);

  [[nodiscard]] std::vector<Entity>& entities() { return entities_; }
  [[nodiscard]] const std::vector<Entity>& entities() const { return entities_; }

 private:
  static constexpr std::size_t kFew = 16;  // looked at one by one

  struct Address {
    Scope scope;
    Category category;
    std::string_view key;
    friend bool operator==(const Address&, const Address&) = default;
  };
  struct AddressHash {
    std::size_t operator()(const Address& address) const {
      return std::hash<std::string_view>{}(address.key);  // few have one key
    }
  };
  /// The entity at the address and false; `entity` and true if there was none.
  std::pair<std::size_t, bool> enter(const Address& address, std::size_t entity);

  std::vector<Entity> entities_;
  std::vector<std::pair<Address, std::size_t>> few_;  // entities by address, while they are few
  std::unordered_map<Address, std::size_t, AddressHash> many_;
};

}  // namespace pseudo
