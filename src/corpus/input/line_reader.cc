#include "corpus/input/line_reader.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

namespace pseudo {

namespace {

constexpr std::size_t kKept = std::size_t{1} << 22U;   // bytes of room kept after a long line
constexpr std::size_t kBlock = std::size_t{1} << 17U;  // bytes read at once

}  // namespace

Result<LineReader> LineReader::open(const std::string& path) {
  Result<StreamInput> input = StreamInput::open(path);
  if (!input) return input.error();
  return LineReader(std::move(*input));
}

Result<std::size_t> LineReader::fill(const std::function<bool()>& stop) {
  const std::size_t most = std::max(kBlock, have_ / 2);
  if (room_.size() < have_ + kBlock) room_.resize(have_ + most);
  const std::size_t room = std::min(room_.size() - have_, most);
  const Result<std::size_t> got = input_.read(room_.data() + have_, room, stop);
  if (!got) return got.error();
  have_ += *got;
  if (*got == 0 && stop && stop()) have_ = 0;  // an incomplete line is not used
  return *got;
}

/// Moves the bytes from `begin` on to the front, and frees memory that a long line took.
void LineReader::keep_rest(std::size_t begin) {
  std::copy(room_.data() + begin, room_.data() + have_, room_.data());
  have_ -= begin;
  if (room_.size() <= kKept) return;
  room_.resize(have_);
  room_.shrink_to_fit();
}

Result<bool> LineReader::next(std::string& lines, const std::function<bool()>& stop) {
  std::size_t whole = 0;  // bytes of whole lines in room_
  while (whole == 0) {
    const std::size_t before = have_;
    const Result<std::size_t> got = fill(stop);
    if (!got) return got.error();
    if (*got == 0) {
      room_.resize(std::exchange(have_, 0));
      lines = std::exchange(room_, {});
      return !lines.empty();
    }
    const std::string_view added = std::string_view(room_).substr(before, *got);
    const std::size_t end = added.rfind('\n');
    if (end != std::string_view::npos) whole = before + end + 1;
    if (whole == 0 && have_ > kLongestLine) {
      return Error{
          ErrorCode::kMalformed,
          fmt::format("a line is longer than {} MiB; divide the document", kLongestLine >> 20U)};
    }
  }
  lines.assign(room_, 0, whole);
  keep_rest(whole);
  return true;
}

}  // namespace pseudo
