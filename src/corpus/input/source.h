// Divides the documents of a run into numbered batches.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "corpus/input/discover.h"
#include "corpus/input/line_reader.h"
#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo {

/// Consecutive documents: entries of the catalog, or lines or mails of one stream.
struct Batch {
  std::size_t number = 0;
  std::size_t begin = 0;  ///< Entries [begin, end) of the catalog.
  std::size_t end = 0;
  const std::string* stream = nullptr;  ///< Name of the stream; null: entries.
  const Format* format = nullptr;       ///< The stream's.
  std::string_view mailbox;             ///< InputPart::id
  std::string lines;                    ///< Whole lines of it; whole mails of a mailbox.
  std::size_t first_line = 1;           ///< 1-based number of the first of them.
  std::size_t first_mail = 1;           ///< The same of the mails.
  /// Entries or lines, counted from the first one, that the resumed stream holds.
  std::set<std::size_t> in_stream;
  std::optional<Error> fault;  ///< The stream could not be read (further).
};

/// The line without the byte order mark that the first one of a stream may have.
std::string_view without_mark(std::string_view line, std::size_t number);

/// Hands out batches. Not thread-safe: the caller locks.
class Source {
 public:
  Source(const Discovery& found, std::function<bool()> stop)
      : found_(found), stop_(std::move(stop)) {}
  /// False at the end.
  bool next(Batch& batch);

 private:
  bool next_entries(const InputPart& part, Batch& batch);
  bool next_lines(const InputPart& part, Batch& batch);

  const Discovery& found_;
  std::function<bool()> stop_;
  std::size_t part_ = 0;
  std::size_t entry_ = 0;  // next one of the part
  std::size_t line_ = 1;
  std::size_t mail_ = 1;
  std::size_t number_ = 0;
  std::optional<LineReader> reader_;
};

}  // namespace pseudo
