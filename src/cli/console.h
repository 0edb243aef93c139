// Messages and the progress bar on standard error.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "cli/options.h"
#include "cli/progress_line.h"
#include "pseudo/corpus.h"

namespace spdlog {
class logger;
}

namespace pseudo::cli {

/// Prints messages as text ("pseudo: error: corpus/a.ann:3: ...") or as JSON, one per line, and the
/// bar on a terminal only. Threads: one at a time.
class Console {
 public:
  explicit Console(const CliOptions& options);
  ~Console();
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  /// Messages below it are not shown.
  [[nodiscard]] Severity lowest() const { return lowest_; }
  void message(const Message& message);
  void error(const Error& error);
  void progress(const Progress& progress);
  void end_progress();

 private:
  /// Names the line of the configuration file that a message without a place is about.
  [[nodiscard]] Message placed(Message message) const;
  [[nodiscard]] std::string as_text(const Message& message) const;

  std::shared_ptr<spdlog::logger> log_;
  std::string config_;  // path
  std::vector<ConfigOrigin> from_config_;
  Severity lowest_ = Severity::kInfo;
  bool json_ = false;
  bool color_ = false;
  bool bar_ = false;
  bool bar_shown_ = false;
  std::chrono::steady_clock::time_point last_;
  Pace pace_;
};

/// NO_COLOR has a value.
bool no_color_is_set();
/// True if standard output should be coloured.
bool color_wanted(const std::string& when, int fd);

}  // namespace pseudo::cli
