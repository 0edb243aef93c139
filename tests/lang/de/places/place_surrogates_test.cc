// Places and organisations through the whole engine, with several keys: what a reader sees must be
// natural.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/reading_cases.h"
#include "pseudo/pseudonymizer.h"
#include "text/fold.h"

namespace pseudo::test {
namespace {

constexpr char kKeys = 6;

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (auto at = text.find(from); at != text.npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

// <T>: a town of one word; <W>: one of several; <n>: digits.
std::string regex_of(std::string_view pattern) {
  std::string regex = replaced(std::string(pattern), "<T>", "(?:[A-Z]|Ä|Ö|Ü)[^ ,.()/\\n]+");
  regex = replaced(std::move(regex), "<W>", "(?:[A-Z]|Ä|Ö|Ü)[^,()/\\n]+");
  return replaced(std::move(regex), "<n>", "[0-9]+");
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

/// What a group of the pattern must be.
class Checker {
 public:
  explicit Checker(const Lexicons& lexicons) : lexicons_(lexicons) {}

  [[nodiscard]] bool holds(std::string_view check, const std::smatch& match) const {
    const auto words = words_of(check);
    const auto group = [&](std::size_t i) {
      return match[static_cast<std::size_t>(words[i][0] - '0')].str();
    };
    if (words[0] == "zip") return has_code(group(2), group(1));
    if (words[0] == "same") return group(1) == group(2);
    if (words[0] == "differ") return group(1) != group(2);
    if (words[0] == "country") {
      return has_cell("places", group(1), "country", words[2]) ||
             has_cell("world", group(1), "country", words[2]);
    }
    if (words[0] == "town") {
      return has_cell("places", group(1), "size", "town") ||
             has_cell("places", group(1), "size", "city");
    }
    return has_cell(words[0], group(1), {}, {});  // the name of a table
  }

 private:
  [[nodiscard]] bool has_cell(std::string_view table, std::string_view name,
                              std::string_view column, std::string_view value) const {
    const LexiconTable& rows = *lexicons_.table(table);
    const auto found = rows.find(text::fold_key(name));
    return std::ranges::any_of(found, [&](std::uint32_t row) {
      return column.empty() || rows.cell(row, column) == value;
    });
  }
  [[nodiscard]] bool has_code(std::string_view place, std::string_view code) const {
    for (const char* const table : {"zip_de", "zip_at", "zip_ch"}) {
      if (has_cell(table, place, "zip", code)) return true;
    }
    return false;
  }
  const Lexicons& lexicons_;
};

// Columns: id, document, pattern (an ECMAScript expression), checks divided by ";", source.
void expect_rows(const std::string& table, const Options& options) {
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  ASSERT_TRUE(lexicons);
  const auto german = make_language("de", *lexicons);
  ASSERT_TRUE(german);
  const Checker checker(*lexicons);
  std::vector<Pseudonymizer> engines;
  for (char key = 1; key <= kKeys; ++key) {
    auto engine = Pseudonymizer::make(options, **german, *lexicons,
                                      Key::from_bytes(std::string(Key::kBytes, key)));
    ASSERT_TRUE(engine);
    engines.push_back(*std::move(engine));
  }
  for (const auto& row : testing_tables::read_table(table, 5)) {
    if (row[0] == "id") continue;
    const std::string wanted = regex_of(row[2]);
    for (const Pseudonymizer& engine : engines) {
      const auto done = engine.run(case_document(row[1]).document);
      ASSERT_TRUE(done) << row[0];
      std::smatch match;
      const std::string& text = done->document.text;
      ASSERT_TRUE(std::regex_match(text, match, std::regex(wanted))) << row[0] << ": " << text;
      for (std::size_t begin = 0; begin < row[3].size();) {
        const std::size_t end = std::min(row[3].find(';', begin), row[3].size());
        const std::string check = row[3].substr(begin, end - begin);
        EXPECT_TRUE(checker.holds(check, match)) << row[0] << " " << check << ": " << text;
        begin = end + 1;
      }
    }
  }
}

TEST(PlaceSurrogates, ReadAsWritten) {
  expect_rows("lang/de/places/place_surrogates.tsv", Options());
}

TEST(OrgSurrogates, ReadAsWritten) {
  Options options;
  options.missed = MissedPolicy::kReplace;
  expect_rows("lang/de/orgs/org_surrogates.tsv", options);
}

}  // namespace
}  // namespace pseudo::test
