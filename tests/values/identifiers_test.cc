#include "values/identifier_reader.h"

#include <gtest/gtest.h>

#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/built_in_locale.h"
#include "values/characters.h"
#include "values/check_digits.h"
#include "values/identifier_surrogates.h"
#include "values/national_numbers.h"
#include "values/test_key.h"
#include "values/value_reader.h"

namespace pseudo::values {
namespace {

struct IdCase {
  std::string_view surface;
  IdentifierKind kind;
  std::string_view source;
};

constexpr IdCase kIdCases[] = {
    {"AT61 1904 3002 3457 3201", IdentifierKind::kIban, "example of the IBAN registry"},
    {"AT611904300234573201", IdentifierKind::kIban, "the same without blanks"},
    {"de89370400440532013000", IdentifierKind::kIban, "example of the registry, lower case"},
    {"IBAN: CH93 0076 2011 6238 5295 7", IdentifierKind::kIban,
     "example of the registry, with a label"},
    {"GB29NWBK60161331926819", IdentifierKind::kIban, "example of the registry, with letters"},
    {"DE12 3456", IdentifierKind::kPlain, "too short for its country"},
    {"RLNWATWW", IdentifierKind::kBic, "ISO 9362, 8 characters"},
    {"GIBAATWWXXX", IdentifierKind::kBic, "ISO 9362, head office"},
    {"PASSWORT", IdentifierKind::kPlain, "WO is no country"},
    {"978-3-16-148410-0", IdentifierKind::kIsbn13, "example of the ISBN manual"},
    {"ISBN 3-16-148410-X", IdentifierKind::kIsbn10, "ISO 2108:1992"},
    {"0000-0002-1825-0097", IdentifierKind::kOrcid, "example of ORCID, Inc."},
    {"0000-0002-9079-593X", IdentifierKind::kOrcid, "check character X"},
    {"10.1000/xyz123", IdentifierKind::kDoi, "DOI handbook"},
    {"https://doi.org/10.1000/182", IdentifierKind::kDoi, "DOI handbook"},
    {"10.1000/1", IdentifierKind::kDoi, "a suffix of one character"},
    {"10.100/1", IdentifierKind::kPlain, "a registrant has four digits or more"},
    {"10.1000", IdentifierKind::kPlain, "no suffix"},
    {"2310.1000/1", IdentifierKind::kPlain, "the directory of a DOI is 10"},
    {"4111 1111 1111 1111", IdentifierKind::kCard, "test number of the card schemes"},
    {"192.168.0.1", IdentifierKind::kIpv4, "RFC 791"},
    {"10.0.0.0/8", IdentifierKind::kIpv4, "RFC 4632"},
    {"192.0.2.7:8080", IdentifierKind::kIpv4, "with a port"},
    {"256.1.1.1", IdentifierKind::kPlain, "no number above 255"},
    {"2001:db8::1", IdentifierKind::kHex, "RFC 3849"},
    {"2001:db8:0:0:0:0:0:1", IdentifierKind::kHex, "RFC 3849, all its groups"},
    {"2001:db8:x::1", IdentifierKind::kPlain, "no hexadecimal digit"},
    {"00:00:5E:00:53:AF", IdentifierKind::kHex, "RFC 7042"},
    {"00-00-5E-00-53-AF", IdentifierKind::kHex, "RFC 7042, with hyphens"},
    {"0-0-5-0-5-A", IdentifierKind::kPlain, "groups of one digit"},
    {"f81d4fae-7dec-11d0-a765-00a0c91e6bf6", IdentifierKind::kHex, "RFC 4122"},
    {"K-123 AB", IdentifierKind::kPlate, "Austria"},
    {"KA-AB 1234", IdentifierKind::kPlate, "Germany"},
    {"ZH 123456", IdentifierKind::kPlate, "Switzerland"},
    {"86 095 742 719", IdentifierKind::kTaxId, "BZSt, example of a form"},
    {"47036892816", IdentifierKind::kTaxId, "BZSt, example of the check digit"},
    {"47036892815", IdentifierKind::kPlain, "wrong check digit"},
    {"15 070649 C 103", IdentifierKind::kPension, "VKVV, example"},
    {"A123456780", IdentifierKind::kHealth, "GKV-Spitzenverband, example"},
    {"123456601", IdentifierKind::kDoctor, "KBV, example"},
    {"1237 010180", IdentifierKind::kSocial, "Dachverband der Sozialversicherungsträger, example"},
    {"195.995", IdentifierKind::kPlain, "course number"},
    {"0812345", IdentifierKind::kPlain, "matriculation number"},
};

std::string render(const Value& value, std::string_view surface, bool valid, int seed) {
  DrawStream stream =
      ScopeDraws(kKey, "", "document", std::to_string(seed)).stream("value", "UFID", value.key);
  return fill_characters(surface, value.characters,
                         draw_identifier(value.identifier, value.key, valid, stream));
}

TEST(Ids, NumbersOfPrivateNetworksStayInThem) {
  struct Row {
    std::string_view key, head;
  };
  for (const Row& row :
       {Row{"192.168.1.17", "192.168."}, Row{"10.0.12.5", "10."}, Row{"172.20.3.44", "172."},
        Row{"127.0.0.1", "127."}, Row{"169.254.10.7:8080", "169.254."}}) {
    for (int seed = 0; seed < 100; ++seed) {
      DrawStream stream = ScopeDraws(Key::from_bytes("0123456789abcdef0123456789abcdef"), "", "d",
                                     std::to_string(seed))
                              .stream("value", "UFID", row.key);
      const std::string drawn = draw_identifier(IdentifierKind::kIpv4, row.key, false, stream);
      EXPECT_NE(drawn, row.key);
      EXPECT_EQ(drawn.size(), row.key.size());
      EXPECT_EQ(drawn.substr(0, row.head.size()), row.head);
      if (row.head != "172.") continue;
      const int second = std::stoi(drawn.substr(4));
      EXPECT_TRUE(second >= 16 && second <= 31) << drawn;
    }
  }
  DrawStream stream = ScopeDraws(Key::from_bytes("0123456789abcdef0123456789abcdef"), "", "d", "x")
                          .stream("value", "UFID", "88.1.2.3");
  for (int i = 0; i < 1000; ++i) {
    EXPECT_NE(draw_identifier(IdentifierKind::kIpv4, "88.1.2.3", false, stream).substr(0, 3),
              "10.");
  }
}

TEST(Ids, AreRecognized) {
  for (const IdCase& row : kIdCases) {
    EXPECT_EQ(read_value(Category::kUfid, row.surface, german_locale()).identifier, row.kind)
        << row.surface << " (" << row.source << ")";
  }
}

TEST(Ids, OfAnIsbnTheLabelOrTheCheckDigitIsEnough) {
  const auto kind_of = [](std::string_view surface) {
    return read_value(Category::kUfid, surface, german_locale()).identifier;
  };
  EXPECT_EQ(kind_of("3-16-148410-X"), IdentifierKind::kIsbn10);
  EXPECT_EQ(kind_of("ISBN 3-16-148410-1"), IdentifierKind::kIsbn10);
  EXPECT_EQ(kind_of("3-16-148410-1"), IdentifierKind::kPlain);
}

/// The check digits of identifiers from the standards' own examples.
TEST(Ids, CheckDigitsOfTheStandards) {
  EXPECT_TRUE(check_digits_right(IdentifierKind::kIban, "AT611904300234573201"));
  EXPECT_FALSE(check_digits_right(IdentifierKind::kIban, "AT621904300234573201"));
  EXPECT_TRUE(check_digits_right(IdentifierKind::kIban, "GB29NWBK60161331926819"));
  EXPECT_TRUE(check_digits_right(IdentifierKind::kIsbn13, "9783161484100"));
  EXPECT_TRUE(check_digits_right(IdentifierKind::kIsbn10, "316148410X"));
  EXPECT_TRUE(check_digits_right(IdentifierKind::kOrcid, "0000000218250097"));
  EXPECT_TRUE(check_digits_right(IdentifierKind::kOrcid, "000000029079593X"));
  EXPECT_TRUE(check_digits_right(IdentifierKind::kCard, "4111111111111111"));
  EXPECT_FALSE(check_digits_right(IdentifierKind::kCard, "4111111111111112"));
  EXPECT_TRUE(check_digits_right(IdentifierKind::kPension, "15070649C103"));
  EXPECT_FALSE(check_digits_right(IdentifierKind::kPension, "15070649C104"));
}

TEST(Ids, KeepTheirShapeAndKind) {
  for (const IdCase& row : kIdCases) {
    const Value value = read_value(Category::kUfid, row.surface, german_locale());
    for (int seed = 0; seed < 100; ++seed) {
      const std::string result = render(value, row.surface, seed % 2 == 0, seed);
      ASSERT_NE(result, row.surface);
      ASSERT_EQ(result.size(), row.surface.size()) << row.surface << " -> " << result;
      for (std::size_t i = 0; i < result.size(); ++i) {
        const auto before = static_cast<unsigned char>(row.surface[i]);
        const auto after = static_cast<unsigned char>(result[i]);
        ASSERT_EQ(std::isdigit(before) != 0, std::isdigit(after) != 0) << result;
        ASSERT_EQ(std::isupper(before) != 0, std::isupper(after) != 0) << result;
        if (std::isalnum(before) == 0) {
          ASSERT_EQ(before, after) << result;
        }
      }
      // A surrogate is recognized as the kind of its original, except for invalid check digits.
      const IdentifierKind again = read_value(Category::kUfid, result, german_locale()).identifier;
      const bool needs_check_digit = row.kind == IdentifierKind::kCard || is_national(row.kind);
      if (row.kind != IdentifierKind::kPlain && (!needs_check_digit || seed % 2 == 0)) {
        ASSERT_EQ(again, row.kind) << row.surface << " -> " << result;
      }
    }
  }
}

TEST(Ids, CheckDigitsAreRightOnDemandAndWrongOtherwise) {
  for (const IdCase& row : kIdCases) {
    const Value value = read_value(Category::kUfid, row.surface, german_locale());
    const bool checked = row.kind == IdentifierKind::kIban || row.kind == IdentifierKind::kIsbn10 ||
                         row.kind == IdentifierKind::kIsbn13 ||
                         row.kind == IdentifierKind::kOrcid || row.kind == IdentifierKind::kCard ||
                         is_national(row.kind);
    if (!checked) continue;
    for (int seed = 0; seed < 100; ++seed) {
      for (const bool valid : {true, false}) {
        DrawStream stream = ScopeDraws(kKey, "", "document", std::to_string(seed))
                                .stream("value", "UFID", value.key);
        const std::string drawn = draw_identifier(row.kind, value.key, valid, stream);
        ASSERT_EQ(check_digits_right(row.kind, drawn), valid) << row.surface << " -> " << drawn;
      }
    }
  }
}

TEST(Ids, PartsThatNameACountryOrSchemeStay) {
  for (int seed = 0; seed < 50; ++seed) {
    const auto result = [&](std::string_view surface) {
      return render(read_value(Category::kUfid, surface, german_locale()), surface, true, seed);
    };
    EXPECT_EQ(result("IBAN: CH93 0076 2011 6238 5295 7").substr(0, 8), "IBAN: CH");
    EXPECT_EQ(result("GIBAATWWXXX").substr(4, 2), "AT");
    EXPECT_EQ(result("GIBAATWWXXX").substr(8), "XXX");
    EXPECT_EQ(result("978-3-16-148410-0").substr(0, 4), "978-");
    EXPECT_EQ(result("0000-0002-1825-0097").substr(0, 8), "0000-000");
    EXPECT_EQ(result("https://doi.org/10.1000/182").substr(0, 19), "https://doi.org/10.");
    EXPECT_NE(result("K-123 AB")[2], '0');
  }
}

}  // namespace
}  // namespace pseudo::values
