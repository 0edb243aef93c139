#include "format/json_exact.h"

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "format/input.h"
#include "format/json_collector.h"

namespace pseudo {
namespace {

// Hands the values of a line to the collector, in their order.
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

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message)}; }

}  // namespace

std::optional<Error> parse_json_exactly(std::string_view line, std::span<const std::string> keep,
                                        RawLine& raw) {
  if (auto error = check_utf8(line, Location::In::kNowhere)) return error;
  Collector collector(raw, keep);
  Events events(collector);
  if (!nlohmann::json::sax_parse(line, &events)) {
    if (!collector.problem().empty()) return malformed(collector.problem());
    return malformed(
        fmt::format("this is not JSON from byte {} on; write one document as one "
                    "object on one line, as a JSON library does",
                    events.position()));
  }
  if (!raw.id || !raw.text || !raw.entities) return malformed(kDocumentShape);
  return std::nullopt;
}

}  // namespace pseudo
