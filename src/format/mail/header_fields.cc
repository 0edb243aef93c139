#include "format/mail/header_fields.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "format/mail/charsets.h"
#include "text/ascii_words.h"

namespace pseudo {

namespace {

constexpr std::array<std::string_view, 5> kShown = {"From", "To", "Cc", "Subject", "Date"};

struct FreeOptions {
  void operator()(GMimeParserOptions* options) const { g_mime_parser_options_free(options); }
};

/// Sets charsets for undeclared bytes beyond ASCII; otherwise GMime would use that of the locale.
std::unique_ptr<GMimeParserOptions, FreeOptions> make_options() {
  std::unique_ptr<GMimeParserOptions, FreeOptions> options(g_mime_parser_options_new());
  std::array<const char*, 3> charsets = {"utf-8", "windows-1252", nullptr};
  g_mime_parser_options_set_fallback_charsets(options.get(), charsets.data());
  return options;
}

struct FreeDate {
  void operator()(GDateTime* date) const { g_date_time_unref(date); }
};

/// Formats a date as "2019-05-03 14:12:05 +0200", which every date grammar reads. Returns other
/// text unchanged.
std::string plain_date(std::string written) {
  const std::unique_ptr<GDateTime, FreeDate> date(g_mime_utils_header_decode_date(written.c_str()));
  if (!date) return written;
  const auto minutes = static_cast<int>(g_date_time_get_utc_offset(date.get()) / 60'000'000);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02} {}{:02}{:02}",
                     g_date_time_get_year(date.get()), g_date_time_get_month(date.get()),
                     g_date_time_get_day_of_month(date.get()), g_date_time_get_hour(date.get()),
                     g_date_time_get_minute(date.get()), g_date_time_get_second(date.get()),
                     minutes < 0 ? '-' : '+', std::abs(minutes) / 60, std::abs(minutes) % 60);
}

}  // namespace

bool same_word(const char* word, std::string_view wanted) {
  return word != nullptr && text::same_ascii_word(word, wanted);
}

std::string one_line(std::string_view bytes) {
  std::string line = decode_charset(bytes, {}).text;
  bool after_blank = true;
  std::erase_if(line, [&](char& c) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
    const bool is_further = c == ' ' && after_blank;
    after_blank = c == ' ';
    return is_further;
  });
  if (line.ends_with(' ')) line.pop_back();
  return line;
}

std::string shown_fields(GMimeHeaderList* fields) {
  const auto options = make_options();
  std::string shown;
  const int count = g_mime_header_list_get_count(fields);
  for (const std::string_view wanted : kShown) {
    for (int i = 0; i < count; ++i) {
      GMimeHeader* const field = g_mime_header_list_get_header_at(fields, i);
      if (!same_word(g_mime_header_get_name(field), wanted)) continue;
      const char* const raw = g_mime_header_get_raw_value(field);
      if (raw == nullptr) continue;
      const OwnedBytes unfolded(g_mime_utils_header_unfold(raw));
      const OwnedBytes decoded(g_mime_utils_header_decode_text(options.get(), unfolded.get()));
      std::string value = one_line(decoded.get());
      if (wanted == "Date") value = plain_date(std::move(value));
      shown.append(wanted).append(": ").append(value).append("\n");
    }
  }
  return shown;
}

}  // namespace pseudo
