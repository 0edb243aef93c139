// Runs the real binary as a user would.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace pseudo::testing_support {

struct Ran {
  int code = -1;  ///< Exit code; 128 and the signal where one killed it.
  std::string out;
  std::string err;
};

struct Call {
  std::vector<std::string> arguments;
  std::string folder = {};                    ///< Working folder; empty: that of the test.
  std::string input = {};                     ///< Standard input.
  std::vector<std::string> environment = {};  ///< "NAME=value", added to a bare one.
};

/// The pseudo of the build tree, or `program`.
Ran run_program(const Call& call, const std::string& program = {});
Ran pseudo(std::vector<std::string> arguments, std::string folder = {}, std::string input = {});

/// Starts it and goes on; standard output and error go to /dev/null, input comes from `input_fd`.
pid_t start_program(const std::vector<std::string>& arguments, int input_fd);
/// Its exit code, as in Ran.
int wait_for(pid_t process);

std::string program_path();

/// A prefix for shell commands that denies root access to files against their modes; empty for
/// other users. Nothing if the system does not permit that.
std::optional<std::string> without_root_access();

}  // namespace pseudo::testing_support
