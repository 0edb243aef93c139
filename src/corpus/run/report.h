// The report of a run as JSON: counts and states, never an original string.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "corpus/files.h"
#include "corpus/run/measure.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// The version of the report format, "schema". Must grow when a field is removed or changes its
/// meaning; fields may be added without.
inline constexpr int kReportSchema = 1;
/// At the head of a dry run's report, which the next run may replace.
inline constexpr std::string_view kDryRunField = "\"dry_run\": true";

/// At the head of an audit's report.
inline constexpr std::string_view kCheckField = "\"check\": true";
enum class ReportOf : std::uint8_t { kRun, kCheck };

enum class DocumentStatus : std::uint8_t {
  kDone,
  kSkipped,   ///< Already in the output; not compared.
  kVerified,  ///< Already in the output, and equal to the new result.
  kFailed,
};

/// The entry of a document in the report.
struct DocumentEntry {
  std::string_view id;
  DocumentStatus status = DocumentStatus::kDone;
  std::string_view fault;  ///< For kFailed. Sizes and counts are for kDone and kVerified.
  MessagePlace place;      ///< The position of the fault.
  DocumentSize before;
  DocumentSize after;
  std::size_t date_shifts = 0;      ///< See Outcome::date_shifts.
  std::size_t name_candidates = 0;  ///< See Outcome::name_candidates.
  std::span<const DoubtfulAnnotation> doubts;
  std::span<const MissedMention> missed;
  std::span<const AuditFinding> findings;
};

/// Formats an entry as one line, without line end.
std::string format_entry(const DocumentEntry& entry);

/// Writes FILE.part incrementally and renames it at the end.
class ReportFile {
 public:
  /// Errors: kUsage (the file cannot be written).
  static Result<std::unique_ptr<ReportFile>> open(const RunPlan& plan, ReportOf what);
  /// Writes entries, each followed by a line end. Returns 0 or errno.
  int write(std::string_view entries);
  /// The error for an errno returned by `write`.
  [[nodiscard]] Error error(int error_number) const;
  /// Writes the rest of the report. Errors: kIo.
  Status close(const RunReport& report, const CorpusSize& before, const CorpusSize& after);

 private:
  ReportFile() = default;
  RunIdentity identity_;
  std::string path_;
  Fd fd_;
  bool first_ = true;
};

}  // namespace pseudo
