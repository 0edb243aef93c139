#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "format/annotation_reader.h"
#include "format/brat_line.h"
#include "format/brat_origin.h"
#include "format/brat_print.h"
#include "format/id_faults.h"
#include "format/input.h"
#include "model/covered.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

/// A line and its end, taken from the front of a file.
struct RawLine {
  std::string_view text;
  LineEnd end = LineEnd::kNone;
};

RawLine take_line(std::string_view& rest) {
  const std::size_t line_feed = rest.find('\n');
  RawLine line{rest.substr(0, line_feed), LineEnd::kNone};
  if (line_feed == std::string_view::npos) {
    rest = {};
    return line;
  }
  rest.remove_prefix(line_feed + 1);
  line.end = LineEnd::kLf;
  if (line.text.ends_with('\r')) {
    line.text.remove_suffix(1);
    line.end = LineEnd::kCrLf;
  }
  return line;
}

class BratReader {
 public:
  BratReader(std::string id, std::string text, std::string_view annotations, const LabelMap& labels,
             const MisfitCallback& misfit)
      : annotations_(annotations),
        misfit_(misfit),
        document_(make_document(std::move(id), std::move(text))),
        reader_(document_.text, document_.text.size() + annotations.size(), labels),
        origin_(std::make_shared<BratOrigin>()) {}

  Result<Document> read() && {
    const auto line_feeds = static_cast<std::size_t>(std::ranges::count(annotations_, '\n'));
    origin_->lines.reserve(line_feeds + 1);
    document_.annotations.reserve(line_feeds + 1);
    std::string_view rest = annotations_;
    origin_->has_bom = rest.starts_with(kBom);
    if (origin_->has_bom) rest.remove_prefix(kBom.size());
    while (!rest.empty()) {
      if (auto error = read_line(take_line(rest))) {
        if (!faults_.empty()) break;  // the first fault is reported
        return locate(std::move(*error), line_count());
      }
    }
    if (!faults_.empty()) {
      faults_.report(misfit_);
      return faults_.merged(reader_.remedy(claims(), faults_));
    }
    if (auto fault = find_id_fault(document_)) {
      const std::size_t line = origin_->line(fault->origin);
      if (misfit_) misfit_({fault->id, line, 0, fault->missing, {}});
      return locate(std::move(fault->error), line);
    }
    document_.origin = std::move(origin_);
    return std::move(document_);
  }

 private:
  [[nodiscard]] std::size_t line_count() const { return origin_->lines.size(); }

  std::optional<Error> read_line(const RawLine& raw) {
    const auto number = static_cast<std::uint32_t>(line_count());
    BratOriginLine& line = origin_->lines.emplace_back();
    line.end = raw.end;
    Result<BratLine> parsed = parse_brat_line(raw.text);
    if (!parsed) return std::move(parsed).error();
    if (const auto* const text_bound = std::get_if<TextBoundLine>(&*parsed)) {
      return read_text_bound(raw.text, *text_bound, number);
    }
    canonical_.clear();
    std::size_t end = raw.text.size();
    if (auto* const link = std::get_if<LinkLine>(&*parsed)) {
      end = link->end;
      append_link(canonical_, link->link);
      add_column(raw.text, end, link->link.id, number);
      document_.links.push_back(std::move(link->link));
      document_.links.back().origin = number;
    } else if (auto* const note = std::get_if<NoteLine>(&*parsed)) {
      end = note->end;
      line.has_empty_column = end < raw.text.size();
      append_note(canonical_, note->note);
      document_.remarks.push_back(std::move(note->note));
      document_.remarks.back().origin = number;
    } else {
      line.is_blank = true;
    }
    remember_unless_canonical(line, raw.text.substr(0, end));
    return std::nullopt;
  }

  std::optional<Error> read_text_bound(std::string_view line, const TextBoundLine& parsed,
                                       std::uint32_t number) {
    Result<std::vector<ByteSpan>> bytes = reader_.to_bytes(parsed.fragments);
    const std::string_view claim = line.substr(parsed.text_begin);
    if (!bytes) return take_fault(parsed.id, std::move(bytes).error(), claim);
    std::optional<std::size_t> size = match_covered(document_.text, *bytes, claim);
    if (!size && reader_.must_agree(parsed.label)) {
      return take_fault(
          parsed.id,
          {ErrorCode::kTextMismatch, "the text of the line is not the text at its offsets"}, claim);
    }
    if (!size) {
      ++document_.texts_rewritten;
      size = std::min(claim.find('\t'), claim.size());
    }
    canonical_.clear();
    append_text_bound(canonical_, parsed.id, parsed.label, parsed.fragments, document_.text,
                      *bytes);
    const std::size_t end = parsed.text_begin + *size;
    remember_unless_canonical(origin_->lines[number], line.substr(0, end));
    add_column(line, end, parsed.id, number);
    Annotation& annotation = document_.annotations.emplace_back();
    annotation.id = parsed.id;
    annotation.label = parsed.label;
    annotation.fragments = std::move(*bytes);
    annotation.origin = number;
    return std::nullopt;
  }

  // Most lines are in canonical form and need not be remembered.
  void remember_unless_canonical(BratOriginLine& line, std::string_view text) {
    if (text != canonical_) origin_->remember(line, text);
  }

  // Adds the columns of the line after `end`.
  void add_column(std::string_view line, std::size_t end, std::string_view id,
                  std::uint32_t number) {
    if (end == line.size()) return;
    const std::string_view column = line.substr(end + 1);
    origin_->lines[number].has_empty_column = column.empty();
    if (column.empty()) return;
    Remark& remark = document_.remarks.emplace_back();
    remark.kind = Remark::Kind::kColumn;
    remark.origin = number;
    remark.on = id;
    remark.text = column;
  }

  // Records a fault; reading continues, so that all faults are reported at once.
  std::nullopt_t take_fault(std::string_view id, Error error, std::string_view claim) {
    Misfit place{std::string(id), line_count()};
    if (!faults_.is_full()) place.found = reader_.find(claim);
    faults_.add(place.annotation, locate(std::move(error), line_count()), place);
    return std::nullopt;
  }

  /// The claims of all parsable T lines. Only for error messages.
  std::vector<Claim> claims() const {
    std::vector<Claim> claims;
    std::string_view rest = annotations_;
    if (rest.starts_with(kBom)) rest.remove_prefix(kBom.size());
    while (!rest.empty()) {
      const RawLine raw = take_line(rest);
      Result<BratLine> parsed = parse_brat_line(raw.text);
      TextBoundLine* const line = parsed ? std::get_if<TextBoundLine>(&*parsed) : nullptr;
      if (line == nullptr) continue;
      claims.push_back({std::move(line->fragments), raw.text.substr(line->text_begin)});
    }
    return claims;
  }

  static Document make_document(std::string id, std::string text) {
    Document document;
    document.id = std::move(id);
    document.text = std::move(text);
    return document;
  }

  static Error locate(Error error, std::size_t line) {
    error.where = in_annotations(line);
    return error;
  }

  std::string_view annotations_;
  const MisfitCallback& misfit_;
  Document document_;
  AnnotationReader reader_;  // refers to document_.text
  OffsetFaults faults_;
  std::shared_ptr<BratOrigin> origin_;
  std::string canonical_;  // the current line in canonical form
};

}  // namespace

Result<Document> read_brat(std::string id, std::string text, std::string_view annotations,
                           const LabelMap& labels, const MisfitCallback& misfit) {
  if (auto error = check_utf8(text, Location::In::kText)) return std::move(*error);
  if (auto error = check_utf8(annotations, Location::In::kAnnotations)) return std::move(*error);
  return BratReader(std::move(id), std::move(text), annotations, labels, misfit).read();
}

}  // namespace pseudo
