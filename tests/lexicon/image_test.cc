// Images that are damaged, foreign or hostile give an error or the same answers, nothing else.
#include "lexicon/image.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/random.h"
#include "support/temp_folder.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

using testing_support::TempFolder;

constexpr std::string_view kNames =
    "name\ttier\tcountry\tkind\n"
    "Amo\t1\tDE\tx\nÄrla\t2\tAT,CH\ty\nBelo\t\t\tx\nAmo\t3\tFR\t\n";
constexpr std::string_view kWords = "word\tuse\nübel\t\nwohl\trecognize\n";

std::string small_image() {
  const TempFolder folder;
  folder.write("names.tsv", kNames);
  folder.write("deeper/words.tsv", kWords);
  auto image = compile_lexicons(folder.path());
  EXPECT_TRUE(image.has_value()) << image.error().message;
  return *std::move(image);
}

// All answers of a table as text. The look-ups must stay inside the image whatever it holds.
std::string answers(const LexiconTable& table) {
  std::string all(table.name());
  const auto tell = [&all, &table](std::uint32_t row) {
    for (std::size_t c = 0; c < table.columns(); ++c) all.append("|").append(table.cell(row, c));
  };
  for (std::uint32_t row = 0; row < table.rows(); ++row) tell(row);
  for (const char* key : {"amo", "aerla", "belo", "uebel", "wohl", "", "zzz"}) {
    for (const std::uint32_t row : table.find(key)) tell(row);
  }
  DrawStream stream(Key::from_bytes(std::string(Key::kBytes, 'a')), {});
  for (const char32_t letter : {U'\0', U'A', U'B', U'U', U'Z'}) {
    for (const char* country : {"", "DE", "CH", "XX"}) {
      for (const char* kind : {"", "x"}) {
        const Candidates found = table.select({.letter = letter, .country = country, .kind = kind});
        for (std::size_t i = 0; i < found.size(); ++i) tell(found.row(i));
        for (int i = 0; i < 5 && found.size() > 0; ++i) tell(found.draw(stream));
      }
    }
  }
  return all;
}

std::string answers(const Lexicons& lexicons) {
  std::string all;
  for (const char* name : {"names", "words"}) {
    if (const LexiconTable* table = lexicons.table(name)) all += answers(*table);
  }
  return all;
}

void expect_harmless(std::string image) {
  const auto lexicons = Lexicons::from_image(std::move(image));
  if (!lexicons) {
    EXPECT_EQ(lexicons.error().code, ErrorCode::kLexicon);
    return;
  }
  EXPECT_FALSE(text::find_invalid_utf8(answers(*lexicons)));
}

TEST(Image, EqualTablesGiveEqualBytes) { EXPECT_EQ(small_image(), small_image()); }

TEST(Image, AnswersAsTheTablesDo) {
  const auto image = Lexicons::from_image(small_image());
  ASSERT_TRUE(image.has_value());
  const auto tables =
      Lexicons::from_tsv({{"names", std::string(kNames)}, {"words", std::string(kWords)}});
  ASSERT_TRUE(tables.has_value());
  EXPECT_EQ(answers(*image), answers(*tables));
  EXPECT_EQ(image->digest(), tables->digest());
}

TEST(Image, EveryFlippedBitIsNoticed) {
  const std::string image = small_image();
  for (std::size_t i = 0; i < image.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string damaged = image;
      damaged[i] = static_cast<char>(damaged[i] ^ (1 << bit));
      const auto lexicons = Lexicons::from_image(damaged);
      ASSERT_FALSE(lexicons.has_value()) << "byte " << i;
      EXPECT_EQ(lexicons.error().code, ErrorCode::kLexicon);
      EXPECT_NE(lexicons.error().message.find("rebuild or reinstall"), std::string::npos);
    }
  }
}

TEST(Image, EveryTruncationIsNoticed) {
  const std::string image = small_image();
  for (std::size_t size = 0; size < image.size(); ++size) {
    EXPECT_FALSE(Lexicons::from_image(image.substr(0, size)).has_value()) << size;
  }
  EXPECT_FALSE(Lexicons::from_image(image + '\0').has_value());
}

// The next tests make the checksum right again, as an attacker would.
TEST(Image, FlippedBytesUnderAValidChecksumAreHarmless) {
  const std::string image = small_image();
  for (std::size_t i = 0; i < image.size(); ++i) {
    for (const int mask : {0x01, 0x04, 0x80, 0xFF}) {
      std::string damaged = image;
      damaged[i] = static_cast<char>(damaged[i] ^ mask);
      lexicon::seal_image(damaged);
      expect_harmless(std::move(damaged));
    }
  }
}

TEST(Image, ExtremeNumbersUnderAValidChecksumAreHarmless) {
  const std::string image = small_image();
  constexpr std::array<std::uint32_t, 7> kExtremes = {0,           1,           2,          1000,
                                                      0x7FFFFFFFU, 0x80000000U, 0xFFFFFFFFU};
  for (std::size_t i = lexicon::kChecksumStart; i + 4 <= image.size(); i += 4) {
    for (const std::uint32_t number : kExtremes) {
      std::string damaged = image;
      std::memcpy(damaged.data() + i, &number, sizeof number);
      lexicon::seal_image(damaged);
      expect_harmless(std::move(damaged));
    }
  }
}

// One number of a table that is out of its range; the rest of the image is as it was written.
struct NumberFault {
  const char* what;
  std::size_t at;  // offset in the image
  std::uint32_t number;
};

template <class T>
T read_at(const std::string& image, std::size_t at) {
  T value;
  std::memcpy(&value, image.data() + at, sizeof value);
  return value;
}

// The faults that each section of "names", the first table of the small image, can have.
std::vector<NumberFault> number_faults(const std::string& image) {
  using namespace lexicon;  // NOLINT: the names of the layout
  const std::size_t table = read_at<TableEntry>(image, sizeof(ImageHeader)).offset;
  const auto h = read_at<TableHeader>(image, table);
  const std::size_t records = table + sizeof(TableHeader);
  const std::size_t columns = records + std::size_t{h.rows} * h.record_bytes;
  const std::size_t cells = columns + h.columns * sizeof(Column);
  const std::size_t draws = cells + h.cell_values * 4;
  const std::size_t weights = draws + h.drawable * 4;
  const std::size_t groups = weights + (h.drawable + 1) * 4;
  const std::size_t values = groups + h.groups * sizeof(Group);
  const std::size_t country_ends = values + h.facet_values * 4;
  const std::size_t members = country_ends + h.country_sets * 4;
  const std::size_t buckets = members + h.country_members * 4;
  const std::size_t keys = buckets + h.buckets * 4;
  const auto field = [&](const void* member) {
    return table + static_cast<std::size_t>(static_cast<const char*>(member) -
                                            reinterpret_cast<const char*>(&h));
  };
  const std::uint32_t of_country = h.facet_end[kCountry] - h.facet_end[kCountry - 1];
  std::vector<NumberFault> faults = {
      {"name", field(&h.name), h.pool_bytes},
      {"cell values of columns", field(&h.cell_values), h.cell_values + 1},
      {"a facet without values", field(h.facet_end.data()), 0},
      {"facets of equal ends", field(&h.facet_end[1]), h.facet_end[0]},
      {"end of the facets", field(&h.facet_end.back()), h.facet_values + 1},
      {"number of a row", records + h.record_bytes, 0},
      {"name of a column", columns + offsetof(Column, name), h.pool_bytes},
      {"width of the first column", columns + offsetof(Column, width), 1},
      {"values of the first column", columns + offsetof(Column, values), 1},
      {"width of a column", columns + sizeof(Column) + offsetof(Column, width), 3},
      {"place of a column", columns + sizeof(Column) + offsetof(Column, place), 0},
      {"values of a column", columns + sizeof(Column) + offsetof(Column, values), h.cell_values},
      {"cell value", cells, h.pool_bytes},
      {"drawn row", draws, h.rows},
      {"first weight", weights, 1},
      {"a row without weight", weights + 4, 0},
      {"begin of the first group", groups + offsetof(Group, begin), 1},
      {"begin of a group", groups + sizeof(Group) + offsetof(Group, begin), 0},
      {"end of a group", groups + offsetof(Group, end), 0},
      {"end of the last group", values - sizeof(Group) + offsetof(Group, end), h.drawable + 1},
      {"letter of the last group", values - sizeof(Group) + offsetof(Group, letter), 1},
      {"facet value", values, h.pool_bytes},
      {"end of countries", members - 4, h.country_members + 1},
      {"order of countries", country_ends, h.country_members + 1},
      {"country", members, of_country},
      {"target of a bucket", buckets, kBucketTarget},
      {"hash of a free bucket", buckets, kBucketTarget + 1},
      {"rows of a key", keys, 0},
      {"row of a key", keys + kKeyHead * 4, h.rows},
      {"size of a key", keys + 4, 1U << 20U},
  };
  for (std::size_t f = 0; f < kFacetCount; ++f) {
    const std::uint32_t begin = f == 0 ? 0 : h.facet_end[f - 1];
    const std::uint32_t bound = f == kCountry ? h.country_sets : h.facet_end[f] - begin;
    faults.push_back({"facet of a group", groups + offsetof(Group, facets) + f * 4, bound});
  }
  return faults;
}

TEST(Image, EachNumberOutOfItsRangeIsRefused) {
  const std::string image = small_image();
  for (const NumberFault& fault : number_faults(image)) {
    std::string damaged = image;
    ASSERT_LE(fault.at + 4, image.size()) << fault.what;
    std::memcpy(damaged.data() + fault.at, &fault.number, sizeof fault.number);
    lexicon::seal_image(damaged);
    EXPECT_FALSE(Lexicons::from_image(std::move(damaged)).has_value()) << fault.what;
  }
}

TEST(Image, TruncationsUnderAValidChecksumAreHarmless) {
  const std::string image = small_image();
  for (std::size_t size = sizeof(lexicon::ImageHeader); size < image.size(); ++size) {
    std::string damaged = image.substr(0, size);
    lexicon::seal_image(damaged);
    expect_harmless(std::move(damaged));
  }
}

struct ForeignCase {
  std::size_t offset;
  std::string_view bytes;
  std::string_view says;
};

TEST(Image, SaysWhatIsWrong) {
  constexpr ForeignCase kCases[] = {
      {0, "PSEUDOLY", "not a lexicon image"},
      {8, "\x7F", "another version"},
      {12, "\x01\x02\x03\x04", "another kind of machine"},
      {16, "\xFF\xFF", "cut off"},
      {24, "????????", "damaged"},
      {100, "????????", "damaged"},
  };
  for (const ForeignCase& c : kCases) {
    std::string image = small_image();
    image.replace(c.offset, c.bytes.size(), c.bytes);
    const auto lexicons = Lexicons::from_image(std::move(image));
    ASSERT_FALSE(lexicons.has_value()) << c.says;
    EXPECT_NE(lexicons.error().message.find(c.says), std::string::npos) << lexicons.error().message;
  }
}

TEST(Image, FilesThatAreNoImages) {
  const TempFolder folder;
  EXPECT_EQ(Lexicons::open(folder.path() / "missing.lex").error().code, ErrorCode::kIo);
  EXPECT_EQ(Lexicons::open(folder.path()).error().code, ErrorCode::kLexicon);
  EXPECT_EQ(Lexicons::open(folder.write("empty.lex", "")).error().code, ErrorCode::kLexicon);
  const auto path = folder.write("text.lex", "name\tsize\nAmo\ttown\n");
  const auto lexicons = Lexicons::open(path);
  ASSERT_FALSE(lexicons.has_value());
  EXPECT_EQ(lexicons.error().where.file, path.string());
  EXPECT_NE(lexicons.error().message.find("not a lexicon image"), std::string::npos);
}

TEST(Image, OpensFromAFile) {
  const TempFolder folder;
  auto opened = Lexicons::open(folder.write("x.lex", small_image()));
  ASSERT_TRUE(opened.has_value());
  const Lexicons moved = *std::move(opened);
  EXPECT_EQ(answers(moved), answers(*Lexicons::from_image(small_image())));
}

TEST(CompileLexicons, NeedsTablesOfDifferentNames) {
  const TempFolder folder;
  EXPECT_EQ(compile_lexicons(folder.path()).error().code, ErrorCode::kLexicon);
  EXPECT_EQ(compile_lexicons(folder.path() / "none").error().code, ErrorCode::kIo);
  folder.write("a/names.tsv", kNames);
  folder.write("SOURCES.tsv", "no table at all");
  folder.write(".hidden/words.tsv", "no table at all");
  EXPECT_TRUE(compile_lexicons(folder.path()).has_value());
  folder.write("b/names.tsv", kNames);
  const auto twice = compile_lexicons(folder.path());
  ASSERT_FALSE(twice.has_value());
  EXPECT_NE(twice.error().message.find("second table"), std::string::npos);
}

TEST(CompileLexicons, AddsTheTablesOfASharedFolderUnlessTheLanguageHasItsOwn) {
  const TempFolder folder;
  folder.write("own/names.tsv", kNames);
  folder.write("shared/names.tsv", "name\nNobody\n");
  folder.write("shared/words.tsv", "word\nwohl\n");
  auto image = compile_lexicons(folder.path() / "own", folder.path() / "shared");
  ASSERT_TRUE(image.has_value());
  const auto lexicons = Lexicons::from_image(*std::move(image));
  ASSERT_NE(lexicons->table("words"), nullptr);
  EXPECT_TRUE(lexicons->table("names")->find("nobody").empty());
  EXPECT_FALSE(compile_lexicons(folder.path() / "own", folder.path() / "none").has_value());
}

TEST(CompileLexicons, TellsFileAndLine) {
  const TempFolder folder;
  folder.write("names.tsv", kNames);
  const auto path = folder.write("words.tsv", "word\nwohl\nwohl\n");
  const auto image = compile_lexicons(folder.path());
  ASSERT_FALSE(image.has_value());
  EXPECT_EQ(image.error().where.file, path.string());
  EXPECT_EQ(image.error().where.line, 3U);
}

}  // namespace
}  // namespace pseudo
