#include <algorithm>
#include <vector>

#include "format/annotation_reader.h"
#include "format/brat_line.h"
#include "format/covered.h"
#include "format/input.h"
#include "format/text_bound.h"
#include "format/text_ids.h"
#include "pseudo/format.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

std::string_view characters(LineEnd end) {
  switch (end) {
    case LineEnd::kLf:
      return "\n";
    case LineEnd::kCrLf:
      return "\r\n";
    case LineEnd::kNone:
      break;
  }
  return "";
}

class BratWriter {
 public:
  explicit BratWriter(const Document& document)
      : document_(document), offsets_(document.text), next_id_(document) {}

  std::string write() && {
    std::size_t size = 0;
    for (const StandoffLine& line : document_.lines) size += size_of(line);
    written_.reserve(size);
    for (const StandoffLine& line : document_.lines) {
      end_line();
      if (line.kind == LineKind::kTextBound) {
        write_text_bound(line);
      } else {
        written_ += as_read(line).text;
      }
      written_ += characters(line.end);
    }
    return std::move(written_);
  }

 private:
  /// About what a line will take.
  [[nodiscard]] std::size_t size_of(const StandoffLine& line) const {
    constexpr std::size_t kSpare = 2;     // of a line: its end
    constexpr std::size_t kOffsets = 18;  // of a fragment
    const WrittenLine& read = as_read(line);
    if (line.kind != LineKind::kTextBound) return read.text.size() + kSpare;
    const Annotation& annotation = document_.annotations[line.annotation];
    return annotation.id.size() + annotation.label.size() + covered_size(annotation.fragments) +
           kOffsets * annotation.fragments.size() + (read.text.size() - read.further) + kSpare;
  }

  [[nodiscard]] const WrittenLine& as_read(const StandoffLine& line) const {
    const WrittenLine* const read = document_.written_of(line);
    return read == nullptr ? nothing_ : *read;
  }

  /// A line that was the last of its file may have got others behind it.
  void end_line() {
    if (written_.empty() || written_.back() == '\n' || written_ == kBom) return;
    written_ += '\n';
  }

  void write_text_bound(const StandoffLine& line) {
    const Annotation& annotation = document_.annotations[line.annotation];
    const WrittenLine& read = as_read(line);
    if (is_current(read, annotation)) {
      written_ += read.text;
      return;
    }
    code_points_.clear();
    for (const ByteSpan& fragment : annotation.fragments) {
      code_points_.push_back(offsets_.to_code_points(fragment));
    }
    append_text_bound(written_, is_text_bound_id(annotation.id) ? annotation.id : next_id_.take(),
                      annotation.label, code_points_, document_.text, annotation.fragments);
    written_.append(read.text, std::min(read.further, read.text.size()));
  }

  /// True when the line, as it was read, still says what the annotation is.
  [[nodiscard]] bool is_current(const WrittenLine& line, const Annotation& annotation) const {
    if (line.text.empty()) return false;
    const Result<BratLine> read = parse_brat_line(line.text);
    if (!read || read->kind != LineKind::kTextBound) return false;
    if (read->id != annotation.id || read->label != annotation.label) return false;
    const bool same_offsets = std::equal(
        read->fragments.begin(), read->fragments.end(), annotation.fragments.begin(),
        annotation.fragments.end(), [this](const CodePointSpan& as_read, const ByteSpan& fragment) {
          return as_read == offsets_.to_code_points(fragment);
        });
    if (!same_offsets || line.further < read->text_begin) return false;
    const std::string_view column = std::string_view(line.text).substr(0, line.further);
    const auto end =
        match_covered(document_.text, annotation.fragments, column.substr(read->text_begin));
    return end && read->text_begin + *end == column.size();
  }

  const Document& document_;
  const WrittenLine nothing_;  // of a line that is not remembered
  text::OffsetIndex offsets_;
  NextTextBoundId next_id_;
  std::vector<CodePointSpan> code_points_;  // of the last annotation
  std::string written_;
};

}  // namespace

std::string write_brat(const Document& document) { return BratWriter(document).write(); }

}  // namespace pseudo
