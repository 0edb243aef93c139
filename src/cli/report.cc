#include "cli/report.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/report_reader.h"
#include "cli/report_summary.h"
#include "cli/standard_output.h"

namespace pseudo::cli {

namespace {

std::string dump(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

/// Collects the documents of all reports, as one entry may supersede another.
class TakenDocuments {
 public:
  explicit TakenDocuments(bool as_json) : as_json_(as_json) {}

  void take(const Json& document, std::size_t number) {
    if (!as_json_ && text_in(document, "status") != "failed") return documents_.take(document);
    held_.emplace_back(number, dump(document, -1));
  }
  /// Keeps only the entries that count. Call after all reports.
  void drop_superseded(const ReportSum& sum) {
    std::erase_if(held_, [&](const auto& one) { return sum.is_superseded(one.first); });
    if (as_json_) return;
    for (const auto& [number, document] : held_) {
      documents_.take(Json::parse(document, nullptr, false));
    }
  }
  [[nodiscard]] const ReportedDocuments& reported() const { return documents_; }
  /// Returns the JSON field "documents", with a line for each document.
  [[nodiscard]] std::string list() const {
    std::string entries = "\"documents\": [";
    for (const auto& [number, document] : held_) {
      entries += fmt::format("{}\n{}", number == held_.front().first ? "" : ",", document);
    }
    return entries + "\n],\n";
  }

 private:
  bool as_json_;
  ReportedDocuments documents_;
  std::vector<std::pair<std::size_t, std::string>> held_;  // JSON, by number
};

/// Writes the documents first, as a run does. Does not parse them again, as there may be many.
std::string with_documents(const Json& report, const TakenDocuments& taken) {
  std::string text = dump(report, 1);
  const std::string_view head = "{\n";
  return text.replace(0, head.size(), "{" + taken.list()) + '\n';
}

}  // namespace

int run_report(const CliOptions& options, Console& console) {
  ReportSum sum;
  TakenDocuments taken(options.as_json);
  for (const std::string& path : options.inputs) {
    const Status added = sum.add(path, [&](const Json& document, std::size_t number) {
      if (!options.for_public) taken.take(document, number);
    });
    if (!added) {
      console.error(added.error());
      return exit_code(added.error());
    }
  }
  taken.drop_superseded(sum);
  const Json report = sum.result(options.for_public);
  std::string text;
  if (!options.as_json) {
    text = summary(report, taken.reported());
  } else if (report["private"] == true) {
    text = with_documents(report, taken);
  } else {
    text = dump(report, 1) + '\n';
  }
  return print(text) ? kAllDone : kSomeFailed;
}

}  // namespace pseudo::cli
