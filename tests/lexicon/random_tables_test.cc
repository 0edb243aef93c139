// An image must answer as the plain table would, on many random tables.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/random.h"
#include "text/chars.h"
#include "text/fold.h"

namespace pseudo {
namespace {

struct Row {
  std::string_view name, country, size, tier, gender, number, kind, weight, use, letter;
};

using Choices = std::span<const std::string_view>;

constexpr std::string_view kTableNames[] = {
    "Amo",  "amo",   "Ämo", "Aemo", "Belo", "Émile", "Sankt Amo", "Sankt-Amo",
    "Çeto", "Żelko", "77",  "Иван", "Öhr",  "Zo",    "belo",      "Weiß"};
constexpr std::string_view kCountries[] = {"", "DE", "AT", "CH", "DE,AT", "AT,CH"};
constexpr std::string_view kSizes[] = {"", "city", "town", "village"};
constexpr std::string_view kTiers[] = {"", "1", "2", "3"};
constexpr std::string_view kGenders[] = {"", "f", "m"};
constexpr std::string_view kNumbers[] = {"", "sg", "pl"};
constexpr std::string_view kKinds[] = {"", "bank", "shop"};
constexpr std::string_view kWeights[] = {"", "", "1", "5", "300"};
constexpr std::string_view kUses[] = {"", "both", "recognize", "surrogate"};
constexpr std::string_view kLetters[] = {"", "", "", "A", "é"};
constexpr std::string_view kAskedCountries[] = {"DE", "AT", "CH", "XX"};
constexpr std::string_view kAskedGenders[] = {"f", "m", "n"};
constexpr std::string_view kAskedKinds[] = {"bank", "shop", "mill"};

class RandomTable {
 public:
  explicit RandomTable(DrawStream& stream) : stream_(stream) {
    std::set<std::string> seen;
    const std::uint64_t rows = stream.below(60);
    for (std::uint64_t i = 0; i < rows; ++i) {
      Row row{pick(kTableNames), pick(kCountries), pick(kSizes),   pick(kTiers), pick(kGenders),
              pick(kNumbers),    pick(kKinds),     pick(kWeights), pick(kUses),  pick(kLetters)};
      if (seen.insert(line(row)).second) rows_.push_back(std::move(row));
    }
  }

  [[nodiscard]] std::string text() const {
    std::string text = "name\tcountry\tsize\ttier\tgender\tnumber\tkind\tweight\tuse\tletter\n";
    for (const Row& row : rows_) text += line(row);
    return text;
  }
  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }

  std::string_view pick(Choices choices) {
    return choices[static_cast<std::size_t>(stream_.below(choices.size()))];
  }

 private:
  static std::string line(const Row& row) {
    std::string line;
    for (const std::string_view* cell :
         {&row.name, &row.country, &row.size, &row.tier, &row.gender, &row.number, &row.kind,
          &row.weight, &row.use, &row.letter}) {
      line.append(*cell).append(cell == &row.letter ? "\n" : "\t");
    }
    return line;
  }

  DrawStream& stream_;
  std::vector<Row> rows_;
};

bool meets(const Row& row, const Conditions& asked) {
  const auto fits = [](std::string_view wanted, std::string_view cell) {
    return wanted.empty() || wanted == cell;
  };
  const std::string_view letter = row.letter.empty() ? row.name : row.letter;
  const bool country = asked.country.empty() || row.country.empty() ||
                       row.country.find(asked.country) != std::string::npos;
  return row.use != "recognize" && country &&
         (asked.letter == 0 || asked.letter == text::filing_letter(letter)) &&
         fits(asked.size, row.size) && fits(asked.tier, row.tier) &&
         fits(asked.gender, row.gender) && fits(asked.number, row.number) &&
         fits(asked.kind, row.kind);
}

Conditions random_conditions(RandomTable& table, DrawStream& stream) {
  constexpr std::u32string_view kAsked(U"\0\0\0ABECZWИ", 10);
  const auto sometimes = [&](Choices choices) {
    return stream.below(3) == 0 ? table.pick(choices) : std::string_view();
  };
  Conditions conditions;
  conditions.letter = kAsked[static_cast<std::size_t>(stream.below(kAsked.size()))];
  conditions.country = sometimes(kAskedCountries);
  conditions.size = sometimes(kSizes);
  conditions.tier = sometimes(kTiers);
  conditions.gender = sometimes(kAskedGenders);
  conditions.number = sometimes(kNumbers);
  conditions.kind = sometimes(kAskedKinds);
  return conditions;
}

std::vector<std::uint32_t> all_rows(const Candidates& candidates) {
  std::vector<std::uint32_t> rows;
  for (std::size_t i = 0; i < candidates.size(); ++i) rows.push_back(candidates.row(i));
  std::ranges::sort(rows);
  return rows;
}

TEST(RandomTables, SelectAnswersAsThePlainTable) {
  DrawStream stream(Key::from_bytes(std::string(Key::kBytes, 's')), {});
  for (int round = 0; round < 100; ++round) {
    RandomTable plain(stream);
    const auto lexicons = Lexicons::from_tsv({{"t", plain.text()}});
    ASSERT_TRUE(lexicons.has_value()) << lexicons.error().message << plain.text();
    const LexiconTable& table = *lexicons->table("t");
    ASSERT_EQ(table.rows(), plain.rows().size());
    for (int question = 0; question < 40; ++question) {
      const Conditions asked = random_conditions(plain, stream);
      std::vector<std::uint32_t> expected;
      for (std::uint32_t i = 0; i < plain.rows().size(); ++i) {
        if (meets(plain.rows()[i], asked)) expected.push_back(i);
      }
      const Candidates found = table.select(asked);
      ASSERT_EQ(all_rows(found), expected) << plain.text();
      for (int i = 0; i < 3 && found.size() > 0; ++i) {
        EXPECT_TRUE(std::ranges::binary_search(expected, found.draw(stream)));
      }
    }
  }
}

TEST(RandomTables, FindAndCellsAnswerAsThePlainTable) {
  DrawStream stream(Key::from_bytes(std::string(Key::kBytes, 'f')), {});
  for (int round = 0; round < 100; ++round) {
    const RandomTable plain(stream);
    const auto lexicons = Lexicons::from_tsv({{"t", plain.text()}});
    ASSERT_TRUE(lexicons.has_value()) << lexicons.error().message;
    const LexiconTable& table = *lexicons->table("t");
    std::map<std::string, std::vector<std::uint32_t>> expected;
    for (const std::string_view name : kTableNames) expected[text::fold_key(name)];
    for (std::uint32_t i = 0; i < plain.rows().size(); ++i) {
      const Row& row = plain.rows()[i];
      expected[text::fold_key(row.name)].push_back(i);
      EXPECT_EQ(table.cell(i, "name"), row.name);
      EXPECT_EQ(table.cell(i, "country"), row.country);
      EXPECT_EQ(table.cell(i, "letter"), row.letter);
    }
    for (const auto& [key, rows] : expected) {
      const auto found = table.find(key);
      EXPECT_EQ(std::vector<std::uint32_t>(found.begin(), found.end()), rows) << key;
    }
  }
}

}  // namespace
}  // namespace pseudo
