// The tables of dates: what is refused, and that a form is a row.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "lang/de/date_patterns.h"

namespace pseudo::lang {
namespace {

using Tables = std::vector<std::pair<std::string, std::string>>;

Tables with(std::string_view name, std::string_view text) {
  Tables tables = testing_dates::german_tables();
  for (auto& [table, rows] : tables) {
    if (table == name) rows = text;
  }
  return tables;
}

bool is_refused(const Tables& tables) {
  const auto lexicons = Lexicons::from_tsv(tables);
  EXPECT_TRUE(lexicons);
  const auto german = DateReader::from(*lexicons);
  return !german && german.error().code == ErrorCode::kLexicon;
}

TEST(DateTables, AFormIsARow) {
  const Tables tables = with("date_forms", "pattern\tunit\texample\tsource\nD#M#YYYY\tday\t-\t-\n");
  const auto lexicons = Lexicons::from_tsv(tables);
  Mention mention;
  mention.surface = "1#6#2019";
  mention.span = {.begin = 0, .end = mention.surface.size()};
  const std::vector<Mention> mentions = {mention};
  const std::vector<std::size_t> chosen = {0};
  const auto reader = DateReader::from(*lexicons);
  ASSERT_TRUE(reader);
  const auto readings = reader->read({.text = mention.surface, .mentions = mentions}, chosen);
  EXPECT_EQ(readings->write(100, {})[0], "9#9#2019");
}

TEST(DateTables, EveryExampleIsReadByItsForm) {
  for (const auto& row : testing_dates::patterns()) {
    if (row.unit == "time") continue;
    const testing_dates::GermanDocument document(
        "[[" + row.example.substr(0, row.example.find(", ")) + "]]");
    const std::string text = document.mentions()[0].surface;
    EXPECT_EQ(document.dates(0)[0], text) << row.pattern;
    EXPECT_NE(document.dates(200)[0], text) << row.pattern;
  }
}

TEST(DateTables, YearsInWordsFollowOneAnother) {
  // Spelled independently of the table: Duden, Zahlen und Ziffern.
  const std::vector<std::string> ones = {"",     "ein",   "zwei",   "drei", "vier",
                                         "fünf", "sechs", "sieben", "acht", "neun"};
  const auto spell = [&](int year, const std::string& link) -> std::string {
    const std::vector<std::string> teens = {"zehn",     "elf",      "zwölf",    "dreizehn",
                                            "vierzehn", "fünfzehn", "sechzehn", "siebzehn",
                                            "achtzehn", "neunzehn"};
    const std::vector<std::string> tens = {"zwanzig", "dreißig", "vierzig", "fünfzig",
                                           "sechzig", "siebzig", "achtzig", "neunzig"};
    const std::string century = year < 2000 ? "neunzehnhundert" : "zweitausend";
    const auto rest = static_cast<std::size_t>(year % 100);
    if (rest == 0) return century;
    if (rest == 1) return century + link + "eins";
    if (rest < 10) return century + link + ones[rest];
    if (rest < 20) return century + link + teens[rest - 10];
    const std::string unit = rest % 10 == 0 ? "" : ones[rest % 10] + "und";
    return century + link + unit + tens[rest / 10 - 2];
  };
  for (const std::string link : {"", "und"}) {
    for (int year = 1900; year < 2099; ++year) {
      const bool plain = year % 100 == 0 || (year + 1) % 100 == 0;
      if (plain && !link.empty()) continue;  // there is nothing to link
      const testing_dates::GermanDocument document("[[1. Mai " + spell(year, link) + "]]");
      EXPECT_EQ(document.dates(0)[0], "1. Mai " + spell(year, link));
      EXPECT_EQ(document.dates(365 + ((year + 1) % 4 == 0 ? 1 : 0))[0],
                "1. Mai " + spell(year + 1, link));
    }
  }
}

TEST(DateTables, WrongOnesAreRefused) {
  EXPECT_FALSE(is_refused(testing_dates::german_tables()));
  const std::string head = "pattern\tunit\texample\tsource\n";
  for (const char* row :
       {"D.X.\tday\t-\t-\n", "D.M.\tnight\t-\t-\n", "{word}\tday\t-\t-\n", "{term\tterm\t-\t-\n",
        ".\tday\t-\t-\n", "MMMM\tday\t-\t-\n", "mm\ttime\t-\t-\n", "MM\tdecade\t-\t-\n",
        "D.D.D.D.D.D.D.D.D.\tday\t-\t-\n"}) {
    EXPECT_TRUE(is_refused(with("date_forms", head + row))) << row;
  }
  EXPECT_TRUE(is_refused(with("months", "name\tmonth\tkind\tcountry\nJanuar\t1\tfull\t\n")));
  EXPECT_TRUE(is_refused(with("months", "name\tmonth\tkind\tcountry\nJanuar\t13\tfull\t\n")));
  EXPECT_TRUE(is_refused(with("months", "name\tmonth\tkind\tcountry\nJanuar\tx\tfull\t\n")));
  EXPECT_TRUE(is_refused(with("weekdays", "name\tweekday\tkind\nMontag\t1\tfull\n")));
  EXPECT_TRUE(is_refused(with("date_words", "word\tkind\tvalue\tstyle\nbis\tbridge\t0\t\n")));
  EXPECT_TRUE(is_refused(with("date_words", "word\tkind\tvalue\tstyle\ne\tending\t0\tx\n")));
}

TEST(DateTables, WithoutThemThereIsNoReading) {
  for (const char* missing : {"months", "weekdays", "holidays", "date_words", "date_forms"}) {
    Tables tables = testing_dates::german_tables();
    std::erase_if(tables, [&](const auto& table) { return table.first == missing; });
    EXPECT_TRUE(is_refused(tables)) << missing;
  }
}

}  // namespace
}  // namespace pseudo::lang
