// Turns the findings of the check into errors and missed mentions.
#pragma once

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

/// The same for an audit: fills Outcome::missed and Outcome::findings.
void sort_findings(const std::vector<Finding>& findings, std::string_view before,
                   std::string_view after, const Options& options, Outcome& outcome);

}  // namespace pseudo
