#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "format/annotation_reader.h"
#include "format/brat_line.h"
#include "format/covered.h"
#include "format/id_table.h"
#include "format/input.h"
#include "format/text_bound.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

/// A line and its end, taken from the front of the rest of a file.
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
  BratReader(std::string id, std::string text, std::string_view annotations, const LabelMap& labels)
      : annotations_(annotations),
        document_{std::move(id), std::move(text), {}, {}, {}, {}},
        reader_(document_.text, document_.text.size() + annotations.size(), labels) {}

  Result<Document> read() && {
    const auto line_feeds = static_cast<std::size_t>(std::ranges::count(annotations_, '\n'));
    document_.lines.reserve(line_feeds + 2);  // a BOM, and a last line without end
    document_.annotations.reserve(line_feeds + 1);
    ids_.reserve(line_feeds + 1);
    std::string_view rest = annotations_;
    if (rest.starts_with(kBom)) {
      document_.remember(add_line(LineKind::kBlank, LineEnd::kNone), {std::string(kBom), 0});
      rest.remove_prefix(kBom.size());
    }
    while (!rest.empty()) {
      ++line_number_;
      if (auto error = read_line(take_line(rest))) return locate(std::move(*error));
    }
    if (auto error = check_ids()) return locate(std::move(*error));
    return std::move(document_);
  }

 private:
  StandoffLine& add_line(LineKind kind, LineEnd end) {
    StandoffLine& line = document_.lines.emplace_back();
    line.kind = kind;
    line.end = end;
    return line;
  }

  std::optional<Error> read_line(const RawLine& raw) {
    Result<BratLine> parsed = parse_brat_line(raw.text);
    if (!parsed) return std::move(parsed).error();
    if (is_brat_id(parsed->id)) ids_.define(parsed->id, line_number_);
    for (const std::string_view id : parsed->references) ids_.refer(id, line_number_);
    StandoffLine& line = add_line(parsed->kind, raw.end);
    if (parsed->kind == LineKind::kTextBound) return read_text_bound(raw, *parsed, line);
    if (!raw.text.empty()) document_.remember(line, {std::string(raw.text), 0});
    return std::nullopt;
  }

  std::optional<Error> read_text_bound(const RawLine& raw, const BratLine& parsed,
                                       StandoffLine& line) {
    Result<std::vector<ByteSpan>> bytes = reader_.to_bytes(parsed.fragments);
    if (!bytes) return with_remedy(parsed.id, std::move(bytes).error());
    const std::string_view claim = raw.text.substr(parsed.text_begin);
    std::optional<std::size_t> end = match_covered(document_.text, *bytes, claim);
    if (!end && reader_.must_agree(parsed.label)) {
      return with_remedy(parsed.id, {ErrorCode::kTextMismatch,
                                     "the text of the line is not the text at its offsets"});
    }
    if (!end) end = std::min(claim.find('\t'), claim.size());
    if (!is_as_written(raw.text, parsed, *bytes)) {
      document_.remember(line, {std::string(raw.text), parsed.text_begin + *end});
    }
    line.annotation = document_.annotations.size();
    Annotation& annotation = document_.annotations.emplace_back();
    annotation.id = parsed.id;
    annotation.label = parsed.label;
    annotation.fragments = std::move(*bytes);
    return std::nullopt;
  }

  /// True for most lines: there is no need to remember how they were written.
  bool is_as_written(std::string_view line, const BratLine& parsed,
                     std::span<const ByteSpan> fragments) {
    const std::string_view head = line.substr(0, parsed.text_begin);
    return is_written_head(head, parsed.id, parsed.label, parsed.fragments) &&
           covered_view(document_.text, fragments, shown_) == line.substr(parsed.text_begin);
  }

  Error with_remedy(std::string_view id, Error error) const {
    error.message = fmt::format("{}: {}; {}", id, error.message, reader_.remedy(claims()));
    return error;
  }

  /// What the T lines of the file say, as far as they can be read. Only for error messages.
  std::vector<Claim> claims() const {
    std::vector<Claim> claims;
    std::string_view rest = annotations_;
    if (rest.starts_with(kBom)) rest.remove_prefix(kBom.size());
    while (!rest.empty()) {
      const RawLine raw = take_line(rest);
      Result<BratLine> parsed = parse_brat_line(raw.text);
      if (!parsed || parsed->kind != LineKind::kTextBound) continue;
      claims.push_back({std::move(parsed->fragments), raw.text.substr(parsed->text_begin)});
    }
    return claims;
  }

  std::optional<Error> check_ids() {
    if (const auto twice = ids_.find_duplicate()) {
      line_number_ = twice->line;
      return Error{ErrorCode::kDuplicateId,
                   fmt::format("the id {} is there twice: give one of them another", twice->id)};
    }
    if (const auto missing = ids_.find_missing()) {
      line_number_ = missing->line;
      return Error{
          ErrorCode::kMissingId,
          fmt::format("refers to {}, which is not there: remove or correct the line", missing->id)};
    }
    return std::nullopt;
  }

  Error locate(Error error) const {
    error.where = in_annotations(line_number_);
    return error;
  }

  std::string_view annotations_;
  Document document_;
  AnnotationReader reader_;  // has a view of document_.text
  IdTable ids_;              // has views of annotations_
  std::size_t line_number_ = 0;
  std::string shown_;  // of the last T line, where the text shows it otherwise
};

}  // namespace

Result<Document> read_brat(std::string id, std::string text, std::string_view annotations,
                           const LabelMap& labels) {
  if (auto error = check_utf8(text, Location::In::kText)) return std::move(*error);
  if (auto error = check_utf8(annotations, Location::In::kAnnotations)) return std::move(*error);
  return BratReader(std::move(id), std::move(text), annotations, labels).read();
}

}  // namespace pseudo
