// Turns the findings of the check into errors and missed mentions.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/check.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// The mentions that nobody annotated. `before` and `after`: the texts.
/// Errors: kLeak, kInternal.
Result<std::vector<MissedMention>> accept_findings(const std::vector<Finding>& findings,
                                                   std::string_view before, std::string_view after);

/// The first finding that no output may have, at the place of its annotation in the original;
/// nothing: there is none.
std::optional<AuditFinding> find_refusal(const std::vector<Finding>& findings,
                                         const Document& before);

/// The same for a description, of the annotation of that id, that contains an original.
AuditFinding bad_description(const std::string& annotation, const Document& before);

/// The error that one of these two is.
Error refusal(const AuditFinding& finding);

/// The same for an audit: fills Outcome::missed and Outcome::findings.
void sort_findings(const std::vector<Finding>& findings, std::string_view before,
                   std::string_view after, const Options& options, Outcome& outcome);

}  // namespace pseudo
