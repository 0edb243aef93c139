// Reads and adds reports of runs. Documents are passed on one by one, as there may be millions.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "cli/report_documents.h"
#include "cli/report_fields.h"
#include "pseudo/result.h"

namespace pseudo::cli {

class ReportSum {
 public:
  /// `number`: of the document, counted across all reports.
  using TakeDocument = std::function<void(const Json& document, std::size_t number)>;
  /// Adds the report in a file. Errors: kIo, and kUsage if the file
  /// - is not a report, or has another schema;
  /// - is from a run with another version, other lexicons or other options;
  /// - mixes reports of dry runs, audits and runs, or public and private ones;
  /// - lists documents as done that an earlier report has done.
  Status add(const std::string& path, const TakeDocument& take);
  /// True if another entry of the document counts. Valid after the last add().
  [[nodiscard]] bool is_superseded(std::size_t number) const {
    return documents_.is_superseded(number);
  }
  /// Returns all fields but the documents. Counts that cannot be added become `..._at_least` and
  /// `..._at_most`. `for_public`: omits fields that are only for those who may see the originals.
  [[nodiscard]] Json result(bool for_public) const;

 private:
  Status check(const Json& report, const std::string& path) const;
  [[nodiscard]] Status check_is_alike(const Json& report, const std::string& path) const;
  Status check_is_other(const std::string& path);

  Json sum_;
  std::string first_;  // path of the first report
  std::vector<std::string> paths_;
  ReportDocuments documents_;
  std::size_t reports_ = 0;
};

/// True for the report of a dry run, or the sum of such reports.
bool is_dry_run(const Json& report);
/// True for a report of pseudo check, or the sum of such reports.
bool is_check(const Json& report);

}  // namespace pseudo::cli
