// Formats a report as text and tables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "cli/report_fields.h"

namespace pseudo::cli {

/// The data of single documents for the summary.
struct ReportedDocuments {
  std::vector<std::string> failed;  // lines of the summary
  std::size_t failures = 0;
  std::vector<std::string> missed;  // "a/b:3:7 T1"
  std::vector<std::string> found;   // findings of an audit
  std::size_t findings = 0;
  std::size_t mentions = 0;
  std::size_t dated = 0;
  std::size_t few_shifts = 0;
  std::uint64_t least_shifts = std::numeric_limits<std::uint64_t>::max();

  void take(const Json& document);

 private:
  void take_missed(const Json& document);
  void take_findings(const Json& document);
};

/// Returns what `pseudo report` prints for a report or the sum of several.
std::string summary(const Json& report, const ReportedDocuments& documents);

}  // namespace pseudo::cli
