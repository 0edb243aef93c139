#include "engine/check/findings.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/check/check.h"
#include "engine/common/text_places.h"
#include "model/annotation_ids.h"

namespace pseudo {
namespace {

// Names the annotation whose original was found.
std::string whose(const std::string& annotation) {
  return annotation.empty() ? "a denied string" : annotation;
}

MissedMention missed_of(const Finding& finding, const ShownIds& ids, TextPlaces& places_before,
                        TextPlaces& places_after) {
  return {finding.offset,
          ids.of(finding.annotation),
          finding.doubtful,
          places_before.at_code_point(finding.offset_before),
          places_after.at_code_point(finding.offset),
          finding.offset_before,
          finding.length};
}

bool is_refused(const Finding& finding) {
  if (finding.code == FindingCode::kOriginalElsewhere) return false;
  return finding.code != FindingCode::kOriginalBesideText || !finding.doubtful;
}

Error report_bug(ErrorCode code, std::string message) {
  return {code, std::move(message), in_annotations(), Remedy::kReportBug};
}

// True for a description: other findings outside a text concern the output, not the original.
bool is_description(const AuditFinding& finding) {
  return finding.code == FindingCode::kOriginalBesideText && finding.in_original;
}

TextPlace place_of(const std::string& annotation, const Document& document) {
  const auto found = std::ranges::find(document.annotations, annotation, &Annotation::id);
  if (found == document.annotations.end() || found->fragments.empty()) return {0, 0};
  return TextPlaces(document.text).at_byte(found->fragments.front().begin);
}

}  // namespace

std::optional<AuditFinding> find_refusal(const std::vector<Finding>& findings,
                                         const Document& before) {
  const auto found = std::ranges::find_if(findings, is_refused);
  if (found == findings.end()) return std::nullopt;
  return AuditFinding{found->code, ShownIds(before.annotations).of(found->annotation),
                      place_of(found->annotation, before)};
}

AuditFinding bad_description(const std::string& annotation, const Document& before) {
  return {FindingCode::kOriginalBesideText, ShownIds(before.annotations).of(annotation),
          place_of(annotation, before), true};
}

Error refusal(const AuditFinding& finding) {
  const std::string of = whose(finding.annotation);
  if (is_description(finding)) {
    return {ErrorCode::kLeak,
            fmt::format("the description of {} contains an original; word it without", of),
            in_annotations()};
  }
  switch (finding.code) {
    case FindingCode::kOriginalInPlace:
    case FindingCode::kOriginalBesideText:
      return report_bug(ErrorCode::kLeak,
                        fmt::format("the original of {} would have been in the output", of));
    default:
      return report_bug(ErrorCode::kInternal,
                        fmt::format("the output would not agree with its annotations ({} of {})",
                                    name(finding.code), of));
  }
}

Result<std::vector<MissedMention>> accept_findings(const std::vector<Finding>& findings,
                                                   const Document& before, const Document& after) {
  if (const auto refused = find_refusal(findings, before)) return refusal(*refused);
  std::vector<MissedMention> missed;
  if (findings.empty()) return missed;
  const ShownIds ids(before.annotations);
  TextPlaces places_before(before.text);
  TextPlaces places_after(after.text);
  for (const Finding& finding : findings) {
    if (finding.code != FindingCode::kOriginalElsewhere) continue;
    missed.push_back(missed_of(finding, ids, places_before, places_after));
  }
  return missed;
}

void sort_findings(const std::vector<Finding>& findings, const Document& before,
                   const Document& after, const Options& options, Outcome& outcome) {
  if (findings.empty()) return;
  const ShownIds ids(before.annotations);
  const ShownIds ids_after(after.annotations);
  TextPlaces places_before(before.text);
  TextPlaces places_after(after.text);
  for (const Finding& finding : findings) {
    const bool is_missed =
        finding.code == FindingCode::kOriginalElsewhere && finding.offset_before != kNowhere;
    if (is_missed && (finding.doubtful || options.missed != MissedPolicy::kFail)) {
      outcome.missed.push_back(missed_of(finding, ids, places_before, places_after));
      continue;
    }
    if (finding.doubtful) continue;
    TextPlace place{0, 0};
    if (finding.in_original) {
      place = places_before.at_code_point(finding.offset_before);
    } else if (!finding.is_beside_text) {
      place = places_after.at_code_point(finding.offset);
    }
    const bool is_added = finding.code == FindingCode::kAnnotationAdded;
    outcome.findings.push_back({finding.code, (is_added ? ids_after : ids).of(finding.annotation),
                                place, finding.in_original});
  }
}

}  // namespace pseudo
