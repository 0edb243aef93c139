#include "corpus/run/outputs.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/output/neutral_names.h"
#include "corpus/output/side_files.h"
#include "text/counted.h"

namespace pseudo {

namespace {

/// True for the report of a dry run, which may be replaced because it describes no output.
bool is_report_of_dry_run(const std::string& path) {
  constexpr std::size_t kHead = 200;  // bytes
  std::ifstream file(path, std::ios::binary);
  std::string head(kHead, '\0');
  file.read(head.data(), static_cast<std::streamsize>(head.size()));
  return head.find(kDryRunField) != std::string::npos;
}

/// For a dry run, turns kExists into a warning: it does not touch existing files, but a real run
/// would be refused.
Status unless_dry(Status status, const RunPlan& plan, const RunHooks& hooks) {
  if (status || !plan.dry_run || status.error().code != ErrorCode::kExists) return status;
  std::string message = status.error().message;
  constexpr std::string_view kNothing = "; nothing was written";
  if (const std::size_t at = message.find(kNothing); at != std::string::npos) {
    message.erase(at, kNothing.size());
  }
  if (hooks.message) {
    hooks.message({Severity::kWarning, {}, "without --dry-run: " + message, status.error().remedy});
  }
  return Done{};
}

/// A report may replace the report of the run that is resumed or overwritten, but no other file,
/// folder or device. `when_there`: the remedy for an existing report.
Status inspect_report(const RunPlan& plan, Remedy when_there) {
  namespace fs = std::filesystem;
  if (plan.report.empty()) return Done{};
  const fs::path folder = fs::path(plan.report).lexically_normal().parent_path();
  std::error_code ignored;
  const fs::file_status there = fs::status(plan.report, ignored);
  if (fs::exists(there) && !fs::is_regular_file(there)) {
    return Error{
        ErrorCode::kUsage,
        fmt::format("the report {} is {}; name a file, as in report.json", printable(plan.report),
                    fs::is_directory(there) ? "a folder" : "no file")};
  }
  const bool may_replace = plan.overwrite || plan.resume != Resume::kNo;
  if (fs::exists(there) && !may_replace && !is_report_of_dry_run(plan.report)) {
    return Error{ErrorCode::kExists,
                 fmt::format("the report {} is already there; nothing was written; name another "
                             "file",
                             printable(plan.report)),
                 {},
                 when_there};
  }
  if (folder.empty() || fs::is_directory(folder, ignored)) return Done{};
  return Error{ErrorCode::kUsage, fmt::format("{}: the folder of the report is not there; make it",
                                              printable(plan.report))};
}

}  // namespace

Result<OutputPlace> prepare_output(RunPlan& plan, const Discovery& found, const RunHooks& hooks) {
  Result<OutputPlace> place = find_output_place(plan, found);
  if (!place) return place;
  Status free = inspect_output(*place, found, plan);
  if (!free && plan.overwrite && plan.resume != Resume::kNo) {
    plan.resume = Resume::kNo;
    free = inspect_output(*place, found, plan);
  }
  free = unless_dry(std::move(free), plan, hooks);
  if (free) free = unless_dry(VaultFile::inspect(plan), plan, hooks);
  if (free) free = inspect_report(plan, Remedy::kOverwrite);
  if (!free) return free.error();
  if (found.found == 0 && found.failures.empty() && !has_streams(found)) {
    const std::string mails = found.mails == 0
                                  ? std::string()
                                  : fmt::format(
                                        ", {} of them mail, which has to be marked first: pseudo "
                                        "detect",
                                        found.mails);
    return Error{ErrorCode::kUsage,
                 fmt::format("no document found: there are no .txt/.ann pairs in the input ({} {} "
                             "ignored{}{})",
                             text::counted(found.ignored, "other file"),
                             found.ignored == 1 ? "was" : "were", mails, describe(found.foreign))};
  }
  return place;
}

Status prepare_report(const RunPlan& plan, const Discovery& found) {
  if (const Status apart = check_report(plan, found); !apart) return apart;
  if (const Status apart = check_report_outside_result(plan); !apart) return apart;
  return inspect_report(plan, Remedy::kNone);
}

namespace {

Status open_sink_and_report(const RunPlan& plan, const OutputPlace& place, const Discovery& found,
                            Outputs& outputs) {
  if (!plan.dry_run) {
    Result<std::unique_ptr<Sink>> sink = open_sink(place, found, plan);
    if (!sink) return sink.error();
    outputs.sink = std::move(*sink);
  }
  if (plan.report.empty()) return Done{};
  Result<std::unique_ptr<ReportFile>> report = ReportFile::open(plan, ReportOf::kRun);
  if (!report) return report.error();
  outputs.report = std::move(*report);
  return Done{};
}

}  // namespace

Result<Outputs> open_outputs(const RunPlan& plan, const OutputPlace& place,
                             const Discovery& found) {
  Outputs outputs;
  if (!plan.vault.empty() && !plan.dry_run) {
    Result<std::unique_ptr<VaultFile>> vault = VaultFile::open(plan);
    if (!vault) return vault.error();
    outputs.vault = std::move(*vault);
  }
  if (const Status opened = open_sink_and_report(plan, place, found, outputs); !opened) {
    if (outputs.vault) outputs.vault->discard();
    return opened.error();
  }
  return outputs;
}

void report_unread(std::span<const Message> failures, const RunPlan& plan, Outputs& outputs,
                   RunReport& report) {
  std::string entries;
  for (const Message& failure : failures) {
    if (failure.severity != Severity::kError) continue;
    ++report.failed;
    const std::string id = output_id(plan, failure.where);
    DocumentEntry entry;
    entry.id = id;
    entry.status = DocumentStatus::kFailed;
    entry.fault = failure.text;
    entries += format_entry(entry) + '\n';
  }
  if (!outputs.report || entries.empty()) return;
  const int fault = outputs.report->write(entries);
  if (fault != 0 && !report.fatal) report.fatal = outputs.report->error(fault);
}

Status close_outputs(Outputs& outputs, const Tally& tally, bool complete) {
  Status status = Done{};
  if (outputs.report) {
    status = outputs.report->close(tally.report, tally.before, tally.after);
  }
  if (outputs.sink) {
    if (const Status closed = outputs.sink->close(complete); !closed) status = closed;
  }
  if (outputs.vault) {
    if (const Status closed = outputs.vault->close(); !closed) status = closed;
  }
  return status;
}

}  // namespace pseudo
