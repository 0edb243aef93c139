// Look-up in tables: names in every spelling, conditions, weights.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/random.h"
#include "support/divided_places.h"
#include "text/fold.h"

namespace pseudo {
namespace {

constexpr std::string_view kPlaces =
    "# Source: invented\n"
    "# Licence: none needed\n"
    "name\tcountry\tsize\tuse\tletter\tregion\n"
    "Müllendorf\tDE\tvillage\t\t\tNord\n"
    "Adlerstadt\tDE\tcity\t\t\tSüd\n"
    "Bad Eschenau\tAT\ttown\t\tE\t\n"
    "Altenried\tAT\tvillage\t\t\t\n"
    "Adlerstadt\tCH\ttown\t\t\tOst\n"
    "Grenzach\tDE,CH\ttown\t\t\t\n"
    "Überall\t\ttown\t\t\t\n"
    "Wirklich\tDE\tcity\trecognize\t\t\n"
    "Erfunden\tDE\tcity\tsurrogate\t\t\n"
    "Saint-Gröll\tFR\tcity\tboth\tG\t\n"
    "4711\tDE\ttown\t\t\t\n";

Lexicons make(std::string_view tsv, std::string name = "places") {
  auto lexicons = Lexicons::from_tsv({{std::move(name), std::string(tsv)}});
  EXPECT_TRUE(lexicons.has_value()) << lexicons.error().message;
  return *std::move(lexicons);
}

std::vector<std::string> names_of(const LexiconTable& table, const Conditions& conditions) {
  const Candidates candidates = table.select(conditions);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    names.emplace_back(table.cell(candidates.row(i), std::size_t{0}));
  }
  std::sort(names.begin(), names.end());
  return names;
}

using Names = std::vector<std::string>;

TEST(LexiconTable, TellsItsColumnsAndCells) {
  const Lexicons lexicons = make(kPlaces);
  const LexiconTable& table = *lexicons.table("places");
  EXPECT_EQ(table.name(), "places");
  EXPECT_EQ(table.rows(), 11U);
  EXPECT_EQ(table.columns(), 6U);
  EXPECT_EQ(table.column_name(2), "size");
  EXPECT_EQ(table.column("region"), 5U);
  EXPECT_FALSE(table.column("district"));
  EXPECT_EQ(table.cell(1, "region"), "Süd");
  EXPECT_EQ(table.cell(1, "district"), "");
  EXPECT_EQ(table.cell(10, std::size_t{0}), "4711");
  EXPECT_EQ(lexicons.table("streets"), nullptr);
}

struct SpellingCase {
  std::string_view written;
  std::string_view found;  // "" for nothing
};

constexpr SpellingCase kSpellings[] = {
    {"Müllendorf", "Müllendorf"},
    {"MÜLLENDORF", "Müllendorf"},
    {"müllendorf", "Müllendorf"},
    {"Muellendorf", "Müllendorf"},
    {"mUeLLendorf", "Müllendorf"},
    {"Mu\u0308llendorf", "Müllendorf"},
    {"Mullendorf", ""},
    {"BAD  ESCHENAU", "Bad Eschenau"},
    {"Bad-Eschenau", "Bad Eschenau"},
    {"Eschenau", ""},
    {"saint gröll", "Saint-Gröll"},
    {"Ueberall", "Überall"},
    {"Wirklich", "Wirklich"},
    {"Erfunden", "Erfunden"},
    {"", ""},
    {"Nirgendwo", ""},
};

TEST(LexiconTable, HoldsNamesOfAnyLength) {
  std::string tsv = "name\tnote\n";
  std::vector<std::string> names;
  for (const std::size_t size :
       {1U, 3U, 4U, 7U, 8U, 9U, 16U, 17U, 126U, 127U, 128U, 129U, 300U, 20000U}) {
    names.emplace_back(size, 'b');
    tsv.append(names.back()).append("\t").append(size + 1, 'c').append("\n");
  }
  const Lexicons lexicons = make(tsv);
  const LexiconTable& table = *lexicons.table("places");
  for (std::uint32_t row = 0; row < names.size(); ++row) {
    EXPECT_EQ(table.cell(row, "name"), names[row]);
    EXPECT_EQ(table.cell(row, "note"), std::string(names[row].size() + 1, 'c'));
    ASSERT_EQ(table.find(names[row]).size(), 1U) << names[row].size();
    EXPECT_EQ(table.find(names[row]).front(), row);
    EXPECT_TRUE(table.find(names[row].substr(1) + "x").empty());
  }
}

TEST(LexiconTable, HoldsColumnsOfFewAndOfManyValues) {
  constexpr std::size_t kValues[] = {1, 3, 256, 257, 600, 1500};
  const auto value = [](std::size_t row, std::size_t values) {
    return "v" + std::to_string(row * 7 % values);
  };
  std::string tsv = "name\ta\tb\tc\td\te\tf\n";
  for (std::size_t row = 0; row < 1500; ++row) {
    tsv += "N" + std::to_string(row);
    for (const std::size_t values : kValues) tsv += "\t" + value(row, values);
    tsv += "\n";
  }
  const Lexicons lexicons = make(tsv);
  const LexiconTable& table = *lexicons.table("places");
  for (std::uint32_t row = 0; row < table.rows(); ++row) {
    for (std::size_t i = 0; i < std::size(kValues); ++i) {
      ASSERT_EQ(table.cell(row, i + 1), value(row, kValues[i])) << row << ' ' << i;
    }
  }
}

TEST(LexiconTable, FindsANameInEverySpelling) {
  const Lexicons lexicons = make(kPlaces);
  const LexiconTable& table = *lexicons.table("places");
  for (const SpellingCase& c : kSpellings) {
    const auto rows = table.find(text::fold_key(c.written));
    EXPECT_EQ(rows.size(), c.found.empty() ? 0U : 1U) << c.written;
    for (const std::uint32_t row : rows) EXPECT_EQ(table.cell(row, std::size_t{0}), c.found);
  }
}

TEST(LexiconTable, FindsAllRowsOfANameInTheOrderOfTheFile) {
  const Lexicons lexicons = make(kPlaces);
  const LexiconTable& table = *lexicons.table("places");
  const auto rows = table.find("adlerstadt");
  EXPECT_EQ(std::vector<std::uint32_t>(rows.begin(), rows.end()),
            (std::vector<std::uint32_t>{1, 4}));
}

struct SelectCase {
  Conditions conditions;
  Names names;
};

TEST(LexiconTable, SelectsByEveryConditionAndTheirCombinations) {
  const Lexicons lexicons = make(kPlaces);
  const LexiconTable& table = *lexicons.table("places");
  const std::vector<SelectCase> cases = {
      {{},
       {"4711", "Adlerstadt", "Adlerstadt", "Altenried", "Bad Eschenau", "Erfunden", "Grenzach",
        "Müllendorf", "Saint-Gröll", "Überall"}},
      {{.letter = U'A'}, {"Adlerstadt", "Adlerstadt", "Altenried"}},
      {{.letter = U'B'}, {}},
      {{.letter = U'E'}, {"Bad Eschenau", "Erfunden"}},
      {{.letter = U'G'}, {"Grenzach", "Saint-Gröll"}},
      {{.letter = U'U'}, {"Überall"}},
      {{.letter = U'S'}, {}},
      {{.country = "AT"}, {"Altenried", "Bad Eschenau", "Überall"}},
      {{.country = "CH"}, {"Adlerstadt", "Grenzach", "Überall"}},
      {{.country = "IT"}, {"Überall"}},
      {{.letter = U'A', .country = "CH"}, {"Adlerstadt"}},
      {{.letter = U'A', .country = "AT", .size = "village"}, {"Altenried"}},
      {{.size = "city"}, {"Adlerstadt", "Erfunden", "Saint-Gröll"}},
      {{.size = "hamlet"}, {}},
      {{.tier = "1"}, {}},
      {{.gender = "f"}, {}},
      {{.number = "sg"}, {}},
      {{.kind = "x"}, {}},
  };
  for (std::size_t i = 0; i < cases.size(); ++i) {
    EXPECT_EQ(names_of(table, cases[i].conditions), cases[i].names) << "case " << i;
  }
}

TEST(LexiconTable, SelectsAmongMoreKindsAndSetsOfCountriesThanABytesWorth) {
  const auto country = [](int i) {
    return std::string{static_cast<char>('A' + i / 26), static_cast<char>('A' + i % 26)};
  };
  std::string tsv = "name\tkind\tcountry\n";
  for (int i = 0; i < 600; ++i) {
    tsv += "A" + std::to_string(i) + "\tkind" + std::to_string(i) + "\t" + country(i) + ",ZZ\n";
  }
  const Lexicons lexicons = make(tsv);
  const LexiconTable& table = *lexicons.table("places");
  for (int i = 0; i < 600; ++i) {
    const std::string kind = "kind" + std::to_string(i);
    const Names only{"A" + std::to_string(i)};
    EXPECT_EQ(names_of(table, {.letter = U'A', .kind = kind}), only);
    EXPECT_EQ(names_of(table, {.country = country(i)}), only);
    EXPECT_EQ(names_of(table, {.country = "ZZ", .kind = kind}), only);
    EXPECT_EQ(names_of(table, {.country = country(i + 1), .kind = kind}), Names());
  }
  EXPECT_EQ(names_of(table, {.letter = U'A', .country = "ZZ"}).size(), 600U);
}

TEST(LexiconTable, SelectsByGenderNumberKindAndTier) {
  const Lexicons lexicons = make(
      "name\tkind\tgender\tnumber\ttier\n"
      "Werk Aster\tcompany\tn\tsg\t1\n"
      "Werke Birne\tcompany\tn\tpl\t2\n"
      "Bank Cedro\tbank\tf\tsg\t1\n"
      "Bank Dulon\tbank\tf\tsg\t3\n");
  const LexiconTable& table = *lexicons.table("places");
  EXPECT_EQ(names_of(table, {.kind = "bank"}), (Names{"Bank Cedro", "Bank Dulon"}));
  EXPECT_EQ(names_of(table, {.number = "pl"}), (Names{"Werke Birne"}));
  EXPECT_EQ(names_of(table, {.gender = "n", .number = "sg"}), (Names{"Werk Aster"}));
  EXPECT_EQ(names_of(table, {.tier = "1"}), (Names{"Bank Cedro", "Werk Aster"}));
  EXPECT_EQ(names_of(table, {.tier = "3", .gender = "f", .kind = "bank"}), (Names{"Bank Dulon"}));
  EXPECT_EQ(names_of(table, {.gender = "m", .kind = "bank"}), (Names{}));
}

// Draws `count` rows with one key and counts the names.
std::map<std::string, int> draw_names(const LexiconTable& table, const Conditions& conditions,
                                      int count) {
  DrawStream stream(Key::from_bytes(std::string(Key::kBytes, 'd')), {});
  const Candidates candidates = table.select(conditions);
  std::map<std::string, int> counts;
  for (int i = 0; i < count; ++i) {
    ++counts[std::string(table.cell(candidates.draw(stream), std::size_t{0}))];
  }
  return counts;
}

// Chi-square against the expected weights must stay below the 99.9 % point of 10 degrees.
void expect_weighted(const std::map<std::string, int>& counts,
                     const std::map<std::string, int>& weights) {
  double total_weight = 0;
  double total = 0;
  for (const auto& [name, weight] : weights) total_weight += weight;
  for (const auto& [name, count] : counts) {
    EXPECT_TRUE(weights.contains(name)) << name;
    total += count;
  }
  double chi_square = 0;
  for (const auto& [name, weight] : weights) {
    const double expected = total * weight / total_weight;
    const auto it = counts.find(name);
    const double difference = (it == counts.end() ? 0 : it->second) - expected;
    chi_square += difference * difference / expected;
  }
  ASSERT_LE(weights.size(), 11U);
  EXPECT_LT(chi_square, 29.6);
}

TEST(Candidates, DrawByTierAndSize) {
  const Lexicons lexicons = make(
      "name\ttier\tsize\tkind\n"
      "A\t1\tcity\tx\nB\t2\tcity\ty\nC\t3\tcity\tx\nD\t\ttown\tx\nE\t1\t\ty\nF\t\t\tx\n");
  const LexiconTable& table = *lexicons.table("places");
  expect_weighted(draw_names(table, {}, 20000),
                  {{"A", 64}, {"B", 24}, {"C", 8}, {"D", 3}, {"E", 8}, {"F", 1}});
  expect_weighted(draw_names(table, {.kind = "x"}, 20000),
                  {{"A", 64}, {"C", 8}, {"D", 3}, {"F", 1}});
}

TEST(Candidates, DrawByTheWeightColumnBeforeTheOthers) {
  const Lexicons lexicons = make(
      "name\tweight\ttier\tcountry\n"
      "A\t100\t3\tDE\nB\t1\t1\tAT\nC\t\t1\tDE\nD\t20\t\tCH\nE\t1000\t\tDE\n");
  const LexiconTable& table = *lexicons.table("places");
  expect_weighted(draw_names(table, {}, 20000),
                  {{"A", 100}, {"B", 1}, {"C", 8}, {"D", 20}, {"E", 1000}});
  // Two ranges with a gap between them.
  expect_weighted(draw_names(table, {.country = "DE"}, 20000), {{"A", 100}, {"C", 8}, {"E", 1000}});
}

// The range of a stream is divided among the rows in their order, in proportion to their weights.
TEST(Candidates, DrawTheRowUnderTheTicket) {
  std::string tsv = "name\tweight\tcountry\n";
  for (int i = 0; i < 200; ++i) {
    tsv += "A" + std::to_string(i) + "\t" + std::to_string(1 + i * i % 37) +
           (i % 3 == 0   ? "\tDE\n"
            : i % 3 == 1 ? "\tAT\n"
                         : "\tDE,CH\n");
  }
  const Lexicons lexicons = make(tsv);
  const LexiconTable& table = *lexicons.table("places");
  for (const std::string_view country : {"", "DE", "AT", "CH"}) {
    const Candidates candidates = table.select({.letter = U'A', .country = country});
    std::vector<std::uint32_t> tickets;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      const std::uint32_t row = candidates.row(i);
      tickets.insert(tickets.end(), std::stoul(std::string(table.cell(row, "weight"))), row);
    }
    DrawStream drawn(Key::from_bytes(std::string(Key::kBytes, 'd')), {});
    DrawStream expected = drawn;
    for (int i = 0; i < 2000; ++i) {
      const auto ticket = static_cast<std::size_t>(expected.below(tickets.size()));
      ASSERT_EQ(candidates.draw(drawn), tickets[ticket]) << country << ' ' << ticket;
    }
  }
}

TEST(Candidates, DoNotDependOnTheOrderOfTheFile) {
  const Lexicons a = make("name\ttier\nAmo\t1\nBelo\t2\nCiro\t1\nAdo\t1\n");
  const Lexicons b = make("name\ttier\nCiro\t1\nAdo\t1\nBelo\t2\nAmo\t1\n");
  const auto list = [](const Lexicons& lexicons) {
    const LexiconTable& table = *lexicons.table("places");
    const Candidates all = table.select({});
    Names names;
    for (std::size_t i = 0; i < all.size(); ++i) {
      names.emplace_back(table.cell(all.row(i), std::size_t{0}));
    }
    return names;
  };
  EXPECT_EQ(list(a), list(b));
  EXPECT_NE(a.digest(), b.digest());
}

TEST(Lexicons, DigestTellsContents) {
  const Lexicons a = make("name\nAmo\n");
  EXPECT_EQ(a.digest().size(), 16U);
  EXPECT_EQ(a.digest(), make("# a comment\nname\r\nAmo\r\n\r\n").digest());
  EXPECT_NE(a.digest(), make("name\nEmo\n").digest());
  EXPECT_NE(a.digest(), make("name\nAmo\n", "streets").digest());
}

TEST(Lexicons, AnEmptyTableIsFine) {
  const Lexicons lexicons = make("name\ttier\n");
  const LexiconTable& table = *lexicons.table("places");
  EXPECT_EQ(table.rows(), 0U);
  EXPECT_TRUE(table.find("amo").empty());
  EXPECT_EQ(table.select({}).size(), 0U);
  EXPECT_EQ(table.select({.letter = U'A', .country = "DE"}).size(), 0U);
}

TEST(Lexicons, TheBuildMakesImagesThatOpen) {
  for (const std::string language : {"de", "none"}) {
    const auto lexicons =
        Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/" + language + ".lex");
    ASSERT_TRUE(lexicons.has_value()) << lexicons.error().message;
    for (const char* table :
         {"given_female", "given_male", "family", "places", "streets", "orgs"}) {
      ASSERT_NE(lexicons->table(table), nullptr) << language << ' ' << table;
      EXPECT_GT(lexicons->table(table)->select({}).size(), 20U) << language << ' ' << table;
    }
  }
}

TEST(Peers, DivideTheRowsThatMayBeDrawn) {
  const Lexicons lexicons = make(testing_support::divided_places());
  const LexiconTable& table = *lexicons.table("places");
  std::map<std::size_t, std::size_t> sizes;  // how many rows have so many peers
  for (std::uint32_t row = 0; row < table.rows(); ++row) {
    const Candidates peers = table.peers(row, 20);
    ++sizes[peers.size()];
    if (peers.size() == 0) {
      EXPECT_EQ(table.cell(row, "use"), "recognize");
      continue;
    }
    EXPECT_TRUE(peers.index_of(row));
    for (std::size_t i = 0; i < peers.size(); ++i) {
      const Candidates others = table.peers(peers.row(i), 20);
      ASSERT_EQ(others.size(), peers.size());
      EXPECT_EQ(others.row(0), peers.row(0));
    }
  }
  // Seven cities join the towns, Switzerland joins the last block; the kind never gives way.
  const std::map<std::size_t, std::size_t> expected{{0, 4}, {2, 2}, {30, 30}, {32, 32}, {43, 43}};
  EXPECT_EQ(sizes, expected);
}

}  // namespace
}  // namespace pseudo
