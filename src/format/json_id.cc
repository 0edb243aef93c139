// Finds the id of a document in a line that cannot be read, so that messages can name it.
#include <rapidjson/reader.h>

#include <optional>
#include <string>
#include <string_view>

#include "format/input.h"
#include "pseudo/format.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

/// Stops at the value of the field "id" of the outermost object.
class IdHandler : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, IdHandler> {
 public:
  [[nodiscard]] const std::optional<std::string>& id() const { return id_; }

  bool Default() { return !is_next_; }
  bool RawNumber(const char*, rapidjson::SizeType, bool) { return Default(); }
  bool String(const char* text, rapidjson::SizeType size, bool) {
    if (!is_next_) return true;
    id_.emplace(text, size);
    return false;
  }
  bool Key(const char* name, rapidjson::SizeType size, bool) {
    is_next_ = depth_ == 1 && std::string_view(name, size) == "id";
    return true;
  }
  bool StartObject() { return open(); }
  bool EndObject(rapidjson::SizeType) { return close(); }
  bool StartArray() { return open(); }
  bool EndArray(rapidjson::SizeType) { return close(); }

 private:
  bool open() {
    ++depth_;
    return !is_next_;
  }
  bool close() {
    --depth_;
    return true;
  }

  std::size_t depth_ = 0;
  bool is_next_ = false;
  std::optional<std::string> id_;
};

}  // namespace

std::optional<std::string> find_json_id(std::string_view line) {
  if (line.starts_with(kBom)) line.remove_prefix(kBom.size());
  rapidjson::MemoryStream stream(line.data(), line.size());
  constexpr unsigned kFlags = rapidjson::kParseIterativeFlag |  // nested brackets use no stack
                              rapidjson::kParseNumbersAsStringsFlag;
  IdHandler handler;
  rapidjson::Reader reader;
  reader.Parse<kFlags>(stream, handler);
  if (!handler.id() || text::find_invalid_utf8(*handler.id())) return std::nullopt;
  return handler.id();
}

}  // namespace pseudo
