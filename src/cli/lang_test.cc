#include "cli/lang_test.h"

#include <string>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/plan.h"
#include "cli/standard_output.h"
#include "lang/self_test.h"
#include "text/counted.h"

namespace pseudo::cli {

int lang_test(const CliOptions& options, Console& console) {
  RunSetup setup;
  if (const Status done = load_language(options, setup); !done) {
    console.error(done.error());
    return exit_code(done.error());
  }
  const lang::SelfTestResult result = lang::self_test(*setup.language, *setup.lexicons);
  std::string failures;
  for (const lang::SelfTestFailure& failure : result.failures) {
    failures += fmt::format("{} + {}: expected {}, written {}\n", failure.document,
                            failure.surrogate, failure.expected, failure.written);
  }
  const bool written = print(failures);
  console.message({Severity::kInfo, "",
                   fmt::format("lang test {}: {}, of which {} {} not hold", options.lang,
                               text::counted(result.rows, "row"), result.failures.size(),
                               result.failures.size() == 1 ? "does" : "do")});
  return written && result.failures.empty() ? kAllDone : kSomeFailed;
}

}  // namespace pseudo::cli
