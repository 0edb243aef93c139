// Splits the documents of a run into numbered batches.
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

/// Consecutive documents: catalog entries, or lines or mails of one stream.
struct Batch {
  std::size_t number = 0;
  std::size_t begin = 0;  ///< Entries [begin, end) of the catalog.
  std::size_t end = 0;
  const std::string* stream = nullptr;  ///< The name of the stream; null for catalog entries.
  const Format* format = nullptr;       ///< The format of the stream.
  std::string_view mailbox;             ///< InputPart::id
  std::string lines;                    ///< Complete lines, or complete mails of a mailbox.
  std::size_t first_line = 1;           ///< Number of the first line in the stream, from 1.
  std::size_t first_mail = 1;           ///< Number of the first mail in the stream, from 1.
  /// Indexes of documents of the batch that the resumed stream already contains.
  std::set<std::size_t> in_stream;
  std::optional<Error> fault;  ///< Set if the stream could not be read (any further).
};

/// Removes the byte order mark that the first line of a stream may have.
std::string_view without_bom(std::string_view line, std::size_t number);

/// Produces batches. Not thread-safe.
class Source {
 public:
  Source(const Discovery& found, std::function<bool()> stop)
      : found_(found), stop_(std::move(stop)) {}
  /// Returns false at the end.
  bool next(Batch& batch);

 private:
  bool next_entries(const InputPart& part, Batch& batch);
  bool next_lines(const InputPart& part, Batch& batch);

  const Discovery& found_;
  std::function<bool()> stop_;
  std::size_t part_ = 0;
  std::size_t entry_ = 0;  // next entry of the part
  std::size_t line_ = 1;
  std::size_t mail_ = 1;
  std::size_t number_ = 0;
  std::optional<LineReader> reader_;
};

}  // namespace pseudo
