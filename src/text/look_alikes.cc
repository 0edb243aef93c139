#include "text/look_alikes.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include "text/chars.h"
#include "text/normalizers.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

struct LookAlike {
  char32_t letter;
  char latin;
};

// Letters that readers mistake for Latin ones in running text. Source: a selection from the
// confusables of Unicode Technical Standard 39.
constexpr auto kLookAlikes = [] {
  auto letters = std::to_array<LookAlike>({
      {U'Ø', 'o'}, {U'ø', 'o'}, {U'đ', 'd'}, {U'Đ', 'd'}, {U'Ł', 'l'}, {U'ı', 'i'}, {U'ł', 'l'},
      {U'ɑ', 'a'}, {U'ɡ', 'g'}, {U'ɩ', 'i'}, {U'ʏ', 'y'}, {U'Α', 'a'}, {U'Β', 'b'}, {U'Ε', 'e'},
      {U'Ζ', 'z'}, {U'Η', 'h'}, {U'Ι', 'i'}, {U'Κ', 'k'}, {U'Μ', 'm'}, {U'Ν', 'n'}, {U'Ο', 'o'},
      {U'Ρ', 'p'}, {U'Τ', 't'}, {U'Υ', 'y'}, {U'Χ', 'x'}, {U'α', 'a'}, {U'β', 'b'}, {U'γ', 'y'},
      {U'ε', 'e'}, {U'η', 'n'}, {U'ι', 'i'}, {U'κ', 'k'}, {U'ν', 'v'}, {U'ο', 'o'}, {U'ρ', 'p'},
      {U'τ', 't'}, {U'υ', 'u'}, {U'χ', 'x'}, {U'ω', 'w'}, {U'ϲ', 'c'}, {U'ϳ', 'j'}, {U'Ѕ', 's'},
      {U'І', 'i'}, {U'Ј', 'j'}, {U'А', 'a'}, {U'В', 'b'}, {U'Е', 'e'}, {U'К', 'k'}, {U'М', 'm'},
      {U'Н', 'h'}, {U'О', 'o'}, {U'Р', 'p'}, {U'С', 'c'}, {U'Т', 't'}, {U'У', 'y'}, {U'Х', 'x'},
      {U'а', 'a'}, {U'в', 'b'}, {U'е', 'e'}, {U'к', 'k'}, {U'м', 'm'}, {U'н', 'h'}, {U'о', 'o'},
      {U'п', 'n'}, {U'р', 'p'}, {U'с', 'c'}, {U'т', 't'}, {U'у', 'y'}, {U'х', 'x'}, {U'ь', 'b'},
      {U'ѕ', 's'}, {U'і', 'i'}, {U'ј', 'j'}, {U'ѡ', 'w'}, {U'Ү', 'y'}, {U'ү', 'y'}, {U'Һ', 'h'},
      {U'һ', 'h'}, {U'Ӏ', 'i'}, {U'ӏ', 'i'}, {U'ԁ', 'd'}, {U'ԛ', 'q'}, {U'ԝ', 'w'}, {U'օ', 'o'},
      {U'ս', 'u'}, {U'ց', 'g'}, {U'ᴀ', 'a'}, {U'ʙ', 'b'}, {U'ᴄ', 'c'}, {U'ᴅ', 'd'}, {U'ᴇ', 'e'},
      {U'ꜰ', 'f'}, {U'ɢ', 'g'}, {U'ʜ', 'h'}, {U'ɪ', 'i'}, {U'ᴊ', 'j'}, {U'ᴋ', 'k'}, {U'ʟ', 'l'},
      {U'ᴍ', 'm'}, {U'ɴ', 'n'}, {U'ᴏ', 'o'}, {U'ᴘ', 'p'}, {U'ʀ', 'r'}, {U'ꜱ', 's'}, {U'ᴛ', 't'},
      {U'ᴜ', 'u'}, {U'ᴠ', 'v'}, {U'ᴡ', 'w'}, {U'ᴢ', 'z'}, {U'ƀ', 'b'}, {U'ɓ', 'b'}, {U'ȼ', 'c'},
      {U'ƈ', 'c'}, {U'ɖ', 'd'}, {U'ɗ', 'd'}, {U'ɇ', 'e'}, {U'ƒ', 'f'}, {U'ɠ', 'g'}, {U'ǥ', 'g'},
      {U'ħ', 'h'}, {U'Ħ', 'h'}, {U'ɦ', 'h'}, {U'ɨ', 'i'}, {U'ɉ', 'j'}, {U'ƙ', 'k'}, {U'ƚ', 'l'},
      {U'ɫ', 'l'}, {U'ɱ', 'm'}, {U'ɲ', 'n'}, {U'ƞ', 'n'}, {U'ɵ', 'o'}, {U'ƥ', 'p'}, {U'ɍ', 'r'},
      {U'ɽ', 'r'}, {U'ʂ', 's'}, {U'ȿ', 's'}, {U'ŧ', 't'}, {U'Ŧ', 't'}, {U'ƭ', 't'}, {U'ʈ', 't'},
      {U'ʉ', 'u'}, {U'ʋ', 'u'}, {U'ɏ', 'y'}, {U'ƴ', 'y'}, {U'ƶ', 'z'}, {U'ʐ', 'z'}, {U'ȥ', 'z'},
      {U'ԍ', 'g'}, {U'Ԍ', 'g'},
  });
  std::ranges::sort(letters, {}, &LookAlike::letter);
  return letters;
}();

// First code points of ranges that encode A to Z and that Unicode does not decompose.
constexpr auto kAlphabets = std::to_array<char32_t>({
    0x1F150,  // negative circled
    0x1F170,  // negative squared
    0x1F1E6,  // regional indicators
});

void append_plain(std::string& letters, char32_t c) {
  if (is_mark(c)) return;
  for (const char32_t first : kAlphabets) {
    if (c < first || c >= first + 26) continue;
    letters += static_cast<char>('a' + (c - first));
    return;
  }
  const auto found = std::ranges::lower_bound(kLookAlikes, c, {}, &LookAlike::letter);
  if (found != kLookAlikes.end() && found->letter == c) {
    letters += found->latin;
  } else {
    append(letters, lower(c));
  }
}

}  // namespace

std::string look_alike(char32_t c) {
  std::string letters;
  icu::UnicodeString parts;
  if (nfkd_normalizer().getDecomposition(static_cast<UChar32>(c), parts) == 0) {
    append_plain(letters, c);
    return letters;
  }
  for (std::int32_t i = 0; i < parts.length(); i = parts.moveIndex32(i, 1)) {
    append_plain(letters, static_cast<char32_t>(parts.char32At(i)));
  }
  std::erase_if(letters, [](char byte) { return byte == ' ' || byte == '(' || byte == ')'; });
  return letters;
}

}  // namespace pseudo::text
