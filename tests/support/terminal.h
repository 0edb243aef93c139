// Runs the real binary on a pseudo-terminal.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::testing_support {

class Terminal {
 public:
  /// Starts the program in `folder`. Standard input and output are /dev/null.
  Terminal(std::vector<std::string> arguments, const std::string& folder);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  /// Waits until the screen shows `words` after the text of the last call. Returns false after 20
  /// seconds.
  bool shows(std::string_view words);
  void type(std::string_view keys) const;
  /// True if the terminal echoes typed characters.
  [[nodiscard]] bool echoes() const;
  /// Waits for the end, for at most 20 seconds, then kills the program. Returns the exit code, as
  /// in Ran.
  int finish();
  /// Everything that the screen has shown.
  [[nodiscard]] const std::string& screen() const { return screen_; }

 private:
  bool read_more(int milliseconds);

  int master_ = -1;
  int slave_ = -1;  // kept open so that its settings can be read at the end
  pid_t process_ = -1;
  std::string screen_;
  std::size_t seen_ = 0;
};

}  // namespace pseudo::testing_support
