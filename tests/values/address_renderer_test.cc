#include "values/address_renderer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/utf8.h"
#include "values/address_key.h"
#include "values/built_in_locale.h"
#include "values/test_key.h"

namespace pseudo::values {
namespace {

const std::vector<NameReplacement> kReplacements = {
    {Category::kFemale, "Irene", "Greta"},
    {Category::kFamily, "Adler", "Hofer"},
    {Category::kMale, "Klaus", "Dieter"},
    {Category::kFamily, "Müller", "Böhm"},
    {Category::kMale, "Igor", "Vitus"},
    {Category::kFamily, "Berger", "Lang"},
    {Category::kFemale, "Anna-Lena", "Eva-Ida"},
    {Category::kOrg, "Stadtwerke Graz", "Stadtwerke Linz"},
    {Category::kCity, "Graz", "Linz"},
    {Category::kFamily, "Weiß", "Kruß"},
    {Category::kFemale, "René", "Zoë"},
    {Category::kPerson, "Karl-Heinz Zöbl", "Hans-Peter Ott"},
    {Category::kOrg, "Foto Quendler Wien", "Foto Xaverl"}};
const std::vector<FullName> kCouples = {{0, 1}, {2, 3}, {4, 5}};

struct Renderer {
  explicit Renderer(AddressRules rules = {}, std::string_view scope = "d")
      : draws(kKey, "", "document", scope),
        renderer(kReplacements, kCouples, german_locale(), draws, rules) {}
  void reserve(Category category, std::string_view surface) {
    renderer.reserve(read_address(category, surface, german_locale().spelled_words));
  }
  std::string operator()(Category category, std::string_view surface) {
    reserve(category, surface);
    return renderer.render(read_address(category, surface, german_locale().spelled_words));
  }
  ScopeDraws draws;
  AddressRenderer renderer;
};

struct AddressCase {
  Category category;
  std::string_view surface;
  std::string_view expected;  // '*': any letters, '#': any digits.
  std::string_view why;
};

bool fits(std::string_view text, std::string_view pattern) {
  if (pattern.empty()) return text.empty();
  if (pattern[0] != '*' && pattern[0] != '#') {
    return !text.empty() && text[0] == pattern[0] && fits(text.substr(1), pattern.substr(1));
  }
  const auto in_class = [&](char c) {
    const bool digit = c >= '0' && c <= '9';
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return pattern[0] == '#' ? digit : letter;
  };
  for (std::size_t n = 0; n < text.size() && in_class(text[n]); ++n) {
    if (fits(text.substr(n + 1), pattern.substr(1))) return true;
  }
  return false;
}

constexpr AddressCase kCases[] = {
    {Category::kEmail, "irene.adler@stadtwerke-graz.at", "greta.hofer@stadtwerke-linz.example",
     "name and organisation in one address"},
    {Category::kEmail, "i.adler@gmx.at", "g.hofer@*.example", "initial"},
    {Category::kEmail, "iadler@gmx.at", "ghofer@*.example", "initial run together"},
    {Category::kEmail, "adler.i@gmx.at", "hofer.g@*.example", "family name first"},
    {Category::kEmail, "adleri@gmx.at", "hoferg@*.example", "run together, family name first"},
    {Category::kEmail, "ireneadler@gmx.at", "gretahofer@*.example", "run together"},
    {Category::kEmail, "adlerirene@gmx.at", "hofergreta@*.example", "run together, turned"},
    {Category::kEmail, "iradler@gmx.at", "grhofer@*.example", "two letters of the given name"},
    {Category::kEmail, "i.berger@gmx.at", "v.lang@*.example", "the initial of the full name"},
    {Category::kEmail, "irene_adler77@gmx.at", "greta_hofer##@*.example", "digits"},
    {Category::kEmail, "irene-adler@gmx.at", "greta-hofer@*.example", "hyphen"},
    {Category::kEmail, "irene@adler.at", "greta@hofer.example", "name as host"},
    {Category::kEmail, "Irene.Adler@GMX.AT", "Greta.Hofer@*.EXAMPLE", "case pattern"},
    {Category::kEmail, "IreneAdler@gmx.at", "GretaHofer@*.example", "capitals inside"},
    {Category::kEmail, "IRENE.ADLER@gmx.at", "GRETA.HOFER@*.example", "capitals"},
    {Category::kEmail, "klaus.mueller@gmx.at", "dieter.boehm@*.example", "umlaut written out"},
    {Category::kEmail, "klaus.muller@gmx.at", "dieter.bohm@*.example", "umlaut dropped"},
    {Category::kEmail, "klaus.müller@gmx.at", "dieter.böhm@*.example", "umlaut kept"},
    {Category::kEmail, "kmueller@gmx.at", "dboehm@*.example", "initial and umlaut"},
    {Category::kEmail, "weiss@gmx.at", "kruss@*.example", "sharp s"},
    {Category::kEmail, "rene@gmx.at", "zoe@*.example", "accent dropped"},
    {Category::kEmail, "anna-lena@gmx.at", "eva-ida@*.example", "double name"},
    {Category::kEmail, "annalena.berger@gmx.at", "eva-ida.lang@*.example", "double name, joined"},
    {Category::kEmail, "anna_lena@gmx.at", "eva_ida@*.example", "double name, other separator"},
    {Category::kEmail, "karl-heinz.zoebl@gmx.at", "hans-peter.ott@*.example", "two signs"},
    {Category::kEmail, "foto-quendler_wien@gmx.at", "foto_xaverl@*.example", "fewer words"},
    {Category::kEmail, "adler+news@gmx.at", "hofer+*@*.example", "plus-addressing"},
    {Category::kEmail, "irene.adler@mail.stadtwerke-graz.at",
     "greta.hofer@*.stadtwerke-linz.example", "subdomain"},
    {Category::kEmail, "<irene.adler@adler.at>", "<greta.hofer@hofer.example>", "angle brackets"},
    {Category::kEmail, "mailto:irene@adler.at", "mailto:greta@hofer.example", "mailto"},
    {Category::kEmail, "irene@adler.at.", "greta@hofer.example.", "trailing dot"},
    {Category::kEmail, "irene.adler(at)adler.at", "greta.hofer(at)hofer.example", "written sign"},
    {Category::kEmail, "irene (at) adler (dot) at", "greta (at) hofer (dot) example", "spelt out"},
    {Category::kEmail, "irene[at]stadtwerke-graz[dot]at", "greta[at]stadtwerke-linz[dot]example",
     "spelt out in brackets"},
    {Category::kEmail, "irene (AT) mail (DOT) adler (DOT) at",
     "greta (AT) * (DOT) hofer (DOT) example", "subdomain, in capitals"},
    {Category::kEmail, "irene (at) adler.at", "greta (at) hofer.example", "one sign spelt out"},
    {Category::kEmail, "irene.adler at adler dot at", "greta.hofer at hofer dot example", "bare"},
    {Category::kEmail, "irene (dot) adler (at) adler (dot) at",
     "greta (dot) hofer (at) hofer (dot) example", "dots on both sides"},
    {Category::kEmail, "Irene Adler: irene { at } adler { dot } at, Igor",
     "Greta Hofer: greta { at } hofer { dot } example, Vitus", "words around"},
    {Category::kUrl, "www (dot) adler (dot) at", "www (dot) hofer (dot) example", "URL"},
    {Category::kEmail, "Irene Adler <irene@adler.at>", "Greta Hofer <greta@hofer.example>",
     "name in the span"},
    {Category::kEmail, "irene@adler.at, igor@berger.at", "greta@hofer.example, vitus@lang.example",
     "two in one span"},
    {Category::kEmail, "irene@192.168.10.5", "greta@###.###.##.#", "number as host"},
    {Category::kUser, "@irene_adler", "@greta_hofer", "user name with sign"},
    {Category::kUser, "adler99", "hofer##", "user name"},
    {Category::kUser, "Irene Adler", "Greta Hofer", "user name with blank"},
    {Category::kUrl, "https://www.stadtwerke-graz.at/", "https://www.stadtwerke-linz.example/",
     "organisation"},
    {Category::kUrl, "www.adler.at", "www.hofer.example", "no scheme"},
    {Category::kUrl, "http://graz.at:8080/team/adler.html?id=42",
     "http://linz.example:####/****/*****.html?**=##", "port, path, query"},
    {Category::kUrl, "(https://adler.at)", "(https://hofer.example)", "brackets"},
    {Category::kUrl, "ftp://irene:adler@ftp.graz.at", "ftp://greta:hofer@*.linz.example",
     "user information"},
    {Category::kUrl, "https://192.168.10.5/x", "https://###.###.##.#/*", "number as host"},
    {Category::kUrl, "http://[2001:db8::1]/", "http://[", "IPv6"},
    {Category::kUrl, "https://müller.at", "https://böhm.example", "internationalised"},
    {Category::kUrl, "file:///adler/a.pdf", "file:///*****/*.pdf", "file"},
};

TEST(Addresses, FollowTheNamesInTheirPattern) {
  for (const AddressCase& row : kCases) {
    Renderer render;
    const std::string result = render(row.category, row.surface);
    if (row.expected.ends_with('[')) {
      EXPECT_TRUE(result.starts_with(row.expected)) << row.surface << " -> " << result;
      EXPECT_NE(result, row.surface);
    } else {
      EXPECT_TRUE(fits(result, row.expected))
          << row.surface << " -> " << result << " (" << row.why << ")";
    }
  }
}

TEST(Addresses, FewNamesAreFoundLikeMany) {
  const auto people = std::span(kReplacements).first(2);
  std::vector<std::string> names;
  for (int i = 0; i < 40; ++i) {
    names.push_back(std::string("Xaver") + static_cast<char>('a' + i % 20) + (i < 20 ? 'o' : 'u'));
  }
  std::vector<NameReplacement> crowd(people.begin(), people.end());
  for (const std::string& name : names) crowd.push_back({Category::kMale, name, "Udo"});
  const ScopeDraws draws(kKey, "", "document", "d");
  const std::span<const FullName> full_name = std::span(kCouples).first(1);
  AddressRenderer few(people, full_name, german_locale(), draws, {});
  AddressRenderer many(crowd, full_name, german_locale(), draws, {});
  for (const std::string_view surface :
       {"irene.adler@gmx.at", "i.adler@gmx.at", "adleri@gmx.at", "ireneadler7@gmx.at",
        "irena.adlers@gmx.at", "ida@adler.at", "ADLER@gmx.at"}) {
    const Address address = read_address(Category::kEmail, surface, german_locale().spelled_words);
    few.reserve(address);
    many.reserve(address);
    EXPECT_EQ(few.render(address), many.render(address));
  }
  const Address known =
      read_address(Category::kEmail, "irene.adler@gmx.at", german_locale().spelled_words);
  EXPECT_TRUE(fits(few.render(known), "greta.hofer@*.example"));
  const Address other =
      read_address(Category::kEmail, "xaverco@gmx.at", german_locale().spelled_words);
  many.reserve(other);
  EXPECT_TRUE(fits(many.render(other), "udo@*.example"));
}

TEST(Addresses, EqualPartsStayEqualInAnyOrder) {
  Renderer first;
  Renderer second;
  const std::string_view one = "https://www.zoffpark.at/a/b?x=1";
  const std::string_view two = "info@zoffpark.at";
  const std::string one_first = first(Category::kUrl, one);
  const std::string two_second = first(Category::kEmail, two);
  EXPECT_EQ(second(Category::kEmail, two), two_second);
  EXPECT_EQ(second(Category::kUrl, one), one_first);
  const std::string host = two_second.substr(two_second.find('@') + 1);
  EXPECT_NE(one_first.find("www." + host + "/"), std::string::npos) << one_first;
  EXPECT_EQ(first(Category::kEmail, "<INFO@zoffpark.at>").size(), two_second.size() + 2);
}

TEST(Addresses, KeepTopLevelOnDemand) {
  Renderer render({.keep_tld = true});
  EXPECT_EQ(render(Category::kEmail, "irene@adler.at"), "greta@hofer.at");
  EXPECT_EQ(render(Category::kUrl, "www.adler.co.at"), "www.hofer.co.at");
  EXPECT_EQ(render(Category::kEmail, "irene@adler.wien"), "greta@hofer.wien");
}

// Only endings that are known stay, and not that of a place of the document, nor of any place where
// nobody looked for its names.
TEST(Addresses, KeepNoNameAsTopLevel) {
  Renderer render({.keep_tld = true});
  EXPECT_EQ(render(Category::kEmail, "irene@adler.wolfsteiner"), "greta@hofer.example");
  EXPECT_EQ(render(Category::kEmail, "irene@irene.adler"), "greta@greta.example");
  Renderer random({.coherent = false, .keep_tld = true});
  EXPECT_TRUE(random(Category::kEmail, "irene@adler.wien").ends_with(".example"));
  EXPECT_TRUE(random(Category::kEmail, "irene@adler.at").ends_with(".at"));
  std::string broken = random(Category::kUrl, "www.uni-\ngraz.at/ha-\nus");
  std::erase(broken, '\n');
  EXPECT_EQ(broken, random(Category::kUrl, "www.uni-graz.at/ha-us"));
}

// However an address is wrapped or listed, each host ends in what is nobody's.
TEST(Addresses, EndInExampleInAllShapes) {
  Renderer render;
  EXPECT_EQ(render(Category::kEmail, "irene@\nadler.at"), "greta@\nhofer.example");
  EXPECT_EQ(render(Category::kEmail, "irene @ adler.at"), "greta @ hofer.example");
  EXPECT_EQ(render(Category::kEmail, "irene@adler.at;adler@irene.de"),
            "greta@hofer.example;hofer@greta.example");
  EXPECT_EQ(render(Category::kEmail, "irene(at)adler(punkt)at"), "greta(at)hofer(punkt)example");
  EXPECT_EQ(render(Category::kUrl, "www.adler.\nat"), "www.hofer.\nexample");
}

const std::vector<std::pair<Category, std::string>> kOdd = {
    {Category::kEmail, "@"},
    {Category::kEmail, "@@"},
    {Category::kEmail, "a@"},
    {Category::kEmail, "@b.at"},
    {Category::kEmail, "abc"},
    {Category::kEmail, " "},
    {Category::kEmail, "."},
    {Category::kEmail, ""},
    {Category::kUrl, "www"},
    {Category::kUrl, "www.at"},
    {Category::kUrl, "http://"},
    {Category::kUrl, "https://www.x"},
    {Category::kUrl, "localhost"},
    {Category::kUrl, "x.example"},
    {Category::kUrl, "/a/b"},
    {Category::kUrl, "C:\\a\\b"},
    {Category::kUrl, "1.1.1.1"},
    {Category::kUrl, "[::1]"},
    {Category::kUrl, "a:b@c:1"},
    {Category::kUrl, "?"},
    {Category::kUser, "#$%"},
    {Category::kUser, "😀😀"},
    {Category::kUser, "@"},
    {Category::kUser, "x"},
    {Category::kUser, "7"},
    {Category::kUser, "иван"},
    {Category::kUser, "ß"},
    {Category::kEmail, "ü@ö.at"},
    {Category::kUrl, "a.b.c.d.e.f.g.h"},
    {Category::kUrl, "http://x.at/%C3%A4%20a"},
    {Category::kEmail, "mailto:"}};

TEST(Addresses, AreNeverTheirOriginal) {
  for (const bool coherent : {true, false}) {
    for (const bool keep_tld : {true, false}) {
      for (const auto& [category, surface] : kOdd) {
        Renderer render({.coherent = coherent, .keep_tld = keep_tld});
        const std::string result = render(category, surface);
        EXPECT_NE(address_key(category, result), address_key(category, surface)) << surface;
        EXPECT_FALSE(result.empty());
      }
      for (const AddressCase& row : kCases) {
        Renderer render({.coherent = coherent, .keep_tld = keep_tld});
        EXPECT_NE(render(row.category, row.surface), row.surface);
      }
    }
  }
}

// Any mixture of the characters of addresses is rendered as something else.
TEST(Addresses, AnyMixtureIsRendered) {
  const std::vector<std::string> bits = {
      "@", ".",  "/",      ":",       "www.", "http://", "irene", "ü",          "[",
      "]", "::", "%C3",    "(at)",    "77",   "adler",   " ",     "\\",         "?",
      "#", "😀",  "\u0308", "mailto:", "+",    "-",       "x",     "192.168.0.1"};
  DrawStream stream = ScopeDraws(kKey, "", "document", "mix").stream("mix");
  for (int i = 0; i < 3000; ++i) {
    std::string surface;
    for (std::uint64_t n = 1 + stream.below(7); n > 0; --n) {
      surface += bits[static_cast<std::size_t>(stream.below(bits.size()))];
    }
    const Category categories[] = {Category::kEmail, Category::kUrl, Category::kUser};
    Renderer render({.coherent = i % 2 == 0});
    const std::string result = render(categories[i % 3], surface);
    EXPECT_NE(result, surface);
    EXPECT_FALSE(text::find_invalid_utf8(result)) << surface;
  }
}

TEST(Addresses, RandomKeepsShape) {
  const AddressCase cases[] = {
      {Category::kEmail, "irene.adler77@gmx.at", "*****.*****##@***.example", ""},
      {Category::kUrl, "https://www.aau.at/a1", "https://www.***.example/*#", ""},
      {Category::kUser, "@IreneAdler", "@**********", ""},
      {Category::kEmail, "mailto:a@b.at", "mailto:*@*.example", ""}};
  for (const AddressCase& row : cases) {
    for (int seed = 0; seed < 50; ++seed) {
      Renderer render({.coherent = false}, std::to_string(seed));
      const std::string result = render(row.category, row.surface);
      EXPECT_TRUE(fits(result, row.expected)) << row.surface << " -> " << result;
      EXPECT_EQ(result.find("adler"), std::string::npos);
    }
  }
}

TEST(Addresses, DifferentOnesStayDifferent) {
  Renderer render;
  std::vector<std::string> surfaces;
  for (char a = 'a'; a <= 'z'; ++a) {
    for (char b = 'a'; b <= 'z'; ++b) surfaces.push_back(std::string{a, b} + "@gmx.at");
  }
  std::vector<std::string> results;
  for (const std::string& surface : surfaces) render.reserve(Category::kEmail, surface);
  for (const std::string& surface : surfaces) {
    results.push_back(render(Category::kEmail, surface));
    EXPECT_EQ(std::ranges::count(surfaces, results.back()), 0);
  }
  std::ranges::sort(results);
  EXPECT_EQ(std::ranges::adjacent_find(results), results.end());
}

TEST(Addresses, SharedScopeDependsOnTheAddressAlone) {
  Renderer alone({.distinct = false});
  const std::string expected = alone(Category::kEmail, "zipfel.quast@zoffpark.at");
  Renderer crowded({.distinct = false});
  for (const std::string other : {"ab@x.at", "quast.zipfel@y.at", "zoffpark@quast.at"}) {
    crowded.reserve(Category::kEmail, other);
    crowded(Category::kEmail, other);
  }
  EXPECT_EQ(crowded(Category::kEmail, "zipfel.quast@zoffpark.at"), expected);
}

// A word of the address would have to be replaced again, and the address would lose its shape.
TEST(Addresses, InventedWordsAreNoWordsOfTheAddress) {
  for (const bool distinct : {true, false}) {
    for (int i = 0; i < 60; ++i) {
      Renderer render({.distinct = distinct}, "d" + std::to_string(i));
      const std::string shown = render(Category::kEmail, "ba.da@ga.ka.ma.ro.wi.ve.fo.at");
      for (const char* const word : {"ba", "da", "ga", "ka", "ma", "ro", "wi", "ve", "fo"}) {
        const std::regex whole("(^|[.@])" + std::string(word) + "([.@]|$)");
        EXPECT_FALSE(std::regex_search(shown, whole)) << shown;
      }
    }
  }
}

}  // namespace
}  // namespace pseudo::values
