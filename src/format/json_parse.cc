#include "format/json_parse.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "format/input.h"

namespace pseudo {
namespace {

// Levels that the fast parser goes down into. What is deeper, broken, or a number of more than 64
// bits is left to the exact one, which says where a line breaks, too.
constexpr std::size_t kMaxDepth = 64;

// Hands the values of a parsed line to the collector, in their order.
class Walk {
 public:
  explicit Walk(Collector& collector) : collector_(collector) {}
  // Met a number of a kept field of which only the value is left.
  [[nodiscard]] bool lacks_writing() const { return lacks_writing_; }

  bool value(simdjson::dom::element element) {
    using simdjson::dom::element_type;
    switch (element.type()) {
      case element_type::OBJECT:
        return object(element.get_object().value_unsafe());
      case element_type::ARRAY:
        return array(element.get_array().value_unsafe());
      case element_type::STRING:
        return collector_.string(element.get_string().value_unsafe());
      case element_type::UINT64:
        return collector_.whole_number(element.get_uint64().value_unsafe());
      case element_type::INT64:
        return integer(element.get_int64().value_unsafe());
      case element_type::DOUBLE:
        lacks_writing_ = collector_.is_passing_through();
        return !lacks_writing_ && collector_.other_scalar({});
      case element_type::BOOL:
        return collector_.other_scalar(element.get_bool().value_unsafe() ? "true" : "false");
      case element_type::NULL_VALUE:
        break;
    }
    return collector_.other_scalar("null");
  }

 private:
  bool object(const simdjson::dom::object& fields) {
    if (!collector_.start_object()) return false;
    for (const simdjson::dom::key_value_pair& field : fields) {
      if (!collector_.key(field.key) || !value(field.value)) return false;
    }
    return collector_.end_object();
  }

  bool array(const simdjson::dom::array& elements) {
    if (!collector_.start_array()) return false;
    for (const simdjson::dom::element element : elements) {
      if (!value(element)) return false;
    }
    return collector_.end_array();
  }

  bool integer(std::int64_t number) {
    return number < 0 ? collector_.other_scalar(std::to_string(number))
                      : collector_.whole_number(static_cast<std::uint64_t>(number));
  }

  Collector& collector_;
  bool lacks_writing_ = false;
};

// The exact parser's events.
class Events : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit Events(Collector& collector) : collector_(collector) {}
  [[nodiscard]] std::size_t position() const { return position_; }

  bool null() override { return collector_.other_scalar("null"); }
  bool boolean(bool value) override { return collector_.other_scalar(value ? "true" : "false"); }
  bool number_integer(number_integer_t number) override {
    if (number < 0) return collector_.other_scalar(std::to_string(number));
    return collector_.whole_number(static_cast<std::uint64_t>(number));  // -0
  }
  bool number_unsigned(number_unsigned_t number) override {
    return collector_.whole_number(number);
  }
  bool number_float(double, const std::string& text) override {
    // A whole number beyond 64 bits: too large for any text, which its reader will say.
    const bool is_whole = text.find_first_not_of("0123456789") == std::string::npos;
    if (is_whole && !collector_.is_passing_through()) {
      return collector_.whole_number(std::numeric_limits<std::uint64_t>::max());
    }
    return collector_.other_scalar(text);
  }
  bool string(string_t& text) override { return collector_.string(text); }
  bool binary(binary_t&) override { return collector_.other_scalar({}); }
  bool start_object(std::size_t) override { return collector_.start_object(); }
  bool key(string_t& name) override { return collector_.key(name); }
  bool end_object() override { return collector_.end_object(); }
  bool start_array(std::size_t) override { return collector_.start_array(); }
  bool end_array() override { return collector_.end_array(); }

  // The library's own message would quote the line.
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::json::exception&) override {
    position_ = position > 0 ? position - 1 : 0;  // it counts from 1
    return false;
  }

 private:
  Collector& collector_;
  std::size_t position_ = 0;
};

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message), "line"}; }

enum class Verdict { kRead, kBad, kUnknown };

Verdict parse_fast(std::string_view line, Collector& collector) {
  if (line.starts_with(kBom)) line.remove_prefix(kBom.size());
  simdjson::dom::parser parser;
  if (parser.allocate(line.size(), kMaxDepth) != simdjson::SUCCESS) return Verdict::kUnknown;
  const auto root = parser.parse(line.data(), line.size());  // copies it, for the padding
  if (root.error() != simdjson::SUCCESS) return Verdict::kUnknown;
  Walk walk(collector);
  if (walk.value(root.value_unsafe())) return Verdict::kRead;
  return walk.lacks_writing() ? Verdict::kUnknown : Verdict::kBad;
}

std::optional<Error> parse_exactly(std::string_view line, Collector& collector) {
  Events events(collector);
  if (nlohmann::json::sax_parse(line, &events)) return std::nullopt;
  if (!collector.problem().empty()) return malformed(collector.problem());
  return malformed(fmt::format("this is not JSON from byte {} on", events.position()));
}

}  // namespace

std::optional<Error> parse_json_line(std::string_view line, std::span<const std::string> keep,
                                     RawLine& raw) {
  Collector fast(raw, keep);
  switch (parse_fast(line, fast)) {
    case Verdict::kRead:
      break;
    case Verdict::kBad:
      return malformed(fast.problem());
    case Verdict::kUnknown:
      raw = {};
      Collector exact(raw, keep);
      if (auto error = parse_exactly(line, exact)) return error;
  }
  if (!raw.id || !raw.text || !raw.entities) return malformed(kDocumentShape);
  return std::nullopt;
}

}  // namespace pseudo
