#include "cli/reveal.h"

#include <utility>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "cli/vault_secret.h"
#include "corpus/document_ids.h"
#include "pseudo/vault.h"
#include "text/counted.h"

namespace pseudo::cli {

int run_reveal(const CliOptions& options, Console& console) {
  catch_signals();
  const auto usage = [&](const char* words) { return refuse(console, {ErrorCode::kUsage, words}); };
  if (options.vaults.empty()) return usage("no vault; name it with --vault FILE (--help)");
  if (options.inputs.empty()) return usage("no INPUT; name what pseudo wrote (--help)");
  const Result<VaultSecret> secret = read_vault_secret(options, false);
  if (!secret) return refuse(console, secret.error());
  RevealPlan plan;
  plan.inputs = options.inputs;
  plan.vaults = options.vaults;
  plan.output = options.output;
  plan.use_umask = options.umask;
  const Result<RevealReport> report = reveal(plan, *secret, hooks_of(console));
  if (!report) return refuse(console, report.error());
  if (report->fatal) console.error(*report->fatal);
  if (report->fatal || report->output_closed) return exit_code_or_signal(kSomeFailed);
  console.message(
      {Severity::kInfo, "",
       fmt::format("{} put back to {}", text::counted(report->documents, "document"),
                   report->output == "-" ? "standard output" : printable(report->output))});
  return kAllDone;
}

}  // namespace pseudo::cli
