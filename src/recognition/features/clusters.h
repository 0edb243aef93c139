// Clusters of words that are used in similar places of many raw mails. Holds hashes, no words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace pseudo::recognition {

/// A sorted table of words and their clusters. Copies share it. Threads: const, shared freely.
class Clusters {
 public:
  using Row = std::pair<std::uint64_t, std::uint16_t>;  ///< hash_text of the word, its cluster
  Clusters() = default;
  explicit Clusters(std::vector<Row> rows);
  /// A table that lies elsewhere, which must outlive it. `words`: in order.
  Clusters(std::span<const std::uint64_t> words, std::span<const std::uint16_t> numbers)
      : words_(words), numbers_(numbers) {}
  /// 0: the word is in no cluster. Clusters count from 1; a coarser one is `cluster >> 3`.
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
