#include "cli/view_and_diff.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/exit_codes.h"
#include "cli/label_advice.h"
#include "cli/label_settings.h"
#include "cli/page_file.h"
#include "cli/plan.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "cli/standard_output.h"
#include "corpus/document_ids.h"
#include "pseudo/corpus.h"
#include "text/counted.h"
#include "view/page.h"
#include "view/shown_document.h"
#include "view/terminal_text.h"

namespace pseudo::cli {

namespace {

constexpr std::size_t kMostOnPage = 2000;  // about 10 MB of emails, which browsers display easily

/// True for the code of a finding about a document of ORIGINAL.
bool is_finding(std::string_view name) {
  const std::optional<FindingCode> code = find_finding_code(name);
  return code && *code != FindingCode::kDocumentAdded && *code != FindingCode::kFileAdded;
}

/// Audits the two corpora and passes each pair of documents to `show`, until that returns false.
Result<RunReport> look_at(const RunSetup& setup, Console& console, bool with_progress,
                          const std::function<bool(const Outcome&)>& show) {
  // Set between two documents, but read by `stop` in any thread.
  std::atomic<bool> enough = false;
  RunHooks hooks = hooks_of(console);
  hooks.message = [&](const Message& message) {
    // view and diff show such findings themselves, but not documents that cannot be read.
    const bool is_mark = message.place.column > 0 && message.severity != Severity::kError;
    const bool is_shown = is_mark || is_finding(message.place.code);
    if (!is_shown) console.message(message);
  };
  hooks.lowest = Severity::kWarning;
  if (!with_progress) hooks.progress = nullptr;
  hooks.stop = [&] { return caught_signal() != 0 || enough; };
  hooks.audited = [&](const Outcome& outcome) {
    const bool was_left_out = !outcome.comparison;
    if (!enough && !was_left_out && !show(outcome)) enough = true;
  };
  Result<RunReport> report = check_corpus(setup.plan, *setup.engine, hooks);
  console.end_progress();
  return report;
}

Result<RunSetup> make_setup(const CliOptions& options, Console& console) {
  Result<RunSetup> setup = make_run_setup(options);
  if (!setup) return setup;
  setup->plan.only.insert(options.only.begin(), options.only.end());
  log_warnings(setup->warnings, console);
  return setup;
}

int conclude(const RunSetup& setup, const RunReport& report, std::size_t shown, Console& console) {
  if (report.fatal) console.error(*report.fatal);
  log_unknown_labels(setup.engine->labels(), report, console);
  if (shown == 0 && report.failed == 0 && !report.fatal) {
    return refuse(console, {ErrorCode::kUsage, "no document found to show"});
  }
  return exit_code_or_signal(report.failed > 0 || report.fatal ? kSomeFailed : kAllDone);
}

view::PageHead head_of(const CliOptions& options, const RunReport& report) {
  return {.original = printable(fmt::format("{}", fmt::join(options.inputs, " "))),
          .result = printable(options.output),
          .shows_originals = !options.no_originals,
          .total = std::nullopt,
          .failed = report.failed};
}

}  // namespace

int run_view(const CliOptions& options, Console& console) {
  catch_signals();
  const Result<RunSetup> setup = make_setup(options, console);
  if (!setup) return refuse(console, setup.error());
  if (const Status may = check_page_path(options, setup->plan); !may) {
    return refuse(console, may.error());
  }
  const std::size_t most = options.most_documents.value_or(kMostOnPage);
  std::vector<view::ShownDocument> shown;
  const Result<RunReport> report = look_at(*setup, console, true, [&](const Outcome& outcome) {
    if (!options.no_originals) {
      shown.push_back(view::show(outcome));
    } else if (!view::is_missing(outcome)) {
      shown.push_back(view::without_original(outcome, setup->engine->labels()));
    }
    return shown.size() < most;
  });
  if (!report) return refuse(console, report.error());
  if (caught_signal() != 0) return exit_code_or_signal(kSomeFailed);
  if (shown.empty()) return conclude(*setup, *report, 0, console);
  // Without sorting, the order of renamed documents would be that of their old names.
  if (options.no_originals) std::ranges::sort(shown, {}, &view::ShownDocument::id);
  view::Page page;
  for (const view::ShownDocument& document : shown) page.add(document);
  view::PageHead head = head_of(options, *report);
  // Only the limit makes the page incomplete. Documents that could not be read are reported
  // separately.
  const bool is_cut = page.documents() == most && report->found > most;
  if (is_cut) head.total = report->found;
  if (const Status done = write_page(options, page.make(head)); !done) {
    return refuse(console, done.error());
  }
  console.message({Severity::kInfo, "",
                   fmt::format("{}: {}{}", printable(options.view_page),
                               text::counted(page.documents(), "document"),
                               options.no_originals ? "" : ", with originals: guard it")});
  return conclude(*setup, *report, page.documents(), console);
}

int run_diff(const CliOptions& options, Console& console) {
  catch_signals();
  const Result<RunSetup> setup = make_setup(options, console);
  if (!setup) return refuse(console, setup.error());
  const bool color = color_wanted(options.color, STDOUT_FILENO);
  const std::size_t most = options.most_documents.value_or(std::numeric_limits<std::size_t>::max());
  std::set<std::string, std::less<>> awaited = setup->plan.only;
  std::size_t shown = 0;
  bool is_closed = false;
  const Result<RunReport> report = look_at(*setup, console, false, [&](const Outcome& outcome) {
    std::string lines = shown++ > 0 ? "\n" : "";
    lines += view::as_lines(view::show(outcome), color);
    is_closed = !print(lines);
    awaited.erase(outcome.comparison->original.id);
    awaited.erase(outcome.document.id);
    return !is_closed && shown < most && (options.only.empty() || !awaited.empty());
  });
  if (!report) return refuse(console, report.error());
  if (is_closed) return exit_code_or_signal(kSomeFailed);
  if (shown < most) {
    for (const std::string& id : awaited) {
      console.error({ErrorCode::kUsage, fmt::format("{}: no document has this id", printable(id))});
    }
  }
  const int code = conclude(*setup, *report, shown, console);
  return code == kAllDone && shown < most && !awaited.empty() ? kSomeFailed : code;
}

}  // namespace pseudo::cli
