#include "cli/run_hooks.h"

#include "cli/exit_codes.h"
#include "cli/signals.h"

namespace pseudo::cli {

namespace {

/// Lowers all but the first such messages to details.
class NamesWithOriginals {
 public:
  [[nodiscard]] Message lowered(Message message) {
    if (message.place.code == "telling-name" && ++seen_ > kMostNamesWithOriginals) {
      message.severity = Severity::kDetail;
    }
    return message;
  }

 private:
  std::size_t seen_ = 0;
};

}  // namespace

RunHooks hooks_of(Console& console) {
  RunHooks hooks;
  hooks.message = [&console, names = NamesWithOriginals()](const Message& message) mutable {
    console.message(names.lowered(message));
  };
  hooks.lowest = console.lowest();
  hooks.progress = [&console](const Progress& progress) { console.progress(progress); };
  hooks.stop = [] { return caught_signal() != 0; };
  return hooks;
}

int refuse(Console& console, const Error& error) {
  console.error(error);
  return exit_code_or_signal(exit_code(error));
}

void log_warnings(const std::vector<std::string>& warnings, Console& console) {
  for (const std::string& warning : warnings) {
    console.message({Severity::kWarning, "", warning});
  }
}

}  // namespace pseudo::cli
