#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
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
  std::vector<std::string> kept;  // of --keep-field, as JSON; empty: not there
};

constexpr const char* kShape =
    R"(a document is {"id": "...", "text": "...", "entities": [...]} on one line)";
constexpr const char* kEntityShape =
    R"(an entity is {"id": "T1", "label": "...", "start": 0, "end": 5} or has "fragments": [[0, 5]])";

// Writes a value that is passed through anew from its events. Numbers stay as they were written:
// the library hands over their text where a number could lose by it.
class PassThrough {
 public:
  [[nodiscard]] bool is_open() const { return open_; }
  void begin(std::string& out) {
    out_ = &out;
    open_ = true;
  }
  void scalar(std::string_view text) {
    separate();
    out_->append(text);
    end_value();
  }
  void key(const std::string& name) {
    separate();
    out_->append(json(name).dump()).append(": ");
    after_key_ = true;
  }
  void open(char bracket) {
    separate();
    *out_ += bracket;
    is_first_.push_back(true);
  }
  void close(char bracket) {
    *out_ += bracket;
    is_first_.pop_back();
    end_value();
  }

 private:
  void separate() {
    if (!after_key_ && !is_first_.empty()) {
      if (!is_first_.back()) out_->append(", ");
      is_first_.back() = false;
    }
    after_key_ = false;
  }
  void end_value() { open_ = !is_first_.empty(); }

  std::string* out_ = nullptr;
  std::vector<bool> is_first_;  // of the open brackets
  bool after_key_ = false;
  bool open_ = false;
};

// Takes what the contract names from the stream of values; all else is passed over. Depth 1 is the
// document, 2 the list of entities, 3 an entity, 4 and 5 the lists of its fragments.
class Collector : public nlohmann::json_sax<json> {
 public:
  Collector(RawLine& line, std::span<const std::string> keep) : line_(line), keep_(keep) {
    line_.kept.resize(keep.size());
  }
  [[nodiscard]] const std::string& problem() const { return problem_; }
  [[nodiscard]] std::size_t position() const { return position_; }

  bool null() override { return passed("null") || other_value(); }
  bool boolean(bool value) override { return passed(value ? "true" : "false") || other_value(); }
  bool number_float(double, const std::string& text) override {
    if (through_.is_open()) return passed(text);
    // A whole number beyond 64 bits: too large for any text, which its reader will say.
    const bool is_whole = text.find_first_not_of("0123456789") == std::string::npos;
    if (is_whole) return number_unsigned(std::numeric_limits<std::uint64_t>::max());
    return other_value();
  }
  bool binary(binary_t&) override { return other_value(); }
  bool number_integer(number_integer_t number) override {
    return passed(std::to_string(number)) || other_value();
  }

  bool number_unsigned(number_unsigned_t number) override {
    if (through_.is_open()) return passed(std::to_string(number));
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
    if (through_.is_open()) return passed(json(std::move(text)).dump());
    if (skipping()) return true;
    if (depth_ == 1 && key_ == "id") return set(line_.id, std::move(text));
    if (depth_ == 1 && key_ == "text") return set(line_.text, std::move(text));
    if (depth_ == 3 && key_ == "id") return set(entity().id, std::move(text));
    if (depth_ == 3 && key_ == "label") return set(entity().label, std::move(text));
    if (depth_ == 3 && key_ == "text") return set(entity().text, std::move(text));
    return other_value();
  }

  bool start_object(std::size_t) override {
    if (through_.is_open()) return open_passed('{');
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
    if (through_.is_open()) return open_passed('[');
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
    if (through_.is_open()) {
      through_.key(name);
      return true;
    }
    if (skipping()) return true;
    key_ = std::move(name);
    return depth_ != 1 || begin_passing();
  }

  bool end_object() override {
    if (through_.is_open()) return close_passed('}');
    return close();
  }
  bool end_array() override {
    if (through_.is_open()) return close_passed(']');
    if (!skipping() && depth_ == 5 && pair_size_ != 2) return fail(kEntityShape);
    return close();
  }

  // The library's own message would quote the line.
  bool parse_error(std::size_t position, const std::string&, const json::exception&) override {
    position_ = position > 0 ? position - 1 : 0;  // it counts from 1
    return false;
  }

 private:
  // The fields that the document is made of are written anew, never passed through.
  bool begin_passing() {
    const auto found = std::ranges::find(keep_, key_);
    if (found == keep_.end() || is_document_field()) return true;
    std::string& kept = line_.kept[static_cast<std::size_t>(found - keep_.begin())];
    if (!kept.empty()) return fail("a field to keep is there twice");
    through_.begin(kept);
    return true;
  }
  bool passed(std::string_view text) {
    if (!through_.is_open()) return false;
    through_.scalar(text);
    return true;
  }
  bool open_passed(char bracket) {
    through_.open(bracket);
    return true;
  }
  bool close_passed(char bracket) {
    through_.close(bracket);
    return true;
  }

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
  std::span<const std::string> keep_;
  PassThrough through_;
  std::string key_;
  std::string problem_;
  std::size_t depth_ = 0;
  std::size_t skipped_ = 0;  // levels below a value that is passed over
  std::size_t pair_size_ = 0;
  std::size_t position_ = 0;
};

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message), "line"}; }

std::optional<Error> parse(std::string_view line, std::span<const std::string> keep, RawLine& raw) {
  Collector collector(raw, keep);
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

// The kept fields as the inside of an object, in the order of the options.
std::string inside_object(std::span<const std::string> fields,
                          std::span<const std::string> values) {
  std::string extra;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (values[i].empty()) continue;
    if (!extra.empty()) extra += ", ";
    extra.append(json(fields[i]).dump()).append(": ").append(values[i]);
  }
  return extra;
}

}  // namespace

Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields) {
  if (auto error = check_utf8(line, "line")) return std::move(*error);
  RawLine raw;
  if (auto error = parse(line, keep_fields, raw)) return std::move(*error);
  std::string extra = inside_object(keep_fields, raw.kept);
  Result<Document> document = JsonReader(std::move(raw), line.size(), labels).read();
  if (document) document->extra = std::move(extra);
  return document;
}

}  // namespace pseudo
