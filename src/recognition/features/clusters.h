// Distributional word clusters, computed from raw mails. Contains hashes instead of words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace pseudo::recognition {

/// A sorted table of words and their clusters. Copies share the table. Threads: const calls are
/// safe.
class Clusters {
 public:
  using Row = std::pair<std::uint64_t, std::uint16_t>;  ///< hash_text of the word, its cluster
  Clusters() = default;
  explicit Clusters(std::vector<Row> rows);
  /// Refers to a table stored elsewhere, which must outlive the object. `words`: sorted.
  Clusters(std::span<const std::uint64_t> words, std::span<const std::uint16_t> numbers)
      : words_(words), numbers_(numbers) {}
  /// The cluster of a word, from 1; 0: none. `cluster >> 3` is a coarser cluster.
  [[nodiscard]] std::uint16_t find(std::uint64_t word_hash) const;
  [[nodiscard]] std::span<const std::uint64_t> words() const { return words_; }
  [[nodiscard]] std::span<const std::uint16_t> numbers() const { return numbers_; }

 private:
  struct Table {
    std::vector<std::uint64_t> words;
    std::vector<std::uint16_t> numbers;
  };
  std::shared_ptr<const Table> own_;
  std::span<const std::uint64_t> words_;
  std::span<const std::uint16_t> numbers_;
};

}  // namespace pseudo::recognition
