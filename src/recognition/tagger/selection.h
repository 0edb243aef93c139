// Selects the features that a model learns: enough of them, and none that reveals a name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "recognition/features/extract.h"
#include "recognition/features/feature_hash.h"
#include "recognition/tagger/example.h"

namespace pseudo::recognition {

/// Selects the features that are learnt and numbers them in the order of the text.
class Selection {
 public:
  /// Strings must occur in `fewest_sources` and belong to no marked name. Precondition: the
  /// examples of one source follow one another.
  Selection(const std::vector<Example>& examples, std::size_t fewest_sources);

  /// Appends the numbers of a token's features.
  void find(const std::vector<TokenView>& views, std::size_t i, std::vector<std::uint32_t>& into);

  [[nodiscard]] const std::vector<Feature>& features() const { return features_; }
  /// True if the feature of that number holds a word or a pair of words.
  [[nodiscard]] bool is_string(std::size_t number) const { return of_strings_[number]; }

 private:
  void collect(const std::vector<TokenView>& views, std::size_t i);
  void number(Feature feature, bool of_string);

  std::unordered_map<Feature, std::uint32_t> numbers_;
  std::vector<Feature> features_;
  std::vector<bool> of_strings_;        // by number
  std::vector<Feature> plain_;          // of the token that was collected last
  std::vector<StringFeature> strings_;  // likewise
};

}  // namespace pseudo::recognition
