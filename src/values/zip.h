// Postal codes of places.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/random.h"

namespace pseudo::values {

/// The tables "zip_de", "zip_at" and "zip_ch" (columns zip, place), by place. Must not outlive the
/// lexicons. Threads: const, shared freely.
class ZipCodes {
 public:
  ZipCodes() = default;
  explicit ZipCodes(const Lexicons& lexicons);

  /// The codes of `place` with `length` digits, in the order of the tables. `country`: "AT";
  /// empty: of any.
  [[nodiscard]] std::vector<std::string_view> of(std::string_view place, std::string_view country,
                                                 std::size_t length) const;

 private:
  struct Country {
    std::string_view code;
    const LexiconTable* table;
    std::size_t zip_column;
    std::size_t place_column;
    /// (folded place, row), sorted; empty where the table itself is searched by place.
    std::vector<std::pair<std::string, std::uint32_t>> index;
  };
  std::vector<Country> countries_;
};

/// One of the surrogate city's codes, unlike `key`; where none is known, random digits (and
/// letters) without a new leading zero. `key`: the code without a country sign. `city`: lemma of
/// the surrogate city, or empty.
std::string draw_zip(std::string_view key, std::string_view city, std::string_view country,
                     const ZipCodes& codes, DrawStream& stream);

}  // namespace pseudo::values
