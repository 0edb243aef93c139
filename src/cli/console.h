// Prints messages and the progress bar on standard error.
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

/// Prints messages one per line, as text ("pseudo: error: corpus/a.ann:3: ...") or as JSON, and a
/// progress bar on terminals. Not thread-safe.
class Console {
 public:
  explicit Console(const CliOptions& options);
  ~Console();
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  /// The lowest severity of messages that are shown.
  [[nodiscard]] Severity lowest() const { return lowest_; }
  void message(const Message& message);
  void error(const Error& error);
  void progress(const Progress& progress);
  void end_progress();

 private:
  /// Adds the line of the configuration file to a message without a place.
  [[nodiscard]] Message placed(Message message) const;
  [[nodiscard]] std::string as_text(const Message& message) const;

  std::shared_ptr<spdlog::logger> log_;
  std::string config_;  // path of the configuration file, or empty
  std::vector<ConfigOrigin> from_config_;
  Severity lowest_ = Severity::kInfo;
  bool json_ = false;
  bool color_ = false;
  bool bar_ = false;
  bool bar_shown_ = false;
  std::chrono::steady_clock::time_point last_;
  Pace pace_;
};

/// True if the environment variable NO_COLOR is set and not empty.
bool no_color_is_set();
/// True if output to `fd` should be coloured. `when`: the value of --color.
bool color_wanted(const std::string& when, int fd);

}  // namespace pseudo::cli
