#include "cli/report_reader.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "corpus/run/report.h"

namespace pseudo::cli {

namespace {

/// Objects that every report has.
constexpr const char* kObjects[] = {"totals",     "corpus", "labels",
                                    "surrogates", "counts", "findings"};
constexpr const char* kSame[] = {"pseudo", "lexicons", "options"};
/// The sum of reports of dry runs has this field as well; likewise for audits and public reports.
constexpr const char* kDryRun = "dry_run";
constexpr const char* kCheck = "check";
constexpr const char* kPrivate = "private";
constexpr const char* kReports = "reports";  // number of reports in a sum
constexpr const char* kOfPlaces[] = {"weekdays_near_dates", "holidays_near_dates", "seasons_kept"};

Error no_report(const std::string& path, std::string_view what) {
  return {ErrorCode::kUsage,
          fmt::format("{}: this is no report of pseudo: {}", printable(path), what)};
}

/// Parses a report, and passes its documents to `take` instead of storing them. The result is
/// discarded() if the input is not JSON or is nested more deeply than a report.
Json parse(std::istream& stream, const std::function<void(const Json&)>& take) {
  constexpr int kField = 1;     // depth of the fields of the report
  constexpr int kDocument = 2;  // depth of the objects in the list of documents
  constexpr int kDeepest = 8;
  bool in_documents = false;
  bool is_deep = false;
  const auto filter = [&](int depth, Json::parse_event_t event, Json& parsed) {
    is_deep = is_deep || depth > kDeepest;
    if (is_deep) return false;
    if (event == Json::parse_event_t::key && depth == kField) {
      in_documents = parsed == "documents";
    }
    if (!in_documents || depth != kDocument || event != Json::parse_event_t::object_end)
      return true;
    take(parsed);
    return false;
  };
  Json report = Json::parse(stream, filter, false);
  return is_deep ? Json(Json::value_t::discarded) : report;
}

bool has_objects(const Json& report) {
  return std::ranges::all_of(kObjects, [&](const char* field) {
    return report.contains(field) && report[field].is_object();
  });
}

Error apart(const std::string& first, const std::string& second, std::string_view why) {
  return {ErrorCode::kUsage,
          fmt::format("{} and {}{}; print them apart", printable(first), printable(second), why)};
}

/// Restores the order of names that a run writes, as a report may add names that the first one
/// lacks.
void sort_names(Json& object) {
  std::map<std::string, Json> sorted;
  for (const auto& [name, value] : object.items()) sorted.emplace(name, value);
  object = Json::object();
  for (const auto& [name, value] : sorted) object[name] = value;
}

std::uint64_t reports_in(const Json& report) {
  return std::max<std::uint64_t>(number_in(report, kReports), 1);
}

}  // namespace

bool is_dry_run(const Json& report) { return is_set(report, kDryRun); }
bool is_check(const Json& report) { return is_set(report, kCheck); }

Status ReportSum::check(const Json& report, const std::string& path) const {
  if (!report.is_object() || !report.contains("schema")) return no_report(path, "it has no schema");
  if (report["schema"] != kReportSchema) {
    return no_report(path, "it has another schema; use the pseudo that wrote it");
  }
  if (!has_objects(report)) return no_report(path, "fields are missing");
  const Json& corpus = report["corpus"];
  for (const char* side : {"before", "after"}) {
    if (!corpus.contains(side) || !corpus[side].is_object()) {
      return no_report(path, "its sizes of the corpus are missing");
    }
  }
  return reports_ == 0 ? Done{} : check_is_alike(report, path);
}

Status ReportSum::check_is_alike(const Json& report, const std::string& path) const {
  if (is_check(report) != is_check(sum_)) {
    return apart(first_, path, ": one is of pseudo check, the other of a run");
  }
  if (is_dry_run(report) != is_dry_run(sum_)) {
    return apart(first_, path, ": one is of a dry run, the other of a run");
  }
  if (is_set(report, kPrivate) != is_set(sum_, kPrivate)) {
    return apart(first_, path, ": one was made with --public and does not count all of the other");
  }
  for (const char* field : kSame) {
    if (report.value(field, Json()) == sum_.value(field, Json())) continue;
    return apart(first_, path,
                 fmt::format(" are of runs that differ in {}",
                             field == std::string_view("pseudo") ? "the version" : field));
  }
  return Done{};
}

Status ReportSum::check_is_other(const std::string& path) {
  std::error_code fault;
  const bool is_known = std::ranges::any_of(paths_, [&](const std::string& other) {
    return std::filesystem::equivalent(path, other, fault);
  });
  paths_.push_back(path);
  if (!is_known) return Done{};
  return Error{ErrorCode::kUsage,
               fmt::format("{}: named twice; its numbers would be counted twice; leave one out",
                           printable(path))};
}

Status ReportSum::add(const std::string& path, const TakeDocument& take) {
  if (const Status other = check_is_other(path); !other) return other;
  errno = 0;
  std::ifstream stream(path, std::ios::binary);
  if (!stream || stream.peek() == std::ifstream::traits_type::eof()) {
    const int fault = errno;
    return Error{ErrorCode::kUsage,
                 fmt::format("{}: cannot be read, or is empty: {}", printable(path),
                             fault == 0 ? "no report" : system_words(fault))};
  }
  Json report =
      parse(stream, [&](const Json& document) { take(document, documents_.add(document)); });
  if (report.is_discarded()) return no_report(path, "it is not JSON, or was cut off");
  if (const Status fits = check(report, path); !fits) return fits;
  if (const std::size_t twice = documents_.done_twice(); twice > 0) {
    return Error{
        ErrorCode::kUsage,
        fmt::format("{}: documents that a report before it has done, too: {}; they would be "
                    "counted twice; name the report of each part of a run once",
                    printable(path), twice)};
  }
  report.erase("documents");
  if (reports_ == 0) {
    first_ = path;
    sum_ = report;
  } else if (!add_report(sum_, report)) {
    return no_report(path, "a field has another form");
  }
  reports_ += reports_in(report);
  documents_.end_report(sum_);
  return Done{};
}

Json ReportSum::result(bool for_public) const {
  const bool is_private = !for_public && is_set(sum_, kPrivate);
  Json report{{kPrivate, is_private}, {"schema", kReportSchema}, {kReports, reports_}};
  if (is_dry_run(sum_)) report[kDryRun] = true;
  if (is_check(sum_)) report[kCheck] = true;
  for (const char* field : kSame) {
    if (sum_.contains(field)) report[field] = sum_[field];
  }
  for (const auto& [field, numbers] : sum_.items()) {
    if (numbers.is_object()) report[field] = numbers;
  }
  for (const char* by_name : {"labels", "doubtful_annotations", "findings"}) {
    if (report.contains(by_name)) sort_names(report[by_name]);
  }
  set_shares(report);
  if (is_private) return report;
  for (const char* field : kOfPlaces) report["counts"].erase(field);
  return report;
}

}  // namespace pseudo::cli
