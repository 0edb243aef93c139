#include <fmt/format.h>

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
#include "format/json_collector.h"
#include "format/json_parse.h"
#include "format/text_ids.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message), "line"}; }

Few<CodePointSpan> spans_of(const RawEntity& entity) {
  if (!entity.fragments) return CodePointSpan{*entity.start, *entity.end};
  Few<CodePointSpan> spans;
  for (std::size_t i = 0; i + 1 < entity.fragments->size(); i += 2) {
    spans.push_back({(*entity.fragments)[i], (*entity.fragments)[i + 1]});
  }
  return spans;
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
        document_{std::move(*raw.id), std::move(*raw.text), {}, {}, {}, {}},
        reader_(document_.text, size, labels) {}

  Result<Document> read() && {
    document_.lines.reserve(entities_.size());
    document_.annotations.reserve(entities_.size());
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
    Result<Few<ByteSpan>> bytes = reader_.to_bytes(spans_of(entity));
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
    ids.reserve(document_.annotations.size());
    for (Annotation& annotation : document_.annotations) {
      if (annotation.id.empty()) annotation.id = next.take();
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

// The kept fields as the inside of an object, in the order of the options.
std::string inside_object(std::span<const std::string> fields,
                          std::span<const std::string> values) {
  std::string extra;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (values[i].empty()) continue;
    if (!extra.empty()) extra += ", ";
    extra.append(quoted(fields[i])).append(": ").append(values[i]);
  }
  return extra;
}

}  // namespace

Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields) {
  if (auto error = check_utf8(line, "line")) return std::move(*error);
  RawLine raw;
  if (auto error = parse_json_line(line, keep_fields, raw)) return std::move(*error);
  std::string extra = inside_object(keep_fields, raw.kept);
  Result<Document> document = JsonReader(std::move(raw), line.size(), labels).read();
  if (document) document->extra = std::move(extra);
  return document;
}

}  // namespace pseudo
