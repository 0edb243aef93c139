// The output of a run, behind one interface: a folder of .txt/.ann pairs or a stream of lines.
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

/// Facts about the output of an earlier run that are known before a document is made again.
struct EarlierOutput {
  bool in_stream = false;  ///< The stream that is resumed holds the line of the document.
  /// When the input of the document was last modified; nothing if unknown.
  std::optional<std::timespec> input_changed = {};
};

/// The result of writing one document.
struct WriteResult {
  std::string line = {};  ///< For Sink::append, in the order of the input; empty for folders.
  std::optional<WriteFault> fault = {};
};

/// Writes documents for one thread.
class SinkWriter {
 public:
  virtual ~SinkWriter() = default;
  /// True if the output holds the document, whole and no older than its input.
  [[nodiscard]] virtual bool holds(std::string_view id, const EarlierOutput& earlier) const = 0;
  /// True if the output holds this very document, so that it need not be written.
  /// Errors: kTextMismatch (Resume::kVerify: the output holds another one).
  virtual Result<bool> holds_same(const EncodedDocument& document,
                                  const EarlierOutput& earlier) = 0;
  /// `held`: what holds_same returned.
  virtual WriteResult write(EncodedDocument document, bool held) = 0;
  /// Removes the output of an earlier run for a document, if this run replaces documents.
  virtual void remove_outdated(std::string_view id) = 0;
};

/// Threads: any may call make_writer; other functions need a lock.
class Sink {
 public:
  virtual ~Sink() = default;
  /// The sink must outlive the writer. `thread`: a number that no other writer has.
  [[nodiscard]] virtual std::unique_ptr<SinkWriter> make_writer(std::size_t thread) const = 0;
  /// True if documents are written by append, in the order of the input.
  [[nodiscard]] virtual bool is_ordered() const = 0;
  /// The documents that a resumed stream holds, in their order, as id_hash.
  [[nodiscard]] virtual std::vector<std::uint64_t> held_lines() const = 0;
  /// Whole lines. Errors: kIo (then no part of them is in the output), kTextMismatch
  /// (Resume::kVerify: the output holds other lines).
  virtual Status append(std::string_view lines) = 0;
  /// True after append failed because the reader of standard output closed it.
  [[nodiscard]] virtual bool reader_is_gone() const = 0;
  /// Finishes the output and syncs it to disk. `complete`: all documents were handled.
  /// Errors: kIo, kExists, kTextMismatch.
  virtual Status close(bool complete) = 0;
};

/// Checks without writing whether the run may write to the place. Errors: kUsage, kExists.
Status inspect_output(const OutputPlace& place, const Discovery& found, const RunPlan& plan);

/// Errors: kUsage, kExists, kIo.
Result<std::unique_ptr<Sink>> open_sink(const OutputPlace& place, const Discovery& found,
                                        const RunPlan& plan);

}  // namespace pseudo
