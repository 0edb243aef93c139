// Temporary files: their names, the lock of the run that uses them, and removal after dead runs.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "corpus/files.h"

namespace pseudo {

inline constexpr std::string_view kTemporary = ".pseudo-tmp-";

/// Identifies a run among those that write into one folder: it holds a lock on `.pseudo-tmp-TOKEN`
/// in the output folder, and its temporary files are named `.pseudo-tmp-TOKEN-...`.
class RunLock {
 public:
  RunLock() = default;
  /// Returns 0 or errno. `folder` must stay open as long as the lock.
  int take(int folder, unsigned mode);
  void release();
  [[nodiscard]] std::string temporary(std::string_view rest) const;

 private:
  int folder_ = -1;
  std::string name_;
  Fd fd_;
};

/// Distinguishes temporary files of dead runs from those of active ones.
class Leftovers {
 public:
  explicit Leftovers(int output_folder) : folder_(output_folder) {}
  /// True for a temporary file of a dead run.
  bool is_stale(std::string_view name);

 private:
  int folder_;
  std::map<std::string, bool, std::less<>> stale_;  // by lock name
};

/// Removes stale temporary files from a folder; also from its subfolders if one of its locks was
/// stale.
void remove_leftovers(int output_folder, const std::string& real);

}  // namespace pseudo
