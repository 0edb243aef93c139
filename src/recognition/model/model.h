// A trained tagger: integer weights of hashed features. Holds no strings of its training.
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

/// The tables of a model file, where they lie. Copies share them. Threads: const, shared freely.
class Model {
 public:
  /// A weight, as it stands in the file.
  struct Entry {
    Tag tag = 0;
    std::uint8_t of_string = 0;  ///< 1: its feature holds a word or a pair of words.
    std::int16_t weight = 0;     ///< In units (viterbi.h).
  };
  /// What a file is made of.
  struct Parts {
    std::vector<Category> labels;
    std::vector<std::int16_t> between;  ///< [before * tags + tag]
    std::vector<std::int16_t> start;
    std::vector<Feature> features;     ///< In order.
    std::vector<std::uint32_t> begin;  ///< The begin of each feature in `entries`, then the end.
    std::vector<Entry> entries;
    Clusters clusters;
    std::vector<ListClass> list_classes;  ///< In the order of the bits that features have seen.
  };
  /// A file of these parts, sound or not.
  static std::string bytes_of(const Parts& parts);

  Model() = default;
  /// A copy of these bytes. Errors: kMalformed (no model, a damaged one, or one of another version).
  static Result<Model> from_bytes(std::string_view bytes);
  /// A file, mapped into memory. Errors: kMalformed as above; others: it cannot be mapped.
  static Result<Model> map(const std::string& path);
  [[nodiscard]] std::string_view bytes() const { return bytes_; }

  [[nodiscard]] std::span<const Category> labels() const { return labels_; }
  [[nodiscard]] std::size_t tags() const { return tag_count(labels_.size()); }
  [[nodiscard]] std::span<const std::int16_t> between() const { return between_; }
  [[nodiscard]] std::span<const std::int16_t> start() const { return start_; }
  [[nodiscard]] const Clusters& clusters() const { return clusters_; }
  [[nodiscard]] const std::vector<ListClass>& list_classes() const { return list_classes_; }
  [[nodiscard]] std::span<const Feature> features() const { return features_; }
  /// The weights of the feature at that place of features().
  [[nodiscard]] std::span<const Entry> entries(std::size_t place) const {
    return entries_.subspan(begin_[place], begin_[place + 1] - begin_[place]);
  }
  /// The weights of a feature; empty if the model does not have it.
  [[nodiscard]] std::span<const Entry> find(Feature feature) const {
    const std::size_t bucket = feature >> shift_;
    for (std::size_t at = buckets_[bucket]; at < buckets_[bucket + 1]; ++at) {
      if (features_[at] == feature) return entries(at);
    }
    return {};
  }

 private:
  /// `bytes`: aligned to 8 bytes; they live as long as `owner`.
  static Result<Model> from_memory(std::string_view bytes, std::shared_ptr<const void> owner);
  bool read_body(std::string_view body);
  [[nodiscard]] bool is_sound() const;
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
  // The first feature of each value of the highest bits: hashes spread evenly.
  std::vector<std::uint32_t> buckets_{0, 0, 0};
  unsigned shift_ = 63;
};

}  // namespace pseudo::recognition
