// Finds the documents of the input that the stream of an earlier run already contains.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/input/source.h"
#include "pseudo/category.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// Hashes of a document in JSON Lines: by its id, and from a line written by this program.
std::uint64_t id_hash(const std::string& id);
std::uint64_t line_hash(std::string_view line);

/// Matches the lines of a stream with the documents of the input. The lines are in the order of the
/// input; documents that failed are missing. Not thread-safe.
class ResumedLines {
 public:
  /// `held`: line_hash of the lines of the stream, in order.
  ResumedLines(std::vector<std::uint64_t> held, const Discovery& found, const RunPlan& plan,
               const LabelMap& labels)
      : held_(std::move(held)), found_(found), plan_(plan), labels_(labels) {}
  /// The indexes of those documents in the next batch that the stream contains.
  std::set<std::size_t> find(const Batch& batch);
  /// Number of lines of the stream that were not found in the input.
  [[nodiscard]] std::size_t not_found() const { return held_.size() - next_; }

 private:
  bool take(const std::string& id);

  std::vector<std::uint64_t> held_;
  std::size_t next_ = 0;
  const Discovery& found_;
  const RunPlan& plan_;
  const LabelMap& labels_;
};

}  // namespace pseudo
