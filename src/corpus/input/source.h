// The documents of a run as batches of work, numbered in their order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/files.h"
#include "corpus/input/discover.h"
#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo {

/// Some documents in a row: entries of the catalog, or lines of one stream.
struct Batch {
  std::size_t number = 0;
  std::size_t begin = 0;  ///< Entries [begin, end) of the catalog.
  std::size_t end = 0;
  const std::string* stream = nullptr;  ///< Name of the stream; null: entries.
  std::string lines;                    ///< Whole lines of it.
  std::size_t first_line = 1;           ///< 1-based number of the first of them.
  /// Documents that the output holds already: entries, or lines, counted from the first one.
  std::set<std::size_t> there;
  std::optional<Error> fault;  ///< The stream could not be read (further).
};

/// The line without the byte order mark that may stand before the first one.
std::string_view without_mark(std::string_view line, std::size_t number);

/// Whole lines of a file or of standard input, in blocks.
class LineReader {
 public:
  /// Errors: kIo.
  static Result<LineReader> open(const std::string& path);
  /// At least one line, unless at the end or stopped: then false. Errors: kIo.
  Result<bool> next(std::string& lines, const std::function<bool()>& stop);

 private:
  explicit LineReader(Fd fd) : fd_(std::move(fd)) {}
  /// Bytes added; 0 at the end.
  Result<std::size_t> fill(const std::function<bool()>& stop);
  void keep_rest(std::size_t begin);
  Fd fd_;
  std::string room_;      // filled once; what is read into it begins at its front
  std::size_t have_ = 0;  // bytes read
};

/// Hands out batches. Not shared: the run guards it.
class Source {
 public:
  /// `there`: the documents at the beginning of a stream that is resumed, as id_hash.
  Source(const Discovery& found, const RunPlan& plan, std::vector<std::uint64_t> there,
         std::function<bool()> stop)
      : found_(found), plan_(plan), there_(std::move(there)), stop_(std::move(stop)) {}
  /// False at the end.
  bool next(Batch& batch);
  /// Documents that the output holds and that did not come.
  [[nodiscard]] std::size_t missing() const { return there_.size() - next_there_; }

 private:
  void mark_there(Batch& batch);
  bool take_if_there(const std::string& id);

  bool next_entries(const InputPart& part, Batch& batch);
  bool next_lines(const InputPart& part, Batch& batch);

  const Discovery& found_;
  const RunPlan& plan_;
  std::vector<std::uint64_t> there_;
  std::size_t next_there_ = 0;
  std::function<bool()> stop_;
  std::size_t part_ = 0;
  std::size_t entry_ = 0;  // next one of the part
  std::size_t line_ = 1;
  std::size_t number_ = 0;
  std::optional<LineReader> reader_;
};

}  // namespace pseudo
