// German documents for tests of dates, read by the tables of the tree.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/dates/date_document.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::testing_dates {

inline std::string file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline std::vector<std::pair<std::string, std::string>> german_tables() {
  std::vector<std::pair<std::string, std::string>> tables;
  for (const char* name :
       {"months", "weekdays", "holidays", "date_words", "date_forms", "season_words"}) {
    tables.emplace_back(
        name, file(std::string(PSEUDO_SOURCE_DIR "/lexicons/de/grammar/") + name + ".tsv"));
  }
  return tables;
}

inline const DateReader& german_dates() {
  static const DateReader german = *DateReader::from(*Lexicons::from_tsv(german_tables()));
  return german;
}

class GermanDocument : public DateDocument {
 public:
  explicit GermanDocument(std::string_view marked) : DateDocument(german_dates(), marked) {}
};

}  // namespace pseudo::lang::testing_dates
