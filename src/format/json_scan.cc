#include "format/json_scan.h"

#include <cstring>
#include <limits>

#include "format/input.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_special(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

constexpr std::uint64_t kLowBits = 0x0101010101010101U;
constexpr std::uint64_t kHighBits = 0x8080808080808080U;

/// High bits where a byte is zero. Exact up to the first one, which is all that is asked.
std::uint64_t zero_bytes(std::uint64_t block) { return (block - kLowBits) & ~block & kHighBits; }

bool holds_special(std::uint64_t block) {
  constexpr std::uint64_t kControls = kLowBits * 0x20;
  const std::uint64_t below_blank = (block - kControls) & ~block & kHighBits;
  return (below_blank | zero_bytes(block ^ (kLowBits * '"')) |
          zero_bytes(block ^ (kLowBits * '\\'))) != 0;
}

/// The first byte from `pos` on that a string cannot hold as it is; the size if there is none.
std::size_t find_special(std::string_view json, std::size_t pos) {
  std::uint64_t block = 0;
  for (; pos + sizeof block <= json.size(); pos += sizeof block) {
    std::memcpy(&block, json.data() + pos, sizeof block);
    if (holds_special(block)) break;
  }
  while (pos < json.size() && !is_special(json[pos])) ++pos;
  return pos;
}

// Escapes of one letter, and what they stand for.
constexpr std::string_view kEscapes = "\"\\/bfnrt";
constexpr std::string_view kEscaped = "\"\\/\b\f\n\r\t";

bool is_lead_surrogate(std::uint32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool is_trail_surrogate(std::uint32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

}  // namespace

JsonScanner::JsonScanner(std::string_view json)
    : json_(json), pos_(json.starts_with(kBom) ? kBom.size() : 0) {}

void JsonScanner::skip_space() {
  while (pos_ < json_.size() && (json_[pos_] == ' ' || json_[pos_] == '\t' || json_[pos_] == '\n' ||
                                 json_[pos_] == '\r')) {
    ++pos_;
  }
}

bool JsonScanner::broken() {
  broken_ = true;
  return false;
}

bool JsonScanner::at_end() {
  skip_space();
  return pos_ == json_.size();
}

bool JsonScanner::take(char mark) {
  skip_space();
  if (broken_ || pos_ == json_.size() || json_[pos_] != mark) return false;
  ++pos_;
  return true;
}

std::optional<std::uint32_t> JsonScanner::take_hex() {
  constexpr std::size_t kDigits = 4;
  if (json_.size() - pos_ < kDigits) return std::nullopt;
  std::uint32_t unit = 0;
  for (const char c : json_.substr(pos_, kDigits)) {
    const char lower = static_cast<char>(c | 0x20);
    if (is_digit(c)) {
      unit = unit * 16 + static_cast<std::uint32_t>(c - '0');
    } else if (lower >= 'a' && lower <= 'f') {
      unit = unit * 16 + static_cast<std::uint32_t>(lower - 'a') + 10;
    } else {
      return std::nullopt;
    }
  }
  pos_ += kDigits;
  return unit;
}

// Behind the backslash.
bool JsonScanner::append_escape(std::string& text) {
  if (pos_ == json_.size()) return broken();
  const char code = json_[pos_];
  if (const std::size_t known = kEscapes.find(code); known != std::string_view::npos) {
    text += kEscaped[known];
    ++pos_;
    return true;
  }
  if (code != 'u') return broken();
  ++pos_;
  const auto unit = take_hex();
  if (!unit || is_trail_surrogate(*unit)) return broken();
  if (!is_lead_surrogate(*unit)) {
    text::append(text, static_cast<char32_t>(*unit));
    return true;
  }
  if (json_.substr(pos_, 2) != "\\u") return broken();
  pos_ += 2;
  const auto trail = take_hex();
  if (!trail || !is_trail_surrogate(*trail)) return broken();
  text::append(text, static_cast<char32_t>(0x10000 + ((*unit - 0xD800) << 10U) + *trail - 0xDC00));
  return true;
}

std::optional<std::string> JsonScanner::take_string() {
  if (!take('"')) return std::nullopt;
  std::string text;
  for (;;) {
    const std::size_t end = find_special(json_, pos_);
    text.append(json_, pos_, end - pos_);
    pos_ = end;
    if (pos_ < json_.size() && json_[pos_] == '"') break;
    if (pos_ == json_.size() || json_[pos_] != '\\') {
      broken_ = true;
      return std::nullopt;
    }
    ++pos_;
    if (!append_escape(text)) return std::nullopt;
  }
  ++pos_;
  return text;
}

std::optional<std::uint64_t> JsonScanner::take_number() {
  skip_space();
  const std::size_t begin = pos_;
  if (broken_ || pos_ == json_.size() || !is_digit(json_[pos_])) return std::nullopt;
  if (!skip_number()) return std::nullopt;
  constexpr std::uint64_t kMax = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t number = 0;
  for (const char c : json_.substr(begin, pos_ - begin)) {
    if (!is_digit(c)) {
      pos_ = begin;
      return std::nullopt;
    }
    const auto digit = static_cast<std::uint64_t>(c - '0');
    number = number > (kMax - digit) / 10 ? kMax : number * 10 + digit;
  }
  return number;
}

bool JsonScanner::skip_string() { return take_string().has_value(); }

bool JsonScanner::skip_digits() {
  const std::size_t begin = pos_;
  while (pos_ < json_.size() && is_digit(json_[pos_])) ++pos_;
  return pos_ > begin || broken();
}

bool JsonScanner::skip_number() {
  const auto at = [&](char c) { return pos_ < json_.size() && json_[pos_] == c; };
  if (at('-')) ++pos_;
  if (at('0')) {
    ++pos_;
  } else if (!skip_digits()) {
    return false;
  }
  if (at('.')) {
    ++pos_;
    if (!skip_digits()) return false;
  }
  if (at('e') || at('E')) {
    ++pos_;
    if (at('+') || at('-')) ++pos_;
    if (!skip_digits()) return false;
  }
  return true;
}

bool JsonScanner::skip_word(std::string_view word) {
  if (json_.substr(pos_, word.size()) != word) return broken();
  pos_ += word.size();
  return true;
}

bool JsonScanner::skip_scalar() {
  skip_space();
  if (pos_ == json_.size()) return broken();
  switch (json_[pos_]) {
    case '"':
      return skip_string();
    case 't':
      return skip_word("true");
    case 'f':
      return skip_word("false");
    case 'n':
      return skip_word("null");
    default:
      return skip_number();
  }
}

// Without recursion: a hostile line may nest as deeply as it is long.
std::optional<std::string_view> JsonScanner::take_value() {
  skip_space();
  const std::size_t begin = pos_;
  std::string open;  // the closing mark of each level
  const auto skip_key = [&] { return (skip_string() && take(':')) || broken(); };
  do {
    if (take('{')) {
      open += '}';
      if (!take('}')) {
        if (!skip_key()) return std::nullopt;
        continue;
      }
      open.pop_back();
    } else if (take('[')) {
      open += ']';
      if (!take(']')) continue;
      open.pop_back();
    } else if (!skip_scalar()) {
      return std::nullopt;
    }
    while (!open.empty() && take(open.back())) open.pop_back();
    if (open.empty()) break;
    if (!take(',')) {
      broken_ = true;
      return std::nullopt;
    }
    if (open.back() == '}' && !skip_key()) return std::nullopt;
  } while (true);
  return json_.substr(begin, pos_ - begin);
}

void append_json_string(std::string& json, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  json += '"';
  for (std::size_t done = 0;;) {
    const std::size_t end = find_special(text, done);
    json.append(text, done, end - done);
    if (end == text.size()) break;
    const char c = text[end];
    done = end + 1;
    const std::size_t known = kEscaped.find(c);
    if (known != std::string_view::npos) {
      json.append({'\\', kEscapes[known]});
    } else {
      const auto code = static_cast<unsigned char>(c);
      json.append("\\u00").append({kHex[code >> 4U], kHex[code & 15U]});
    }
  }
  json += '"';
}

}  // namespace pseudo
