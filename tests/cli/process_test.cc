// What other users of the machine can see of the program while it works with keys and originals.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <string>

#include <fmt/format.h>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::read_file;

const std::string kKeyBytes = "0123456789abcdefghijklmnopqrstuv";
constexpr const char* kLine = R"({"id": "a", "text": "Irmgard", "entities": [)"
                              R"({"id": "T1", "label": "FEMALE", "start": 0, "end": 7}]})"
                              "\n";

/// A command of the shell that was given one document and now waits for more.
class AtWork {
 public:
  AtWork(const std::string& command, const std::string& folder) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) return;
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(in[0], STDIN_FILENO);
      ::dup2(out[1], STDOUT_FILENO);
      const rlimit all{RLIM_INFINITY, RLIM_INFINITY};
      ::setrlimit(RLIMIT_CORE, &all);
      if (::chdir(folder.c_str()) == 0) ::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
      ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    input_ = in[1];
    output_ = out[0];
    const std::string line = kLine;
    if (::write(input_, line.data(), line.size()) < 0) return;
    char byte = 0;
    while (answer_.find('\n') == std::string::npos && ::read(output_, &byte, 1) == 1) {
      answer_ += byte;
    }
  }
  AtWork(const AtWork&) = delete;
  AtWork& operator=(const AtWork&) = delete;
  ~AtWork() {
    ::close(input_);
    ::close(output_);
    if (process_ > 0) ::waitpid(process_, nullptr, 0);
  }
  /// Empty if it did not begin.
  [[nodiscard]] const std::string& answer() const { return answer_; }
  [[nodiscard]] std::string proc(const std::string& file) const {
    return fmt::format("/proc/{}/{}", process_, file);
  }
  /// Ends it with a signal and returns the status of waitpid.
  int crash() {
    int status = 0;
    ::kill(process_, SIGSEGV);
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return status;
  }

 private:
  pid_t process_ = -1;
  int input_ = -1;
  int output_ = -1;
  std::string answer_;
};

class Process : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write("known", kKeyBytes);
    ::chmod((temp_ / "known").c_str(), 0600);
  }
  static std::string program() { return testing_support::program_path(); }
  [[nodiscard]] std::string folder() const { return temp_.path().string(); }
};

bool leaves_core(int status) { return WIFSIGNALED(status) && WCOREDUMP(status); }

TEST_F(Process, LeavesNoCoreWhenItCrashes) {
  AtWork pseudo("exec " + program() + " -q -k known -", folder());
  ASSERT_NE(pseudo.answer(), "");
  const std::string limits = read_file(pseudo.proc("limits"));
  const std::size_t row = limits.find("Max core file size");
  ASSERT_NE(row, std::string::npos);
  const std::string words = limits.substr(row, limits.find('\n', row) - row);
  EXPECT_EQ(words.substr(0, words.find_last_not_of(' ') + 1),
            "Max core file size        0                    0                    bytes");
  EXPECT_FALSE(leaves_core(pseudo.crash()));
  AtWork other("exec cat", folder());
  if (!leaves_core(other.crash())) {
    RecordProperty("note", "this machine leaves no cores of anybody");
  }
}

// The kernel gives the files in /proc of a process that cannot be dumped to root; its memory can
// then be read by no other process of the same user.
TEST_F(Process, CannotBeReadByOthersOfItsUser) {
  const bool root = ::geteuid() == 0;
  if (root && ::access("/usr/bin/setpriv", X_OK) != 0) GTEST_SKIP() << "needs setpriv";
  const std::string as = root ? "/usr/bin/setpriv --reuid=65534 --clear-groups " : "";
  const auto owner_of_memory = [&](const std::string& command) {
    const AtWork process(command, folder());
    if (process.answer().empty()) return std::string();
    struct stat status {};
    EXPECT_EQ(::stat(process.proc("mem").c_str(), &status), 0);
    return std::to_string(status.st_uid);
  };
  const std::string user = root ? "65534" : std::to_string(::geteuid());
  EXPECT_EQ(owner_of_memory("exec " + as + "cat"), user);
  const std::string owner = owner_of_memory("exec " + as + program() + " -q --key-fd 7 - 7<known");
  if (root && owner.empty()) GTEST_SKIP() << "the program lies where others cannot run it";
#if !defined(__SANITIZE_ADDRESS__)
  EXPECT_EQ(owner, "0");
#endif
}

TEST_F(Process, ShowsNoKeyInTheListOfProcesses) {
  for (const std::string how : {"-k known - <&0", "--key-fd 7 - 7<known", "-"}) {
    const AtWork pseudo("PSEUDO_KEY_FILE=known exec " + program() + " -q " + how, folder());
    ASSERT_NE(pseudo.answer(), "") << how;
    for (const char* file : {"cmdline", "environ", "comm"}) {
      if (::access(pseudo.proc(file).c_str(), R_OK) !=
          0) {  // as CannotBeReadByOthersOfItsUser says
        EXPECT_NE(::geteuid(), 0U);
        EXPECT_STREQ(file, "environ");
        continue;
      }
      const std::string seen = read_file(pseudo.proc(file));
      EXPECT_NE(seen, "") << file;
      EXPECT_EQ(seen.find(kKeyBytes.substr(0, 8)), std::string::npos) << how << ' ' << file;
    }
  }
}

TEST_F(Process, ShowsNoPassphraseInTheListOfProcesses) {
  temp_.write("words", "pferd batterie klammer");
  const AtWork pseudo(
      "exec " + program() + " -q -k known --vault vault --vault-passphrase-fd 7 - 7<words",
      folder());
  ASSERT_NE(pseudo.answer(), "");
  EXPECT_EQ(read_file(pseudo.proc("cmdline")).find("pferd"), std::string::npos);
  EXPECT_EQ(read_file(pseudo.proc("environ")).find("pferd"), std::string::npos);
}

}  // namespace
}  // namespace pseudo
