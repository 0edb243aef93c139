#include "format/mail/transfer_encoding.h"

#include <algorithm>
#include <cstddef>

#include "text/ascii.h"

namespace pseudo {

namespace {

/// The lines after the line "begin 644 name", with one-byte line ends, as GMime requires.
std::string uuencoded_lines(std::string_view encoded) {
  constexpr std::string_view kBegin = "begin ";
  std::string lines(encoded);
  std::erase(lines, '\r');
  const std::size_t begin = lines.starts_with(kBegin) ? 0 : lines.find("\nbegin ");
  if (begin != std::string::npos) lines.erase(0, lines.find('\n', begin + 1));
  return lines;
}

}  // namespace

std::string encoded_bytes(GMimeDataWrapper* content) {
  GMimeStream* const stream = g_mime_data_wrapper_get_stream(content);
  if (stream == nullptr || g_mime_stream_reset(stream) != 0) return {};
  const gint64 length = g_mime_stream_length(stream);
  std::string bytes(length > 0 ? static_cast<std::size_t>(length) : 0, '\0');
  const auto got = g_mime_stream_read(stream, bytes.data(), bytes.size());
  bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return bytes;
}

std::string decode_bytes(std::string_view encoded, GMimeContentEncoding how) {
  std::string lines;
  if (how == GMIME_CONTENT_ENCODING_UUENCODE) encoded = lines = uuencoded_lines(encoded);
  GMimeEncoding encoding;
  g_mime_encoding_init_decode(&encoding, how);
  std::string bytes(g_mime_encoding_outlen(&encoding, encoded.size()), '\0');
  const std::size_t made =
      g_mime_encoding_flush(&encoding, encoded.data(), encoded.size(), bytes.data());
  bytes.resize(made);
  return bytes;
}

bool is_cut_base64(std::string_view base64) {
  const auto characters = std::ranges::count_if(base64, [](char c) {
    return text::is_ascii_letter(c) || text::is_ascii_digit(c) || c == '+' || c == '/' || c == '=';
  });
  return characters % 4 != 0;
}

}  // namespace pseudo
