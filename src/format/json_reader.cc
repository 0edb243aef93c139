#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "format/annotation_reader.h"
#include "format/covered.h"
#include "format/id_table.h"
#include "format/input.h"
#include "format/json_scan.h"
#include "format/text_ids.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

struct RawEntity {
  std::optional<std::string> id;
  std::optional<std::string> label;
  std::optional<std::uint64_t> start;
  std::optional<std::uint64_t> end;
  std::optional<std::vector<CodePointSpan>> fragments;
  std::optional<std::string> text;
};

struct RawLine {
  std::optional<std::string> id;
  std::optional<std::string> text;
  std::optional<std::vector<RawEntity>> entities;
  std::vector<std::optional<std::string_view>> kept;  // the values of the fields to keep
};

constexpr const char* kShape =
    R"(a document is {"id": "...", "text": "...", "entities": [...]} on one line)";
constexpr const char* kEntityShape =
    R"(an entity is {"id": "T1", "label": "...", "start": 0, "end": 5} or has "fragments": [[0, 5]])";

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message), "line"}; }

// Takes what the contract names from a line and passes over all else. Strict in both: a field of
// the contract that is there twice, or of another type, would be read differently by others.
class LineParser {
 public:
  LineParser(std::string_view line, std::span<const std::string> keep_fields)
      : scanner_(line), keep_fields_(keep_fields) {
    line_.kept.resize(keep_fields.size());
  }

  Result<RawLine> parse() && {
    if (parse_document() && !scanner_.at_end()) scanner_.mark_broken();
    if (scanner_.is_broken()) {
      return malformed(fmt::format("this is not JSON from byte {} on", scanner_.position()));
    }
    if (!problem_.empty()) return malformed(std::move(problem_));
    if (!line_.id || !line_.text || !line_.entities) return malformed(kShape);
    return std::move(line_);
  }

 private:
  bool fail(std::string problem) {
    problem_ = std::move(problem);
    return false;
  }

  // Another value than the contract's stands here, or none.
  bool fail_here(const char* shape) {
    if (!scanner_.is_broken()) scanner_.take_value();
    return fail(shape);
  }

  bool broken() {
    scanner_.mark_broken();
    return false;
  }

  template <class Parse>
  bool parse_members(const char* shape, Parse parse_member) {
    if (!scanner_.take('{')) return fail_here(shape);
    if (scanner_.take('}')) return true;
    do {
      const auto key = scanner_.take_string();
      if (!key || !scanner_.take(':')) return broken();
      if (!parse_member(*key)) return false;
    } while (scanner_.take(','));
    return scanner_.take('}') || broken();
  }

  template <class Parse>
  bool parse_list(const char* shape, Parse parse_item) {
    if (!scanner_.take('[')) return fail_here(shape);
    if (scanner_.take(']')) return true;
    do {
      if (!parse_item()) return false;
    } while (scanner_.take(','));
    return scanner_.take(']') || broken();
  }

  bool parse_document() {
    return parse_members(kShape, [this](const std::string& key) { return parse_field(key); });
  }

  bool parse_field(const std::string& key) {
    if (key == "id") return parse_string(line_.id, kShape);
    if (key == "text") return parse_string(line_.text, kShape);
    if (key == "entities") {
      if (line_.entities) return fail("the field \"entities\" is there twice");
      line_.entities.emplace();
      return parse_list(kShape, [this] { return parse_entity(); });
    }
    const auto value = scanner_.take_value();
    if (!value) return false;
    const auto kept = std::ranges::find(keep_fields_, key);
    if (kept == keep_fields_.end()) return true;
    auto& place = line_.kept[static_cast<std::size_t>(kept - keep_fields_.begin())];
    if (place) return fail("a field to keep is there twice");
    place = value;
    return true;
  }

  bool parse_entity() {
    RawEntity& entity = line_.entities->emplace_back();
    return parse_members(kEntityShape, [&](const std::string& key) {
      if (key == "id") return parse_string(entity.id, kEntityShape);
      if (key == "label") return parse_string(entity.label, kEntityShape);
      if (key == "text") return parse_string(entity.text, kEntityShape);
      if (key == "start") return parse_offset(entity.start);
      if (key == "end") return parse_offset(entity.end);
      if (key == "fragments") return parse_fragments(entity.fragments);
      return scanner_.take_value().has_value();
    });
  }

  bool parse_string(std::optional<std::string>& field, const char* shape) {
    if (field) return fail("a field is there twice");
    field = scanner_.take_string();
    return field || fail_here(shape);
  }

  bool parse_offset(std::optional<std::uint64_t>& field) {
    if (field) return fail("a field of an entity is there twice");
    field = scanner_.take_number();
    return field || fail_here(kEntityShape);
  }

  bool parse_fragments(std::optional<std::vector<CodePointSpan>>& fragments) {
    if (fragments) return fail("a field of an entity is there twice");
    fragments.emplace();
    return parse_list(kEntityShape, [&] { return parse_fragment(*fragments); });
  }

  bool parse_fragment(std::vector<CodePointSpan>& fragments) {
    std::vector<std::uint64_t> ends;
    const bool parsed = parse_list(kEntityShape, [&] {
      std::optional<std::uint64_t> end;
      if (ends.size() == 2) return fail_here(kEntityShape);
      if (!parse_offset(end)) return false;
      ends.push_back(*end);
      return true;
    });
    if (!parsed) return false;
    if (ends.size() != 2) return fail(kEntityShape);
    fragments.push_back({ends[0], ends[1]});
    return true;
  }

  JsonScanner scanner_;
  std::span<const std::string> keep_fields_;
  RawLine line_;
  std::string problem_;
};

std::vector<CodePointSpan> spans_of(const RawEntity& entity) {
  if (entity.fragments) return *entity.fragments;
  return {{*entity.start, *entity.end}};
}

bool is_complete(const RawEntity& entity) {
  const bool by_ends = entity.start && entity.end && !entity.fragments;
  const bool by_fragments =
      entity.fragments && !entity.fragments->empty() && !entity.start && !entity.end;
  return entity.label && !entity.label->empty() && (by_ends || by_fragments);
}

class JsonReader {
 public:
  JsonReader(RawLine raw, std::size_t size, const LabelMap& labels)
      : entities_(std::move(*raw.entities)),
        document_{std::move(*raw.id), std::move(*raw.text), {}, {}, {}},
        reader_(document_.text, size, labels) {}

  Result<Document> read() && {
    document_.annotations.reserve(entities_.size());
    document_.lines.reserve(entities_.size());
    for (std::size_t i = 0; i < entities_.size(); ++i) {
      if (auto error = add(i)) return std::move(*error);
    }
    if (auto error = check_ids()) return std::move(*error);
    return std::move(document_);
  }

 private:
  std::optional<Error> add(std::size_t i) {
    RawEntity& entity = entities_[i];
    if (!is_complete(entity)) return malformed(fmt::format("{}: {}", where(i), kEntityShape));
    Result<std::vector<ByteSpan>> bytes = reader_.to_bytes(spans_of(entity));
    if (!bytes) return with_remedy(i, std::move(bytes).error());
    if (entity.text && reader_.must_agree(*entity.label)) {
      const auto end = match_covered(document_.text, *bytes, *entity.text);
      if (!end || *end != entity.text->size()) {
        return with_remedy(
            i, {ErrorCode::kTextMismatch, "the text of the entity is not the text at its offsets"});
      }
    }
    StandoffLine& line = document_.lines.emplace_back();
    line.kind = LineKind::kTextBound;
    line.annotation = document_.annotations.size();
    document_.annotations.push_back(
        {std::move(entity.id).value_or(""), std::move(*entity.label), std::move(*bytes)});
    return std::nullopt;
  }

  std::optional<Error> check_ids() {
    IdTable ids;
    NextTextBoundId next(document_);
    for (std::size_t i = 0; i < document_.annotations.size(); ++i) {
      Annotation& annotation = document_.annotations[i];
      if (annotation.id.empty()) annotation.id = next.take();
      document_.lines[i].id = annotation.id;
    }
    for (const Annotation& annotation : document_.annotations) ids.define(annotation.id, 0);
    if (const auto twice = ids.find_duplicate()) {
      return Error{ErrorCode::kDuplicateId, "an entity id is there twice: give one of them another",
                   "line"};
    }
    return std::nullopt;
  }

  [[nodiscard]] static std::string where(std::size_t i) { return fmt::format("entity {}", i + 1); }

  [[nodiscard]] Error with_remedy(std::size_t i, Error error) const {
    std::vector<Claim> claims;
    for (const RawEntity& entity : entities_) {
      if (!entity.fragments && !(entity.start && entity.end)) continue;
      claims.push_back({spans_of(entity), entity.text
                                              ? std::optional<std::string_view>(*entity.text)
                                              : std::nullopt});
    }
    error.message = fmt::format("{}: {}; {}", where(i), error.message, reader_.remedy(claims));
    error.part = "line";
    return error;
  }

  std::vector<RawEntity> entities_;
  Document document_;
  AnnotationReader reader_;  // has a view of document_.text
};

// The kept fields as the inside of an object, in the order of the options, as they were written.
std::string inside_object(std::span<const std::string> fields,
                          std::span<const std::optional<std::string_view>> values) {
  std::string extra;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (!values[i]) continue;
    if (!extra.empty()) extra += ", ";
    append_json_string(extra, fields[i]);
    extra.append(": ").append(*values[i]);
  }
  // Between values a line break is white space, and inside a string there is none.
  std::ranges::replace(extra, '\n', ' ');
  return extra;
}

}  // namespace

Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields) {
  if (auto error = check_utf8(line, "line")) return std::move(*error);
  Result<RawLine> raw = LineParser(line, keep_fields).parse();
  if (!raw) return std::move(raw).error();
  std::string extra = inside_object(keep_fields, raw->kept);
  Result<Document> document = JsonReader(std::move(*raw), line.size(), labels).read();
  if (document) document->extra = std::move(extra);
  return document;
}

}  // namespace pseudo
