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

/// The version of the report's form, "schema". It rises when a field goes or changes its meaning;
/// fields may be added without.
inline constexpr int kReportSchema = 1;
/// At the head of the report of a dry run, which the next run may replace.
inline constexpr std::string_view kDryRunField = "\"dry_run\": true";

/// At the head of the report of an audit.
inline constexpr std::string_view kCheckField = "\"check\": true";
enum class ReportOf : std::uint8_t { kRun, kCheck };

enum class DocumentStatus : std::uint8_t {
  kDone,
  kSkipped,   ///< In the output already; not compared.
  kVerified,  ///< In the output already, and equal to what was made again.
  kFailed,
};

/// The entry of one document in the report.
struct DocumentEntry {
  std::string_view id;
  DocumentStatus status = DocumentStatus::kDone;
  std::string_view fault;  ///< For kFailed. Sizes and numbers are for kDone and kVerified.
  MessagePlace place;      ///< Of the fault.
  DocumentSize before;
  DocumentSize after;
  std::size_t date_shifts = 0;      ///< See Outcome::date_shifts.
  std::size_t name_candidates = 0;  ///< See Outcome::name_candidates.
  std::span<const DoubtfulAnnotation> doubts;
  std::span<const MissedMention> missed;
  std::span<const AuditFinding> findings;
};

/// One line, without its end.
std::string format_entry(const DocumentEntry& entry);

/// Writes FILE.part document by document and renames it at the end.
class ReportFile {
 public:
  /// Errors: kUsage (the place cannot be written).
  static Result<std::unique_ptr<ReportFile>> open(const RunPlan& plan, ReportOf what);
  /// Entries, each followed by a line end. 0, or errno.
  int write(std::string_view entries);
  /// The error for an errno of `write`.
  [[nodiscard]] Error error(int error_number) const;
  /// The rest of the report. Errors: kIo.
  Status close(const RunReport& report, const CorpusSize& before, const CorpusSize& after);

 private:
  ReportFile() = default;
  RunIdentity identity_;
  std::string path_;
  Fd fd_;
  bool first_ = true;
};

}  // namespace pseudo
