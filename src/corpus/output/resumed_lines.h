// Finds the documents of the input that the stream of an earlier run already holds.
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

/// A document of JSON Lines by its id, as line_hash finds it in a line that this program wrote.
std::uint64_t id_hash(const std::string& id);
std::uint64_t line_hash(std::string_view line);

/// Finds the lines of a stream among the documents of the input. They have the order of the input,
/// without documents that failed. Not thread-safe.
class ResumedLines {
 public:
  /// `held`: the lines of the stream in their order, as line_hash.
  ResumedLines(std::vector<std::uint64_t> held, const Discovery& found, const RunPlan& plan,
               const LabelMap& labels)
      : held_(std::move(held)), found_(found), plan_(plan), labels_(labels) {}
  /// The entries or lines of the next batch that the stream holds, counted from its first one.
  std::set<std::size_t> find(const Batch& batch);
  /// Lines of the stream that were not found in the input.
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
