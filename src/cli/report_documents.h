// The documents of several reports: each of them is counted once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "cli/report_fields.h"

namespace pseudo::cli {

/// Runs that go on with each other, and shards that fail for one file that none of them can read,
/// name a document several times: one that was done is done, else one that is there already is
/// there, and the other entries say nothing.
class ReportDocuments {
 public:
  /// A document of the next report. Returns its number; those of all reports count on.
  std::size_t add(const Json& document);
  /// How many documents of the next report a report before it has done, too.
  [[nodiscard]] std::size_t done_twice() const;
  /// Ends the report, and takes what its documents say again from the sums.
  void settle(Json& sums);
  /// Another entry is the one that is counted. Known when all reports are settled.
  [[nodiscard]] bool is_superseded(std::size_t number) const;

 private:
  enum class Status : std::uint8_t { kFailed, kSkipped, kVerified, kDone };
  struct Seen {
    std::uint64_t id = 0;  // its digest
    std::uint32_t number = 0;
    Status status = Status::kDone;
  };
  static Status status_of(const Json& document);
  static bool is_before(const Seen& a, const Seen& b) { return a.id < b.id; }
  void supersede(const Seen& seen, Json& sums);

  std::vector<Seen> settled_;              // sorted
  std::vector<Seen> next_;                 // of the next report, in its order
  std::map<std::uint32_t, Json> counted_;  // of documents that failed: what the sums have of them
  std::vector<bool> superseded_;           // by number
  std::uint32_t numbers_ = 0;
};

}  // namespace pseudo::cli
