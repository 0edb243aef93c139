#include "support/program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <utility>

namespace pseudo::testing_support {

namespace {

struct Pipe {
  int read = -1;
  int write = -1;
  Pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
    read = ends[0];
    write = ends[1];
  }
};

[[noreturn]] void exec(const std::string& program, const Call& call) {
  std::vector<std::string> words{program};
  words.insert(words.end(), call.arguments.begin(), call.arguments.end());
  std::vector<std::string> settings{"PATH=/usr/bin:/bin"};
  settings.insert(settings.end(), call.environment.begin(), call.environment.end());
  const auto pointers = [](std::vector<std::string>& strings) {
    std::vector<char*> list;
    for (std::string& string : strings) list.push_back(string.data());
    list.push_back(nullptr);
    return list;
  };
  if (!call.folder.empty() && ::chdir(call.folder.c_str()) != 0) ::_exit(126);
  // A suite that runs in the background ignores some signals, which the programs would inherit.
  for (const int number : {SIGHUP, SIGINT, SIGPIPE, SIGTERM}) std::signal(number, SIG_DFL);
  ::execve(program.c_str(), pointers(words).data(), pointers(settings).data());
  ::_exit(127);
}

/// Writes to and reads from all three pipes concurrently, so that none blocks the others.
void pump(const Call& call, int in, int out, int err, Ran& ran) {
  std::size_t sent = 0;
  ::fcntl(in, F_SETFL, O_NONBLOCK);  // a full pipe must not block reading from the others
  std::array<pollfd, 3> ends{{{in, POLLOUT, 0}, {out, POLLIN, 0}, {err, POLLIN, 0}}};
  const auto finish = [](pollfd& end) { ::close(std::exchange(end.fd, -1)); };
  if (call.input.empty()) finish(ends[0]);
  while (ends[1].fd >= 0 || ends[2].fd >= 0) {
    ::poll(ends.data(), ends.size(), -1);
    if (ends[0].fd >= 0 && ends[0].revents != 0) {
      const ssize_t put = ::write(ends[0].fd, call.input.data() + sent, call.input.size() - sent);
      if (put > 0) sent += static_cast<std::size_t>(put);
      const bool full = put < 0 && errno == EAGAIN;
      if ((put < 0 && !full) || sent == call.input.size()) finish(ends[0]);
    }
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
      if (ends[i].fd < 0 || ends[i].revents == 0) continue;
      std::array<char, 65536> block{};
      const ssize_t got = ::read(ends[i].fd, block.data(), block.size());
      if (got > 0) (i == 1 ? ran.out : ran.err).append(block.data(), static_cast<std::size_t>(got));
      if (got <= 0) finish(ends[i]);
    }
  }
  if (ends[0].fd >= 0) finish(ends[0]);
}

}  // namespace

std::string program_path() { return PSEUDO_BINARY_DIR "/bin/pseudo"; }

int wait_for(pid_t process) {
  int status = 0;
  ::waitpid(process, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

Ran run_program(const Call& call, const std::string& program) {
  std::signal(SIGPIPE, SIG_IGN);
  Pipe in;
  Pipe out;
  Pipe err;
  const pid_t process = ::fork();
  if (process == 0) {
    ::dup2(in.read, STDIN_FILENO);
    ::dup2(out.write, STDOUT_FILENO);
    ::dup2(err.write, STDERR_FILENO);
    exec(program.empty() ? program_path() : program, call);
  }
  ::close(in.read);
  ::close(out.write);
  ::close(err.write);
  Ran ran;
  pump(call, in.write, out.read, err.read, ran);
  ran.code = wait_for(process);
  return ran;
}

Ran pseudo(std::vector<std::string> arguments, std::string folder, std::string input) {
  return run_program({std::move(arguments), std::move(folder), std::move(input), {}});
}

std::optional<std::string> without_root_access() {
  if (::geteuid() != 0) return "";
  // Without these two capabilities, file modes apply to root as well. Another user might be unable
  // to reach the program.
  constexpr const char* kWithout =
      "/usr/bin/setpriv --bounding-set=-dac_override,-dac_read_search ";
  constexpr const char* kNobody = "/usr/bin/setpriv --reuid=65534 --clear-groups ";
  for (const std::string prefix : {kWithout, kNobody}) {
    const std::string command = prefix + program_path() + " --version";
    if (run_program({{"-c", command}, {}, {}, {}}, "/bin/sh").code == 0) return prefix;
  }
  return std::nullopt;
}

pid_t start_program(const std::vector<std::string>& arguments, int input_fd) {
  const pid_t process = ::fork();
  if (process != 0) return process;
  const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  ::dup2(input_fd, STDIN_FILENO);
  ::dup2(nowhere, STDOUT_FILENO);
  ::dup2(nowhere, STDERR_FILENO);
  exec(program_path(), {arguments, {}, {}, {}});
}

}  // namespace pseudo::testing_support
