#include "format/mail/mbox.h"

#include <algorithm>

#include "text/ascii.h"

namespace pseudo {

namespace {

constexpr std::size_t kYear = 4;  // digits

std::string_view line_at(std::string_view bytes, std::size_t at) {
  std::string_view line = bytes.substr(at, bytes.find('\n', at) - at);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

bool is_field(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == 0 || colon == std::string_view::npos) return false;
  return std::ranges::all_of(line.substr(0, colon), [](char c) { return c > ' ' && c < 0x7F; });
}

bool ends_in_year(std::string_view line) {
  if (line.size() < kYear) return false;
  return std::ranges::all_of(line.substr(line.size() - kYear), text::is_ascii_digit);
}

bool follows_blank_line(std::string_view bytes, std::size_t at) {
  const std::string_view before = bytes.substr(0, at);
  return at == 0 || before == "\n" || before == "\r\n" || before.ends_with("\n\n") ||
         before.ends_with("\n\r\n");
}

/// Precondition: `at` is the begin of a line.
bool is_mail(std::string_view bytes, std::size_t at, bool is_end) {
  if (!bytes.substr(at).starts_with(kFromLine) || !follows_blank_line(bytes, at)) return false;
  const std::size_t next = bytes.find('\n', at);
  if (next == std::string_view::npos) return is_end && ends_in_year(line_at(bytes, at));
  if (!is_end && bytes.find('\n', next + 1) == std::string_view::npos) return false;
  return is_field(line_at(bytes, next + 1)) || ends_in_year(line_at(bytes, at));
}

}  // namespace

std::vector<std::size_t> find_mails(std::string_view bytes, std::size_t from, bool is_end) {
  constexpr std::string_view kFromOnNextLine = "\nFrom ";
  std::vector<std::size_t> mails;
  if (from == 0 && is_mail(bytes, 0, is_end)) mails.push_back(0);
  for (std::size_t at = bytes.find(kFromOnNextLine, from == 0 ? 0 : from - 1); at != bytes.npos;
       at = bytes.find(kFromOnNextLine, at + 1)) {
    if (is_mail(bytes, at + 1, is_end)) mails.push_back(at + 1);
  }
  return mails;
}

Result<std::string> unquoted_mail(std::string_view mail) {
  if (!mail.starts_with(kFromLine)) {
    return Error{ErrorCode::kMalformed,
                 "this is no mbox: no line \"From …\" begins its first mail; name a single mail "
                 ".eml, or remove it"};
  }
  mail.remove_prefix(std::min(mail.find('\n'), mail.size() - 1) + 1);
  std::string whole;
  whole.reserve(mail.size());
  while (!mail.empty()) {
    const std::string_view line = mail.substr(0, std::min(mail.find('\n'), mail.size() - 1) + 1);
    mail.remove_prefix(line.size());
    const std::size_t quotes = std::min(line.find_first_not_of('>'), line.size());
    const bool is_quoted = quotes > 0 && line.substr(quotes).starts_with(kFromLine);
    whole.append(is_quoted ? line.substr(1) : line);
  }
  return whole;
}

}  // namespace pseudo
