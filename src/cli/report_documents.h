// The documents of several reports, each of which is counted once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "cli/report_fields.h"

namespace pseudo::cli {

/// Several reports list the same document if a run resumes another one, or if all shards fail on a
/// file that none of them can read. Only one entry of a document counts: one that was done, else
/// one that was skipped because its output exists, else a failure; of several such, the first.
class ReportDocuments {
 public:
  /// Adds a document of the current report. Returns its number. Numbering continues across reports.
  std::size_t add(const Json& document);
  /// Number of documents of the current report that an earlier report has done as well.
  [[nodiscard]] std::size_t done_twice() const;
  /// Ends the current report, and subtracts its duplicate documents from the sums.
  void end_report(Json& sums);
  /// True if another entry of the document counts. Valid after the last end_report().
  [[nodiscard]] bool is_superseded(std::size_t number) const;

 private:
  enum class Status : std::uint8_t { kFailed, kSkipped, kVerified, kDone };
  struct Seen {
    std::uint64_t id = 0;  // digest of the document's id
    std::uint32_t number = 0;
    Status status = Status::kDone;
  };
  static Status status_of(const Json& document);
  static bool is_before(const Seen& a, const Seen& b) { return a.id < b.id; }
  void supersede(const Seen& seen, Json& sums);

  std::vector<Seen> ended_;                // sorted
  std::vector<Seen> next_;                 // of the current report, in its order
  std::map<std::uint32_t, Json> counted_;  // of documents that failed: their share of the sums
  std::vector<bool> superseded_;           // by number
  std::uint32_t numbers_ = 0;
};

}  // namespace pseudo::cli
