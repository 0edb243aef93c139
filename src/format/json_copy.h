// Serializes JSON values while they are parsed: strings and white space in canonical form, numbers
// as in the input.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo {

class JsonCopy {
 public:
  /// True from begin() to the end of the value.
  [[nodiscard]] bool is_open() const { return out_ != nullptr; }
  /// Starts to append the next value to `out`, which must live until the end of the value.
  void begin(std::string& out) { out_ = &out; }
  void string(std::string_view text);
  /// Appends a number or literal as it was written.
  void token(std::string_view written);
  void key(std::string_view name);
  void open(char bracket);
  void close(char bracket);

 private:
  void separate();
  void end_value();

  std::string* out_ = nullptr;
  std::vector<bool> is_first_;  // for each open bracket: it is still empty
  bool after_key_ = false;
};

}  // namespace pseudo
