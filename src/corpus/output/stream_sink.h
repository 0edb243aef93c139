// Writing JSON Lines: to standard output, or to FILE.part that becomes FILE at the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/files.h"
#include "corpus/output/output_places.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// A document of JSON Lines by its id, as line_hash finds it in a line that we wrote.
std::uint64_t id_hash(const std::string& id);
std::uint64_t line_hash(std::string_view line);

class StreamSink {
 public:
  /// The run record of the file at that place: beside it, and hidden.
  static std::string record_path(const OutputPlace& place);
  /// Errors: kExists, kUsage.
  static Status inspect(const OutputPlace& place, const Discovery& found, const RunPlan& plan);
  /// Errors: kIo, kExists (another run writes there).
  static Result<std::unique_ptr<StreamSink>> open(const OutputPlace& place, const RunPlan& plan);

  /// The documents that are there already, in their order.
  [[nodiscard]] const std::vector<std::uint64_t>& there() const { return there_; }

  /// Whole lines. Errors: kIo (then nothing of them is in the file), and
  /// kTextMismatch where Resume::kVerify finds other lines.
  Status write(std::string_view lines);
  [[nodiscard]] bool reader_is_gone() const { return reader_gone_; }
  /// `complete`: FILE.part becomes FILE, or goes if nothing was written. Errors: kIo, kExists,
  /// kTextMismatch (it holds more than was made again).
  Status close(bool complete);

 private:
  StreamSink() = default;
  [[nodiscard]] bool standard() const { return place_.path == "-"; }
  Status open_part(const RunPlan& plan);
  Status start_anew(const RunPlan& plan);
  Status find_whole_lines(const RunPlan& plan);
  Status compare(std::string_view lines);

  OutputPlace place_;
  bool overwrite_ = false;
  bool reader_gone_ = false;
  Fd fd_;
  std::size_t size_ = 0;      // bytes of whole lines
  std::size_t compared_ = 0;  // with Resume::kVerify: bytes that were made again
  bool verify_ = false;
  std::vector<std::uint64_t> there_;
};

}  // namespace pseudo
