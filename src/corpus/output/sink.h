// The interface for outputs: a folder of .txt/.ann pairs or a stream of lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/discover.h"
#include "corpus/output/encode.h"
#include "corpus/output/output_places.h"
#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo {

/// A failure to write a document. `fatal`: no other document can be written either.
struct WriteFault {
  Error error;
  bool fatal = false;
};

/// Facts about the output of an earlier run that are known before a document is processed again.
struct EarlierOutput {
  bool in_stream = false;  ///< The resumed stream contains the line of the document.
  /// Latest modification of the document's input; nothing if unknown.
  std::optional<std::timespec> input_changed = {};
};

/// The result of writing a document.
struct WriteResult {
  std::string line = {};  ///< For Sink::append, in the order of the input; empty for folders.
  std::optional<WriteFault> fault = {};
};

/// Writes documents. Not thread-safe; each thread has its own.
class SinkWriter {
 public:
  virtual ~SinkWriter() = default;
  /// True if the output contains the document, complete and no older than its input.
  [[nodiscard]] virtual bool holds(std::string_view id, const EarlierOutput& earlier) const = 0;
  /// True if the output contains exactly this document, which then need not be written. Errors:
  /// kTextMismatch (Resume::kVerify: the output contains another one).
  virtual Result<bool> holds_same(const EncodedDocument& document,
                                  const EarlierOutput& earlier) = 0;
  /// `held`: the result of holds_same.
  virtual WriteResult write(EncodedDocument document, bool held) = 0;
  /// Removes a document of an earlier run, if this run replaces documents.
  virtual void remove_outdated(std::string_view id) = 0;
};

/// make_writer is thread-safe; other functions need a lock.
class Sink {
 public:
  virtual ~Sink() = default;
  /// The sink must outlive the writer. `thread`: must differ between writers.
  [[nodiscard]] virtual std::unique_ptr<SinkWriter> make_writer(std::size_t thread) const = 0;
  /// True if documents must be passed to append in the order of the input.
  [[nodiscard]] virtual bool is_ordered() const = 0;
  /// id_hash of the documents in a resumed stream, in order.
  [[nodiscard]] virtual std::vector<std::uint64_t> held_lines() const = 0;
  /// Appends complete lines. Errors: kIo (nothing of them is in the output), kTextMismatch
  /// (Resume::kVerify: the output contains other lines).
  virtual Status append(std::string_view lines) = 0;
  /// True if append failed because the reader of standard output closed it.
  [[nodiscard]] virtual bool reader_is_gone() const = 0;
  /// Finishes the output and syncs it to disk. `complete`: all documents were processed. Errors:
  /// kIo, kExists, kTextMismatch.
  virtual Status close(bool complete) = 0;
};

/// Checks, without writing, whether the run may write to the place. Errors: kUsage, kExists.
Status inspect_output(const OutputPlace& place, const Discovery& found, const RunPlan& plan);

/// Errors: kUsage, kExists, kIo.
Result<std::unique_ptr<Sink>> open_sink(const OutputPlace& place, const Discovery& found,
                                        const RunPlan& plan);

}  // namespace pseudo
