#include "corpus/input/line_reader.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "format/mail/mbox.h"

namespace pseudo {

namespace {

constexpr std::size_t kKept = std::size_t{1} << 22U;   // bytes of capacity kept after a long line
constexpr std::size_t kBlock = std::size_t{1} << 17U;  // bytes per read

}  // namespace

Result<LineReader> LineReader::open(const std::string& path, Unit unit) {
  Result<StreamInput> input = StreamInput::open(path);
  if (!input) return input.error();
  return LineReader(std::move(*input), unit);
}

Result<std::size_t> LineReader::fill(const std::function<bool()>& stop) {
  const std::size_t most = std::max(kBlock, have_ / 2);
  if (room_.size() < have_ + kBlock) room_.resize(have_ + most);
  const std::size_t room = std::min(room_.size() - have_, most);
  const Result<std::size_t> got = input_.read(room_.data() + have_, room, stop);
  if (!got) return got.error();
  have_ += *got;
  if (*got == 0 && stop && stop()) have_ = 0;  // drop an incomplete line
  return *got;
}

/// Moves the bytes from `begin` on to the front; frees the capacity that a long line required.
void LineReader::keep_rest(std::size_t begin) {
  std::copy(room_.data() + begin, room_.data() + have_, room_.data());
  have_ -= begin;
  if (room_.size() <= kKept) return;
  room_.resize(have_);
  room_.shrink_to_fit();
}

std::size_t LineReader::count_whole(std::size_t before) const {
  const std::string_view there = std::string_view(room_).substr(0, have_);
  if (unit_ == Unit::kLine) {
    const std::size_t end = there.substr(before).rfind('\n');
    return end == std::string_view::npos ? 0 : before + end + 1;
  }
  // A mail is complete when the next one begins, which depends on the line after its first line. So
  // the last two lines that were in the buffer must be examined again.
  std::size_t from = before;
  for (int lines = 0; lines < 2 && from > 0; ++lines) {
    const std::size_t end = from < 2 ? std::string_view::npos : there.rfind('\n', from - 2);
    from = end == std::string_view::npos ? 0 : end + 1;
  }
  const std::vector<std::size_t> mails = find_mails(there, from, false);
  return mails.empty() ? 0 : mails.back();
}

Result<bool> LineReader::next(std::string& lines, const std::function<bool()>& stop) {
  std::size_t whole = 0;  // bytes of complete lines in room_
  while (whole == 0) {
    const std::size_t before = have_;
    const Result<std::size_t> got = fill(stop);
    if (!got) return got.error();
    if (*got == 0) {
      room_.resize(std::exchange(have_, 0));
      lines = std::exchange(room_, {});
      return !lines.empty();
    }
    whole = count_whole(before);
    if (whole == 0 && have_ > kLongestLine) {
      return Error{ErrorCode::kMalformed,
                   fmt::format("a {} is longer than {} MiB; divide the document",
                               unit_ == Unit::kMail ? "mail" : "line", kLongestLine >> 20U)};
    }
  }
  lines.assign(room_, 0, whole);
  keep_rest(whole);
  return true;
}

}  // namespace pseudo
