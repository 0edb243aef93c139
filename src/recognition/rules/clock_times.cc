#include "recognition/rules/clock_times.h"

#include <cstddef>

#include "text/ascii.h"

namespace pseudo::recognition {

namespace {

class ClockReader {
 public:
  explicit ClockReader(std::string_view text) : text_(text) {}

  /// The end of a time that begins there; 0: none.
  [[nodiscard]] std::size_t end_of_time(std::size_t begin) const {
    if (is_digit(begin - 1)) return 0;
    std::size_t end = begin + digits(begin);
    const std::size_t hours = end - begin;
    if (hours == 0 || hours > 2 || !is(end, ':') || digits(end + 1) != 2) return 0;
    end += 3;
    if (is(end, ':') && digits(end + 1) == 2) end += 3;
    const bool has_zone =
        is(end, ' ') && (is(end + 1, '+') || is(end + 1, '-')) && digits(end + 2) == 4;
    return has_zone ? end + 6 : end;
  }

 private:
  [[nodiscard]] bool is(std::size_t i, char c) const { return i < text_.size() && text_[i] == c; }
  [[nodiscard]] bool is_digit(std::size_t i) const {
    return i < text_.size() && text::is_ascii_digit(text_[i]);
  }
  /// The number of digits at `i`, counted up to five.
  [[nodiscard]] std::size_t digits(std::size_t i) const {
    std::size_t count = 0;
    while (count < 5 && is_digit(i + count)) ++count;
    return count;
  }

  std::string_view text_;
};

}  // namespace

std::vector<ByteSpan> clock_times(std::string_view text) {
  const ClockReader reader(text);
  std::vector<ByteSpan> found;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = reader.end_of_time(i);
    if (end > 0) found.push_back({i, end});
    i = end > 0 ? end : i + 1;
  }
  return found;
}

}  // namespace pseudo::recognition
