#include "engine/findings.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/check.h"
#include "engine/text_places.h"

namespace pseudo {
namespace {

// The annotation whose original was found.
std::string whose(const std::string& annotation) {
  return annotation.empty() ? "a denied string" : annotation;
}

Error leak(const Finding& finding) {
  return {
      ErrorCode::kLeak,
      fmt::format("the original of {} would have been in the output", whose(finding.annotation)),
      in_annotations(), Remedy::kReportBug};
}

MissedMention missed_of(const Finding& finding, TextPlaces& places_before,
                        TextPlaces& places_after) {
  return {finding.offset,
          finding.annotation,
          finding.doubtful,
          places_before.at_code_point(finding.offset_before),
          places_after.at_code_point(finding.offset),
          finding.offset_before,
          finding.length};
}

Error disagreement(const Finding& finding) {
  return {ErrorCode::kInternal,
          fmt::format("the output would not agree with its annotations ({} at {})",
                      finding.annotation, finding.offset),
          in_annotations(), Remedy::kReportBug};
}

}  // namespace

Result<std::vector<MissedMention>> accept_findings(const std::vector<Finding>& findings,
                                                   std::string_view before,
                                                   std::string_view after) {
  std::vector<MissedMention> missed;
  TextPlaces places_before(before);
  TextPlaces places_after(after);
  for (const Finding& finding : findings) {
    switch (finding.code) {
      case FindingCode::kOriginalElsewhere:
        missed.push_back(missed_of(finding, places_before, places_after));
        break;
      case FindingCode::kOriginalBesideText:
        if (!finding.doubtful) return leak(finding);
        break;
      case FindingCode::kOriginalInPlace:
        return leak(finding);
      default:
        return disagreement(finding);
    }
  }
  return missed;
}

void sort_findings(const std::vector<Finding>& findings, std::string_view before,
                   std::string_view after, const Options& options, Outcome& outcome) {
  TextPlaces places_before(before);
  TextPlaces places_after(after);
  for (const Finding& finding : findings) {
    const bool is_missed =
        finding.code == FindingCode::kOriginalElsewhere && finding.offset_before != kNowhere;
    if (is_missed && (finding.doubtful || options.missed != MissedPolicy::kFail)) {
      outcome.missed.push_back(missed_of(finding, places_before, places_after));
      continue;
    }
    if (finding.doubtful) continue;
    TextPlace place{0, 0};
    if (finding.in_original) {
      place = places_before.at_code_point(finding.offset_before);
    } else if (!finding.is_beside_text) {
      place = places_after.at_code_point(finding.offset);
    }
    outcome.findings.push_back({finding.code, finding.annotation, place, finding.in_original});
  }
}

}  // namespace pseudo
