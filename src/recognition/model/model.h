// A trained tagger: integer weights of hashed features. Holds no strings of its training.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/result.h"
#include "recognition/crf/tags.h"
#include "recognition/features/clusters.h"
#include "recognition/features/feature_hash.h"
#include "recognition/features/lists.h"

namespace pseudo::recognition {

/// Threads: const, shared freely.
class Model {
 public:
  struct Entry {
    Tag tag = 0;
    std::int16_t weight = 0;  ///< In units (viterbi.h).
  };
  struct Parts {
    std::vector<Category> labels;
    std::vector<std::int16_t> between;  ///< [before * tags + tag]
    std::vector<std::int16_t> start;
    std::vector<Feature> features;
    std::vector<std::uint32_t> begin;  ///< The begin of each feature in `entries`, then the end.
    std::vector<Entry> entries;
    Clusters clusters;
    std::vector<ListClass> list_classes;  ///< In the order of the bits that features have seen.
  };
  explicit Model(Parts parts);

  /// Errors: kMalformed (no model, a damaged one, or one of another version).
  static Result<Model> from_bytes(std::string_view bytes);
  [[nodiscard]] std::string bytes() const;

  [[nodiscard]] const std::vector<Category>& labels() const { return parts_.labels; }
  [[nodiscard]] std::size_t tags() const { return tag_count(parts_.labels.size()); }
  [[nodiscard]] std::span<const std::int16_t> between() const { return parts_.between; }
  [[nodiscard]] std::span<const std::int16_t> start() const { return parts_.start; }
  [[nodiscard]] const Clusters& clusters() const { return parts_.clusters; }
  [[nodiscard]] const std::vector<ListClass>& list_classes() const { return parts_.list_classes; }
  [[nodiscard]] const Parts& parts() const { return parts_; }
  [[nodiscard]] std::size_t features() const { return parts_.features.size(); }
  /// The weights of a feature; empty if the model does not have it.
  [[nodiscard]] std::span<const Entry> find(Feature feature) const {
    for (std::size_t at = feature & mask_;; at = (at + 1) & mask_) {
      const Slot& slot = slots_[at];
      if (slot.feature == feature && slot.end > slot.begin) {
        return std::span(parts_.entries).subspan(slot.begin, slot.end - slot.begin);
      }
      if (slot.end == slot.begin) return {};
    }
  }

 private:
  struct Slot {
    Feature feature = 0;
    std::uint32_t begin = 0;  // end == begin: free
    std::uint32_t end = 0;
  };
  void index();

  Parts parts_;
  std::vector<Slot> slots_;  // open addressing, at most half full
  std::size_t mask_ = 0;
};

}  // namespace pseudo::recognition
