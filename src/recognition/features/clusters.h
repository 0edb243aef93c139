// Clusters of words that are used in similar places of many raw mails. Holds hashes, no words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace pseudo::recognition {

/// A sorted table of words and their clusters. Threads: const, shared freely.
class Clusters {
 public:
  using Row = std::pair<std::uint64_t, std::uint16_t>;  ///< hash_text of the word, its cluster
  Clusters() = default;
  explicit Clusters(std::vector<Row> rows);
  /// 0: the word is in no cluster. Clusters count from 1; a coarser one is `cluster >> 3`.
  [[nodiscard]] std::uint16_t find(std::uint64_t word_hash) const;
  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }

 private:
  std::vector<Row> rows_;
};

}  // namespace pseudo::recognition
