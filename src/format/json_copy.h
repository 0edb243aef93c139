// Writes JSON values anew while they are read: strings and white space as we write them, numbers
// as they are in the input.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo {

class JsonCopy {
 public:
  /// From begin() to the end of the value.
  [[nodiscard]] bool is_open() const { return out_ != nullptr; }
  /// The next value is appended to `out`, which must live until its end.
  void begin(std::string& out) { out_ = &out; }
  void string(std::string_view text);
  /// A number or literal, as it is written.
  void token(std::string_view written);
  void key(std::string_view name);
  void open(char bracket);
  void close(char bracket);

 private:
  void separate();
  void end_value();

  std::string* out_ = nullptr;
  std::vector<bool> is_first_;  // of the open brackets: nothing is in them yet
  bool after_key_ = false;
};

}  // namespace pseudo
