#include "cli/signals.h"

#include <atomic>
#include <csignal>

#include "cli/exit_codes.h"

namespace pseudo::cli {

namespace {

// A signal handler can reach nothing but a global.
std::atomic<int> signal_flag{0};  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void remember(int number) { signal_flag.store(number, std::memory_order_relaxed); }

}  // namespace

void catch_signals() {
  struct sigaction action {};
  action.sa_handler = remember;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int number : {SIGINT, SIGTERM}) {
    struct sigaction before {};
    // A shell ignores SIGINT for background jobs: keep it so.
    ::sigaction(number, nullptr, &before);
    if (before.sa_handler != SIG_IGN) ::sigaction(number, &action, nullptr);
  }
  std::signal(SIGPIPE, SIG_IGN);
}

int caught_signal() { return signal_flag.load(std::memory_order_relaxed); }

int exit_code_or_signal(int code) {
  return caught_signal() != 0 ? kSignalBase + caught_signal() : code;
}

}  // namespace pseudo::cli
