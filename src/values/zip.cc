#include "values/zip.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "text/ascii.h"
#include "text/fold.h"
#include "values/digits_letters.h"

namespace pseudo::values {

void ZipCodes::add(std::string_view country, const LexiconTable* table) {
  if (table == nullptr || table->column("place") != std::size_t{0}) return;
  if (const auto zip = table->column("zip")) countries_.push_back({country, table, *zip});
}

std::vector<std::string_view> ZipCodes::of(std::string_view place, std::string_view country,
                                           std::size_t length) const {
  std::vector<std::string_view> codes;
  const std::string key = text::fold_key(place);
  for (const Country& known : countries_) {
    if (!country.empty() && country != known.code) continue;
    for (const std::uint32_t row : known.table->find(key)) {
      const std::string_view code = known.table->cell(row, known.zip_column);
      if (length == 0 || code.size() == length) codes.push_back(code);
    }
  }
  return codes;
}

std::size_t ZipCodes::count_fewest(std::string_view place, std::size_t length) const {
  std::size_t fewest = 0;
  for (const Country& known : countries_) {
    const std::size_t codes = of(place, known.code, length).size();
    if (codes > 0 && (fewest == 0 || codes < fewest)) fewest = codes;
  }
  return fewest;
}

std::size_t zip_prefix(std::string_view surface, const Countries& countries) {
  constexpr std::string_view kSeparators = " :.-\t";
  std::size_t letters = 0;
  while (letters < surface.size() && text::is_ascii_upper(surface[letters])) ++letters;
  if (!countries.is_country_mark(surface.substr(0, letters))) return 0;
  const std::size_t digit = surface.find_first_not_of(kSeparators, letters);
  const bool code = digit != std::string_view::npos && text::is_ascii_digit(surface[digit]);
  return code && digit > letters ? digit : 0;
}

// The code is the run with the most digits, adjacent runs that contain digits ("SW1A 1AA",
// "00-950"), and two capitals after it ("1234 AB").
ByteSpan zip_code(std::string_view surface, const Countries& countries) {
  const auto is_code_byte = [](char c) {
    return text::is_ascii_digit(c) || text::is_ascii_upper(c) || text::is_ascii_lower(c) ||
           static_cast<unsigned char>(c) >= 0x80;
  };
  struct Run {
    ByteSpan span;
    std::size_t digits = 0;
    std::size_t capitals = 0;
  };
  std::vector<Run> runs;
  for (std::size_t pos = 0; pos < surface.size();) {
    Run run{{pos, pos}};
    for (; pos < surface.size() && is_code_byte(surface[pos]); ++pos) {
      run.digits += text::is_ascii_digit(surface[pos]) ? 1U : 0U;
      run.capitals += text::is_ascii_upper(surface[pos]) ? 1U : 0U;
    }
    run.span.end = pos;
    if (run.span.empty()) {
      ++pos;
    } else {
      runs.push_back(run);
    }
  }
  const auto most = std::ranges::max_element(runs, {}, &Run::digits);
  if (most == runs.end() || most->digits == 0) return {0, surface.size()};
  auto first = most;
  while (first != runs.begin() && std::prev(first)->digits > 0) --first;
  auto last = most;
  while (std::next(last) != runs.end() && std::next(last)->digits > 0) ++last;
  if (const auto following = std::next(last); following != runs.end()) {
    if (following->span.size() == 2 && following->capitals == 2) last = following;
  }
  ByteSpan code{first->span.begin, last->span.end};
  if (first != runs.begin()) {
    const std::size_t mark = std::prev(first)->span.begin;
    if (zip_prefix(surface.substr(mark, code.end - mark), countries) > 0) code.begin = mark;
  }
  return code;
}

std::string draw_zip(std::string_view key, std::string_view city, std::string_view country,
                     const ZipCodes& codes, DrawStream& stream) {
  if (!city.empty()) {
    std::vector<std::string_view> of_city = codes.of(city, country, key.size());
    if (of_city.empty()) of_city = codes.of(city, country);
    std::erase(of_city, key);
    if (!of_city.empty()) {
      return std::string(of_city[static_cast<std::size_t>(stream.below(of_city.size()))]);
    }
  }
  return scramble(key, stream, {.leading_zeros = true});
}

std::optional<std::string> write_zip(std::string_view surface, std::string_view code,
                                     std::string_view country, const Countries& countries) {
  const Country* const own = countries.find(country);
  if (own == nullptr || own->vehicle.empty()) return std::nullopt;
  const auto digits =
      static_cast<std::size_t>(std::ranges::count_if(surface, text::is_ascii_digit));
  const std::string_view front = surface.substr(0, surface.find_first_of("0123456789"));
  const std::string_view mark = front.substr(0, front.find_first_of("- "));
  const bool at_home = mark.empty() || mark == own->vehicle || mark == own->code;
  if (at_home && digits == code.size()) return std::nullopt;
  if (mark.empty()) return std::string(code);
  const bool iso = mark.size() > 1 && !countries.is_vehicle_code(mark);
  return std::string(iso ? own->code : own->vehicle).append(front.substr(mark.size())).append(code);
}

}  // namespace pseudo::values
