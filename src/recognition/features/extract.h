// Extracts the features of tokens.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "recognition/features/feature_hash.h"
#include "recognition/features/token_view.h"

namespace pseudo::recognition {

/// A feature that contains a word or a pair of words. It is learnt only if it occurs in many
/// documents and never in marked names.
struct StringFeature {
  Feature feature = 0;
  std::uint64_t first = 0;   ///< Hash of the word.
  std::uint64_t second = 0;  ///< Hash of the second word; 0: a single word.
};

/// Receives features.
struct FeatureSink {
  std::vector<Feature>* plain = nullptr;
  /// Receives string features; null: they are added to `plain`.
  std::vector<StringFeature>* strings = nullptr;

  void add(Feature feature) const { plain->push_back(feature); }
  void add_string(Feature feature, std::uint64_t first, std::uint64_t second = 0) const {
    if (strings != nullptr) {
      strings->push_back({feature, first, second});
    } else {
      plain->push_back(feature);
    }
  }
};

/// Extracts the features of token `i`.
void extract(const std::vector<TokenView>& views, std::size_t i, const FeatureSink& sink);

}  // namespace pseudo::recognition
