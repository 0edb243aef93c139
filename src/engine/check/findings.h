// Converts the findings of the check into errors and missed mentions, with ids that may be shown.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/check.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// Returns the missed mentions among the findings. Errors: kLeak and kInternal, for findings that
/// refuse the output.
Result<std::vector<MissedMention>> accept_findings(const std::vector<Finding>& findings,
                                                   const Document& before, const Document& after);

/// Returns the first finding that refuses the output, at the position of its annotation in the
/// original; nothing if there is none.
std::optional<AuditFinding> find_refusal(const std::vector<Finding>& findings,
                                         const Document& before);

/// Returns the finding for the description of an annotation (by id) that contains an original.
AuditFinding bad_description(const std::string& annotation, const Document& before);

/// Returns the error for a finding of find_refusal or bad_description.
Error refusal(const AuditFinding& finding);

/// Like accept_findings, for an audit: fills Outcome::missed and Outcome::findings.
void sort_findings(const std::vector<Finding>& findings, const Document& before,
                   const Document& after, const Options& options, Outcome& outcome);

}  // namespace pseudo
