// Puts the pieces of JSON together: many small ones, one long text.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

namespace pseudo {

/// Collects pieces in memory of its own before they go to `out`, which costs a call for each: all
/// of them only with flush().
class JsonOut {
 public:
  explicit JsonOut(std::string& out) : out_(out) {}
  JsonOut(const JsonOut&) = delete;
  JsonOut& operator=(const JsonOut&) = delete;

  /// As it stands; short.
  void constant(std::string_view text) {
    char* const end = room(text.size());
    std::memcpy(end, text.data(), text.size());
    end_ += text.size();
  }
  void number(std::size_t number);
  /// The inside of a string.
  void escaped(std::string_view text);
  /// As it stands, of any length.
  void raw(std::string_view text);
  void flush();

 private:
  /// Memory for so many more bytes, at most 100.
  char* room(std::size_t size) {
    if (end_ + size > memory_.size()) flush();
    return memory_.data() + end_;
  }
  void escape(char c);
  /// Copies a short text that needs no escape. False for others.
  bool put_short(std::string_view text);
  /// Copies what needs no escape, by the stride, and answers how many bytes that were.
  std::size_t put_plain_strides(std::string_view text);

  std::string& out_;
  std::size_t end_ = 0;
  std::array<char, 1024> memory_;
};

}  // namespace pseudo
