#include <fmt/format.h>

#include <algorithm>
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
#include "model/errors.h"
#include "pseudo/format.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/word_cuts.h"

namespace pseudo {
namespace {

std::vector<CodePointSpan> spans_of(const JsonEntity& entity) {
  if (entity.fragments) return *entity.fragments;
  return {{*entity.start, *entity.end}};
}

// The fault in the fields of an entity; empty: none.
std::string_view fault_of(const JsonEntity& entity) {
  if (!entity.label) return "\"label\" is missing";
  if (entity.label->empty()) return "\"label\" is empty";
  if (entity.fragments) {
    if (entity.start || entity.end) return "\"fragments\" beside \"start\" or \"end\"";
    return entity.fragments->empty() ? "\"fragments\" is empty" : "";
  }
  if (!entity.start) return "\"start\" is missing";
  return entity.end ? "" : "\"end\" is missing";
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
  for (JsonField& other : line.others) {
    Remark& field = document.remarks.emplace_back();
    field.kind = Remark::Kind::kField;
    field.type = std::move(other.name);
    field.text = std::move(other.json);
  }
  return document;
}

class JsonReader {
 public:
  JsonReader(JsonLine line, std::size_t size, const LabelMap& labels,
             std::span<const std::string> keep_fields, const MisfitCallback& misfit)
      : entities_(std::move(line.entities)),
        misfit_(misfit),
        document_(make_document(line, keep_fields)),
        reader_(document_.text, size, labels) {}

  Result<Document> read() && {
    document_.annotations.reserve(entities_.size());
    for (std::size_t i = 0; i < entities_.size(); ++i) {
      if (auto error = add(i)) return std::move(*error);
    }
    if (!faults_.empty()) {
      find_cut_words();  // all faults of offsets are reported together
      return misfits();
    }
    give_ids();
    if (const auto twice = find_id_fault(document_)) return duplicate(*twice);
    find_cut_words();
    if (!faults_.empty()) return misfits();
    return std::move(document_);
  }

 private:
  [[nodiscard]] Error misfits() const {
    faults_.report(misfit_);
    return faults_.merged(reader_.remedy(claims(), faults_));
  }

  std::optional<Error> add(std::size_t i) {
    JsonEntity& entity = entities_[i];
    if (const std::string_view fault = fault_of(entity); !fault.empty()) {
      if (misfit_) misfit_({id_of(i)});
      return malformed_error(fmt::format("{}: {}; {}", position_id(i), fault, kEntityShape));
    }
    Result<std::vector<ByteSpan>> bytes = to_bytes(entity);
    if (!bytes) {
      add_fault(i, std::move(bytes).error(), place_of(entity));
      return std::nullopt;
    }
    if (!agrees(entity, *bytes)) {
      if (reader_.must_agree(*entity.label)) {
        add_fault(
            i, {ErrorCode::kTextMismatch, "the text of the entity is not the text at its offsets"},
            place_of(entity));
        return std::nullopt;
      }
      ++document_.texts_rewritten;
    }
    entity_of_.push_back(i);
    document_.annotations.push_back({entity.id.value_or(""), *std::move(entity.label),
                                     std::move(*bytes), kNoOrigin, !entity.text});
    return std::nullopt;
  }

  // The id as in Misfit::annotation.
  [[nodiscard]] std::string id_of(std::size_t i) const {
    const std::optional<std::string>& id = entities_[i].id;
    return id && is_plain_id(*id) ? *id : position_id(i);
  }

  void add_fault(std::size_t i, Error error, std::optional<CodePointSpan> found) {
    Misfit place{id_of(i)};
    place.found = found;
    if (!faults_.is_full()) reader_.set_place(spans_of(entities_[i]).front(), place);
    faults_.add(position_id(i), std::move(error), std::move(place));
  }

  [[nodiscard]] Error duplicate(const IdFault& fault) const {
    if (misfit_ && is_plain_id(fault.id)) misfit_({fault.id});
    return {ErrorCode::kDuplicateId, "an entity id occurs twice: rename one of them"};
  }

  Result<std::vector<ByteSpan>> to_bytes(const JsonEntity& entity) {
    if (entity.fragments) return reader_.to_bytes(*entity.fragments);
    const CodePointSpan span{*entity.start, *entity.end};
    return reader_.to_bytes(std::span(&span, 1));
  }

  [[nodiscard]] std::optional<CodePointSpan> place_of(const JsonEntity& entity) const {
    return entity.text && !faults_.is_full() ? reader_.find(*entity.text) : std::nullopt;
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

  // Reports annotations that begin inside a word, unless a copy of the text shows that this is
  // intended.
  void find_cut_words() {
    std::vector<std::size_t> ends;
    for (const Annotation& annotation : document_.annotations) {
      for (const ByteSpan& fragment : annotation.fragments) ends.push_back(fragment.end);
    }
    std::ranges::sort(ends);
    for (std::size_t i = 0; i < document_.annotations.size(); ++i) {
      const Annotation& annotation = document_.annotations[i];
      if (!annotation.is_unproven || !reader_.must_agree(annotation.label)) continue;
      const std::size_t begin = std::ranges::min(annotation.fragments).begin;
      const bool in_word =
          text::cuts_word(document_.text, begin) && !std::ranges::binary_search(ends, begin);
      if (!in_word && !begins_early(annotation)) continue;
      add_fault(entity_of_[i],
                {ErrorCode::kSpan,
                 in_word ? "begins inside a word; if that is meant, give it its \"text\""
                         : "begins with a blank and ends inside a word; if that is meant, give "
                           "it its \"text\""},
                std::nullopt);
    }
  }

  // True if the offsets are probably too small.
  [[nodiscard]] bool begins_early(const Annotation& annotation) const {
    std::size_t pos = std::ranges::min(annotation.fragments).begin;
    const std::size_t end = std::ranges::max(annotation.fragments, {}, &ByteSpan::end).end;
    return pos < end && text::is_space(text::next(document_.text, pos)) &&
           text::cuts_word(document_.text, end);
  }

  [[nodiscard]] std::vector<Claim> claims() const {
    std::vector<Claim> claims;
    for (const JsonEntity& entity : entities_) {
      if (!entity.fragments && !(entity.start && entity.end)) continue;
      claims.push_back({spans_of(entity), entity.text});
    }
    return claims;
  }

  std::vector<JsonEntity> entities_;
  const MisfitCallback& misfit_;
  Document document_;
  AnnotationReader reader_;  // refers to document_.text
  OffsetFaults faults_;
  std::vector<std::size_t> entity_of_;  // by annotation
};

}  // namespace

Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields, bool take_unannotated,
                                const MisfitCallback& misfit, const FieldCallback& dropped) {
  std::size_t faulty = 0;
  Result<JsonLine> parsed = parse_json_line(line, keep_fields, take_unannotated, &faulty);
  if (!parsed && misfit && faulty > 0) misfit({position_id(faulty - 1)});
  if (!parsed) return std::move(parsed).error();
  if (dropped) {
    for (const std::string& name : parsed->dropped) dropped(name);
  }
  return JsonReader(*std::move(parsed), line.size(), labels, keep_fields, misfit).read();
}

}  // namespace pseudo
