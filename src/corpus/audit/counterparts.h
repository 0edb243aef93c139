// Finds the pseudonymized documents of an audit by the ids of their originals.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/files.h"
#include "corpus/input/discover.h"
#include "pseudo/corpus.h"
#include "pseudo/document.h"
#include "pseudo/format.h"
#include "pseudo/result.h"
#include "random/hash.h"

namespace pseudo {

/// An index of about 60 bytes per document. Documents stay on disk until they are requested.
class Counterparts {
 public:
  /// Reads all lines of a stream once for their ids; lines without a readable id become failures. A
  /// packed stream needs temporary space in /var/tmp. The formats and the labels must outlive the
  /// result. Errors: kUsage (not found, duplicate ids, or standard input, which cannot be read
  /// twice), kIo.
  static Result<std::unique_ptr<Counterparts>> open(const std::string& path,
                                                    std::span<const Format> formats,
                                                    const LabelMap& labels,
                                                    const std::function<bool()>& stop);

  /// True if most documents have neutral names (RunPlan::names); the others were then added.
  [[nodiscard]] bool are_renamed() const { return renamed_; }
  /// Documents that could not be read.
  [[nodiscard]] const std::vector<Message>& failures() const { return found_.failures; }

  [[nodiscard]] bool contains(std::string_view id) const { return find(id) != nullptr; }
  /// The document with that id, including all fields; nothing if there is none. Thread-safe.
  /// Errors: kIo, and those of the format; they name the file.
  Result<std::optional<Document>> take(std::string_view id);
  /// The text of that document, even if its annotations are invalid; nothing if it cannot be read.
  [[nodiscard]] std::optional<std::string> text_of(std::string_view id) const;
  /// The file of that document, and the line in a file of lines; empty if there is none.
  [[nodiscard]] MessagePlace place_of(std::string_view id) const;
  /// Number of documents taken.
  [[nodiscard]] std::size_t taken() const;
  /// Ids of the documents that were never taken, in the order of the input.
  [[nodiscard]] std::vector<std::string> untaken() const;

 private:
  struct Place {
    WideHash id;
    std::uint32_t stream = kNoStream;  // index in streams_
    std::uint32_t line_bytes = 0;
    std::uint32_t line = 0;  // line number, from 1
    // Byte offset of the line in its stream; for pairs the index of the entry.
    std::uint64_t begin = 0;
  };
  static constexpr std::uint32_t kNoStream = static_cast<std::uint32_t>(-1);

  struct Stream {
    std::string path;
    Fd fd;  // for a packed stream its unpacked contents
    const Format* format = nullptr;
  };

  explicit Counterparts(const LabelMap& labels);
  Status index(const std::function<bool()>& stop);
  void index_entries(const InputPart& part);
  Status index_lines(const std::string& path, const Format& format,
                     const std::function<bool()>& stop);
  /// Writes unpacked lines to a nameless file, since packed data has no random access.
  static Status keep_unpacked(Stream& stream, std::uint64_t begin, std::string_view lines);
  void add(std::string_view id, Place place);
  [[nodiscard]] const Place* find(std::string_view id) const;
  [[nodiscard]] std::string file_of(const Place& place, Location::In in) const;
  [[nodiscard]] Result<Document> read(const Place& place, std::string_view id) const;
  [[nodiscard]] Result<std::string> read_line(const Place& place) const;
  [[nodiscard]] std::string id_of(const Place& place) const;

  const LabelMap& labels_;
  const HashKey key_;
  Discovery found_;
  std::vector<Stream> streams_;
  std::vector<Place> places_;                   // in the order of the input
  std::vector<std::size_t> by_id_;              // indexes of places_, sorted by hash
  std::unique_ptr<std::atomic<bool>[]> taken_;  // NOLINT: a vector cannot hold atomics
  std::size_t neutral_ = 0;                     // number of places whose ids are neutral names
  bool renamed_ = false;
};

}  // namespace pseudo
