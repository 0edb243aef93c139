#include "support/terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>

#include "support/program.h"

namespace pseudo::testing_support {

namespace {

constexpr int kStep = 20;  // milliseconds
constexpr int kSteps = 1000;

[[noreturn]] void exec_on(int slave, std::vector<std::string> words, const std::string& folder) {
  ::setsid();
  ::ioctl(slave, TIOCSCTTY, 0);
  const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  ::dup2(nothing, STDIN_FILENO);
  ::dup2(nothing, STDOUT_FILENO);
  ::dup2(slave, STDERR_FILENO);
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  if (::chdir(folder.c_str()) != 0) ::_exit(126);
  ::execv(pointers.front(), pointers.data());
  ::_exit(127);
}

}  // namespace

Terminal::Terminal(std::vector<std::string> arguments, const std::string& folder) {
  if (::openpty(&master_, &slave_, nullptr, nullptr, nullptr) != 0) std::abort();
  ::fcntl(master_, F_SETFD, FD_CLOEXEC);
  ::fcntl(slave_, F_SETFD, FD_CLOEXEC);
  arguments.insert(arguments.begin(), program_path());
  process_ = ::fork();
  if (process_ == 0) exec_on(slave_, std::move(arguments), folder);
}

Terminal::~Terminal() {
  ::close(master_);
  ::close(slave_);
  if (process_ > 0) wait_for(process_);  // it ends because it lost its terminal
}

bool Terminal::read_more(int milliseconds) {
  pollfd ready{master_, POLLIN, 0};
  if (::poll(&ready, 1, milliseconds) <= 0) return false;
  std::array<char, 4096> block{};
  const ssize_t got = ::read(master_, block.data(), block.size());
  if (got <= 0) return false;
  screen_.append(block.data(), static_cast<std::size_t>(got));
  return true;
}

bool Terminal::shows(std::string_view words) {
  for (int i = 0; i < kSteps; ++i) {
    const std::size_t at = screen_.find(words, seen_);
    if (at != std::string::npos) {
      seen_ = at + words.size();
      return true;
    }
    read_more(kStep);
  }
  return false;
}

void Terminal::type(std::string_view keys) const {
  if (::write(master_, keys.data(), keys.size()) != static_cast<ssize_t>(keys.size())) std::abort();
}

bool Terminal::echoes() const {
  termios settings{};
  return ::tcgetattr(slave_, &settings) == 0 && (settings.c_lflag & ECHO) != 0;
}

int Terminal::finish() {
  int status = 0;
  for (int i = 0; ::waitpid(process_, &status, WNOHANG) == 0; ++i) {
    if (i == kSteps) ::kill(process_, SIGKILL);
    read_more(kStep);
  }
  process_ = -1;
  while (read_more(kStep)) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace pseudo::testing_support
