// JSON, taken apart from front to back: just what a document needs, at the speed of its strings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pseudo {

/// Every function skips white space first, and takes what it is named for. When it is not there,
/// nothing but the white space is taken, unless is_broken() says that this is not JSON.
/// Holds a view: make it, use it, drop it.
/// Source: RFC 8259; strings must be Unicode (no lone surrogates).
class JsonScanner {
 public:
  /// Precondition: valid UTF-8. A BOM at the front is skipped.
  explicit JsonScanner(std::string_view json);

  bool take(char mark);
  [[nodiscard]] bool at_end();
  std::optional<std::string> take_string();
  /// A whole number, not negative, without fraction and exponent; at most the largest.
  std::optional<std::uint64_t> take_number();
  /// A value of any kind, as it is written.
  std::optional<std::string_view> take_value();

  /// True once something was met that is not JSON; the position is the byte where.
  [[nodiscard]] bool is_broken() const { return broken_; }
  [[nodiscard]] std::size_t position() const { return pos_; }
  void mark_broken() { broken_ = true; }

 private:
  void skip_space();
  bool skip_string();
  bool skip_scalar();
  bool skip_number();
  bool skip_word(std::string_view word);
  bool skip_digits();
  bool append_escape(std::string& text);
  std::optional<std::uint32_t> take_hex();
  bool broken();

  std::string_view json_;
  std::size_t pos_ = 0;
  bool broken_ = false;
};

/// Appends `text` as a JSON string. Precondition: valid UTF-8.
void append_json_string(std::string& json, std::string_view text);

}  // namespace pseudo
