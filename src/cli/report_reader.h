// Reads the reports that runs wrote, and adds them up. Documents are handed on one by one, as there
// may be millions.
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
  /// `number` counts the documents of all reports.
  using TakeDocument = std::function<void(const Json& document, std::size_t number)>;
  /// Adds the report in a file. Errors: kUsage (no report, one of another schema, of a run with
  /// another version, other lexicons or options, of a dry run or of pseudo check beside that of a
  /// run, a private beside a public one, or with documents that a report before has done, too),
  /// kIo.
  Status add(const std::string& path, const TakeDocument& take);
  /// Another report has the entry that is counted. Known when all reports are added.
  [[nodiscard]] bool is_superseded(std::size_t number) const {
    return documents_.is_superseded(number);
  }
  /// All fields but the documents; what several reports cannot add up becomes `..._at_least` and
  /// `..._at_most`. `for_public`: without what is only for those who may see the originals.
  [[nodiscard]] Json result(bool for_public) const;

 private:
  Status check(const Json& report, const std::string& path) const;
  [[nodiscard]] Status check_is_alike(const Json& report, const std::string& path) const;
  Status check_is_other(const std::string& path);

  Json sum_;
  std::string first_;  // path
  std::vector<std::string> paths_;
  ReportDocuments documents_;
  std::size_t reports_ = 0;
};

/// True for the report of a dry run, or the sum of such reports.
bool is_dry_run(const Json& report);
/// True for a report of pseudo check, or the sum of such reports.
bool is_check(const Json& report);

}  // namespace pseudo::cli
