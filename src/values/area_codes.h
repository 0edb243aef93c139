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

/// The rows of the table "area_codes" (code, country, kind) for the home countries. Refers to the
/// lexicons, which must outlive it. Threads: const calls are safe.
class AreaCodes {
 public:
  AreaCodes() = default;
  /// `table` may be null; then no area code is known.
  AreaCodes(const LexiconTable* table, const Countries& countries);

  /// The length of the area code that a significant number begins with; 0 if none is known. `dial`:
  /// the country code; empty: any, in the order of the home countries.
  [[nodiscard]] std::size_t match(std::string_view digits, std::string_view dial) const;
  /// Draws another code of the same country, kind and length; empty if there is none.
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
  // By code, in the order of home countries.
  std::map<std::string_view, std::vector<std::size_t>> groups_of_;
  std::size_t longest_ = 0;
};

}  // namespace pseudo::values
