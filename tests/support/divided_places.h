// A table of invented places, few of which share size and country.
#pragma once

#include <string>

namespace pseudo::testing_support {

/// Returns a TSV table. LexiconTable::peers merges towns with cities, and the country DE with CH.
inline std::string divided_places() {
  std::string tsv = "name\tcountry\tsize\tkind\tuse\n";
  const auto add = [&](int rows, const std::string& stem, const std::string& cells) {
    for (int i = 0; i < rows; ++i) {
      const std::string ending{static_cast<char>('a' + i / 26), static_cast<char>('a' + i % 26)};
      tsv.append(stem).append(ending).append("\t").append(cells).append("\n");
    }
  };
  add(30, "Village", "AT\tvillage\tplain\t");
  add(25, "Town", "AT\ttown\tplain\t");
  add(7, "City", "AT\tcity\tplain\t");
  add(40, "Dorf", "DE\tvillage\tplain\t");
  add(3, "Weiler", "CH\tvillage\tplain\t");
  add(2, "Bad", "DE\ttown\tbad\t");
  add(4, "Never", "AT\tvillage\tplain\trecognize");
  return tsv;
}

}  // namespace pseudo::testing_support
