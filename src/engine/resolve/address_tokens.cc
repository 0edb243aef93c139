#include "engine/resolve/address_tokens.h"

#include <algorithm>
#include <array>

#include "text/ascii.h"
#include "text/ascii_words.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

constexpr std::string_view kSigns = "._-+";  // allowed between the words of a token

bool ends_token(char c) {
  return text::is_ascii_space(c) || std::string_view("<>\"'`,;|").find(c) != std::string_view::npos;
}

// Extends a span to the next blank or delimiter on each side.
ByteSpan token_around(std::string_view text, ByteSpan span) {
  constexpr std::size_t kMost = 256;  // bytes on each side
  ByteSpan token = span;
  while (token.begin > 0 && span.begin - token.begin < kMost &&
         !ends_token(text[token.begin - 1])) {
    --token.begin;
  }
  while (token.end < text.size() && token.end - span.end < kMost && !ends_token(text[token.end])) {
    ++token.end;
  }
  return token;
}

bool has_sign_of_address(std::string_view token) {
  constexpr std::array<std::string_view, 4> kSignsOfAddress{"://", "[at]", "(at)", "www."};
  const std::string lower = text::to_lower(token);
  const auto stands = [&](std::string_view sign) { return lower.find(sign) != std::string::npos; };
  const std::size_t at = token.find('@');
  const bool is_mailbox = at != std::string_view::npos && at > 0 && at + 1 < token.size() &&
                          text::is_word_byte(token[at - 1]) && text::is_word_byte(token[at + 1]);
  return is_mailbox || std::ranges::any_of(kSignsOfAddress, stands);
}

// True for a suffix such as ".com" or ".pdf" at the end of what follows a name, before any
// punctuation of the sentence.
bool ends_in_suffix(std::string_view rest) {
  constexpr std::size_t kShortest = 2;
  constexpr std::size_t kLongest = 5;  // letters and digits
  while (!rest.empty() && !text::is_word_byte(rest.back())) rest.remove_suffix(1);
  const std::size_t dot = rest.rfind('.');
  if (dot == std::string_view::npos) return false;
  const std::string_view suffix = rest.substr(dot + 1);
  const auto is_small = [](char c) { return text::is_ascii_lower(c) || text::is_ascii_digit(c); };
  return suffix.size() >= kShortest && suffix.size() <= kLongest &&
         text::is_ascii_lower(suffix.front()) && std::ranges::all_of(suffix, is_small);
}

// Transcribes a letter to ASCII; keeps letters that are not Latin letters with diacritics.
std::string in_ascii(char32_t c, std::string_view written) {
  if (const std::string_view letters = text::written_out(c); !letters.empty()) {
    return std::string(letters);
  }
  const std::string parts = text::to_nfd(written);
  return text::is_ascii(parts.substr(0, 1)) ? parts.substr(0, 1) : std::string(written);
}

}  // namespace

bool stands_in_token(std::string_view text, ByteSpan span) {
  if (span.empty()) return false;
  const std::string_view own = text.substr(span.begin, span.size());
  if (std::ranges::any_of(own, text::is_ascii_space)) return false;
  const char before = span.begin > 0 ? text[span.begin - 1] : ' ';
  const char behind = span.end < text.size() ? text[span.end] : ' ';
  if (before == '#' || before == '@' || behind == '@') return true;
  if ((before == '_') != (behind == '_')) return true;  // underscores on both sides are emphasis
  const bool is_inside = text::is_word_byte(before) || text::is_word_byte(behind);
  if (is_inside && own == text::to_lower(own)) return true;  // "huber" in the login "ehuber"
  const ByteSpan token = token_around(text, span);
  return has_sign_of_address(text.substr(token.begin, token.size())) ||
         ends_in_suffix(text.substr(span.end, token.end - span.end));
}

bool is_part_of_address(std::string_view text, ByteSpan span) {
  const char before = span.begin > 0 ? text[span.begin - 1] : ' ';
  const char behind = span.end < text.size() ? text[span.end] : ' ';
  const auto goes_on = [](char c) { return text::is_word_byte(c) || c == '-'; };
  if (goes_on(before) || goes_on(behind)) return false;
  if (before == '@' && !text::is_word_byte(span.begin > 1 ? text[span.begin - 2] : ' '))
    return true;
  const ByteSpan token = token_around(text, span);
  if (!has_sign_of_address(text.substr(token.begin, token.size()))) return false;
  // Words in a path describe a page, not its owner.
  std::string_view head = text.substr(token.begin, span.begin - token.begin);
  if (const std::size_t scheme = head.find("://"); scheme != std::string_view::npos) {
    head.remove_prefix(scheme + 3);
  }
  return head.find_first_of("/?#") == std::string_view::npos;
}

std::string as_token(std::string_view name, std::string_view original) {
  std::string token;
  std::string signs;  // between the last letter or digit and the next one
  const bool keeps_letters = !text::is_ascii(original);
  const std::string_view apostrophes = "'\u2019";
  for (std::size_t pos = 0; pos < name.size();) {
    const std::size_t begin = pos;
    const char32_t c = text::next(name, pos);
    const std::string_view written = name.substr(begin, pos - begin);
    if (!text::is_letter(c) && !text::is_digit(c)) {
      if (apostrophes.find(written) == std::string_view::npos) signs += written;
      continue;
    }
    if (!token.empty() && !signs.empty()) {
      const bool stays = signs.size() == 1 && kSigns.find(signs) != std::string_view::npos;
      token += stays ? signs : "-";
    }
    signs.clear();
    token += keeps_letters ? std::string(written) : in_ascii(c, written);
  }
  if (token.empty()) return std::string(name);
  if (signs == "." && original.ends_with('.')) token += signs;
  return original == text::to_lower(original) ? text::to_lower(token) : token;
}

std::string letters_of_token(std::string_view name) {
  std::string letters = text::skeleton_key(name);
  std::erase(letters, ' ');
  return letters;
}

}  // namespace pseudo
