#include "values/address_path.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "text/ascii.h"
#include "text/casing.h"
#include "text/word_units.h"
#include "values/characters.h"
#include "values/digits_letters.h"
#include "values/ip_addresses.h"

namespace pseudo::values {
namespace {

constexpr std::string_view kDelimiters = "/?#&=;\\:@,+";

// Common file endings, which identify nobody.
constexpr std::array<std::string_view, 20> kEndings = {
    ".asp", ".aspx", ".csv", ".doc", ".docx", ".gif", ".htm", ".html", ".jpeg", ".jpg",
    ".jsp", ".mp3",  ".mp4", ".pdf", ".php",  ".png", ".ppt", ".txt",  ".xml",  ".zip"};

/// Replaces letters and digits by random ones, keyed by the text in lower case.
std::string scramble_once(std::string_view text, const ScopeDraws& draws, unsigned attempt) {
  const std::vector<ByteSpan> characters = find_characters(text);
  if (characters.empty()) return std::string(text);
  const std::string key = join_with_punctuation(text, characters, LetterCase::kLower);
  DrawStream stream = draws.stream("address-random", std::to_string(attempt), key);
  return fill_characters(text, characters, scramble(key, stream));
}

/// The same, but retries until no word of `originals` recurs.
std::string scramble_folded(std::string_view text, const ScopeDraws& draws, unsigned attempt,
                            const text::UnitSet& originals) {
  constexpr std::size_t kLong = 512;  // bytes; longer texts always repeat some word
  const unsigned attempts = text.size() > kLong ? 1 : 64;
  constexpr unsigned kOthers = 1000;  // above the attempts of callers
  std::string scrambled = scramble_once(text, draws, attempt);
  for (unsigned i = 1; i < attempts && originals.recurs_in(scrambled); ++i) {
    scrambled = scramble_once(text, draws, kOthers * i + attempt);
  }
  return scrambled;
}

/// The position of a well-known file ending; the size if there is none.
std::size_t file_ending(std::string_view segment) {
  const std::size_t dot = segment.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return segment.size();
  const std::string ending = text::to_lower(segment.substr(dot));
  return std::ranges::find(kEndings, ending) != kEndings.end() ? dot : segment.size();
}

bool is_escape(std::string_view text, std::size_t at) {
  return at + 2 < text.size() && text[at] == '%' && text::hex_digit_value(text[at + 1]) >= 0 &&
         text::hex_digit_value(text[at + 2]) >= 0;
}

/// Replaces the escape of a letter, a digit or a byte beyond ASCII by the escape of a letter.
std::string scramble_escape(std::string_view escape, DrawStream& stream) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  const int code = text::hex_digit_value(escape[1]) * 16 + text::hex_digit_value(escape[2]);
  const char c = static_cast<char>(code);
  const bool plain = code < 0x80 && !has_letter_or_digit(std::string_view(&c, 1));
  if (plain) return std::string(escape);
  const auto letter = static_cast<std::size_t>('a' + stream.below(26));
  return {'%', kHex[letter / 16], kHex[letter % 16]};
}

std::string scramble_segment(std::string_view segment, const ScopeDraws& draws,
                             const text::UnitSet& originals) {
  const std::size_t dot = file_ending(segment);
  const std::string_view ending = segment.substr(dot);
  segment = segment.substr(0, dot);
  if (segment.find('%') == segment.npos) {
    std::string result = scramble_folded(segment, draws, 0, originals);
    result.append(ending);
    return result;
  }
  std::string result;
  DrawStream stream = draws.stream("address-escape", "", segment);
  std::size_t begin = 0;
  for (std::size_t pos = 0; pos < segment.size();) {
    if (!is_escape(segment, pos)) {
      ++pos;
      continue;
    }
    result += scramble_folded(segment.substr(begin, pos - begin), draws, 0, originals);
    result += scramble_escape(segment.substr(pos, 3), stream);
    pos += 3;
    begin = pos;
  }
  result += scramble_folded(segment.substr(begin), draws, 0, originals);
  result.append(ending);
  return result;
}

}  // namespace

std::string scramble_path(std::string_view path, const ScopeDraws& draws) {
  const text::UnitSet originals(path);
  std::string result;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find_first_of(kDelimiters), path.size());
    if (end > 0) result += scramble_segment(path.substr(0, end), draws, originals);
    result.append(path.substr(end, end < path.size() ? 1 : 0));
    path.remove_prefix(std::min(path.size(), end + 1));
  }
  return result;
}

std::vector<ByteSpan> file_endings(std::string_view path) {
  std::vector<ByteSpan> endings;
  for (std::size_t pos = 0; pos < path.size();) {
    const std::size_t end = std::min(path.find_first_of(kDelimiters, pos), path.size());
    const std::size_t ending = pos + file_ending(path.substr(pos, end - pos));
    if (ending < end) endings.push_back({ending + 1, end});
    pos = end + 1;
  }
  return endings;
}

std::string scramble_labels(std::string_view labels, const ScopeDraws& draws, unsigned attempt) {
  const text::UnitSet originals(labels);
  std::string result;
  for (;;) {
    const std::size_t dot = std::min(labels.find('.'), labels.size());
    if (dot > 0) result += scramble_folded(labels.substr(0, dot), draws, attempt, originals);
    if (dot == labels.size()) return result;
    result.push_back('.');
    labels.remove_prefix(dot + 1);
  }
}

std::string scramble_port(std::string_view port, DrawStream& stream) {
  std::string result;
  do {
    result = draw_port(port, stream);
  } while (result == port);
  return result;
}

}  // namespace pseudo::values
