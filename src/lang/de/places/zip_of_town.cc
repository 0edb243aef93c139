#include "lang/de/places/zip_of_town.h"

#include <algorithm>

#include "text/chars.h"

namespace pseudo::lang::de {
namespace {

bool is_zip(const Part& part) { return part.category == Category::kZip; }

bool is_literal(const Part& part) { return part.kind == Part::Kind::kLiteral; }

// The postal code next to a part of the same mention ("8010 Graz" as one LOC), or "".
std::string_view zip_within(const Analysis& parts, std::size_t part) {
  std::size_t before = part;
  while (before > 0 && is_literal(parts[before - 1])) --before;
  if (before > 0 && is_zip(parts[before - 1])) return parts[before - 1].lemma;
  std::size_t after = part + 1;
  while (after < parts.size() && is_literal(parts[after])) ++after;
  return after < parts.size() && is_zip(parts[after]) ? parts[after].lemma : std::string_view();
}

// True if only blanks, punctuation and at most one line break separate two mentions.
bool are_beside(const DocumentView& document, std::size_t first, bool same_line) {
  constexpr std::size_t kMaxGap = 4;  // bytes, as in the engine
  if (first + 1 >= document.mentions.size()) return false;
  const std::size_t end = document.mentions[first].span.end;
  const std::size_t begin = document.mentions[first + 1].span.begin;
  if (begin < end || begin - end > kMaxGap || begin > document.text.size()) return false;
  const std::string_view gap = document.text.substr(end, begin - end);
  const auto breaks = std::ranges::count(gap, '\n');
  return breaks <= (same_line ? 0 : 1) && std::ranges::none_of(gap, [](char c) {
           const auto byte = static_cast<unsigned char>(c);
           return text::ascii::is_digit(byte) || text::ascii::is_letter(byte) || byte >= 0x80;
         });
}

// The mention of the town that a postal code belongs to. A town on its own line takes precedence
// over one on another line, and a town after the code over one before it. Returns the code itself
// if there is none.
std::size_t town_of_zip(const DocumentView& document, std::size_t zip) {
  const auto is_town = [&](std::size_t i) {
    const Category category = document.mentions[i].category;
    return category == Category::kCity || category == Category::kLoc;
  };
  const auto is_code = [&](std::size_t i) {
    return i != zip && document.mentions[i].category == Category::kZip;
  };
  // "80331 München" above "10115": the town already has a code.
  const auto has_other_code = [&](std::size_t town) {
    return (are_beside(document, town, true) && is_code(town + 1)) ||
           (town > 0 && are_beside(document, town - 1, true) && is_code(town - 1));
  };
  for (const bool same_line : {true, false}) {
    const auto takes = [&](std::size_t town) {
      return is_town(town) && (same_line || !has_other_code(town));
    };
    if (are_beside(document, zip, same_line) && takes(zip + 1)) return zip + 1;
    if (zip > 0 && are_beside(document, zip - 1, same_line) && takes(zip - 1)) return zip - 1;
  }
  return zip;
}

// Includes the prefix of the country: "A-9020".
std::string_view with_sign(const DocumentView& document, ByteSpan code) {
  std::size_t begin = code.begin;
  if (begin > 0 && (document.text[begin - 1] == '-' || document.text[begin - 1] == ' ')) --begin;
  const std::size_t separator = begin;
  const auto is_capital = [&](std::size_t i) {
    return document.text[i] >= 'A' && document.text[i] <= 'Z';
  };
  while (begin > 0 && is_capital(begin - 1)) --begin;
  if (begin == separator || separator - begin > 2) begin = code.begin;
  return document.text.substr(begin, code.end - begin);
}

// The digits of a postal code outside annotations: "A-8010 [Graz]".
std::string_view zip_in_text(const DocumentView& document, std::size_t begin) {
  std::size_t end = begin;
  while (end > 0 && document.text[end - 1] == ' ') --end;
  std::size_t first = end;
  const auto is_digit = [&](std::size_t i) {
    return text::ascii::is_digit(static_cast<unsigned char>(document.text[i]));
  };
  while (first > 0 && is_digit(first - 1)) --first;
  constexpr std::size_t kShortest = 4;
  constexpr std::size_t kLongest = 5;
  const std::size_t digits = end - first;
  if (begin - end > 2 || digits < kShortest || digits > kLongest) return {};
  const std::string_view code = with_sign(document, {first, end});
  // Four digits alone may be a year.
  return digits == kLongest || code.size() > digits ? code : std::string_view();
}

}  // namespace

std::string_view zip_of(const DocumentView& document, const Analysis& parts, std::size_t mention,
                        std::size_t part) {
  if (const auto own = zip_within(parts, part); !own.empty()) return own;
  for (const std::size_t other : {mention - 1, mention + 1}) {
    if (other >= document.mentions.size()) continue;
    const Mention& code = document.mentions[other];
    if (code.category != Category::kZip || town_of_zip(document, other) != mention) continue;
    const std::string_view signed_code = with_sign(document, code.span);
    return signed_code.size() > code.span.size() ? signed_code : std::string_view(code.surface);
  }
  const std::size_t begin = document.mentions[mention].span.begin + parts[part].span.begin;
  return begin <= document.text.size() ? zip_in_text(document, begin) : std::string_view();
}

}  // namespace pseudo::lang::de
