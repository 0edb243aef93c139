// Properties that the shipped German tables must keep, whoever edits them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

namespace fs = std::filesystem;

fs::path folder() { return fs::path(PSEUDO_SOURCE_DIR) / "lexicons/de"; }

// The tables whose names become surrogates, and the labels that draw from them.
constexpr std::pair<std::string_view, std::string_view> kTablesOfCategories[] = {
    {"FEMALE", "given_female"}, {"MALE", "given_male"}, {"FAMILY", "family"},
    {"CITY", "places"},         {"ORG", "orgs"},        {"STREET", "streets"},
};

std::string table_of(std::string_view category) {
  const auto it =
      std::ranges::find(kTablesOfCategories, category, [](const auto& pair) { return pair.first; });
  return it == std::end(kTablesOfCategories) ? std::string() : std::string(it->second);
}

std::string shown(char32_t letter) {
  std::string utf8;
  text::append(utf8, letter);
  return utf8;
}

class GermanData : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    auto image = compile_lexicons(folder());  // NFC, UTF-8, columns, no row twice
    ASSERT_TRUE(image.has_value()) << image.error().where.file << ":" << image.error().where.line
                                   << ": " << image.error().message;
    auto opened = Lexicons::from_image(*std::move(image));
    ASSERT_TRUE(opened.has_value()) << opened.error().message;
    lexicons() = std::make_unique<Lexicons>(*std::move(opened));
  }
  static void TearDownTestSuite() { lexicons().reset(); }

  static std::unique_ptr<Lexicons>& lexicons() {
    static std::unique_ptr<Lexicons> instance;
    return instance;
  }

  // A table that must be there.
  static const LexiconTable& table(std::string_view name) {
    const LexiconTable* found = lexicons()->table(name);
    if (found == nullptr) throw std::runtime_error("no table " + std::string(name));
    return *found;
  }

  template <class Visit>
  static void for_each_row(const LexiconTable& rows, const Visit& visit) {
    for (std::uint32_t row = 0; row < rows.rows(); ++row) {
      visit([&rows, row](std::string_view column) { return rows.cell(row, column); });
    }
  }

  static std::set<std::string> names(const std::string& name) {
    std::set<std::string> folded;
    for_each_row(table(name),
                 [&](const auto& cell) { folded.insert(text::fold_key(cell("name"))); });
    return folded;
  }
};

TEST_F(GermanData, NoNameIsFemaleAndMaleButTheUnisexOnes) {
  const auto female = names("given_female");
  const auto unisex = names("given_unisex");
  for (const std::string& name : names("given_male")) {
    EXPECT_TRUE(!female.contains(name) || unisex.contains(name)) << name;
  }
}

TEST_F(GermanData, SwissNamesAreWrittenWithoutSharpS) {
  for (const char* name : {"places", "streets", "orgs", "regions"}) {
    for_each_row(table(name), [&](const auto& cell) {
      if (cell("country") != "CH") return;
      EXPECT_EQ(cell("name").find("ß"), std::string_view::npos) << name << ": " << cell("name");
    });
  }
}

TEST_F(GermanData, SurrogatesAreMadeOfLettersAndTheMarksOfNames) {
  constexpr std::u32string_view kMarks = U" -'’.&/()+,0123456789";
  for (const auto& [category, name] : kTablesOfCategories) {
    for_each_row(table(name), [&, &name = name](const auto& cell) {
      const std::string_view text = cell("name");
      for (std::size_t pos = 0; pos < text.size();) {
        const char32_t c = text::next(text, pos);
        EXPECT_TRUE(text::is_letter(c) || kMarks.find(c) != kMarks.npos) << name << ": " << text;
      }
    });
  }
}

TEST_F(GermanData, OneNameIsOneRowOfAGivenOrFamilyTable) {
  for (const std::string name : {"given_female", "given_male", "given_unisex", "family"}) {
    const LexiconTable& rows = table(name);
    for_each_row(rows, [&](const auto& cell) {
      std::set<std::string_view> spellings;
      for (const std::uint32_t row : rows.find(text::fold_key(cell("name")))) {
        EXPECT_TRUE(spellings.insert(rows.cell(row, "name")).second)
            << name << ": two rows of " << cell("name");
      }
    });
  }
}

TEST_F(GermanData, NoNameIsDrawnWithItsUmlautsWrittenOut) {
  for (const std::string name : {"given_female", "given_male", "given_unisex", "family"}) {
    const LexiconTable& rows = table(name);
    for_each_row(rows, [&](const auto& cell) {
      const std::string_view own = cell("name");
      if (cell("use") == "recognize") return;
      for (const std::uint32_t row : rows.find(text::fold_key(own))) {
        const std::string_view other = rows.cell(row, "name");
        EXPECT_TRUE(other == own || text::write_out_umlauts(other) != own ||
                    other.find("ß") != other.npos)
            << name << ": " << own << " beside " << other;
      }
    });
  }
}

TEST_F(GermanData, ANicknameOfANicknameIsOneOfTheFullName) {
  std::set<std::tuple<std::string, std::string, std::string>> known;  // nickname, name, gender
  for_each_row(table("nicknames"), [&](const auto& cell) {
    known.emplace(cell("nickname"), cell("name"), cell("gender"));
  });
  for (const auto& [nickname, name, gender] : known) {
    for (const auto& [middle, full, its_gender] : known) {
      if (middle != name || its_gender != gender) continue;
      EXPECT_NE(full, nickname);
      EXPECT_TRUE(known.contains({nickname, full, gender})) << nickname << " is " << full;
    }
  }
}

TEST_F(GermanData, EverydayIsMarkedByOne) {
  for (const char* name : {"family", "places"}) {
    for_each_row(table(name), [&](const auto& cell) {
      EXPECT_TRUE(cell("everyday").empty() || cell("everyday") == "1") << cell("name");
    });
  }
}

struct ZipCase {
  std::string table;
  std::size_t digits;
};

TEST_F(GermanData, ZipsHaveTheDigitsOfTheirCountry) {
  for (const ZipCase& c : {ZipCase{"zip_de", 5}, {"zip_at", 4}, {"zip_ch", 4}}) {
    for_each_row(table(c.table), [&](const auto& cell) {
      const std::string_view zip = cell("zip");
      EXPECT_TRUE(zip.size() == c.digits && zip.find_first_not_of("0123456789") == zip.npos)
          << c.table << ": " << cell("place");
    });
  }
}

TEST_F(GermanData, MostPlacesThatAreDrawnHaveAZip) {
  const std::map<std::string, std::string> kZips = {
      {"DE", "zip_de"}, {"AT", "zip_at"}, {"CH", "zip_ch"}};
  for (const auto& [country, zips] : kZips) {
    const LexiconTable& places = table("places");
    const Candidates drawn = places.select({.country = country, .size = "town"});
    std::size_t known = 0;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      const std::string key = text::fold_key(places.cell(drawn.row(i), "name"));
      if (!table(zips).find(key).empty()) ++known;
    }
    EXPECT_GT(known * 2, drawn.size()) << country << ": " << known << " of " << drawn.size();
  }
}

// The letters of one class, in the order of the table.
std::vector<char32_t> letters_of(std::string_view cell) {
  std::vector<char32_t> letters;
  for (std::size_t pos = 0; pos < cell.size();) letters.push_back(text::next(cell, pos));
  return letters;
}

TEST_F(GermanData, LetterClassesAreOfFilingLettersWithoutRepetition) {
  std::map<std::string, std::set<char32_t>> seen;
  for_each_row(table("letter_classes"), [&](const auto& cell) {
    const std::string category(cell("category"));
    ASSERT_NE(table_of(category), "") << category;
    const auto letters = letters_of(cell("letters"));
    EXPECT_GE(letters.size(), 6U) << category;
    for (const char32_t letter : letters) {
      EXPECT_EQ(text::filing_letter(letter), letter) << category << ' ' << shown(letter);
      EXPECT_TRUE(seen[category].insert(letter).second) << category << ' ' << shown(letter);
    }
  });
  for (const auto& [category, name] : kTablesOfCategories) {
    EXPECT_TRUE(seen.contains(std::string(category))) << category;
  }
}

// What may be drawn under a letter. Given names: at home in Germany, so that none loses its home.
Conditions under(std::string_view category, char32_t letter) {
  const bool is_given = category == "FEMALE" || category == "MALE";
  return is_given ? Conditions{.letter = letter, .country = "DE"} : Conditions{.letter = letter};
}

constexpr std::size_t kEnoughToHide = 20;

TEST_F(GermanData, EveryLetterOfAClassHidesAnOriginal) {
  for_each_row(table("letter_classes"), [&](const auto& cell) {
    const std::string category(cell("category"));
    const LexiconTable& names = table(table_of(category));
    for (const char32_t letter : letters_of(cell("letters"))) {
      EXPECT_GE(names.select(under(category, letter)).size(), kEnoughToHide)
          << category << ' ' << shown(letter);
    }
  });
}

// Shares of real bearers, in per mille: an independent look at the classes that letters.py made.
TEST_F(GermanData, LettersInNoClassAreThoseOfOneNameInFiveHundredOrCannotHideAName) {
  std::map<std::string, std::u32string> classes;
  for_each_row(table("letter_classes"), [&](const auto& cell) {
    for (const char32_t letter : letters_of(cell("letters"))) {
      classes[std::string(cell("category"))] += letter;
    }
  });
  for (const auto& [category, name] : kTablesOfCategories) {
    for (char32_t letter = U'A'; letter <= U'Z'; ++letter) {
      if (classes[std::string(category)].find(letter) != std::u32string::npos) continue;
      const bool is_rare = letter == U'Q' || letter == U'X' || letter == U'Y';
      EXPECT_TRUE(is_rare || table(name).select(under(category, letter)).size() < kEnoughToHide)
          << category << ' ' << shown(letter);
    }
    EXPECT_EQ(classes[std::string(category)].find(U'X'), std::u32string::npos) << category;
  }
}

struct CountCase {
  std::string table;
  Conditions drawn;
  std::size_t least;
};

TEST_F(GermanData, TablesAreLargeEnough) {
  const std::vector<CountCase> cases = {
      {"given_female", {}, 1400},
      {"given_male", {}, 1400},
      {"family", {}, 2400},
      {"places", {.country = "DE"}, 6500},
      {"places", {.country = "AT"}, 2500},
      {"places", {.country = "CH"}, 1700},
      {"places", {.country = "DE", .size = "city"}, 100},
      {"streets", {}, 5000},
      {"streets", {.country = "CH"}, 300},
      {"regions", {.kind = "region"}, 150},
      {"regions", {.country = "DE", .kind = "state"}, 10},
      {"regions", {.country = "AT", .kind = "state"}, 7},
  };
  for (const CountCase& c : cases) {
    EXPECT_GE(table(c.table).select(c.drawn).size(), c.least)
        << c.table << ' ' << c.drawn.country << ' ' << c.drawn.size << c.drawn.kind;
  }
  EXPECT_GE(table("nicknames").rows(), 450U);
}

struct Grammar {
  std::string kind, gender, number;
  friend auto operator<=>(const Grammar&, const Grammar&) = default;
};

// Conditions on kind, gender and number never give way, so each combination of them in the table
// must offer a choice.
TEST_F(GermanData, OrganisationsAndStreetsOfferAChoiceOfEveryKind) {
  for (const std::string name : {"orgs", "streets"}) {
    const LexiconTable& rows = table(name);
    std::map<Grammar, std::size_t> counts;
    for_each_row(rows, [&](const auto& cell) {
      const Grammar grammar{std::string(cell("kind")), std::string(cell("gender")),
                            std::string(cell("number"))};
      if (cell("use") != "recognize") ++counts[grammar];
    });
    for (const auto& [grammar, count] : counts) {
      EXPECT_GE(count, 10U) << name << ": " << grammar.kind << ' ' << grammar.gender << ' '
                            << grammar.number;
    }
  }
}

struct Source {
  std::string file, licence;
  std::size_t rows = 0;
};

std::vector<std::string> split(const std::string& line) {
  std::vector<std::string> cells(1);
  for (const char c : line) {
    if (c == '\t') {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  return cells;
}

std::size_t index_of(const std::vector<std::string>& cells, std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(cells, name) - cells.begin());
}

std::vector<Source> read_sources() {
  std::ifstream file(folder() / "SOURCES.tsv");
  std::vector<Source> sources;
  std::vector<std::string> header;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("# ")) continue;
    const auto cells = split(line);
    if (header.empty()) {
      header = cells;
      continue;
    }
    if (cells.size() != header.size()) {
      ADD_FAILURE() << "SOURCES.tsv: " << line;
      continue;
    }
    sources.push_back({cells.at(index_of(header, "file")), cells.at(index_of(header, "licence")),
                       std::stoul(cells.at(index_of(header, "rows")))});
  }
  return sources;
}

std::size_t count_rows(const fs::path& path) {
  std::ifstream file(path);
  std::size_t rows = 0;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("# ")) ++rows;
  }
  return rows == 0 ? 0 : rows - 1;  // without the header
}

std::vector<std::string> table_files() {
  std::vector<std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder())) {
    const std::string file = fs::relative(entry.path(), folder()).generic_string();
    if (file.ends_with(".tsv") && file != "SOURCES.tsv") files.push_back(file);
  }
  return files;
}

// Rules of grammar are not taken from anywhere: they name a source in each row instead.
std::vector<std::string> data_files() {
  std::vector<std::string> files = table_files();
  std::erase_if(files, [](const std::string& file) { return file.starts_with("grammar/"); });
  return files;
}

TEST_F(GermanData, EveryFileHasItsSourceLicenceAndCount) {
  std::set<std::string> listed;
  for (const Source& source : read_sources()) {
    EXPECT_TRUE(listed.insert(source.file).second) << source.file;
    EXPECT_FALSE(source.licence.empty()) << source.file;
    EXPECT_TRUE(fs::exists(folder() / source.file)) << source.file;
    EXPECT_EQ(source.rows, count_rows(folder() / source.file)) << source.file;
  }
  for (const std::string& file : data_files()) {
    EXPECT_TRUE(listed.contains(file)) << file << " is not in SOURCES.tsv";
  }
}

TEST_F(GermanData, EveryFileTellsItsLicence) {
  std::map<std::string, std::string> licences;
  for (const Source& source : read_sources()) licences[source.file] = source.licence;
  for (const std::string& file : table_files()) {
    std::ifstream stream(folder() / file);
    std::string line;
    std::string licence;
    while (std::getline(stream, line) && line.starts_with("# ")) {
      if (line.starts_with("# Licence: ")) licence = line.substr(11);
    }
    EXPECT_FALSE(licence.empty()) << file;
    if (!licences.contains(file)) continue;
    EXPECT_EQ(licence, licences[file]) << file;
  }
}

}  // namespace
}  // namespace pseudo
