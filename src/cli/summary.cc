#include "cli/summary.h"

#include <cstdio>
#include <string>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/signals.h"
#include "corpus/ids.h"

namespace pseudo::cli {

namespace {

std::string count(std::size_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string sentence(const RunPlan& plan, const RunReport& report) {
  std::string line =
      fmt::format("{} {} {}", count(report.documents, "document", "documents"),
                  plan.dry_run ? "would be written to" : "written to",
                  report.output == "-" ? "standard output" : printable(report.output));
  if (report.skipped > 0) line += fmt::format(", {} there already", report.skipped);
  if (report.failed > 0) line += fmt::format(", {} failed", report.failed);
  if (report.ignored > 0) {
    line += fmt::format(", {} ignored", count(report.ignored, "other file", "other files"));
  }
  return line;
}

void tell_counts(const RunReport& report, Console& console) {
  const auto tell = [&](Severity severity, std::size_t number, std::string_view what) {
    if (number > 0) console.message({severity, "", fmt::format("{} {}", number, what)});
  };
  tell(Severity::kWarning, report.missed,
       "missed mentions: names that were annotated elsewhere and still stand in the output");
  tell(Severity::kInfo, report.doubtful, "doubtful mentions: everyday words that may be names");
  tell(Severity::kInfo, report.notes_dropped, "notes dropped (--notes scrub or keep)");
  tell(Severity::kInfo, report.normalizations_dropped, "normalizations of replaced names dropped");
  tell(Severity::kInfo, report.texts_rewritten, "texts of kept annotations rewritten");
  tell(Severity::kInfo, report.weekdays, "weekday names near dates: they narrow the shift down");
  tell(Severity::kInfo, report.holidays, "holiday names near dates: they narrow the shift down");
  tell(Severity::kDetail, report.inner_without_counterpart,
       "inner annotations without a counterpart in the surrogate");
  tell(Severity::kDetail, report.plain_surrogates, "invented words, where no lexicon could serve");
  tell(Severity::kDetail, report.collisions, "surrogates shared by two entities (wide scopes)");
}

}  // namespace

int conclude(const CliOptions& options, const RunPlan& plan, const RunReport& report,
             Console& console) {
  if (report.fatal) console.error(*report.fatal);
  if (report.found == 0 && report.failed == 0 && !report.stopped && !report.output_closed) {
    console.error({ErrorCode::kUsage, "no document found in the input; nothing was written"});
    return kUsageError;
  }
  if (plan.dry_run && !options.quiet) {
    std::fputs((sentence(plan, report) + "\n").c_str(), stdout);
    std::fflush(stdout);
  } else {
    console.message({Severity::kInfo, "", sentence(plan, report)});
  }
  tell_counts(report, console);
  if (report.fatal && report.fatal->code == ErrorCode::kInternal) return kInternalFault;
  if (report.stopped && caught_signal() != 0) {
    console.message(
        {Severity::kWarning, "", "interrupted; the documents that were written are whole"});
    return kSignalBase + caught_signal();
  }
  if (report.fatal || report.output_closed || report.failed > 0) return kSomeFailed;
  return kAllDone;
}

}  // namespace pseudo::cli
