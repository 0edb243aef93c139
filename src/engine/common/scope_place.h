// Where an entity keeps its surrogate: a scope and, of sentences, which one of the document.
#pragma once

#include <compare>
#include <cstdint>

#include "pseudo/pseudonymizer.h"

namespace pseudo {

struct ScopePlace {
  // A scope that is no sentence is its own place, one of each kind for a document.
  ScopePlace(Scope the_scope = Scope::kDocument, std::uint32_t the_sentence = 0)  // NOLINT
      : scope(the_scope), sentence(the_sentence) {}

  Scope scope;
  std::uint32_t sentence;  ///< For kSentence; else 0.
  friend auto operator<=>(const ScopePlace&, const ScopePlace&) = default;
};

/// Folder and corpus: what other documents share is a function of category and entity alone.
inline bool is_wide(const ScopePlace& place) {
  return place.scope == Scope::kFolder || place.scope == Scope::kCorpus;
}

}  // namespace pseudo
