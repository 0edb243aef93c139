#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "format/annotation_reader.h"
#include "format/covered.h"
#include "format/id_table.h"
#include "format/input.h"
#include "format/text_ids.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

using nlohmann::json;

struct RawEntity {
  std::optional<std::string> id;
  std::optional<std::string> label;
  std::optional<std::uint64_t> start;
  std::optional<std::uint64_t> end;
  std::optional<std::vector<std::uint64_t>> fragments;  // start, end, start, end ...
  std::optional<std::string> text;
};

struct RawLine {
  std::optional<std::string> id;
  std::optional<std::string> text;
  std::optional<std::vector<RawEntity>> entities;
};

constexpr const char* kShape =
    R"(a document is {"id": "...", "text": "...", "entities": [...]} on one line)";
constexpr const char* kEntityShape =
    R"(an entity is {"id": "T1", "label": "...", "start": 0, "end": 5} or has "fragments": [[0, 5]])";

// Takes what the contract names from the stream of values; all else is passed over. Depth 1 is the
// document, 2 the list of entities, 3 an entity, 4 and 5 the lists of its fragments.
class Collector : public nlohmann::json_sax<json> {
 public:
  explicit Collector(RawLine& line) : line_(line) {}
  [[nodiscard]] const std::string& problem() const { return problem_; }
  [[nodiscard]] std::size_t position() const { return position_; }

  bool null() override { return other_value(); }
  bool boolean(bool) override { return other_value(); }
  bool number_float(double, const std::string&) override { return other_value(); }
  bool binary(binary_t&) override { return other_value(); }
  bool number_integer(number_integer_t) override { return other_value(); }

  bool number_unsigned(number_unsigned_t number) override {
    if (skipping() || (depth_ == 1 && !is_document_field())) return true;
    if (depth_ == 5) {
      entity().fragments->push_back(number);
      ++pair_size_;
      return true;
    }
    if (depth_ == 3 && key_ == "start") return set(entity().start, number);
    if (depth_ == 3 && key_ == "end") return set(entity().end, number);
    return other_value();
  }

  bool string(string_t& text) override {
    if (skipping()) return true;
    if (depth_ == 1 && key_ == "id") return set(line_.id, std::move(text));
    if (depth_ == 1 && key_ == "text") return set(line_.text, std::move(text));
    if (depth_ == 3 && key_ == "id") return set(entity().id, std::move(text));
    if (depth_ == 3 && key_ == "label") return set(entity().label, std::move(text));
    if (depth_ == 3 && key_ == "text") return set(entity().text, std::move(text));
    return other_value();
  }

  bool start_object(std::size_t) override {
    if (!skipping() && depth_ == 2) {
      line_.entities->emplace_back();
      ++depth_;
      return true;
    }
    if (!skipping() && depth_ == 0) {
      ++depth_;
      return true;
    }
    return open_other();
  }

  bool start_array(std::size_t) override {
    if (skipping()) return open_other();
    if (depth_ == 1 && key_ == "entities") {
      if (line_.entities) return fail("the field \"entities\" is there twice");
      line_.entities.emplace();
      ++depth_;
      return true;
    }
    if (depth_ == 3 && key_ == "fragments") {
      if (entity().fragments) return fail("a field of an entity is there twice");
      entity().fragments.emplace();
      ++depth_;
      return true;
    }
    if (depth_ == 4) {
      pair_size_ = 0;
      ++depth_;
      return true;
    }
    return open_other();
  }

  bool key(string_t& name) override {
    if (!skipping()) key_ = std::move(name);
    return true;
  }

  bool end_object() override { return close(); }
  bool end_array() override {
    if (!skipping() && depth_ == 5 && pair_size_ != 2) return fail(kEntityShape);
    return close();
  }

  // The library's own message would quote the line.
  bool parse_error(std::size_t position, const std::string&, const json::exception&) override {
    position_ = position;
    return false;
  }

 private:
  [[nodiscard]] bool skipping() const { return skipped_ > 0; }
  RawEntity& entity() { return line_.entities->back(); }

  [[nodiscard]] bool is_document_field() const {
    return key_ == "id" || key_ == "text" || key_ == "entities";
  }
  [[nodiscard]] bool is_entity_field() const {
    return key_ == "id" || key_ == "label" || key_ == "start" || key_ == "end" ||
           key_ == "fragments" || key_ == "text";
  }

  // A value where none of the contract's belongs, or of another type than the contract's.
  bool other_value() {
    if (skipping()) return true;
    if (depth_ == 0 || (depth_ == 1 && is_document_field())) return fail(kShape);
    if (depth_ == 2 || depth_ > 3 || (depth_ == 3 && is_entity_field())) return fail(kEntityShape);
    return true;
  }

  bool open_other() {
    if (!other_value()) return false;
    ++skipped_;
    return true;
  }

  bool close() {
    if (skipping()) {
      --skipped_;
    } else {
      --depth_;
    }
    return true;
  }

  template <class T>
  bool set(std::optional<T>& field, T value) {
    if (field) return fail("a field is there twice");
    field = std::move(value);
    return true;
  }

  bool fail(std::string problem) {
    problem_ = std::move(problem);
    return false;
  }

  RawLine& line_;
  std::string key_;
  std::string problem_;
  std::size_t depth_ = 0;
  std::size_t skipped_ = 0;  // levels below a value that is passed over
  std::size_t pair_size_ = 0;
  std::size_t position_ = 0;
};

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message), "line"}; }

std::optional<Error> parse(std::string_view line, RawLine& raw) {
  Collector collector(raw);
  if (!json::sax_parse(line, &collector)) {
    if (!collector.problem().empty()) return malformed(collector.problem());
    return malformed(fmt::format("this is not JSON from byte {} on", collector.position()));
  }
  if (!raw.id || !raw.text || !raw.entities) return malformed(kShape);
  return std::nullopt;
}

std::vector<CodePointSpan> spans_of(const RawEntity& entity) {
  if (!entity.fragments) return {{*entity.start, *entity.end}};
  std::vector<CodePointSpan> spans;
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
        document_{std::move(*raw.id), std::move(*raw.text), {}, {}, {}},
        reader_(document_.text, size, labels) {}

  Result<Document> read() && {
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
        {entity.id.value_or(""), std::move(*entity.label), std::move(*bytes)});
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

// The kept fields as the inside of an object, in the order of the options.
std::string kept(std::string_view line, std::span<const std::string> fields) {
  std::string extra;
  const json document = json::parse(line, nullptr, false);
  for (const std::string& field : fields) {
    const auto found = document.find(field);
    if (found == document.end()) continue;
    if (!extra.empty()) extra += ", ";
    extra += json(field).dump() + ": " + found->dump();
  }
  return extra;
}

}  // namespace

Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields) {
  if (auto error = check_utf8(line, "line")) return std::move(*error);
  RawLine raw;
  if (auto error = parse(line, raw)) return std::move(*error);
  Result<Document> document = JsonReader(std::move(raw), line.size(), labels).read();
  if (document && !keep_fields.empty()) document->extra = kept(line, keep_fields);
  return document;
}

}  // namespace pseudo
