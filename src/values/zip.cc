#include "values/zip.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "text/ascii.h"
#include "text/fold.h"
#include "values/digits_letters.h"

namespace pseudo::values {
namespace {

struct ZipTable {
  std::string_view country;
  std::string_view table;
};
constexpr std::array<ZipTable, 3> kTables = {
    {{"DE", "zip_de"}, {"AT", "zip_at"}, {"CH", "zip_ch"}}};

/// How a country is written before a postal code.
struct Sign {
  std::string_view country;  // also ISO 3166
  std::string_view car;
};
constexpr std::array<Sign, 3> kSigns = {{{"DE", "D"}, {"AT", "A"}, {"CH", "CH"}}};

}  // namespace

ZipCodes::ZipCodes(const Lexicons& lexicons) {
  for (const ZipTable& known : kTables) {
    const LexiconTable* const table = lexicons.table(known.table);
    if (table == nullptr) continue;
    const auto zip = table->column("zip");
    const auto place = table->column("place");
    if (!zip || !place) continue;
    Country country{known.country, table, *zip, *place, {}};
    for (std::uint32_t row = 0; *place != 0 && row < table->rows(); ++row) {
      country.index.emplace_back(text::fold_key(table->cell(row, *place)), row);
    }
    std::ranges::sort(country.index);
    countries_.push_back(std::move(country));
  }
}

std::vector<std::string_view> ZipCodes::of(std::string_view place, std::string_view country,
                                           std::size_t length) const {
  std::vector<std::string_view> codes;
  const std::string key = text::fold_key(place);
  for (const Country& known : countries_) {
    if (!country.empty() && country != known.code) continue;
    const auto add = [&](std::uint32_t row) {
      const std::string_view code = known.table->cell(row, known.zip_column);
      if (length == 0 || code.size() == length) codes.push_back(code);
    };
    if (known.place_column == 0) {
      std::ranges::for_each(known.table->find(key), add);
      continue;
    }
    const auto first = std::ranges::lower_bound(
        known.index, key, {}, [](const auto& entry) -> const std::string& { return entry.first; });
    for (auto it = first; it != known.index.end() && it->first == key; ++it) add(it->second);
  }
  return codes;
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
                                     std::string_view country) {
  const auto own = std::ranges::find(kSigns, country, &Sign::country);
  if (own == kSigns.end()) return std::nullopt;
  const auto digits =
      static_cast<std::size_t>(std::ranges::count_if(surface, text::is_ascii_digit));
  const std::string_view front = surface.substr(0, surface.find_first_of("0123456789"));
  const std::string_view sign = front.substr(0, front.find_first_of("- "));
  const bool at_home = sign.empty() || sign == own->car || sign == own->country;
  if (at_home && digits == code.size()) return std::nullopt;
  if (sign.empty()) return std::string(code);
  const bool iso = sign.size() > 1 && sign != "CH";
  return std::string(iso ? own->country : own->car).append(front.substr(sign.size())).append(code);
}

}  // namespace pseudo::values
