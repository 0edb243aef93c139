#include "engine/findings.h"

#include <algorithm>

#include <fmt/format.h>

namespace pseudo {
namespace {

Error leak(const Finding& finding) {
  return {ErrorCode::kLeak,
          fmt::format("the original of {} would have been in the output", finding.annotation),
          in_annotations(), Remedy::kReportBug};
}

Error disagreement(const Finding& finding) {
  return {ErrorCode::kInternal,
          fmt::format("the output would not agree with its annotations ({} at {})",
                      finding.annotation, finding.offset),
          in_annotations(), Remedy::kReportBug};
}

Status check_missed(const std::vector<MissedMention>& missed) {
  const auto sure = std::ranges::count(missed, false, &MissedMention::doubtful);
  if (sure == 0) return Done{};
  const auto first = std::ranges::find(missed, false, &MissedMention::doubtful);
  return Error{ErrorCode::kMissedMention,
               fmt::format("{} mentions of annotated names are not annotated, the first that of "
                           "{} at character {} of the output",
                           sure, first->annotation, first->offset),
               in_text(), Remedy::kAnnotateOrReportMissed};
}

}  // namespace

Result<std::vector<MissedMention>> accept_findings(const std::vector<Finding>& findings,
                                                   const Options& options) {
  std::vector<MissedMention> missed;
  for (const Finding& finding : findings) {
    switch (finding.code) {
      case FindingCode::kOriginalElsewhere:
        missed.push_back({finding.offset, finding.annotation, finding.doubtful});
        break;
      case FindingCode::kOriginalInLine:
        // Under the other policies a line may hold an original: it was asked for, or it is a
        // surrogate that equals one.
        if (options.notes == NotesPolicy::kDrop) return leak(finding);
        break;
      case FindingCode::kOriginalInPlace:
        return leak(finding);
      default:
        return disagreement(finding);
    }
  }
  if (options.missed != MissedPolicy::kReport) {
    if (Status none = check_missed(missed); !none) return none.error();
  }
  return missed;
}

}  // namespace pseudo
