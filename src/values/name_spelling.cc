#include "values/name_spelling.h"

#include <algorithm>

#include "text/ascii_words.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::values {
namespace {

/// A letter as ASCII lower case without diacritics; empty for other scripts.
std::string plain_letter(char32_t c) {
  std::string letter;
  text::append(letter, c);
  std::string plain = text::to_lower(text::to_upper(letter));  // some letters become two
  if (text::is_ascii(plain)) return plain;
  const char32_t filed = text::lower(text::filing_letter(c));
  return filed < 0x80 && filed != 0 ? std::string(1, static_cast<char>(filed)) : std::string();
}

/// `lower`: in lower case, composed.
std::string spell_lower(std::string_view lower, AddressSpelling spelling, std::string_view joiner) {
  std::string written_out;
  if (spelling == AddressSpelling::kWrittenOut) {
    lower = written_out = text::write_out_umlauts(lower);
  }
  std::string result;
  bool gap = false;
  for (std::size_t pos = 0; pos < lower.size();) {
    const char32_t c = text::next(lower, pos);
    if (text::is_apostrophe(c)) continue;
    if (!text::is_word(c)) {
      gap = !result.empty();
      continue;
    }
    if (gap) result += joiner;
    gap = false;
    if (c < 0x80 || spelling == AddressSpelling::kNative || !text::is_letter(c)) {
      text::append(result, c);
      continue;
    }
    const std::string plain = plain_letter(c);
    if (plain.empty()) return {};
    result += plain;
  }
  return result;
}

std::string composed_lower(std::string_view name) { return text::to_lower(text::to_nfc(name)); }

}  // namespace

std::string spell(std::string_view name, AddressSpelling spelling, std::string_view joiner) {
  return spell_lower(composed_lower(name), spelling, joiner);
}

std::vector<std::pair<std::string, AddressSpelling>> spellings_of(std::string_view name) {
  using enum AddressSpelling;
  const std::string lower = composed_lower(name);
  if (text::is_ascii(lower)) return {{spell_lower(lower, kWrittenOut, " "), kWrittenOut}};
  return {{spell_lower(lower, kWrittenOut, " "), kWrittenOut},
          {spell_lower(lower, kDropped, " "), kDropped},
          {fold_run(spell_lower(lower, kNative, " ")), kNative}};
}

std::string fold_run(std::string_view run) {
  if (!text::is_ascii(run)) return text::fold_key(run);
  return text::ascii_lower(run);
}

}  // namespace pseudo::values
