// Temporary files: their names, the lock of the run that uses them, removal after dead runs.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "corpus/files.h"

namespace pseudo {

inline constexpr std::string_view kTemporary = ".pseudo-tmp-";

/// Identifies a run among those that write into one folder: `.pseudo-tmp-TOKEN` in the output
/// folder is locked while it lives, its temporary files are `.pseudo-tmp-TOKEN-...`.
class RunLock {
 public:
  RunLock() = default;
  /// 0, or errno. `folder` must stay open as long as the lock.
  int take(int folder, unsigned mode);
  void release();
  [[nodiscard]] std::string temporary(std::string_view rest) const;

 private:
  int folder_ = -1;
  std::string name_;
  Fd fd_;
};

/// Distinguishes the temporary files of dead runs from those of living ones.
class Leftovers {
 public:
  explicit Leftovers(int output_folder) : folder_(output_folder) {}
  /// True for a temporary file of a dead run; false for any other name.
  bool is_stale(std::string_view name);

 private:
  int folder_;
  std::map<std::string, bool, std::less<>> stale_;  // by lock name
};

/// Removes the stale temporary files in a folder, and below it if one of its locks was stale.
void remove_leftovers(int output_folder, const std::string& real);

}  // namespace pseudo
