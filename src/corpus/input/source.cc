#include "corpus/input/source.h"

#include <algorithm>
#include <utility>

#include "corpus/input/line_batch.h"

namespace pseudo {

namespace {

constexpr std::size_t kEntriesABatch = 32;

}  // namespace

bool Source::next(Batch& batch) {
  batch = Batch();
  while (part_ < found_.parts.size()) {
    const InputPart& part = found_.parts[part_];
    const bool more = part.stream ? next_lines(part, batch) : next_entries(part, batch);
    if (more) {
      batch.number = number_++;
      return true;
    }
    ++part_;
    entry_ = 0;
    line_ = 1;
    mail_ = 1;
    reader_.reset();
  }
  return false;
}

std::string_view without_bom(std::string_view line, std::size_t number) {
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
  if (entry_ != 0) return false;  // the stream ended with an error
  batch.stream = &*part.stream;
  batch.format = part.format;
  batch.mailbox = part.id;
  batch.first_line = line_;
  batch.first_mail = mail_;
  const auto fault = [&](Error error) {
    batch.fault = std::move(error);
    entry_ = 1;
    return true;
  };
  if (!reader_) {
    const LineReader::Unit unit =
        has_mails(*part.format) ? LineReader::Unit::kMail : LineReader::Unit::kLine;
    Result<LineReader> opened = LineReader::open(*part.stream, unit);
    if (!opened) return fault(opened.error());
    reader_.emplace(std::move(*opened));
  }
  const Result<bool> more = reader_->next(batch.lines, stop_);
  if (!more) return fault(more.error());
  line_ += count_line_ends(batch.lines);
  if (has_mails(*part.format)) mail_ += split_mails(batch).size();
  return *more;
}

}  // namespace pseudo
