#include "corpus/input/line_batch.h"

#include <algorithm>

#include <fmt/format.h>

#include "format/mail/mbox.h"

namespace pseudo {

namespace {

bool is_blank_line(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

/// The end of the blank lines that begin at `at`.
std::size_t skip_blank_lines(std::string_view lines, std::size_t at) {
  while (at < lines.size()) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    if (!is_blank_line(lines.substr(at, end - at))) return at;
    at = std::min(end + 1, lines.size());
  }
  return at;
}

}  // namespace

// Searches from line end to line end: lines are long, and memchr is fast.
std::size_t count_line_ends(std::string_view lines) {
  std::size_t ends = 0;
  for (std::size_t at = lines.find('\n'); at != lines.npos; at = lines.find('\n', at + 1)) ++ends;
  return ends;
}

std::vector<BatchLine> split_lines(const Batch& batch) {
  const std::string_view lines(batch.lines);
  std::vector<BatchLine> found;
  std::size_t raw_begin = 0;
  std::size_t number = batch.first_line;
  for (std::size_t at = 0; at < lines.size(); ++number) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    const std::string_view line = without_bom(lines.substr(at, end - at), number);
    at = std::min(end + 1, lines.size());
    if (is_blank_line(line)) continue;
    const std::size_t raw_end = skip_blank_lines(lines, at);
    found.push_back({number, line, lines.substr(raw_begin, raw_end - raw_begin)});
    raw_begin = raw_end;
  }
  return found;
}

std::vector<BatchLine> split_mails(const Batch& batch) {
  const std::string_view all(batch.lines);
  std::vector<std::size_t> begins = find_mails(all, 0, true);
  // Non-blank text before the first mail is reported as an unreadable mail.
  const std::size_t first = skip_blank_lines(all, 0);
  if (first < all.size() && (begins.empty() || first < begins.front())) {
    begins.insert(begins.begin(), first);
  }
  std::vector<BatchLine> mails;
  std::size_t line = batch.first_line;
  std::size_t counted = 0;  // bytes whose line ends have been counted
  for (std::size_t i = 0; i < begins.size(); ++i) {
    const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : all.size();
    const std::string_view mail = all.substr(begins[i], end - begins[i]);
    line += count_line_ends(all.substr(counted, begins[i] - counted));
    counted = begins[i];
    mails.push_back(
        {line, mail, mail, fmt::format("{}/{:06}", batch.mailbox, batch.first_mail + i)});
  }
  return mails;
}

std::vector<BatchLine> split_documents(const Batch& batch) {
  return has_mails(*batch.format) ? split_mails(batch) : split_lines(batch);
}

DocumentSource source_of(const BatchLine& line) {
  if (line.id.empty()) return {{}, {}, line.text};
  return {line.id, std::string(line.text), {}};
}

}  // namespace pseudo
