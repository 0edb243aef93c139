#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "format/brat_line.h"
#include "format/brat_origin.h"
#include "format/brat_print.h"
#include "format/input.h"
#include "model/annotation_ids.h"
#include "model/covered.h"
#include "pseudo/format.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

bool operator==(const Link& a, const Link& b) {
  return a.kind == b.kind && a.id == b.id && a.type == b.type && a.arguments == b.arguments &&
         a.value == b.value && a.entry == b.entry;
}

bool operator==(const Remark& a, const Remark& b) {
  return a.id == b.id && a.type == b.type && a.on == b.on && a.text == b.text;
}

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
      : document_(document),
        origin_(dynamic_cast<const BratOrigin*>(document.origin.get())),
        offsets_(document.text) {}

  std::string write() && {
    place_elements();
    written_.reserve(estimated_size());
    if (origin_ != nullptr) write_lines_of_origin();
    const bool has_crlf =
        origin_ != nullptr && !origin_->lines.empty() && origin_->lines[0].end == LineEnd::kCrLf;
    for (const Element& element : added_) {
      write_element(element, nullptr);
      written_ += has_crlf ? "\r\n" : "\n";
    }
    return std::move(written_);
  }

 private:
  struct Element {
    enum class Kind : std::uint8_t { kNone, kAnnotation, kLink, kNote };
    Kind kind = Kind::kNone;
    std::uint32_t index = 0;  // in its vector of the document
  };

  void place_elements() {
    if (origin_ != nullptr) at_line_.resize(origin_->lines.size());
    const auto place_all = [this](const auto& elements, Element::Kind kind) {
      for (std::uint32_t i = 0; i < elements.size(); ++i) place(elements[i].origin, {kind, i});
    };
    place_all(document_.annotations, Element::Kind::kAnnotation);
    place_all(document_.links, Element::Kind::kLink);
    for (std::uint32_t i = 0; i < document_.remarks.size(); ++i) {
      const Remark& remark = document_.remarks[i];
      if (remark.kind == Remark::Kind::kNote) place(remark.origin, {Element::Kind::kNote, i});
      if (remark.kind == Remark::Kind::kColumn) place_column(remark);
    }
  }

  // An element whose origin is taken is a copy of another, and treated as new.
  void place(std::uint32_t origin, Element element) {
    if (origin < at_line_.size() && at_line_[origin].kind == Element::Kind::kNone) {
      at_line_[origin] = element;
    } else {
      added_.push_back(element);
    }
  }

  void place_column(const Remark& column) {
    if (column.origin < at_line_.size()) {
      columns_at_.emplace(column.origin, &column);
    } else if (!column.on.empty()) {
      columns_on_.emplace(column.on, &column);
    }
  }

  [[nodiscard]] std::size_t estimated_size() const {
    constexpr std::size_t kOffsets = 18;  // bytes per fragment
    constexpr std::size_t kLine = 32;     // bytes per other line
    std::size_t size = kLine * (document_.links.size() + document_.remarks.size());
    for (const Annotation& annotation : document_.annotations) {
      size += annotation.id.size() + annotation.label.size() + covered_size(annotation.fragments) +
              kOffsets * annotation.fragments.size() + 2;
    }
    return size;
  }

  void write_lines_of_origin() {
    if (origin_->has_bom) written_ += kBom;
    for (std::uint32_t i = 0; i < at_line_.size(); ++i) {
      const BratOriginLine& line = origin_->lines[i];
      // The element was removed.
      if (at_line_[i].kind == Element::Kind::kNone && !line.is_blank) continue;
      const std::string* const as_read = origin_->written_of(line);
      if (line.is_blank) {
        if (as_read != nullptr) written_ += *as_read;
      } else {
        write_element(at_line_[i], as_read);
        write_column_of(line, i);
      }
      written_ += characters(line.end);
      if (line.end == LineEnd::kNone && !added_.empty()) written_ += '\n';
    }
  }

  void write_column_of(const BratOriginLine& line, std::uint32_t number) {
    const auto column = columns_at_.find(number);
    if (column != columns_at_.end()) {
      append_free_text(written_.append(1, '\t'), column->second->text);
    } else if (line.has_empty_column) {
      written_ += '\t';
    }
  }

  void write_element(const Element& element, const std::string* as_read) {
    std::string_view id;
    switch (element.kind) {
      case Element::Kind::kAnnotation:
        id = document_.annotations[element.index].id;
        write_annotation(document_.annotations[element.index], as_read);
        break;
      case Element::Kind::kLink:
        id = document_.links[element.index].id;
        write_link(document_.links[element.index], as_read);
        break;
      case Element::Kind::kNote:
        write_note(document_.remarks[element.index], as_read);
        break;
      case Element::Kind::kNone:
        break;
    }
    const auto column = columns_on_.find(id);
    if (column != columns_on_.end()) {
      append_free_text(written_.append(1, '\t'), column->second->text);
    }
  }

  void write_annotation(const Annotation& annotation, const std::string* as_read) {
    code_points_.clear();
    for (const ByteSpan& fragment : annotation.fragments) {
      code_points_.push_back(offsets_.to_code_points(fragment));
    }
    if (as_read != nullptr && is_current(*as_read, annotation)) {
      written_ += *as_read;
      return;
    }
    append_text_bound(written_, is_annotation_id(annotation.id) ? annotation.id : next_id(),
                      annotation.label, code_points_, document_.text, annotation.fragments);
  }

  // True if the line as it was read still describes the annotation.
  [[nodiscard]] bool is_current(std::string_view as_read, const Annotation& annotation) const {
    const Result<BratLine> parsed = parse_brat_line(as_read);
    const auto* const line = parsed ? std::get_if<TextBoundLine>(&*parsed) : nullptr;
    if (line == nullptr || line->id != annotation.id || line->label != annotation.label ||
        line->fragments != code_points_) {
      return false;
    }
    const std::string_view column = as_read.substr(line->text_begin);
    return match_covered(document_.text, annotation.fragments, column) == column.size();
  }

  void write_link(const Link& link, const std::string* as_read) {
    if (as_read != nullptr) {
      const Result<BratLine> parsed = parse_brat_line(*as_read);
      const auto* const line = parsed ? std::get_if<LinkLine>(&*parsed) : nullptr;
      if (line != nullptr && line->link == link) {
        written_ += *as_read;
        return;
      }
    }
    append_link(written_, link);
  }

  void write_note(const Remark& note, const std::string* as_read) {
    if (as_read != nullptr) {
      const Result<BratLine> parsed = parse_brat_line(*as_read);
      const auto* const line = parsed ? std::get_if<NoteLine>(&*parsed) : nullptr;
      if (line != nullptr && line->note == note) {
        written_ += *as_read;
        return;
      }
    }
    append_note(written_, note);
  }

  // Generates ids for annotations whose ids are not valid in BRAT.
  std::string next_id() {
    if (last_id_ == 0) last_id_ = last_annotation_number(document_.annotations);
    return "T" + std::to_string(++last_id_);
  }

  const Document& document_;
  const BratOrigin* origin_;  // null: not read from BRAT
  text::OffsetIndex offsets_;
  std::vector<Element> at_line_;  // by line of the origin
  std::vector<Element> added_;
  std::unordered_map<std::uint32_t, const Remark*> columns_at_;     // by line of the origin
  std::unordered_map<std::string_view, const Remark*> columns_on_;  // of new elements, by id
  std::uint64_t last_id_ = 0;                                       // 0: not yet computed
  std::vector<CodePointSpan> code_points_;                          // of the current annotation
  std::string written_;
};

}  // namespace

std::string write_brat(const Document& document) { return BratWriter(document).write(); }

}  // namespace pseudo
