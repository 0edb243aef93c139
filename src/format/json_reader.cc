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
#include "format/json_collector.h"
#include "format/json_exact.h"
#include "format/json_plain.h"
#include "format/text_ids.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message)}; }

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
  JsonReader(const RawLine& raw, std::size_t size, const LabelMap& labels)
      : entities_(*raw.entities),
        document_{std::string(*raw.id), std::string(*raw.text), {}, {}, {}, {}},
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
    const RawEntity& entity = entities_[i];
    if (!is_complete(entity)) return malformed(fmt::format("{}: {}", where(i), kEntityShape));
    Result<std::vector<ByteSpan>> bytes = reader_.to_bytes(spans_of(entity));
    if (!bytes) return with_remedy(i, std::move(bytes).error());
    if (!agrees(entity, *bytes)) {
      return with_remedy(
          i, {ErrorCode::kTextMismatch, "the text of the entity is not the text at its offsets"});
    }
    StandoffLine& line = document_.lines.emplace_back();
    line.kind = LineKind::kTextBound;
    line.annotation = document_.annotations.size();
    document_.annotations.push_back(
        {std::string(entity.id.value_or("")), std::string(*entity.label), std::move(*bytes)});
    return std::nullopt;
  }

  [[nodiscard]] bool agrees(const RawEntity& entity, std::span<const ByteSpan> bytes) const {
    if (!entity.text) return true;
    const auto end = match_covered(document_.text, bytes, *entity.text);
    return end == entity.text->size() || !reader_.must_agree(*entity.label);
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
      return Error{ErrorCode::kDuplicateId,
                   "an entity id is there twice: give one of them another"};
    }
    return std::nullopt;
  }

  [[nodiscard]] static std::string where(std::size_t i) { return fmt::format("entity {}", i + 1); }

  [[nodiscard]] Error with_remedy(std::size_t i, Error error) const {
    std::vector<Claim> claims;
    for (const RawEntity& entity : entities_) {
      if (!entity.fragments && !(entity.start && entity.end)) continue;
      claims.push_back({spans_of(entity), entity.text});
    }
    error.message = fmt::format("{}: {}; {}", where(i), error.message, reader_.remedy(claims));
    return error;
  }

  const std::vector<RawEntity>& entities_;
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

struct JsonLineReader::Parser {
  PlainJsonParser plain;
};

JsonLineReader::JsonLineReader(const LabelMap& labels, std::span<const std::string> keep_fields)
    : labels_(labels), keep_fields_(keep_fields), parser_(std::make_unique<Parser>()) {}

JsonLineReader::~JsonLineReader() = default;

Result<Document> JsonLineReader::read(std::string_view line) {
  RawLine raw;
  if (!parser_->plain.parse(line, keep_fields_, raw)) {
    raw = {};
    if (auto error = parse_json_exactly(line, keep_fields_, raw)) return std::move(*error);
  }
  Result<Document> document = JsonReader(raw, line.size(), labels_).read();
  if (document) document->extra = inside_object(keep_fields_, raw.kept);
  return document;
}

Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields) {
  return JsonLineReader(labels, keep_fields).read(line);
}

}  // namespace pseudo
