// Writing documents as .txt/.ann pairs: under temporary names, then renamed, the .ann last.
#pragma once

#include <cstddef>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "corpus/files.h"
#include "corpus/input/discover.h"
#include "corpus/output/leftovers.h"
#include "corpus/output/output_places.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// A document that could not be written. `fatal`: none of the others can be either.
struct WriteFault {
  Error error;
  bool fatal = false;
};

/// True for an errno after which no file can be written: no space, a read-only file system.
bool is_fatal(int error_number);

class FolderSink {
 public:
  /// Looks before anything is written. Errors: kExists (a document that is already there), kUsage
  /// (the place is no folder, an id leads into an input, the place is of a run that cannot be
  /// resumed).
  static Status inspect(const OutputPlace& place, const Discovery& found, const RunPlan& plan);

  /// Makes the folder, takes its lock, removes leftovers, writes the run record, and with
  /// --overwrite removes the documents that will be replaced. Errors: kIo, kUsage.
  static Result<std::unique_ptr<FolderSink>> open(const OutputPlace& place, const RunPlan& plan,
                                                  const Discovery& found);

  /// Makes what was written survive a power cut and gives up the lock. Errors: kIo.
  Status close();
  ~FolderSink();
  FolderSink(const FolderSink&) = delete;
  FolderSink& operator=(const FolderSink&) = delete;

  /// The hand of one thread.
  class Writer {
   public:
    Writer(const FolderSink& sink, std::size_t number) : sink_(sink), number_(number) {}
    std::optional<WriteFault> write(std::string_view id, std::string_view text,
                                    std::string_view annotations);
    /// True if both files are there, no older than the run record and than their input.
    [[nodiscard]] bool holds(std::string_view id, const std::timespec& input) const;
    /// True if both files hold these bytes.
    bool same(std::string_view id, std::string_view text, std::string_view annotations);
    /// Takes an outdated document away whose new form could not be made.
    void remove(std::string_view id);

   private:
    int enter(std::string_view folder);
    std::optional<WriteFault> put(const std::string& stem, std::string_view text,
                                  std::string_view annotations);
    int publish(const std::string& stem, const std::string& text, const std::string& annotations);

    const FolderSink& sink_;
    std::size_t number_;
    std::size_t count_ = 0;
    std::string path_;  // of folder_
    Fd folder_;
    FileReader reader_;
  };

 private:
  FolderSink() = default;
  Status write_record(const RunPlan& plan);
  void remove_old(const RunPlan& plan, const Discovery& found) const;

  Fd root_;
  RunLock lock_;
  Modes modes_;
  bool replace_ = false;
  std::timespec recorded_{};  // when the run record was written
  OutputPlace place_;
};

}  // namespace pseudo
