// What one scope shares: its draws and its letter maps, made when first needed.
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

/// Letter classes of the categories that have a map; others are empty.
using LetterClasses = std::array<std::vector<LetterClass>, kCategoryCount>;

/// What a scope has in the derivation of its draws; within one kind of scope, no two have the same.
std::string scope_id(const ScopePlace& place, std::string_view document_id);

/// The scopes that a document belongs to, and those of its sentences. A local variable of one run.
class Scopes {
 public:
  /// The arguments must outlive it.
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
