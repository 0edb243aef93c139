// pseudo: parse, plan, run, exit code.
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
#include "cli/looks.h"
#include "cli/options.h"
#include "cli/plan.h"
#include "cli/report.h"
#include "cli/reveal.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "cli/summary.h"
#include "cli/train.h"
#include "corpus/document_ids.h"
#include "pseudo/corpus.h"
#include "random/hash.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace pseudo::cli {

namespace {

// Returns the memory of long documents to the system at once. By default the C library raises its
// threshold and keeps up to 64 MB, fragmented.
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
  console.message({Severity::kInfo, "",
                   fmt::format("{}: a new key. Guard it: with it much of a result can be undone",
                               printable(options.key_file))});
  return kAllDone;
}

int run(const CliOptions& options, Console& console) {
  catch_signals();
  Result<RunSetup> setup = make_run_setup(options);
  if (!setup) return refuse(console, setup.error());
  tell_warnings(setup->warnings, console);
  if (setup->fresh_key) {
    console.message({Severity::kDetail, "", "no key was named: a fresh one, forgotten at the end"});
  }
  Processor processor = make_processor(*setup->engine);
  LoadedRecognizer loaded;
  if (options.recognition.detect) {
    Result<LoadedRecognizer> read = load_recognizer(options, *setup->language);
    if (!read) return refuse(console, read.error());
    loaded = std::move(*read);
    setup->plan.take_unannotated = true;
    setup->plan.formats = formats_to_read(options, *setup->language);
    std::string& digest = setup->plan.identity.options;
    digest = fmt::format("{:016x}", content_digest(digest + loaded.digest));
    processor = mark_first(*loaded.recognizer, std::move(processor));
  }
  const Result<RunReport> report = run_corpus(setup->plan, processor, hooks_of(console));
  console.end_progress();
  if (!report) return refuse(console, report.error());
  return conclude(options, *setup, *report, console);
}

int start(int argc, const char* const* argv) {
  const Result<CliOptions> options = parse_command_line(argc, argv);
  if (!options) {
    Console console(message_options(argc, argv));
    return refuse(console, options.error());
  }
  if (options->command == Command::kPrint) {
    std::fputs(options->print.c_str(), stdout);
    const bool written = std::fflush(stdout) == 0;
    if (options->is_incomplete) {
      Console console({});
      return refuse(console, {ErrorCode::kUsage, "nothing to do: no INPUT or FILE is named"});
    }
    return written ? kAllDone : kSomeFailed;
  }
  forbid_core_dumps();
  give_memory_back();
  Console console(*options);
  if (options->command == Command::kKeygen) return keygen(*options, console);
  if (options->command == Command::kCheck) return run_check(*options, console);
  if (options->command == Command::kView) return run_view(*options, console);
  if (options->command == Command::kDiff) return run_diff(*options, console);
  if (options->command == Command::kReveal) return run_reveal(*options, console);
  if (options->command == Command::kDetect) return run_detect(*options, console);
  if (options->command == Command::kTrain) return run_train(*options, console);
  if (options->command == Command::kEval) return run_eval(*options, console);
  if (options->command == Command::kLabels) return run_labels(*options, console);
  if (options->command == Command::kReport) return run_report(*options, console);
  if (options->command == Command::kLangTest) return lang_test(*options, console);
  return run(*options, console);
}

}  // namespace

}  // namespace pseudo::cli

int main(int argc, char** argv) {
  try {
    return pseudo::cli::start(argc, argv);
  } catch (const std::bad_alloc&) {
    std::fputs("pseudo: error: out of memory\n", stderr);
  } catch (const std::exception&) {
    // Its text is not shown: it could quote the corpus.
    std::fputs("pseudo: error: an unexpected fault; this is a bug\n", stderr);
  }
  return pseudo::cli::kInternalFault;
}
