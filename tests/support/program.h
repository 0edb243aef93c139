// Runs the real binary as a user would.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace pseudo::testing_support {

struct Ran {
  int code = -1;  ///< Exit code; 128 plus the signal number if a signal killed it.
  std::string out;
  std::string err;
};

struct Call {
  std::vector<std::string> arguments;
  std::string folder = {};                    ///< Working folder; empty: inherited.
  std::string input = {};                     ///< Standard input.
  std::vector<std::string> environment = {};  ///< "NAME=value", added to a minimal environment.
};

/// Runs `program`, by default the pseudo binary of the build tree, and waits for its end.
Ran run_program(const Call& call, const std::string& program = {});
Ran pseudo(std::vector<std::string> arguments, std::string folder = {}, std::string input = {});

/// Starts the binary without waiting. Standard output and error go to /dev/null; standard input is
/// `input_fd`.
pid_t start_program(const std::vector<std::string>& arguments, int input_fd);
/// Waits for the end of a process and returns its exit code, as in Ran.
int wait_for(pid_t process);

std::string program_path();

/// Returns a prefix for shell commands that makes file modes apply to root as well; empty for other
/// users. Nothing if the system does not permit that.
std::optional<std::string> without_root_access();

}  // namespace pseudo::testing_support
