#include "cli/check.h"

#include <string>
#include <utility>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/label_advice.h"
#include "cli/label_settings.h"
#include "cli/plan.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "cli/standard_output.h"
#include "corpus/document_ids.h"
#include "pseudo/check.h"
#include "pseudo/corpus.h"
#include "text/counted.h"

namespace pseudo::cli {

namespace {

std::size_t findings_in(const RunReport& report) {
  std::size_t sum = 0;
  for (const auto& [code, count] : report.findings) sum += count;
  return sum;
}

/// Prints a line for each code and the sum on standard output. Returns false if that failed.
bool print_summary(const RunReport& report) {
  std::string lines;
  for (const auto& [code, count] : report.findings) {
    lines += fmt::format("{:>8}  {}: {}\n", count, name(code), meaning(code));
  }
  if (report.missed > 0) {
    lines += fmt::format("{:>8}  missed mentions: unannotated in ORIGINAL too\n", report.missed);
  }
  if (report.doubtful > 0) {
    lines += fmt::format("{:>8}  doubtful mentions: everyday words that may be names\n",
                         report.doubtful);
  }
  if (report.compared_one_in > 1) {
    lines += fmt::format(
        "   1 in {}  entities of wide scopes compared across documents: no room for all\n",
        report.compared_one_in);
  }
  const std::size_t findings = findings_in(report);
  if (report.counts.plain_surrogates > 0) {
    lines += fmt::format("{:>8}  names outside the surrogate lexicons\n",
                         report.counts.plain_surrogates);
  }
  lines += fmt::format("{} checked, {}", text::counted(report.documents, "document"),
                       findings == 0 ? "no finding" : text::counted(findings, "finding"));
  if (report.failed > 0) lines += fmt::format(", {} could not be checked", report.failed);
  return print(lines + '\n');
}

}  // namespace

int run_check(const CliOptions& options, Console& console) {
  catch_signals();
  Result<RunSetup> setup = make_run_setup(options);
  if (!setup) return refuse(console, setup.error());
  log_warnings(setup->warnings, console);
  const Result<RunReport> report = check_corpus(setup->plan, *setup->engine, hooks_of(console));
  console.end_progress();
  if (!report) return refuse(console, report.error());
  if (report->fatal) console.error(*report->fatal);
  log_unknown_labels(setup->engine->labels(), *report, console);
  if (report->found == 0 && report->failed == 0 && findings_in(*report) == 0 && !report->stopped) {
    return refuse(console, {ErrorCode::kUsage, "no document found in ORIGINAL"});
  }
  const bool written = options.quiet || print_summary(*report);
  if (report->stopped) return exit_code_or_signal(kSomeFailed);
  const bool clean = findings_in(*report) == 0 && report->failed == 0 && !report->fatal;
  return clean && written ? kAllDone : kSomeFailed;
}

}  // namespace pseudo::cli
