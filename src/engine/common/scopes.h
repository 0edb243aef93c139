// The state of scopes: draws and letter maps, created on first use.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/common/letter_map.h"
#include "engine/common/scope_place.h"
#include "pseudo/category.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"

namespace pseudo {

/// The letter classes of each category; empty if it has no letter map.
using LetterClasses = std::array<std::vector<LetterClass>, kCategoryCount>;

/// The id of a scope in the derivation of its draws; unique among scopes of the same kind.
std::string scope_id(const ScopePlace& place, std::string_view document_id);

/// The scopes of a document and of its sentences. One instance per document; not thread-safe.
class Scopes {
 public:
  /// The arguments must outlive this object.
  Scopes(const Key& key, std::string_view corpus, std::string_view document_id,
         const LetterClasses& classes)
      : key_(key), corpus_(corpus), document_id_(document_id), classes_(classes) {}

  const ScopeDraws& draws(const ScopePlace& place);
  LetterMap& letters(const ScopePlace& place, Category category);

 private:
  struct State {
    explicit State(ScopeDraws scope_draws) : draws(std::move(scope_draws)) {}
    ScopeDraws draws;
    std::array<std::unique_ptr<LetterMap>, kCategoryCount> letters;
  };
  State& state(const ScopePlace& place);

  const Key& key_;
  std::string_view corpus_;
  std::string_view document_id_;
  const LetterClasses& classes_;
  std::map<ScopePlace, State> states_;
};

}  // namespace pseudo
