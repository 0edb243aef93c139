// A document with standoff annotations: what format readers make and writers print.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {

/// One text-bound annotation (a T line of BRAT, an entity of JSON Lines).
struct Annotation {
  std::string id;                   ///< "T12".
  std::string label;                ///< As written in the corpus.
  std::vector<ByteSpan> fragments;  ///< One or more, in the order written; in bytes of the text.
};

enum class LineKind : std::uint8_t {
  kTextBound,
  kRelation,
  kEvent,
  kAttribute,
  kNormalization,
  kEquivalence,
  kNote,
  kBlank,
};

enum class LineEnd : std::uint8_t { kNone, kLf, kCrLf };

/// One line of the .ann file, in its place. The covered text of an annotation is always derived
/// from the document's text, never stored, so that the two cannot disagree.
struct StandoffLine {
  LineKind kind = LineKind::kBlank;
  LineEnd end = LineEnd::kLf;
  std::uint32_t written = kUnwritten;  ///< Index into Document::written.
  std::size_t annotation = 0;          ///< Of kTextBound: index into Document::annotations.

  /// Of an empty line, and of a T line that was written as ours are: most lines of most files.
  static constexpr std::uint32_t kUnwritten = 0xFFFFFFFF;
};

/// A line as it was read. A writer prints a T line anew unless offsets and text are as read.
struct WrittenLine {
  std::string text;         ///< Without its end.
  std::size_t further = 0;  ///< Of kTextBound: where in `text` the columns behind the covered
                            ///< text begin, with their tab; its size if there are none.
};

/// A document as read, or as it will be written. Owns all it holds.
struct Document {
  std::string id;                       ///< Path below INPUT without ending; `id` of JSON Lines.
  std::string text;                     ///< UTF-8, byte for byte as in the file (BOM included).
  std::vector<Annotation> annotations;  ///< In the order of the file.
  std::vector<StandoffLine> lines;      ///< Every line of the .ann file, in order; its BOM is a
                                        ///< blank line without end. JSON Lines: one kTextBound
                                        ///< line an entity.
  std::vector<WrittenLine> written;     ///< What is remembered of lines, in any order.
  std::string extra;                    ///< JSON Lines: the fields kept by --keep-field, as JSON.

  /// The line as it was read; null where nothing had to be remembered.
  [[nodiscard]] const WrittenLine* written_of(const StandoffLine& line) const {
    return line.written == StandoffLine::kUnwritten ? nullptr : &written[line.written];
  }
  /// Keeps `line`, one of `lines`, as it was read.
  void remember(StandoffLine& line, WrittenLine as_read) {
    line.written = static_cast<std::uint32_t>(written.size());
    written.push_back(std::move(as_read));
  }
};

}  // namespace pseudo
