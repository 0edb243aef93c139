// Identifies where the surrogate of an entity is stored: a scope and, for sentences, its number.
#pragma once

#include <compare>
#include <cstdint>

#include "pseudo/pseudonymizer.h"

namespace pseudo {

struct ScopePlace {
  // Scopes other than sentences occur once per document, so the scope alone suffices.
  ScopePlace(Scope the_scope = Scope::kDocument, std::uint32_t the_sentence = 0)  // NOLINT
      : scope(the_scope), sentence(the_sentence) {}

  Scope scope;
  std::uint32_t sentence;  ///< For kSentence; otherwise 0.
  friend auto operator<=>(const ScopePlace&, const ScopePlace&) = default;
};

/// True for folder and corpus: the surrogate must be a function of category and entity alone, since
/// other documents share it.
inline bool is_wide(const ScopePlace& place) {
  return place.scope == Scope::kFolder || place.scope == Scope::kCorpus;
}

}  // namespace pseudo
