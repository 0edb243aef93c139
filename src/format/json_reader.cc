#include <fmt/format.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "format/annotation_reader.h"
#include "format/id_faults.h"
#include "format/json_line.h"
#include "model/annotation_ids.h"
#include "model/covered.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message)}; }

std::vector<CodePointSpan> spans_of(const JsonEntity& entity) {
  if (entity.fragments) return *entity.fragments;
  return {{*entity.start, *entity.end}};
}

bool is_complete(const JsonEntity& entity) {
  const bool by_ends = entity.start && entity.end && !entity.fragments;
  const bool by_fragments =
      entity.fragments && !entity.fragments->empty() && !entity.start && !entity.end;
  return entity.label && !entity.label->empty() && (by_ends || by_fragments);
}

Document make_document(JsonLine& line, std::span<const std::string> keep_fields) {
  Document document;
  document.id = std::move(line.id);
  document.text = std::move(line.text);
  for (std::size_t i = 0; i < keep_fields.size(); ++i) {
    if (line.kept[i].empty()) continue;
    Remark& field = document.remarks.emplace_back();
    field.kind = Remark::Kind::kField;
    field.type = keep_fields[i];
    field.text = std::move(line.kept[i]);
  }
  return document;
}

class JsonReader {
 public:
  JsonReader(JsonLine line, std::size_t size, const LabelMap& labels,
             std::span<const std::string> keep_fields)
      : entities_(std::move(line.entities)),
        document_(make_document(line, keep_fields)),
        reader_(document_.text, size, labels) {}

  Result<Document> read() && {
    document_.annotations.reserve(entities_.size());
    for (std::size_t i = 0; i < entities_.size(); ++i) {
      if (auto error = add(i)) return std::move(*error);
    }
    give_ids();
    if (find_id_fault(document_)) {
      return Error{ErrorCode::kDuplicateId, "an entity id is there twice: give one of them another"};
    }
    return std::move(document_);
  }

 private:
  std::optional<Error> add(std::size_t i) {
    JsonEntity& entity = entities_[i];
    if (!is_complete(entity)) return malformed(fmt::format("entity {}: {}", i + 1, kEntityShape));
    Result<std::vector<ByteSpan>> bytes = to_bytes(entity);
    if (!bytes) return with_remedy(i, std::move(bytes).error());
    if (!agrees(entity, *bytes)) {
      if (reader_.must_agree(*entity.label)) {
        return with_remedy(
            i, {ErrorCode::kTextMismatch, "the text of the entity is not the text at its offsets"});
      }
      ++document_.texts_rewritten;
    }
    document_.annotations.push_back(
        {std::move(entity.id).value_or(""), *std::move(entity.label), std::move(*bytes)});
    return std::nullopt;
  }

  Result<std::vector<ByteSpan>> to_bytes(const JsonEntity& entity) {
    if (entity.fragments) return reader_.to_bytes(*entity.fragments);
    const CodePointSpan span{*entity.start, *entity.end};
    return reader_.to_bytes(std::span(&span, 1));
  }

  [[nodiscard]] bool agrees(const JsonEntity& entity, std::span<const ByteSpan> bytes) const {
    return !entity.text ||
           match_covered(document_.text, bytes, *entity.text) == entity.text->size();
  }

  void give_ids() {
    std::uint64_t last = last_annotation_number(document_.annotations);
    for (Annotation& annotation : document_.annotations) {
      if (annotation.id.empty()) annotation.id = "T" + std::to_string(++last);
    }
  }

  [[nodiscard]] Error with_remedy(std::size_t i, Error error) const {
    std::vector<Claim> claims;
    for (const JsonEntity& entity : entities_) {
      if (!entity.fragments && !(entity.start && entity.end)) continue;
      claims.push_back({spans_of(entity), entity.text});
    }
    error.message = fmt::format("entity {}: {}; {}", i + 1, error.message, reader_.remedy(claims));
    return error;
  }

  std::vector<JsonEntity> entities_;
  Document document_;
  AnnotationReader reader_;  // has a view of document_.text
};

}  // namespace

Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields, bool take_unannotated) {
  Result<JsonLine> parsed = parse_json_line(line, keep_fields, take_unannotated);
  if (!parsed) return std::move(parsed).error();
  return JsonReader(*std::move(parsed), line.size(), labels, keep_fields).read();
}

}  // namespace pseudo
