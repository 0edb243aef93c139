// Area codes of telephone numbers, by country, kind and length.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/random.h"
#include "values/countries.h"

namespace pseudo::values {

/// The rows of the table "area_codes" (code, country, kind) for the home countries. Views the
/// lexicons. Threads: const, shared freely.
class AreaCodes {
 public:
  AreaCodes() = default;
  /// `table` may be null: then no area code is known.
  AreaCodes(const LexiconTable* table, const Countries& countries);

  /// Length of the area code at the head of a significant number, 0 if none is known.
  /// `dial`: the country code; empty: any, in the order of the countries at home.
  [[nodiscard]] std::size_t match(std::string_view digits, std::string_view dial) const;
  /// Another code of the same country, kind and length; empty if there is none.
  [[nodiscard]] std::string other(std::string_view code, std::string_view dial,
                                  DrawStream& stream) const;

 private:
  struct Group {
    std::size_t home_rank = 0;
    std::string_view dial;
    std::string_view kind;
    std::size_t length = 0;
    std::vector<std::string_view> codes;
  };
  void add(std::string_view code, const Country& country, std::string_view kind);
  std::size_t group_of(const Country& country, std::string_view kind, std::size_t length);
  [[nodiscard]] const Group* find(std::string_view code, std::string_view dial) const;

  std::vector<Group> groups_;  // a few dozen
  std::map<std::string_view, std::vector<std::size_t>>
      groups_of_;  // by code, in the order of home countries
  std::size_t longest_ = 0;
};

}  // namespace pseudo::values
