#include "corpus/input/source.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "corpus/document_ids.h"
#include "corpus/input/line_batch.h"
#include "corpus/output/neutral_names.h"
#include "corpus/output/stream_sink.h"
#include "pseudo/format.h"

namespace pseudo {

namespace {

constexpr std::size_t kEntriesABatch = 32;
constexpr std::size_t kKept = std::size_t{1} << 22U;   // bytes of room kept behind a long line
constexpr std::size_t kBlock = std::size_t{1} << 17U;  // bytes read from a stream at once
constexpr int kPatience = 200;                         // ms until the stop hook is asked again

}  // namespace

Result<LineReader> LineReader::open(const std::string& path) {
  if (path == "-") return LineReader(Fd(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)));
  Fd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!fd) return io_error("read", errno);
  return LineReader(std::move(fd));
}

Result<std::size_t> LineReader::fill(const std::function<bool()>& stop) {
  const std::size_t most = std::max(kBlock, have_ / 2);
  if (room_.size() < have_ + kBlock) room_.resize(have_ + most);
  const std::size_t room = std::min(room_.size() - have_, most);
  for (;;) {
    pollfd ready{fd_.get(), POLLIN, 0};
    const int events = ::poll(&ready, 1, kPatience);
    if (stop && stop()) break;
    if (events == 0 || (events < 0 && errno == EINTR)) continue;
    const ssize_t got = ::read(fd_.get(), room_.data() + have_, room);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got < 0) return io_error("read", errno);
    have_ += static_cast<std::size_t>(got);
    return static_cast<std::size_t>(got);
  }
  have_ = 0;  // Stopped: a line that is not whole is not used.
  return std::size_t{0};
}

/// What follows `begin` comes to the front; the room behind a long line is given back.
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
  }
  lines.assign(room_, 0, whole);
  keep_rest(whole);
  return true;
}

bool Source::next(Batch& batch) {
  batch = Batch();
  while (part_ < found_.parts.size()) {
    const InputPart& part = found_.parts[part_];
    const bool more = part.stream ? next_lines(part, batch) : next_entries(part, batch);
    if (more) {
      if (missing() > 0) mark_there(batch);
      batch.number = number_++;
      return true;
    }
    ++part_;
    entry_ = 0;
    line_ = 1;
    reader_.reset();
  }
  return false;
}

/// Documents stand in the output in the order of the input; those that failed are left out.
bool Source::take_if_there(const std::string& id) {
  if (missing() == 0 || id_fault(id) || id_hash(output_id(plan_, id)) != there_[next_there_])
    return false;
  ++next_there_;
  return true;
}

void Source::mark_there(Batch& batch) {
  if (batch.stream == nullptr) {
    for (std::size_t i = batch.begin; i < batch.end; ++i) {
      if (take_if_there(found_.catalog.id(found_.catalog.entries[i]))) {
        batch.there.insert(i - batch.begin);
      }
    }
    return;
  }
  std::string_view rest(batch.lines);
  for (std::size_t number = 0; !rest.empty() && missing() > 0; ++number) {
    std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    line = without_mark(line, batch.first_line + number);
    const Result<Document> document = read_json_line(line, plan_.labels, {});
    if (document && take_if_there(document->id)) batch.there.insert(number);
  }
}

std::string_view without_mark(std::string_view line, std::size_t number) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (number == 1 && line.substr(0, kMark.size()) == kMark) line.remove_prefix(kMark.size());
  return line;
}

bool Source::next_entries(const InputPart& part, Batch& batch) {
  batch.begin = std::max(part.begin, entry_);
  batch.end = std::min(part.end, batch.begin + kEntriesABatch);
  entry_ = batch.end;
  return batch.begin < batch.end;
}

bool Source::next_lines(const InputPart& part, Batch& batch) {
  if (entry_ != 0) return false;  // It ended with a fault.
  batch.stream = &*part.stream;
  batch.first_line = line_;
  const auto fault = [&](Error error) {
    batch.fault = std::move(error);
    entry_ = 1;
    return true;
  };
  if (!reader_) {
    Result<LineReader> opened = LineReader::open(*part.stream);
    if (!opened) return fault(opened.error());
    reader_.emplace(std::move(*opened));
  }
  const Result<bool> more = reader_->next(batch.lines, stop_);
  if (!more) return fault(more.error());
  line_ += count_line_ends(batch.lines);
  return *more;
}

}  // namespace pseudo
