// Reads the reports that runs wrote, and adds them up. Documents are handed on one by one, as there
// may be millions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "pseudo/result.h"

namespace pseudo::cli {

using Json = nlohmann::ordered_json;

class ReportSum {
 public:
  using TakeDocument = std::function<void(const Json&)>;
  /// Adds the report in a file. Errors: kUsage (no report, one of another schema, of a run with
  /// another version, other lexicons or options, of a dry run or of pseudo check beside that of a
  /// run, or with documents that a report before has done, too), kIo.
  Status add(const std::string& path, const TakeDocument& take);
  /// All fields but the documents; what several reports cannot add up becomes `..._at_least` and
  /// `..._at_most`. `for_public`: without what is only for those who may see the originals.
  [[nodiscard]] Json result(bool for_public) const;
  [[nodiscard]] std::size_t reports() const { return reports_; }

 private:
  Status check(const Json& report, const std::string& path);
  Status check_is_other(const std::string& path);
  Status check_documents(std::vector<std::uint64_t> done, const std::string& path);

  Json sum_;
  std::string first_;  // path
  std::vector<std::string> paths_;
  std::vector<std::uint64_t> done_;  // digests of the ids of documents, sorted
  std::size_t reports_ = 0;
};

/// The number of that field, or 0.
std::uint64_t number_in(const Json& object, const char* field);
/// True for the report of a dry run, or the sum of such reports.
bool is_dry_run(const Json& report);
/// True for a report of pseudo check, or the sum of such reports.
bool is_check(const Json& report);
/// The string of that field made printable, or "".
std::string text_in(const Json& object, const char* field);

}  // namespace pseudo::cli
