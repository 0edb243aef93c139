#include "values/phone.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "text/alphabet.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/short_strings.h"
#include "text/utf8.h"
#include "values/digits_letters.h"

namespace pseudo::values {
namespace {

// Words that people annotate together with a number. They name its kind, nobody's number, and a
// scrambled "Tel." would not read as text.
constexpr std::array<std::string_view, 20> kLabelWords = {
    "tel",    "telefon", "telefax",   "telephone", "phone", "fax", "mobil",
    "mobile", "handy",   "gsm",       "cell",      "dw",    "kl",  "klappe",
    "ext",    "app",     "durchwahl", "nst",       "int",   "x"};

// E.164: the country codes of two digits; 1 and 7 have one, all others three.
constexpr std::array<std::string_view, 46> kTwoDigitCountries = {
    "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47",
    "48", "49", "51", "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65",
    "66", "81", "82", "84", "86", "90", "91", "92", "93", "94", "95", "98", "28", "83"};

struct Dialled {
  std::string_view dial;
  std::string_view iso;
};
constexpr std::array<Dialled, kAreaCodeCountries> kCountries = {
    {{"49", "DE"}, {"43", "AT"}, {"41", "CH"}, {"423", "LI"}}};

/// One letter or digit of a surface.
struct Sign {
  ByteSpan span;
  char value;       // '0'-'9', or an upper case letter; '?' for letters beyond ASCII.
  bool label;       // Part of a label word.
  bool after_plus;  // A plus sign stands somewhere before it, with no sign between.
};

bool is_label_word(std::string_view word) {
  std::string lower(word);
  std::ranges::transform(lower, lower.begin(), text::ascii_lower);
  return std::ranges::find(kLabelWords, lower) != kLabelWords.end();
}

char sign_value(char32_t c) {
  if (const int digit = text::digit_value(c); digit >= 0) return static_cast<char>('0' + digit);
  if (!text::is_letter(c)) return 0;
  const char32_t upper = text::upper(c);
  return upper < 0x80 ? static_cast<char>(upper) : '?';
}

void mark_label_words(std::string_view surface, std::vector<Sign>& signs) {
  for (std::size_t i = 0; i < signs.size();) {
    std::size_t end = i + 1;
    while (end < signs.size() && !text::is_ascii_digit(signs[i].value) &&
           !text::is_ascii_digit(signs[end].value) &&
           signs[end].span.begin == signs[end - 1].span.end) {
      ++end;
    }
    const ByteSpan word{signs[i].span.begin, signs[end - 1].span.end};
    if (!text::is_ascii_digit(signs[i].value) &&
        is_label_word(surface.substr(word.begin, word.size()))) {
      for (std::size_t j = i; j < end; ++j) signs[j].label = true;
    }
    i = end;
  }
}

std::vector<Sign> read_signs(std::string_view surface) {
  std::vector<Sign> signs;
  signs.reserve(surface.size());
  bool plus = false;
  for (std::size_t pos = 0; pos < surface.size();) {
    const std::size_t begin = pos;
    const char32_t c = text::next(surface, pos);
    const char value = sign_value(c);
    if (value != 0) {
      signs.push_back({{begin, pos}, value, false, plus});
      plus = false;
    } else if (c == U'+') {
      plus = true;
    }
  }
  mark_label_words(surface, signs);
  return signs;
}

std::size_t country_length(std::string_view digits) {
  if (digits.empty()) return 0;
  if (digits[0] == '1' || digits[0] == '7') return 1;
  const bool two =
      std::ranges::find(kTwoDigitCountries, digits.substr(0, 2)) != kTwoDigitCountries.end();
  return std::min<std::size_t>(two ? 2 : 3, digits.size());
}

/// How many of the leading signs belong to the format: prefix and trunk zero. Sets the country.
std::size_t skip_prefix(const std::string& all, bool plus, std::string& country) {
  constexpr std::size_t kLeastWithCountry = 7;
  std::size_t at = plus ? 0 : 2;
  if ((plus || all.starts_with("00")) && all.size() >= at + kLeastWithCountry && all[at] != '0') {
    country = all.substr(at, country_length(std::string_view(all).substr(at)));
    at += country.size();
  } else {
    at = 0;
  }
  // Italian numbers keep their zero behind the country code.
  if (at < all.size() && all[at] == '0' && country != "39") ++at;
  return at;
}

bool has_hyphen(std::string_view between) {
  for (std::size_t pos = 0; pos < between.size();) {
    if (text::is_hyphen(text::next(between, pos))) return true;
  }
  return false;
}

/// Signs of the number before its extension. An extension has up to four digits behind the only
/// hyphen of the number, or behind a word; at least five signs stand before it, behind `skipped`
/// ones. A hyphen that is the first separator ("02236-1234") divides off the area code, unless
/// what stands before it is too long for one.
std::size_t find_base(std::string_view surface, const std::vector<Sign>& signs,
                      std::size_t skipped) {
  constexpr std::size_t kLongestExtension = 4;
  constexpr std::size_t kShortestBase = 5;
  constexpr std::size_t kLongestAreaCode = 6;
  std::size_t hyphens = 0;
  std::size_t gaps = 0;
  std::size_t at = 0;
  std::size_t from = surface.size();
  bool word = false;
  std::size_t base = std::string_view::npos;
  const auto size = static_cast<std::size_t>(
      std::ranges::count_if(signs, [](const Sign& s) { return !s.label; }));
  for (const Sign& sign : signs) {
    if (sign.label) {
      word = at > 0;
      continue;
    }
    const bool gap = at > 0 && sign.span.begin > from;
    const bool hyphen = gap && has_hyphen(surface.substr(from, sign.span.begin - from));
    hyphens += hyphen ? 1 : 0;
    const bool divides = word || (hyphen && (gaps > 0 || at > kLongestAreaCode));
    if (divides && at >= skipped + kShortestBase && size - at <= kLongestExtension) base = at;
    if (word) hyphens = 0;
    gaps += gap ? 1 : 0;
    from = sign.span.end;
    word = false;
    ++at;
  }
  return hyphens > 1 ? size : std::min(base, size);
}

/// Gives every non-zero sign from `from` on another one, never zero; returns how many there are.
std::size_t draw_digits(std::string& digits, std::size_t from, DrawStream& stream) {
  std::size_t changed = 0;
  for (std::size_t i = from; i < digits.size(); ++i) {
    const char original = digits[i];
    if (original == '0') continue;
    while (digits[i] == original) {
      digits[i] = text::is_ascii_digit(original) ? static_cast<char>('1' + stream.below(9))
                                                 : static_cast<char>('A' + stream.below(26));
    }
    ++changed;
  }
  return changed;
}

/// Gives zeros other digits, from the last on, until enough has changed. Zeros at the head stay.
void change_zeros(std::string& digits, std::size_t from, std::size_t missing, DrawStream& stream) {
  for (std::size_t i = digits.size(); i-- > from + 1 && missing > 0;) {
    if (digits[i] != '0') continue;
    digits[i] = static_cast<char>('1' + stream.below(9));
    --missing;
  }
}

std::string numbered(std::string purpose, unsigned attempt) {
  return attempt == 0 ? purpose : purpose + '/' + std::to_string(attempt);
}

std::string draw_extension(std::string_view extension, const ScopeDraws& draws, unsigned attempt) {
  std::string result(extension);
  DrawStream stream = draws.stream(numbered("phone-extension", attempt), "PHONE", extension);
  const std::size_t changed = draw_digits(result, 0, stream);
  if (changed < least_changes(result.size())) change_zeros(result, 0, result.size(), stream);
  return result;
}

}  // namespace

PhoneNumber read_phone(std::string_view surface) {
  const std::vector<Sign> signs = read_signs(surface);
  std::string all;
  bool plus = false;
  for (const Sign& sign : signs) {
    if (sign.label) continue;
    plus = plus || (all.empty() && sign.after_plus);
    all.push_back(sign.value);
  }
  PhoneNumber number;
  std::size_t skipped = skip_prefix(all, plus, number.country);
  // "0" alone: nothing would be left to change.
  if (skipped == all.size()) skipped = 0;
  number.digits = all.substr(skipped);
  number.base = find_base(surface, signs, skipped) - skipped;
  number.slots.reserve(number.digits.size());
  for (const Sign& sign : signs) {
    if (sign.label) continue;
    if (skipped > 0) {
      --skipped;
    } else {
      number.slots.push_back(sign.span);
    }
  }
  return number;
}

AreaCodes::AreaCodes(const Lexicons& lexicons) {
  const LexiconTable* const table = lexicons.table("area_codes");
  if (table == nullptr || !table->column("code") || !table->column("country")) return;
  const std::size_t code_column = *table->column("code");
  const std::size_t country_column = *table->column("country");
  const auto kind_column = table->column("kind");
  std::vector<std::vector<std::size_t>> groups_of;  // by the numbers of codes
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    std::string_view code = table->cell(row, code_column);
    while (code.starts_with('0')) code.remove_prefix(1);
    if (code.empty()) continue;
    const std::size_t group =
        group_of(table->cell(row, country_column),
                 kind_column ? table->cell(row, *kind_column) : std::string_view(), code.size());
    const auto [number, fresh] = codes_.enter(code);
    if (fresh) groups_of.emplace_back();
    heads_.set(text::short_hash(code) % heads_.size());
    if (std::ranges::find(groups_of[number], group) != groups_of[number].end()) continue;
    groups_[group].codes.push_back(code);
    groups_of[number].push_back(group);
    longest_ = std::max(longest_, code.size());
  }
  for (const std::vector<std::size_t>& groups : groups_of) {
    ByCountry& first = first_group_.emplace_back();
    for (std::size_t i = 0; i < first.size(); ++i) {
      const auto found = std::ranges::find_if(
          groups, [&](std::size_t group) { return groups_[group].country == kCountries[i].iso; });
      first[i] = found == groups.end() ? kNoGroup : static_cast<std::uint32_t>(*found);
    }
  }
}

std::size_t AreaCodes::group_of(std::string_view country, std::string_view kind,
                                std::size_t length) {
  const auto is_it = [&](const Group& group) {
    return group.length == length && group.country == country && group.kind == kind;
  };
  const auto known = std::ranges::find_if(groups_, is_it);
  if (known == groups_.end()) {
    groups_.push_back({country, kind, length, {}});
    return groups_.size() - 1;
  }
  return static_cast<std::size_t>(known - groups_.begin());
}

const AreaCodes::Group* AreaCodes::find(std::string_view code, std::string_view country) const {
  if (!heads_.test(text::short_hash(code) % heads_.size())) return nullptr;
  const auto number = codes_.find(code);
  if (!number) return nullptr;
  const ByCountry& first = first_group_[*number];
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (!country.empty() && country != kCountries[i].dial) continue;
    if (first[i] != kNoGroup) return &groups_[first[i]];
  }
  return nullptr;
}

std::size_t AreaCodes::match(std::string_view digits, std::string_view country) const {
  // A code is no whole number: at least three digits follow it.
  constexpr std::size_t kShortestRest = 3;
  if (digits.size() <= kShortestRest) return 0;
  for (std::size_t n = std::min(longest_, digits.size() - kShortestRest); n > 0; --n) {
    if (find(digits.substr(0, n), country) != nullptr) return n;
  }
  return 0;
}

std::string AreaCodes::other(std::string_view code, std::string_view country,
                             DrawStream& stream) const {
  const Group* const group = find(code, country);
  if (group == nullptr || group->codes.size() < 2) return {};
  for (;;) {
    const auto place = static_cast<std::size_t>(stream.below(group->codes.size()));
    if (group->codes[place] != code) return std::string(group->codes[place]);
  }
}

std::string draw_phone(std::string_view digits, std::size_t base, std::string_view country,
                       const AreaCodes& areas, const ScopeDraws& draws, unsigned attempt) {
  constexpr std::size_t kShortestNumber = 5;  // Below, it is an extension that stands alone.
  const bool zeros = digits.find_first_not_of('0') == std::string_view::npos;
  if (zeros || !has_letter_or_digit(digits)) {
    DrawStream stream = draws.stream(numbered("phone", attempt), "PHONE", digits);
    return scramble(digits, stream);
  }
  if (digits.size() < kShortestNumber) return draw_extension(digits, draws, attempt);
  std::string result(digits.substr(0, base));
  DrawStream stream = draws.stream(numbered("phone", attempt), "PHONE", result);
  std::size_t area = areas.match(result, country);
  if (area > 0) {
    const std::string_view code = digits.substr(0, area);
    DrawStream area_stream = draws.stream("phone-area", "PHONE", code);
    const std::string other = areas.other(code, country, area_stream);
    if (other.empty()) area = 0;
    result.replace(0, area, other);
  }
  draw_digits(result, area, stream);
  std::size_t changed = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    if (result[i] != digits[i]) ++changed;
  }
  // A prefix of up to five digits ("0043 (0)") may stand before it and stays.
  constexpr std::size_t kLongestPrefix = 5;
  const std::size_t need = least_changes(result.size() + kLongestPrefix);
  if (changed < need) change_zeros(result, area, need - changed, stream);
  if (base < digits.size()) result += draw_extension(digits.substr(base), draws, 0);
  return result;
}

}  // namespace pseudo::values
