// Selects the features of a model: frequent ones that do not reveal names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "recognition/features/extract.h"
#include "recognition/features/feature_hash.h"
#include "recognition/tagger/example.h"

namespace pseudo::recognition {

/// Selects features and numbers them in the order of the text.
class Selection {
 public:
  /// Features with strings must occur in at least `fewest_sources` sources and in no marked name.
  /// Precondition: the examples of one source are consecutive.
  Selection(const std::vector<Example>& examples, std::size_t fewest_sources);

  /// Appends the numbers of a token's selected features.
  void find(const std::vector<TokenView>& views, std::size_t i, std::vector<std::uint32_t>& into);

  [[nodiscard]] const std::vector<Feature>& features() const { return features_; }
  /// True if the feature contains a word or a pair of words.
  [[nodiscard]] bool is_string(std::size_t number) const { return has_string_[number]; }

 private:
  void collect(const std::vector<TokenView>& views, std::size_t i);
  void number(Feature feature, bool has_string);

  std::unordered_map<Feature, std::uint32_t> numbers_;
  std::vector<Feature> features_;
  std::vector<bool> has_string_;        // by feature number
  std::vector<Feature> plain_;          // of the most recently collected token
  std::vector<StringFeature> strings_;  // of the most recently collected token
};

}  // namespace pseudo::recognition
