// Writes JSON values anew from their events.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo {

class PassThrough {
 public:
  /// From begin() to the end of the value.
  [[nodiscard]] bool is_open() const { return open_; }
  void begin(std::string& out);
  void scalar(std::string_view text);
  void key(std::string_view name);
  void open(char bracket);
  void close(char bracket);

 private:
  void separate();
  void end_value() { open_ = !is_first_.empty(); }

  std::string* out_ = nullptr;
  std::vector<bool> is_first_;  // of the open brackets
  bool after_key_ = false;
  bool open_ = false;
};

/// A JSON string of `text`, with its quotes.
std::string quoted(std::string_view text);

}  // namespace pseudo
