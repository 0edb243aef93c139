// A trained tagger: integer weights of hashed features. Contains no strings of the training data.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
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

/// The tables of a model file, as views. Copies share the file. Threads: const calls are safe.
class Model {
 public:
  /// A weight, in the layout of the file.
  struct Entry {
    Tag tag = 0;
    std::uint8_t has_string = 0;  ///< 1: the feature contains a word or a pair of words.
    std::int16_t weight = 0;      ///< In units of viterbi.h.
  };
  /// The contents of a file.
  struct Parts {
    std::vector<Category> labels;
    std::vector<std::int16_t> between;  ///< [before * tags + tag]
    std::vector<std::int16_t> start;
    std::vector<Feature> features;  ///< Sorted.
    /// Index of each feature's first weight in `entries`, then the size.
    std::vector<std::uint32_t> begin;
    std::vector<Entry> entries;
    Clusters clusters;
    std::vector<ListClass> list_classes;  ///< In the order of the bits used in training.
  };
  /// Serializes the parts without validation.
  static std::string bytes_of(const Parts& parts);

  Model() = default;
  /// Copies the bytes. Errors: kMalformed (not a model, damaged, or of another version).
  static Result<Model> from_bytes(std::string_view bytes);
  /// Maps a file. Errors: kMalformed as above; those of MappedFile::open.
  static Result<Model> map(const std::string& path);
  [[nodiscard]] std::string_view bytes() const { return bytes_; }

  [[nodiscard]] std::span<const Category> labels() const { return labels_; }
  [[nodiscard]] std::size_t tags() const { return tag_count(labels_.size()); }
  [[nodiscard]] std::span<const std::int16_t> between() const { return between_; }
  [[nodiscard]] std::span<const std::int16_t> start() const { return start_; }
  [[nodiscard]] const Clusters& clusters() const { return clusters_; }
  [[nodiscard]] const std::vector<ListClass>& list_classes() const { return list_classes_; }
  [[nodiscard]] std::span<const Feature> features() const { return features_; }
  /// The weights of features()[place].
  [[nodiscard]] std::span<const Entry> entries(std::size_t place) const {
    return entries_.subspan(begin_[place], begin_[place + 1] - begin_[place]);
  }
  /// The weights of a feature; empty if the model does not contain it.
  [[nodiscard]] std::span<const Entry> find(Feature feature) const {
    const std::size_t bucket = feature >> shift_;
    for (std::size_t at = buckets_[bucket]; at < buckets_[bucket + 1]; ++at) {
      if (features_[at] == feature) return entries(at);
    }
    return {};
  }

 private:
  /// `bytes`: aligned to 8 bytes; must live as long as `owner`.
  static Result<Model> from_memory(std::string_view bytes, std::shared_ptr<const void> owner);
  bool read_body(std::string_view body);
  [[nodiscard]] bool is_valid() const;
  void index();

  std::shared_ptr<const void> owner_;
  std::string_view bytes_;
  std::vector<Category> labels_;
  std::vector<ListClass> list_classes_;
  std::span<const std::int16_t> between_;
  std::span<const std::int16_t> start_;
  std::span<const Feature> features_;
  std::span<const std::uint32_t> begin_;
  std::span<const Entry> entries_;
  Clusters clusters_;
  // The first feature for each value of the highest bits; hashes are evenly distributed.
  std::vector<std::uint32_t> buckets_{0, 0, 0};
  unsigned shift_ = 63;
};

}  // namespace pseudo::recognition
