#include "values/phone_reader.h"

#include <algorithm>
#include <utility>

#include "text/alphabet.h"
#include "text/ascii.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::values {
namespace {

using text::is_ascii_digit;

/// A letter or digit of a surface.
struct Character {
  ByteSpan span;
  char value;               // '0'-'9', or an upper case letter; '?' for letters beyond ASCII
  bool in_word = false;     // part of a phone word of the locale ("Tel.")
  bool after_plus = false;  // preceded by a plus and nothing but separators
};

/// Properties of the text between a character of the number and the previous one.
struct Separator {
  bool gap = false;
  bool hyphen = false;
  bool word = false;
};

/// 0 for code points that are neither letters nor digits.
char value_of(char32_t c) {
  if (const int digit = text::digit_value(c); digit >= 0) return static_cast<char>('0' + digit);
  if (!text::is_letter(c)) return 0;
  const char32_t upper = text::upper(c);
  return upper < 0x80 ? static_cast<char>(upper) : '?';
}

void mark_words(std::string_view surface, const Locale& locale, std::vector<Character>& all) {
  for (std::size_t i = 0; i < all.size();) {
    std::size_t end = i + 1;
    const bool letters = !is_ascii_digit(all[i].value);
    while (letters && end < all.size() && !is_ascii_digit(all[end].value) &&
           all[end].span.begin == all[end - 1].span.end) {
      ++end;
    }
    const std::size_t begin = all[i].span.begin;
    const std::string_view written = surface.substr(begin, all[end - 1].span.end - begin);
    const std::string word = letters ? text::to_lower(written) : std::string();
    if (letters && (locale.phone_words.contains(word) || locale.number_links.contains(word))) {
      for (std::size_t k = i; k < end; ++k) all[k].in_word = true;
    }
    i = end;
  }
}

std::vector<Character> read_characters(std::string_view surface, const Locale& locale) {
  std::vector<Character> characters;
  bool plus = false;
  for (std::size_t pos = 0; pos < surface.size();) {
    const std::size_t begin = pos;
    const char32_t c = text::next(surface, pos);
    const char value = value_of(c);
    if (value != 0) {
      characters.push_back({.span = {begin, pos}, .value = value, .after_plus = plus});
      plus = false;
    } else if (c == U'+') {
      plus = true;
    }
  }
  mark_words(surface, locale, characters);
  return characters;
}

/// The number of leading characters that belong to the format: prefix and trunk zero. Sets
/// `country`.
std::size_t skip_prefix(const std::string& all, bool plus, const Countries& countries,
                        std::string& country) {
  constexpr std::size_t kShortestWithCountry = 7;
  constexpr std::string_view kPrefix = "00";  // recommended to all countries by ITU-T E.164
  std::size_t at = plus ? 0 : kPrefix.size();
  if ((plus || all.starts_with(kPrefix)) && all.size() >= at + kShortestWithCountry &&
      all[at] != '0') {
    country = all.substr(at, countries.dial_length(std::string_view(all).substr(at)));
    at += country.size();
  } else {
    at = 0;
  }
  if (at < all.size() && all[at] == '0' && !countries.keeps_zero(country)) ++at;
  return at;
}

bool has_hyphen(std::string_view between) {
  for (std::size_t pos = 0; pos < between.size();) {
    if (text::is_hyphen(text::next(between, pos))) return true;
  }
  return false;
}

/// The text before each character of the number.
std::vector<Separator> find_separators(std::string_view surface,
                                       const std::vector<Character>& characters) {
  std::vector<Separator> separators;
  Separator open;
  std::size_t from = 0;
  for (const Character& character : characters) {
    if (character.in_word) {
      open.word = !separators.empty();
      continue;
    }
    const std::size_t begin = character.span.begin;
    open.gap = !separators.empty() && begin > from;
    open.hyphen = open.gap && has_hyphen(surface.substr(from, begin - from));
    separators.push_back(open);
    open = {};
    from = character.span.end;
  }
  return separators;
}

// True if the group is the code of an area known in that country: "664" in "43664 1234567".
bool is_area(std::string_view group, std::string_view dial, const AreaCodes& areas) {
  constexpr std::string_view kRest = "000";  // AreaCodes::match requires three more digits
  return !group.empty() && areas.match(std::string(group).append(kRest), dial) == group.size();
}

/// The length of a home country's code that the digits begin with, as in links to chats:
/// "436601234567", "43660 1234567". 0 if there is none, or if the first gap is elsewhere: then the
/// digits are an area code.
std::size_t bare_code(const std::string& all, const std::vector<Separator>& separators,
                      const Locale& locale) {
  // Digits including the code; shorter numbers may lack their trunk zero.
  constexpr std::size_t kShortest = 11;
  constexpr std::size_t kLongest = 15;  // ITU-T E.164
  if (all.size() < kShortest || all.size() > kLongest) return 0;
  if (!std::ranges::all_of(all, is_ascii_digit)) return 0;
  for (const Country* const home : locale.countries.home()) {
    const std::size_t code = home->dial.size();
    if (code == 0 || !all.starts_with(home->dial)) continue;
    const auto gap = std::ranges::find_if(separators, &Separator::gap);
    const auto first = static_cast<std::size_t>(gap - separators.begin());
    const bool divides =
        gap == separators.end() || first == code ||
        (first > code && is_area(all.substr(code, first - code), home->dial, locale.areas));
    return divides ? code : 0;
  }
  return 0;
}

/// The number of characters before the extension. An extension consists of up to five digits after
/// the only hyphen of the number, or after a word, with at least five characters before it, not
/// counting `skipped`, and more than it has itself. A hyphen that is the first separator
/// ("02236-1234") follows the area code, unless there are too many characters before it.
std::size_t find_base(const std::vector<Separator>& separators, std::size_t skipped) {
  constexpr std::size_t kLongestExtension = 5;
  constexpr std::size_t kShortestBase = 5;
  constexpr std::size_t kLongestAreaCode = 6;
  const std::size_t size = separators.size();
  std::size_t base = size;
  std::size_t hyphens = 0;
  std::size_t gaps = 0;
  for (std::size_t at = 0; at < size; ++at) {
    const Separator& before = separators[at];
    hyphens += before.hyphen ? 1 : 0;
    const bool divides = before.word || (before.hyphen && (gaps > 0 || at > kLongestAreaCode));
    const std::size_t behind = size - at;
    const bool is_longer = at >= skipped + std::max(kShortestBase, behind + 1);
    if (divides && is_longer && behind <= kLongestExtension) base = at;
    if (before.word) hyphens = 0;
    gaps += before.gap ? 1 : 0;
  }
  return hyphens > 1 ? size : base;
}

// The ends of the groups that follow the `skipped` characters of the prefix.
std::vector<std::size_t> group_ends(const std::vector<Separator>& separators, std::size_t skipped) {
  std::vector<std::size_t> ends;
  if (skipped == 0) return ends;
  for (std::size_t at = skipped + 1; at < separators.size(); ++at) {
    if (separators[at].gap) ends.push_back(at - skipped);
  }
  return ends;
}

}  // namespace

PhoneNumber read_phone(std::string_view surface, const Locale& locale) {
  const std::vector<Character> characters = read_characters(surface, locale);
  std::string all;
  std::vector<ByteSpan> spans;
  bool plus = false;
  for (const Character& character : characters) {
    if (character.in_word) continue;
    plus = plus || (all.empty() && character.after_plus);
    all.push_back(character.value);
    spans.push_back(character.span);
  }
  PhoneNumber number;
  std::size_t skipped = skip_prefix(all, plus, locale.countries, number.country);
  if (skipped == all.size()) skipped = 0;  // only "0": nothing else could change
  const std::vector<Separator> separators = find_separators(surface, characters);
  if (skipped == 0 && !plus) {
    skipped = bare_code(all, separators, locale);
    number.country = all.substr(0, skipped);
    const bool has_zero = skipped > 0 && all[skipped] == '0';
    if (has_zero && !locale.countries.keeps_zero(number.country)) ++skipped;
  }
  number.digits = all.substr(skipped);
  number.base = find_base(separators, skipped) - skipped;
  number.groups = group_ends(separators, skipped);
  spans.erase(spans.begin(), spans.begin() + static_cast<std::ptrdiff_t>(skipped));
  number.characters = std::move(spans);
  return number;
}

std::vector<std::string> bare_spellings(const PhoneNumber& number, const Countries& countries) {
  std::vector<std::string_view> codes;
  if (!number.country.empty()) {
    codes.emplace_back(number.country);
  } else {
    for (const Country* const home : countries.home()) codes.push_back(home->dial);
  }
  std::vector<std::string> spellings{number.digits};
  for (const std::string_view code : codes) {
    spellings.push_back(std::string(code) + number.digits);
    spellings.push_back(std::string(code) + '0' + number.digits);
  }
  return spellings;
}

std::vector<std::string_view> local_digits(std::string_view digits, std::string_view country,
                                           const Locale& locale) {
  constexpr std::size_t kShortest = 5;  // digits that may be a number of their own
  std::vector<std::string_view> local;
  // Digits that the next shorter area code leaves as its rest.
  constexpr std::size_t kBehindShorter = 2;
  std::size_t area = locale.areas.match(digits, country);
  while (area > 0) {
    if (digits.size() >= area + kShortest) local.push_back(digits.substr(area));
    area = locale.areas.match(digits.substr(0, area + kBehindShorter), country);
  }
  return local;
}

std::vector<std::string> announced_extensions(const PhoneNumber& number, const Locale& locale) {
  constexpr std::size_t kShortest = 2;  // digits
  constexpr std::size_t kShortestWord = 2;
  std::vector<std::string> forms;
  if (number.base == 0 || number.digits.size() < number.base + kShortest) return forms;
  const std::string extension = number.digits.substr(number.base);
  for (const std::string& word : locale.phone_words) {
    if (word.size() >= kShortestWord) forms.push_back(word + ' ' + extension);
  }
  constexpr std::size_t kTelling = 5;  // digits
  if (extension.size() >= kTelling) forms.push_back(extension);
  return forms;
}

std::optional<std::string> continued_number(std::string_view surface, const PhoneNumber& number,
                                            const Locale& locale) {
  if (number.base == 0 || number.base >= number.digits.size()) return std::nullopt;
  const std::size_t begin = number.characters[number.base - 1].end;
  const std::size_t end = number.characters[number.base].begin;
  const std::vector<ByteSpan> words = text::words(surface.substr(begin, end - begin));
  const bool is_linked = std::ranges::any_of(words, [&](const ByteSpan& word) {
    const auto written = surface.substr(begin + word.begin, word.size());
    return locale.number_links.contains(text::to_lower(written));
  });
  const std::string_view last = std::string_view(number.digits).substr(number.base);
  if (!is_linked || last.size() >= number.base) return std::nullopt;
  return number.digits.substr(0, number.base - last.size()).append(last);
}

}  // namespace pseudo::values
