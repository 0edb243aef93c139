#include "cli/report_reader.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "corpus/run/report.h"
#include "random/hash.h"

namespace pseudo::cli {

namespace {

/// Every report has these; any other object of numbers is added up as well.
constexpr const char* kObjects[] = {"totals",     "corpus", "labels",
                                    "surrogates", "counts", "findings"};
constexpr const char* kSame[] = {"pseudo", "lexicons", "options"};
/// A merged report of dry runs is one, too; likewise of audits.
constexpr const char* kDryRun = "dry_run";
constexpr const char* kCheck = "check";
/// Numbers of distinct strings: those of two reports may be the same ones.
constexpr const char* kDistinct[] = {"types", "pi_types"};

Error no_report(const std::string& path, std::string_view what) {
  return {ErrorCode::kUsage,
          fmt::format("{}: this is no report of pseudo: {}", printable(path), what)};
}

std::string least(const char* field) { return fmt::format("{}_at_least", field); }
std::string most(const char* field) { return fmt::format("{}_at_most", field); }

/// Adds numbers, of objects field by field; false if the two differ in form.
bool add_up(Json& sum, const Json& part) {
  if (sum.is_null()) {
    sum = part;
    return true;
  }
  if (sum.is_object() && part.is_object()) {
    for (const auto& [field, value] : part.items()) {
      if (!add_up(sum[field], value)) return false;
    }
    return true;
  }
  if (sum.is_boolean() && part.is_boolean()) {
    sum = sum.get<bool>() || part.get<bool>();
    return true;
  }
  if (sum.is_string() && part.is_string()) {
    if (sum != part) sum = "mixed";
    return true;
  }
  if (!sum.is_number_unsigned() || !part.is_number_unsigned()) return false;
  sum = sum.get<std::uint64_t>() + part.get<std::uint64_t>();
  return true;
}

/// "types" becomes "types_at_least" and "types_at_most", of which the one is the greatest and the
/// other the sum of all.
void bound_distinct(Json& size) {
  for (const char* field : kDistinct) {
    if (!size.contains(field)) continue;
    const Json number = size[field];
    size[least(field)] = number;
    size[most(field)] = number;
    size.erase(field);
  }
}

bool add_sizes(Json& sum, Json part) {
  bound_distinct(sum);
  bound_distinct(part);
  Json greatest = Json::object();
  for (const char* field : kDistinct) {
    const std::string name = least(field);
    greatest[name] = std::max(number_in(sum, name.c_str()), number_in(part, name.c_str()));
  }
  if (!add_up(sum, part)) return false;
  sum.update(greatest);
  return true;
}

/// Shares follow from the sums; those of distinct strings are not known of several reports.
void set_shares(Json& report, std::size_t reports) {
  Json& surrogates = report["surrogates"];
  const auto ratio = [](std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
  };
  surrogates["invented_share"] =
      ratio(number_in(surrogates, "invented"), number_in(surrogates, "entities"));
  const Json& after = report["corpus"]["after"];
  if (reports == 1 && after.contains("pi_types")) {
    surrogates["uses_of_each"] =
        ratio(number_in(after, "pi_entities"), number_in(after, "pi_types"));
  }
}

/// Parses a report, and hands its documents on instead of storing them. Discarded: not JSON, or
/// nested more deeply than a report.
Json parse(std::istream& stream, const ReportSum::TakeDocument& take) {
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

/// True if the sizes of the document are part of the sums.
bool is_counted(const Json& document) {
  const std::string status = text_in(document, "status");
  return status == "done" || status == "verified";
}

bool has_objects(const Json& report) {
  return std::ranges::all_of(kObjects, [&](const char* field) {
    return report.contains(field) && report[field].is_object();
  });
}

}  // namespace

std::uint64_t number_in(const Json& object, const char* field) {
  if (!object.is_object() || !object.contains(field)) return 0;
  const Json& value = object[field];
  return value.is_number_unsigned() ? value.get<std::uint64_t>() : 0;
}

namespace {

bool is_set(const Json& report, const char* field) {
  return report.is_object() && report.contains(field) && report[field] == true;
}

}  // namespace

bool is_dry_run(const Json& report) { return is_set(report, kDryRun); }
bool is_check(const Json& report) { return is_set(report, kCheck); }

std::string text_in(const Json& object, const char* field) {
  if (!object.is_object() || !object.contains(field) || !object[field].is_string()) return {};
  return printable(object[field].get<std::string>());
}

Status ReportSum::check(const Json& report, const std::string& path) {
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
  if (reports_ == 0) return Done{};
  if (is_check(report) != is_check(sum_)) {
    return Error{ErrorCode::kUsage,
                 fmt::format("{} and {}: one is of pseudo check, the other of a run; print them "
                             "apart",
                             printable(first_), printable(path))};
  }
  if (is_dry_run(report) != is_dry_run(sum_)) {
    return Error{ErrorCode::kUsage,
                 fmt::format("{} and {}: one is of a dry run, the other of a run; print them apart",
                             printable(first_), printable(path))};
  }
  for (const char* field : kSame) {
    if (report.value(field, Json()) == sum_.value(field, Json())) continue;
    return Error{
        ErrorCode::kUsage,
        fmt::format("{} and {} are of runs that differ in {}; print them apart", printable(first_),
                    printable(path), field == std::string_view("pseudo") ? "the version" : field)};
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

Status ReportSum::check_documents(std::vector<std::uint64_t> done, const std::string& path) {
  std::ranges::sort(done);
  std::vector<std::uint64_t> twice;
  std::ranges::set_intersection(done, done_, std::back_inserter(twice));
  if (!twice.empty()) {
    return Error{
        ErrorCode::kUsage,
        fmt::format("{}: documents that a report before it has done, too: {}; they would be "
                    "counted twice; name the report of each part of a run once",
                    printable(path), twice.size())};
  }
  const auto middle = static_cast<std::ptrdiff_t>(done_.size());
  done_.insert(done_.end(), done.begin(), done.end());
  std::ranges::inplace_merge(done_, done_.begin() + middle);
  return Done{};
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
  std::vector<std::uint64_t> done;
  Json report = parse(stream, [&](const Json& document) {
    if (is_counted(document)) done.push_back(content_digest(text_in(document, "id")));
    take(document);
  });
  if (report.is_discarded()) return no_report(path, "it is not JSON, or was cut off");
  if (const Status fits = check(report, path); !fits) return fits;
  if (const Status fits = check_documents(std::move(done), path); !fits) return fits;
  report.erase("documents");
  for (const char* share : {"invented_share", "uses_of_each"}) report["surrogates"].erase(share);
  if (reports_ == 0) {
    first_ = path;
    sum_ = std::move(report);
    ++reports_;
    return Done{};
  }
  bool added = true;
  for (const char* side : {"before", "after"}) {
    added = added && add_sizes(sum_["corpus"][side], report["corpus"][side]);
  }
  for (const auto& [field, numbers] : report.items()) {
    if (field == "corpus" || !numbers.is_object()) continue;
    added = added && add_up(sum_[field], numbers);
  }
  if (!added) return no_report(path, "a field has another form");
  ++reports_;
  return Done{};
}

Json ReportSum::result(bool for_public) const {
  Json report{{"private", !for_public}, {"schema", kReportSchema}, {"reports", reports_}};
  if (is_dry_run(sum_)) report[kDryRun] = true;
  if (is_check(sum_)) report[kCheck] = true;
  for (const char* field : kSame) {
    if (sum_.contains(field)) report[field] = sum_[field];
  }
  for (const auto& [field, numbers] : sum_.items()) {
    if (numbers.is_object()) report[field] = numbers;
  }
  set_shares(report, reports_);
  if (!for_public) return report;
  for (const char* field : {"weekdays_near_dates", "holidays_near_dates", "seasons_kept"}) {
    report["counts"].erase(field);
  }
  return report;
}

}  // namespace pseudo::cli
