// pseudo: parse, plan, run, exit code.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "cli/check.h"
#include "cli/console.h"
#include "cli/detect.h"
#include "cli/eval.h"
#include "cli/exit_codes.h"
#include "cli/keys.h"
#include "cli/labels.h"
#include "cli/lang_test.h"
#include "cli/options.h"
#include "cli/plan.h"
#include "cli/report.h"
#include "cli/reveal.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "cli/standard_output.h"
#include "cli/summary.h"
#include "cli/train.h"
#include "cli/view_and_diff.h"
#include "corpus/document_ids.h"
#include "pseudo/corpus.h"
#include "random/hash.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace pseudo::cli {

namespace {

// Makes the C library return the memory of long documents to the system at once. By default it
// raises its threshold and keeps up to 64 MB of fragmented memory.
void give_memory_back() {
#ifdef __GLIBC__
  constexpr int kLarge = 1 << 20;  // bytes
  mallopt(M_MMAP_THRESHOLD, kLarge);
  mallopt(M_TRIM_THRESHOLD, 2 * kLarge);
#endif
}

int keygen(const CliOptions& options, Console& console) {
  const Status made = make_key_file(options.key_file);
  if (!made) return refuse(console, made.error());
  console.message(
      {Severity::kInfo, "",
       fmt::format("{}: a new key. Keep it safe: whoever has it can undo much of a result",
                   printable(options.key_file))});
  return kAllDone;
}

/// All that a run needs before it reads its input.
struct Prepared {
  RunSetup setup;
  LoadedRecognizer loaded;  // empty without --detect
};

Result<Prepared> prepare(const CliOptions& options, Console& console) {
  Result<RunSetup> setup = make_run_setup(options);
  if (!setup) return setup.error();
  log_warnings(setup->warnings, console);
  LoadedRecognizer loaded;
  if (options.recognition.detect) {
    Result<LoadedRecognizer> read = load_recognizer(options, *setup->language);
    if (!read) return read.error();
    loaded = std::move(*read);
    setup->plan.take_unannotated = true;
    setup->plan.formats = formats_to_read(options, *setup->language);
    std::string& digest = setup->plan.identity.options;
    digest = fmt::format("{:016x}", content_digest(digest + loaded.digest));
  }
  return Prepared{std::move(*setup), std::move(loaded)};
}

int run(const CliOptions& options, Console& console) {
  catch_signals();
  Result<Prepared> prepared = prepare(options, console);
  if (!prepared) return refuse(console, prepared.error());
  RunSetup& setup = prepared->setup;
  Processor processor = make_processor(*setup.engine);
  if (options.recognition.detect) {
    processor = mark_first(*prepared->loaded.recognizer, std::move(processor));
  }
  const Result<RunReport> report = run_corpus(setup.plan, processor, hooks_of(console));
  console.end_progress();
  if (!report) return refuse(console, report.error());
  return conclude(options, setup, *report, console);
}

/// Prints the settings, then reports the errors that a run would find in them.
int show_config(const CliOptions& options, Console& console) {
  const bool written = print(options.print);
  const Result<Prepared> prepared = prepare(options, console);
  if (!prepared) return refuse(console, prepared.error());
  if (!prepared->setup.plan.inputs.empty()) {
    const Status may = check_run(prepared->setup.plan, hooks_of(console));
    if (!may) return refuse(console, may.error());
  }
  return written ? kAllDone : kSomeFailed;
}

/// The function for each command but kPrint.
struct Action {
  Command command;
  int (*run)(const CliOptions& options, Console& console);
};

constexpr std::array kActions{Action{Command::kRun, run},
                              Action{Command::kKeygen, keygen},
                              Action{Command::kCheck, run_check},
                              Action{Command::kView, run_view},
                              Action{Command::kDiff, run_diff},
                              Action{Command::kReveal, run_reveal},
                              Action{Command::kLabels, run_labels},
                              Action{Command::kEval, run_eval},
                              Action{Command::kDetect, run_detect},
                              Action{Command::kTrain, run_train},
                              Action{Command::kReport, run_report},
                              Action{Command::kLangTest, lang_test},
                              Action{Command::kShowConfig, show_config}};
static_assert(kActions.size() == static_cast<std::size_t>(Command::kPrint));

int start(int argc, const char* const* argv) {
  const Result<CliOptions> options = parse_command_line(argc, argv);
  if (!options) {
    Console console(message_options(argc, argv));
    return refuse(console, options.error());
  }
  if (options->command == Command::kPrint) {
    const bool written = print(options->print);
    if (options->is_incomplete) {
      Console console({});
      return refuse(console, {ErrorCode::kUsage, "nothing to do: no INPUT or FILE is named"});
    }
    return written ? kAllDone : kSomeFailed;
  }
  forbid_core_dumps();
  give_memory_back();
  Console console(*options);
  const auto* const action = std::ranges::find(kActions, options->command, &Action::command);
  return action->run(*options, console);
}

}  // namespace

}  // namespace pseudo::cli

int main(int argc, char** argv) {
  try {
    return pseudo::cli::start(argc, argv);
  } catch (const std::bad_alloc&) {
    std::fputs("pseudo: error: out of memory\n", stderr);
  } catch (const std::exception&) {
    // Does not show its text, which could quote the corpus.
    std::fputs("pseudo: error: an unexpected fault; this is a bug\n", stderr);
  }
  return pseudo::cli::kInternalFault;
}
