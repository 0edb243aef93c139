#include "format/json_line.h"

#include <fmt/format.h>
#define RAPIDJSON_SSE2
#include <rapidjson/reader.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include "format/input.h"
#include "format/json_copy.h"
#include "model/errors.h"
#include "pseudo/format.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

constexpr const char* kDocumentShape =
    R"(a document is {"id": "...", "text": "...", "entities": [...]} on one line)";

// Bound on names: a hostile line can have one per few bytes.
constexpr std::size_t kMostDropped = 50;

// The fields with a meaning.
enum class Field : std::uint8_t { kOther, kId, kText, kEntities, kLabel, kStart, kEnd, kFragments };

constexpr std::pair<std::string_view, Field> kFields[] = {{"id", Field::kId},
                                                          {"text", Field::kText},
                                                          {"entities", Field::kEntities},
                                                          {"label", Field::kLabel},
                                                          {"start", Field::kStart},
                                                          {"end", Field::kEnd},
                                                          {"fragments", Field::kFragments}};

Field field_of(std::string_view name) {
  const auto* const found =
      std::ranges::find(kFields, name, &std::pair<std::string_view, Field>::first);
  return found == std::end(kFields) ? Field::kOther : found->second;
}

// Receives the parser's events and keeps the values that make up a document. Returning false stops
// the parser. The names of the event functions are required by RapidJSON.
class LineHandler : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, LineHandler> {
 public:
  LineHandler(std::string_view line, std::span<const std::string> keep, bool take_unannotated)
      : keep_(keep),
        keeps_every_(std::ranges::find(keep, kEveryField) != keep.end()),
        take_unannotated_(take_unannotated),
        has_code_escapes_(line.find("\\u") != std::string_view::npos) {
    line_.kept.resize(keep.size());
  }

  /// Empty: no problem, or not JSON at all.
  [[nodiscard]] const std::string& problem() const { return problem_; }
  /// From 1: the entity that contains the problem; 0: none.
  [[nodiscard]] std::size_t faulty_entity() const {
    return level_ <= Level::kEntities || !entities_ ? 0 : entities_->size();
  }
  /// The name of a required field that is missing; empty: none.
  [[nodiscard]] std::string_view missing_field() const {
    if (!id_) return "id";
    if (!text_) return "text";
    return entities_ || take_unannotated_ ? "" : "entities";
  }
  JsonLine take() {
    line_.id = std::move(*id_);
    line_.text = std::move(*text_);
    if (entities_) line_.entities = std::move(*entities_);
    return std::move(line_);
  }

  bool Null() {
    const bool is_none = take_unannotated_ && is_in(Level::kDocument) && field_ == Field::kEntities;
    return is_none ? set(entities_, {}) : token("null");
  }
  bool Bool(bool value) { return token(value ? "true" : "false"); }
  bool RawNumber(const char* written, rapidjson::SizeType size, bool) {
    return number({written, size});
  }
  bool String(const char* text, rapidjson::SizeType size, bool) { return string({text, size}); }
  bool Key(const char* name, rapidjson::SizeType size, bool) { return key({name, size}); }
  bool StartObject();
  bool EndObject(rapidjson::SizeType);
  bool StartArray();
  bool EndArray(rapidjson::SizeType);

 private:
  // The container of the next values. Deeper values are skipped.
  enum class Level : std::uint8_t {
    kLine,
    kDocument,
    kEntities,
    kEntity,
    kFragments,
    kFragment,
  };

  [[nodiscard]] bool is_in(Level level) const { return skipped_ == 0 && level_ == level; }
  [[nodiscard]] bool is_document_field() const {
    return field_ == Field::kId || field_ == Field::kText || field_ == Field::kEntities;
  }
  [[nodiscard]] bool is_entity_field() const {
    return field_ != Field::kOther && field_ != Field::kEntities;
  }
  JsonEntity& entity() { return entities_->back(); }

  // True for a lone second half of a surrogate pair, which the parser accepts as a character.
  [[nodiscard]] bool has_half_pair(std::string_view text) const {
    return has_code_escapes_ && text::find_invalid_utf8(text);
  }
  bool number(std::string_view written);
  bool offset(std::uint64_t value);
  bool string(std::string_view text);
  bool key(std::string_view name);
  // Handles a literal, or a number that is not an offset.
  bool token(std::string_view written) {
    if (!copy_.is_open()) return unexpected_value();
    copy_.token(written);
    return true;
  }
  bool begin_copy();
  bool begin_copy_of_other();
  bool drop();
  bool unexpected_value();
  bool skip();
  bool close();
  bool enter(Level level) {
    level_ = level;
    return true;
  }
  bool fail(std::string problem) {
    problem_ = std::move(problem);
    return false;
  }
  // Fails because the field has a value of the wrong type.
  bool fail_type(std::string_view shape) {
    std::string_view type = "a string";
    if (field_ == Field::kEntities) type = "a list";
    if (field_ == Field::kFragments) type = "a list of pairs";
    if (field_ == Field::kStart || field_ == Field::kEnd) type = "a whole number, 0 or more";
    return fail(fmt::format("{}\"{}\" must be {}; {}", place(), key_, type, shape));
  }
  // "entity 2: " inside an entity, otherwise "".
  [[nodiscard]] std::string place() const {
    return faulty_entity() == 0 ? "" : fmt::format("entity {}: ", faulty_entity());
  }
  template <class T>
  bool set(std::optional<T>& field, T value) {
    if (field) return fail(fmt::format("{}\"{}\" occurs twice", place(), key_));
    field.emplace(std::move(value));
    return true;
  }

  std::span<const std::string> keep_;
  bool keeps_every_;
  bool take_unannotated_;
  bool has_code_escapes_;
  JsonLine line_;
  std::optional<std::string> id_;
  std::optional<std::string> text_;
  std::optional<std::vector<JsonEntity>> entities_;
  JsonCopy copy_;         // of the current field, if it is kept
  std::string_view key_;  // name of the next value's field; refers to the parsed line
  Field field_ = Field::kOther;
  Level level_ = Level::kLine;
  std::size_t skipped_ = 0;  // open brackets of a skipped value
  std::size_t pair_size_ = 0;
  std::string problem_;
};

bool LineHandler::number(std::string_view written) {
  const bool is_whole = written.find_first_not_of("0123456789") == std::string_view::npos;
  if (!is_whole || copy_.is_open()) return token(written);
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), value);
  // Larger than 64 bits: clamp to an offset outside every text.
  return offset(error == std::errc() ? value : std::numeric_limits<std::uint64_t>::max());
}

bool LineHandler::offset(std::uint64_t value) {
  if (is_in(Level::kFragment)) {
    CodePointSpan& fragment = entity().fragments->back();
    (pair_size_++ == 0 ? fragment.begin : fragment.end) = value;
    return true;
  }
  if (is_in(Level::kEntity) && field_ == Field::kStart) return set(entity().start, value);
  if (is_in(Level::kEntity) && field_ == Field::kEnd) return set(entity().end, value);
  return unexpected_value();
}

bool LineHandler::string(std::string_view text) {
  if (has_half_pair(text)) return false;
  if (copy_.is_open()) {
    copy_.string(text);
    return true;
  }
  if (is_in(Level::kDocument)) {
    if (field_ == Field::kId) return set(id_, std::string(text));
    if (field_ == Field::kText) return set(text_, std::string(text));
  }
  if (is_in(Level::kEntity)) {
    if (field_ == Field::kId) return set(entity().id, std::string(text));
    if (field_ == Field::kLabel) return set(entity().label, std::string(text));
    if (field_ == Field::kText) return set(entity().text, std::string(text));
  }
  return unexpected_value();
}

bool LineHandler::key(std::string_view name) {
  if (has_half_pair(name)) return false;
  if (copy_.is_open()) {
    copy_.key(name);
    return true;
  }
  if (skipped_ > 0) return true;
  key_ = name;
  field_ = field_of(name);
  if (level_ == Level::kEntity && !is_entity_field()) return begin_copy_of_other();
  return level_ != Level::kDocument || begin_copy();
}

bool LineHandler::StartObject() {
  if (copy_.is_open()) {
    copy_.open('{');
    return true;
  }
  if (is_in(Level::kLine)) return enter(Level::kDocument);
  if (!is_in(Level::kEntities)) return skip();
  entities_->emplace_back();
  return enter(Level::kEntity);
}

bool LineHandler::StartArray() {
  if (copy_.is_open()) {
    copy_.open('[');
    return true;
  }
  if (is_in(Level::kDocument) && field_ == Field::kEntities) {
    return set(entities_, {}) && enter(Level::kEntities);
  }
  if (is_in(Level::kEntity) && field_ == Field::kFragments) {
    return set(entity().fragments, {}) && enter(Level::kFragments);
  }
  if (!is_in(Level::kFragments)) return skip();
  entity().fragments->emplace_back();
  pair_size_ = 0;
  return enter(Level::kFragment);
}

bool LineHandler::EndObject(rapidjson::SizeType) {
  if (!copy_.is_open()) return close();
  copy_.close('}');
  return true;
}

bool LineHandler::EndArray(rapidjson::SizeType) {
  if (copy_.is_open()) {
    copy_.close(']');
    return true;
  }
  if (is_in(Level::kFragment) && pair_size_ != 2) return unexpected_value();
  return close();
}

// Fields that make up the document are never copied, as their text is the original.
bool LineHandler::begin_copy() {
  if (is_document_field()) return true;
  const auto found = std::ranges::find(keep_, key_);
  if (found == keep_.end()) return begin_copy_of_other();
  std::string& kept = line_.kept[static_cast<std::size_t>(found - keep_.begin())];
  if (!kept.empty()) return fail(fmt::format("\"{}\" occurs twice", key_));
  copy_.begin(kept);
  return true;
}

bool LineHandler::begin_copy_of_other() {
  if (!keeps_every_) return drop();
  line_.others.push_back({std::string(key_), {}});
  copy_.begin(line_.others.back().json);
  return true;
}

bool LineHandler::drop() {
  std::string name(key_);
  if (level_ == Level::kEntity) name.insert(0, kFieldOfAnnotation);
  const bool is_full = line_.dropped.size() == kMostDropped;
  if (!is_full && std::ranges::count(line_.dropped, name) == 0) {
    line_.dropped.push_back(std::move(name));
  }
  return true;
}

// Handles a value of a field without meaning, or of a wrong type.
bool LineHandler::unexpected_value() {
  if (skipped_ > 0) return true;
  switch (level_) {
    case Level::kLine:
      return fail(kDocumentShape);
    case Level::kDocument:
      return !is_document_field() || fail_type(kDocumentShape);
    case Level::kEntity:
      return !is_entity_field() || fail_type(kEntityShape);
    case Level::kEntities:
      return fail(fmt::format("\"entities\" holds what is no object; {}", kEntityShape));
    default:
      return fail(fmt::format("{}\"fragments\" must be a list of pairs of whole numbers; {}",
                              place(), kEntityShape));
  }
}

bool LineHandler::skip() {
  if (!unexpected_value()) return false;
  ++skipped_;
  return true;
}

bool LineHandler::close() {
  if (skipped_ > 0) {
    --skipped_;
    return true;
  }
  return enter(static_cast<Level>(static_cast<int>(level_) - 1));
}

/// True for files with one JSON value over many lines, or with all documents in one array.
bool begins_array(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  return first != std::string_view::npos && line[first] == '[';
}

Error array_error() {
  return malformed_error(
      "a JSON array, not JSON Lines, which have one document a line; they are made of it with: jq "
      "-c "
      "'.[]' FILE.json > FILE.jsonl");
}

Error no_json_from(std::size_t position) {
  return malformed_error(
      fmt::format("this is not JSON from byte {} on; write one document as one object on one line, "
                  "as a JSON library does",
                  position));
}

}  // namespace

Result<JsonLine> parse_json_line(std::string_view line, std::span<const std::string> keep,
                                 bool take_unannotated, std::size_t* faulty_entity) {
  if (auto error = check_utf8(line, Location::In::kNowhere)) return std::move(*error);
  // Strings are unescaped in place, hence the copy. The parser reads 16 bytes at once, also beyond
  // the end.
  std::string copy;
  copy.reserve(line.size() + 16);
  copy.assign(line);
  char* const begin = copy.data() + (line.starts_with(kBom) ? kBom.size() : 0);
  rapidjson::InsituStringStream stream(begin);
  constexpr unsigned kFlags = rapidjson::kParseInsituFlag |
                              rapidjson::kParseIterativeFlag |  // nested brackets use no stack
                              rapidjson::kParseNumbersAsStringsFlag;
  LineHandler handler(line, keep, take_unannotated);
  rapidjson::Reader reader;
  if (const auto result = reader.Parse<kFlags>(stream, handler); result.IsError()) {
    if (begins_array(line)) return array_error();
    if (!handler.problem().empty()) {
      if (faulty_entity != nullptr) *faulty_entity = handler.faulty_entity();
      return malformed_error(handler.problem());
    }
    return no_json_from(static_cast<std::size_t>(begin - copy.data()) + result.Offset());
  }
  const std::size_t nul = line.find('\0');  // RapidJSON takes NUL for the end of the input
  if (nul != std::string_view::npos) return no_json_from(nul);
  if (const std::string_view field = handler.missing_field(); !field.empty()) {
    return malformed_error(fmt::format("\"{}\" is missing; {}", field, kDocumentShape));
  }
  return handler.take();
}

}  // namespace pseudo
