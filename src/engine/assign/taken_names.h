// The surrogates that a document already uses.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>

#include "engine/resolve/entity_table.h"
#include "pseudo/language.h"

namespace pseudo {

/// In sentence scope each sentence may use every name again, but an entity gets different
/// surrogates in different sentences.
class TakenNames {
 public:
  /// The language must outlive it.
  explicit TakenNames(const LanguageModule& language) : language_(language) {}

  /// True if the surrogate is taken, or the entity has it in another sentence.
  [[nodiscard]] bool is_used(const Entity& entity, std::string_view lemma) const;
  /// The same, and true for a town that a reader would take for one of the document's: "Bad Gams"
  /// beside "Gams". In a document with many towns they may have names in common.
  [[nodiscard]] bool excludes(const Entity& entity, std::string_view lemma) const;
  /// True if this form is taken, as a nickname may be.
  [[nodiscard]] bool has(const Entity& entity, std::string_view shown) const;

  /// Takes the surrogate, with the names by which a town is called for short. Returns false if it
  /// was taken.
  bool enter(const Entity& entity, std::string_view lemma);
  void enter_form(const Entity& entity, std::string_view shown);

 private:
  [[nodiscard]] bool has_part(const Entity& entity, std::string_view lemma) const;

  const LanguageModule& language_;
  std::size_t towns_ = 0;
  std::unordered_set<std::string> taken_;                   // by taken_key()
  std::map<std::string, std::set<std::string>> namesakes_;  // lemmas used in other sentences
};

}  // namespace pseudo
