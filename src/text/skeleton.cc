#include "text/skeleton.h"

#include <algorithm>
#include <cstdint>
#include <span>

#include "text/alphabet.h"
#include "text/ascii.h"
#include "text/blanks.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/look_alikes.h"
#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

// Maps an ASCII character. No lookup table: compilers vectorize this.
constexpr char skeleton_of(char c) {
  const char lower = ascii_lower(c);
  return is_ascii_lower(lower) || is_ascii_digit(lower) ? lower : ' ';
}

constexpr char32_t kDiaeresis = 0x308;

bool is_umlaut_base(char c) { return c == 'a' || c == 'o' || c == 'u'; }

constexpr char32_t kSoftHyphen = 0xAD;
// Unicode classifies it as a letter; it is the ö of Windows texts that were read as those of a Mac.
constexpr char32_t kSpacingCircumflex = 0x2C6;

// True for characters that split a word at a line end: hyphens, the double oblique hyphen of old
// German prints, the not sign (from OCR), and the soft line end of encoded mail (=).
bool divides_word(char32_t c) {
  return is_hyphen(c) || c == U'\u2E17' || c == U'\u00AC' || c == U'=';
}

// True for characters between the last word of a line and its line feed.
bool ends_line(char c) { return is_inline_blank(c) || c == '\r'; }

// The end of the line's content, before trailing blanks.
std::size_t end_of_line(std::string_view utf8, std::size_t newline) {
  constexpr std::size_t kMost = 16;
  std::size_t end = newline;
  while (end > 0 && newline - end < kMost && ends_line(utf8[end - 1])) --end;
  return end;
}

// The begin of the next line's content, after blanks, quote marks and one blank line.
std::size_t begin_of_next_line(std::string_view utf8, std::size_t pos) {
  constexpr std::size_t kMost = 32;
  const std::size_t last = std::min(utf8.size(), pos + kMost);
  const auto is_skipped = [](char c) { return ends_line(c) || c == '>' || c == '|'; };
  for (bool is_first = true; pos < last; ++pos) {
    if (utf8[pos] == '\n' && is_first) {
      is_first = false;
    } else if (!is_skipped(utf8[pos])) {
      break;
    }
  }
  return pos;
}

// The end of the run of ASCII characters that begins at `pos`.
std::size_t end_of_ascii(std::string_view utf8, std::size_t pos) {
  constexpr std::size_t kBlock = sizeof(std::uint64_t);
  const auto is_block_of_ascii = [&] {
    return (short_strings::load<std::uint64_t>(utf8, pos) & short_strings::kHighBits) == 0;
  };
  while (pos + kBlock <= utf8.size() && is_block_of_ascii()) pos += kBlock;
  while (pos < utf8.size() && static_cast<unsigned char>(utf8[pos]) < 0x80) ++pos;
  return pos;
}

}  // namespace

// Records a hyphen or soft line end (encoded mail) at the end of a line, or a plain line end.
void Skeleton::note_line_break(std::string_view utf8, std::size_t newline, std::size_t at) {
  const std::size_t line_end = end_of_line(utf8, newline);
  if (line_end == 0) return;
  std::size_t before = line_end;
  const char32_t last = previous(utf8, before);
  const bool is_soft = last == kSoftHyphen;  // is not part of the skeleton
  const bool is_broken = is_soft || divides_word(last);
  const std::size_t left_end = at - (newline - line_end) - (is_broken && !is_soft ? 1 : 0);
  if (left_end == 0 || text_[left_end - 1] == ' ') return;
  const std::size_t after = begin_of_next_line(utf8, newline + 1);
  if (after == utf8.size() || utf8[after] == '\n') return;
  (is_broken ? breaks_ : ends_).push_back({left_end, at + (after - newline)});
}

void Skeleton::append_ascii(std::string_view utf8, std::size_t pos, std::size_t end) {
  const std::size_t at = text_.size();
  text_.append(utf8, pos, end - pos);
  std::ranges::transform(std::span(text_).subspan(at), text_.data() + at, skeleton_of);
  const std::string_view up_to_end = utf8.substr(0, end);
  for (std::size_t newline = up_to_end.find('\n', pos); newline != std::string_view::npos;
       newline = up_to_end.find('\n', newline + 1)) {
    note_line_break(utf8, newline, at + (newline - pos));
  }
}

void Skeleton::append_other(char32_t c) {
  if (const std::string_view letters = written_out(c); !letters.empty()) {
    for (const char letter : letters) text_ += skeleton_of(letter);
    return;
  }
  if (is_invisible(c)) return;
  if (is_mark(c)) {
    if (c == kDiaeresis && !text_.empty() && is_umlaut_base(text_.back())) text_ += 'e';
    return;
  }
  if (const int digit = digit_value(c); digit >= 0) {
    text_ += static_cast<char>('0' + digit);
    return;
  }
  // Unicode classifies some apostrophes as letters.
  if ((!is_letter(c) && !is_content(c)) || is_apostrophe(c) || c == kSpacingCircumflex) {
    text_ += ' ';
    return;
  }
  text_ += look_alike(c);
}

Skeleton::Skeleton(std::string_view utf8) {
  text_.reserve(utf8.size());
  for (std::size_t pos = 0; pos < utf8.size();) {
    const std::size_t ascii_end = end_of_ascii(utf8, pos);
    if (ascii_end > pos) append_ascii(utf8, pos, ascii_end);
    pos = ascii_end;
    if (pos == utf8.size()) break;
    const std::size_t begin = pos;
    const std::size_t at = text_.size();
    append_other(next(utf8, pos));
    if (text_.size() - at != pos - begin) shifts_.push_back({text_.size(), pos});
  }
}

std::size_t Skeleton::source(std::size_t pos) const {
  const auto next = std::ranges::upper_bound(shifts_, pos, {}, &Shift::at);
  if (next == shifts_.begin()) return pos;
  const Shift& shift = *std::prev(next);
  return shift.source + (pos - shift.at);
}

bool has_invisible(std::string_view utf8) {
  for (std::size_t pos = 0; pos < utf8.size();) {
    if (is_invisible(next(utf8, pos))) return true;
  }
  return false;
}

std::string skeleton_key(std::string_view utf8) {
  const auto stays = [](char c) { return is_ascii_lower(c) || is_ascii_digit(c); };
  if (std::ranges::all_of(utf8, stays)) return std::string(utf8);
  std::string key;
  key.reserve(utf8.size());
  const auto add = [&key](char c) {
    if (c != ' ' || (!key.empty() && key.back() != ' ')) key += c;
  };
  if (is_ascii(utf8)) {
    for (const char c : utf8) add(skeleton_of(c));
  } else {
    const Skeleton skeleton(utf8);
    std::ranges::for_each(skeleton.text(), add);
  }
  if (key.ends_with(' ')) key.pop_back();
  return key;
}

std::string joined_skeleton_key(std::string_view utf8) {
  std::string key = skeleton_key(utf8);
  std::erase(key, ' ');
  return key;
}

}  // namespace pseudo::text
