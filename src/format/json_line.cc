#include "format/json_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "format/input.h"
#include "format/json_copy.h"

namespace pseudo {
namespace {

constexpr const char* kDocumentShape =
    R"(a document is {"id": "...", "text": "...", "entities": [...]} on one line)";

// Gets the values of a line one after the other and keeps those that make a document. A call that
// returns false is the last one.
class LineHandler : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit LineHandler(std::span<const std::string> keep) : keep_(keep) {
    line_.kept.resize(keep.size());
  }

  [[nodiscard]] const std::string& problem() const { return problem_; }
  [[nodiscard]] std::size_t error_position() const { return error_position_; }
  [[nodiscard]] bool is_complete() const { return id_ && text_ && entities_; }
  JsonLine take() {
    line_.id = std::move(*id_);
    line_.text = std::move(*text_);
    line_.entities = std::move(*entities_);
    return std::move(line_);
  }

  bool null() override { return token("null"); }
  bool boolean(bool value) override { return token(value ? "true" : "false"); }
  bool number_integer(number_integer_t number) override {
    if (number < 0) return token(std::to_string(number));
    return number_unsigned(static_cast<std::uint64_t>(number));  // -0
  }
  bool number_unsigned(number_unsigned_t number) override;
  bool number_float(double, const std::string& written) override;
  bool string(string_t& text) override;
  bool binary(binary_t&) override { return token({}); }
  bool key(string_t& name) override;
  bool start_object(std::size_t) override;
  bool end_object() override;
  bool start_array(std::size_t) override;
  bool end_array() override;
  // The library's own message would quote the line.
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::json::exception&) override {
    error_position_ = position > 0 ? position - 1 : 0;  // it counts from 1
    return false;
  }

 private:
  // What the values are in that come next. Deeper values are skipped.
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
    return key_ == "id" || key_ == "text" || key_ == "entities";
  }
  [[nodiscard]] bool is_entity_field() const {
    return key_ == "id" || key_ == "label" || key_ == "start" || key_ == "end" ||
           key_ == "fragments" || key_ == "text";
  }
  JsonEntity& entity() { return entities_->back(); }

  // A literal, or a number that is no offset.
  bool token(std::string_view written) {
    if (!copy_.is_open()) return unexpected_value();
    copy_.token(written);
    return true;
  }
  bool begin_copy();
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
  template <class T>
  bool set(std::optional<T>& field, T value) {
    if (field) return fail("a field is there twice");
    field.emplace(std::move(value));
    return true;
  }

  std::span<const std::string> keep_;
  JsonLine line_;
  std::optional<std::string> id_;
  std::optional<std::string> text_;
  std::optional<std::vector<JsonEntity>> entities_;
  JsonCopy copy_;  // of the field to keep that is being read
  std::string key_;
  Level level_ = Level::kLine;
  std::size_t skipped_ = 0;  // open brackets of a value that is skipped
  std::size_t pair_size_ = 0;
  std::string problem_;
  std::size_t error_position_ = 0;
};

bool LineHandler::number_unsigned(number_unsigned_t number) {
  if (copy_.is_open()) return token(std::to_string(number));
  if (is_in(Level::kFragment)) {
    CodePointSpan& fragment = entity().fragments->back();
    (pair_size_++ == 0 ? fragment.begin : fragment.end) = number;
    return true;
  }
  if (is_in(Level::kEntity) && key_ == "start") return set(entity().start, number);
  if (is_in(Level::kEntity) && key_ == "end") return set(entity().end, number);
  return unexpected_value();
}

bool LineHandler::number_float(double, const std::string& written) {
  // A whole number beyond 64 bits is an offset outside of every text.
  const bool is_whole = written.find_first_not_of("0123456789") == std::string::npos;
  if (is_whole && !copy_.is_open()) {
    return number_unsigned(std::numeric_limits<std::uint64_t>::max());
  }
  return token(written);
}

bool LineHandler::string(string_t& text) {
  if (copy_.is_open()) {
    copy_.string(text);
    return true;
  }
  if (is_in(Level::kDocument)) {
    if (key_ == "id") return set(id_, std::move(text));
    if (key_ == "text") return set(text_, std::move(text));
  }
  if (is_in(Level::kEntity)) {
    if (key_ == "id") return set(entity().id, std::move(text));
    if (key_ == "label") return set(entity().label, std::move(text));
    if (key_ == "text") return set(entity().text, std::move(text));
  }
  return unexpected_value();
}

bool LineHandler::key(string_t& name) {
  if (copy_.is_open()) {
    copy_.key(name);
    return true;
  }
  if (skipped_ > 0) return true;
  key_ = std::move(name);
  return level_ != Level::kDocument || begin_copy();
}

bool LineHandler::start_object(std::size_t) {
  if (copy_.is_open()) {
    copy_.open('{');
    return true;
  }
  if (is_in(Level::kLine)) return enter(Level::kDocument);
  if (!is_in(Level::kEntities)) return skip();
  entities_->emplace_back();
  return enter(Level::kEntity);
}

bool LineHandler::start_array(std::size_t) {
  if (copy_.is_open()) {
    copy_.open('[');
    return true;
  }
  if (is_in(Level::kDocument) && key_ == "entities") {
    return set(entities_, {}) && enter(Level::kEntities);
  }
  if (is_in(Level::kEntity) && key_ == "fragments") {
    return set(entity().fragments, {}) && enter(Level::kFragments);
  }
  if (!is_in(Level::kFragments)) return skip();
  entity().fragments->emplace_back();
  pair_size_ = 0;
  return enter(Level::kFragment);
}

bool LineHandler::end_object() {
  if (!copy_.is_open()) return close();
  copy_.close('}');
  return true;
}

bool LineHandler::end_array() {
  if (copy_.is_open()) {
    copy_.close(']');
    return true;
  }
  if (is_in(Level::kFragment) && pair_size_ != 2) return fail(kEntityShape);
  return close();
}

// The fields that the document is made of are written anew, never copied: the text is the original.
bool LineHandler::begin_copy() {
  const auto found = std::ranges::find(keep_, key_);
  if (found == keep_.end() || is_document_field()) return true;
  std::string& kept = line_.kept[static_cast<std::size_t>(found - keep_.begin())];
  if (!kept.empty()) return fail("a field to keep is there twice");
  copy_.begin(kept);
  return true;
}

// A value of a field that has no meaning here, or of another type than the field has.
bool LineHandler::unexpected_value() {
  if (skipped_ > 0) return true;
  switch (level_) {
    case Level::kLine:
      return fail(kDocumentShape);
    case Level::kDocument:
      return !is_document_field() || fail(kDocumentShape);
    case Level::kEntity:
      return !is_entity_field() || fail(kEntityShape);
    default:
      return fail(kEntityShape);
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

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message)}; }

Error no_json_from(std::size_t position) {
  return malformed(
      fmt::format("this is not JSON from byte {} on; write one document as one object on one line, "
                  "as a JSON library does",
                  position));
}

}  // namespace

Result<JsonLine> parse_json_line(std::string_view line, std::span<const std::string> keep) {
  if (auto error = check_utf8(line, Location::In::kNowhere)) return std::move(*error);
  LineHandler handler(keep);
  if (!nlohmann::json::sax_parse(line, &handler)) {
    if (!handler.problem().empty()) return malformed(handler.problem());
    return no_json_from(handler.error_position());
  }
  const std::size_t nul = line.find('\0');  // the end of the input to the library
  if (nul != std::string_view::npos) return no_json_from(nul);
  if (!handler.is_complete()) return malformed(kDocumentShape);
  return handler.take();
}

}  // namespace pseudo
