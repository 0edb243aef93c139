// Tests the replacements of names without annotation: each has the form of the original text,
// composed of the surrogates of the annotated names. All people, firms and addresses are invented.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/resolve/address_tokens.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/text.h"
#include "support/markup.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

class AddedNamesTest : public testing::Test {
 protected:
  [[nodiscard]] Pseudonymizer engine(Options options, char key) const {
    return *Pseudonymizer::make(std::move(options), *german_, lexicons_,
                                Key::from_bytes(std::string(Key::kBytes, key)));
  }
  Lexicons lexicons_ = *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  std::unique_ptr<LanguageModule> german_ = *make_language("de", lexicons_);
};

// `how`: 't' as a token of an address, 'j' the same in one word, 'T' the same in the case of the
// name, 'i' the initial, 'l' the initial in a login, 'n' unchanged.
std::string shaped(const std::string& name, char how) {
  std::size_t first = 0;
  text::next(name, first);
  const std::string initial = name.substr(0, first);
  switch (how) {
    case 't':
      return as_token(name, "x");
    case 'T':
      return as_token(name, "X");
    case 'j': {
      std::string joined = as_token(name, "x");
      std::erase(joined, '-');
      return joined;
    }
    case '_': {
      std::string signs = name;
      std::ranges::replace(signs, '.', '-');
      return signs;
    }
    case 'i':
      return initial;
    case 'l':
      return as_token(initial, "x");
    default:
      return name;
  }
}

// Fills a pattern with the new names: "{2t}" is the second annotation.
std::string filled(std::string_view pattern, const Document& after) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      text += pattern[i];
      continue;
    }
    const auto number = static_cast<std::size_t>(pattern[i + 1] - '1');
    text += shaped(covered_text(after, after.annotations[number]), pattern[i + 2]);
    i += 3;
  }
  return text;
}

struct AddedCase {
  const char* before;
  const char* after;
  const char* denied = nullptr;
};

TEST_F(AddedNamesTest, TheFormStays) {
  const AddedCase cases[] = {
      // logins
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: awolfsteiner", "{1n} {2n}: {1l}{2t}"},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: wolfsteinera", "{1n} {2n}: {2t}{1l}"},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: annegretwolfsteiner", "{1n} {2n}: {1t}{2t}"},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: wolfsteiner_annegret", "{1n} {2n}: {2t}_{1t}"},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: a.wolfsteiner@x.example",
       "{1n} {2n}: {1l}.{2t}@x.example"},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: wolfsteiner.annegret@x.example",
       "{1n} {2n}: {2t}.{1t}@x.example"},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: awolfsteiner@x.example",
       "{1n} {2n}: {1l}{2t}@x.example"},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: awolfsteiner", "{1n} {2n}: {1l}{2t}",
       "Wolfsteiner"},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: annegretwolfsteiner", "{1n} {2n}: {1t}{2t}",
       "Wolfsteiner"},
      {"[FEMALE Anna-Lena] [FAMILY Zirnsack-Wolf]: annalena, zirnsackwolf",
       "{1n} {2n}: {1j}, {2j}"},
      // a hyphen between given and family name
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: [PERSON Annegret Wolfsteiner], "
       "Annegret-Wolfsteiner-Weg",
       "{1n} {2n}: {1n} {2n}, {1n}-{2n}-Weg"},
      // initials of both names
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]. Wolfsteiner, A. W.",
       "{1n} {2n}. {2n}, {1i}. {2i}."},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]. Wolfsteiner, A. W.", "{1n} {2n}. {2n}, {1i}. {2i}.",
       "Wolfsteiner"},
      {"[FEMALE Annegret] [FAMILY Wolfsteiner]: awolfsteiner, A. W.",
       "{1n} {2n}: {1l}{2t}, {1i}. {2i}."},
      // addresses and files
      {"[ORG Novatrexis]: mail@novatrexis.com", "{1n}: mail@{1t}.com"},
      {"[ORG Novatrexis]: www.novatrexis.com/de", "{1n}: www.{1t}.com/de"},
      {"[ORG Novatrexis]: info(at)novatrexis.at", "{1n}: info(at){1t}.at"},
      {"[ORG Novatrexis]: https://x.example/novatrexis", "{1n}: https://x.example/{1t}"},
      {"[ORG Novatrexis]: plan-novatrexis.pdf", "{1n}: plan-{1t}.pdf"},
      {"[ORG Novatrexis]: #novatrexis", "{1n}: #{1t}"},
      {"[CITY Mattsee]: gemeinde@mattsee.example", "{1n}: gemeinde@{1t}.example"},
  };
  for (const AddedCase& one : cases) {
    for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
      Options options;
      options.missed = MissedPolicy::kReplace;
      if (one.denied != nullptr) options.deny.push_back({"FAMILY", one.denied});
      const auto outcome = engine(std::move(options), key).run(test::marked(one.before));
      ASSERT_TRUE(outcome) << one.before << outcome.error().message;
      EXPECT_EQ(outcome->document.text, filled(one.after, outcome->document)) << one.before;
    }
  }
}

// The initial of the given name may also be an ending of the family name.
TEST_F(AddedNamesTest, AnEndingIsNoInitial) {
  for (const char* const before :
       {"[FEMALE Sabine] und [FAMILY Kesselgruber]. Das ist Kesselgrubers Auto.",
        "[FEMALE Sabine] und [FAMILY Kesselgruber]. das ist kesselgrubers auto.",
        "[FEMALE Sabine] und [FAMILY Kesselgruber]. DAS IST KESSELGRUBERS AUTO.",
        "[FEMALE Nina] und [FAMILY Kesselgruber]. Bei den Kesselgrubern.",
        "[FEMALE Ina] und [FAMILY Kesselgruber]. Die Kesselgruberin kam.",
        "[MALE Sean] von der [FAMILY Heidenbusch]. Heidenbuschs Auto."}) {
    for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
      Options options;
      options.missed = MissedPolicy::kReplace;
      const auto outcome = engine(std::move(options), key).run(test::marked(before));
      ASSERT_TRUE(outcome) << before << outcome.error().message;
      const Document& after = outcome->document;
      ASSERT_EQ(after.annotations.size(), 3U) << after.text;
      EXPECT_EQ(after.annotations[2].label, "FAMILY") << after.text;
      const std::string family = text::to_lower(covered_text(after, after.annotations[1]));
      const std::string added = text::to_lower(covered_text(after, after.annotations[2]));
      EXPECT_EQ(added.substr(0, 3), family.substr(0, 3)) << after.text;
      EXPECT_GE(added.size(), family.size()) << after.text;
    }
  }
}

TEST_F(AddedNamesTest, AHyphenAtTheEndOfALineIsNoPartOfAnAnnotatedName) {
  for (const std::string_view name : {"Müllenhöfer", "Lindengasse", "Weidenbusch"}) {
    const std::string label = name == "Lindengasse" ? "[STREET " : "[FAMILY ";
    std::string divided(name);
    divided.insert(divided.size() - 3, "-\n");
    for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
      const auto outcome = engine({}, key).run(
          test::marked(label + divided + "] und " + label + std::string(name) + "]"));
      ASSERT_TRUE(outcome) << name << outcome.error().message;
      const Document& after = outcome->document;
      EXPECT_EQ(covered_text(after, after.annotations[0]),
                covered_text(after, after.annotations[1]));
    }
  }
}

// BRAT splits an annotation at a line end into fragments.
TEST_F(AddedNamesTest, ANameDividedAtTheEndOfALineMayBeAnnotatedInPieces) {
  struct Row {
    const char* text;  // the pieces between bars
    Category category;
    const char* name;  // as written elsewhere
  };
  const Row rows[] = {
      {"Frau |Mü-|\n|ller| und Herr Müller.", Category::kFamily, "Müller"},
      {"Frau |Mü|-\n|ller| und Herr Müller.", Category::kFamily, "Müller"},
      {"Sie wohnt in |Klagen-|\n|furt|. Klagenfurt ist nett.", Category::kCity, "Klagenfurt"},
      {"Frau |Kessel-|\n|gruber| kam. Kesselgruber ging.", Category::kFamily, "Kesselgruber"},
      {"> Frau |Kessel-|\n> |gruber| kam. Kesselgruber ging.", Category::kFamily, "Kesselgruber"},
      {"> Frau |Kessel\u00AD|\n> |gruber| kam. Kesselgruber ging.", Category::kFamily,
       "Kesselgruber"},
      {"Frau |Kes-|\n\n|sel-|\n|gruber|. Kesselgruber ging.", Category::kFamily, "Kesselgruber"},
      {"Frau |Anna| |Kessel-|\n|gruber|. Kesselgruber ging.", Category::kPerson, "Kesselgruber"},
      {"> Frau |Anna|\n> |Kessel-|\n> |gruber|. Kesselgruber ging.", Category::kPerson,
       "Kesselgruber"},
  };
  for (const Row& row : rows) {
    Document before;
    std::vector<ByteSpan> fragments;
    std::size_t begin = std::string::npos;
    for (const char c : std::string_view(row.text)) {
      if (c != '|') {
        before.text += c;
      } else if (begin == std::string::npos) {
        begin = before.text.size();
      } else {
        fragments.push_back({begin, before.text.size()});
        begin = std::string::npos;
      }
    }
    before.add_annotation(std::string(name(row.category)), fragments);
    Options options;
    options.missed = MissedPolicy::kReplace;
    const auto outcome = engine(std::move(options), 'a').run(before);
    ASSERT_TRUE(outcome) << row.text << outcome.error().message;
    const Document& after = outcome->document;
    EXPECT_EQ(after.text.find(row.name), std::string::npos) << after.text;
    ASSERT_EQ(after.annotations.size(), 2U) << after.text;
    EXPECT_TRUE(covered_text(after, after.annotations[0])
                    .ends_with(covered_text(after, after.annotations[1])))
        << after.text;
  }
}

// Each code of an annotation is the same entity as elsewhere alone; cue words are kept.
TEST_F(AddedNamesTest, CodesOfOneAnnotationAreTheirEntitiesElsewhere) {
  for (const char* const both : {"IBAN: AT61 1904 3002 3457 3201, BIC: RLNWATWW",
                                 "IBAN: AT61 1904 3002 3457 3201 BIC: RLNWATWW",
                                 "IBAN/BIC: AT61 1904 3002 3457 3201/RLNWATWW"}) {
    Options options;
    options.missed = MissedPolicy::kReplace;
    const auto outcome =
        engine(std::move(options), 'a')
            .run(test::marked("[UFID " + std::string(both) +
                              "], RLNWATWWXXX und RLNWATWW, [UFID AT611904300234573201]; "
                              "Konto 00234573201"));
    ASSERT_TRUE(outcome) << both << outcome.error().message;
    const std::string& after = outcome->document.text;
    const std::size_t comma = after.find("XXX und ");
    ASSERT_NE(comma, std::string::npos) << after;
    const std::string bank = after.substr(comma - 8, 8);
    const std::string iban = covered_text(outcome->document, outcome->document.annotations[1]);
    EXPECT_EQ(iban.substr(0, 2), "AT") << after;
    std::string codes = covered_text(outcome->document, outcome->document.annotations[0]);
    EXPECT_NE(codes.find("BIC"), std::string::npos) << after;
    EXPECT_EQ(codes.substr(0, 4), "IBAN") << after;
    EXPECT_TRUE(codes.ends_with(bank)) << after;
    std::erase(codes, ' ');
    EXPECT_NE(codes.find(iban), std::string::npos) << after;
    EXPECT_NE(after.find("XXX und " + bank + ","), std::string::npos) << after;
    EXPECT_TRUE(after.ends_with("Konto " + iban.substr(9))) << after;
  }
}

// Susi is in no list from which names are drawn, so that its surrogate exists in the address only.
TEST_F(AddedNamesTest, ANicknameThatOnlyAddressesShowIsANameInEach) {
  for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
    const auto outcome = engine({}, key).run(
        test::marked("[EMAIL susi@zwarb.at], [EMAIL susi@quettau.at], [EMAIL gabi@quettau.at]"));
    ASSERT_TRUE(outcome) << outcome.error().message;
    const Document& after = outcome->document;
    const auto mailbox = [&](std::size_t i) {
      const std::string text = covered_text(after, after.annotations[i]);
      return text.substr(0, text.find('@'));
    };
    EXPECT_EQ(mailbox(0), mailbox(1)) << after.text;
    EXPECT_NE(mailbox(0), mailbox(2)) << after.text;
    EXPECT_GE(mailbox(0).size(), 3U) << after.text;
    EXPECT_TRUE(std::ranges::all_of(mailbox(0), [](char c) { return c >= 'a' && c <= 'z'; }))
        << after.text;
  }
}

TEST_F(AddedNamesTest, AHyphenAtTheEndOfALineIsAPartOfAnAddress) {
  for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
    Options options;
    options.missed = MissedPolicy::kReplace;
    const auto outcome =
        engine(std::move(options), key)
            .run(test::marked("[EMAIL irmi.habersatter@zwarbwerke-\nquettau.at] und "
                              "irmi.habersatter@zwarbwerke-quettau.at"));
    ASSERT_TRUE(outcome) << outcome.error().message;
    const Document& after = outcome->document;
    ASSERT_EQ(after.annotations.size(), 2U) << after.text;
    std::string divided = covered_text(after, after.annotations[0]);
    std::erase(divided, ' ');  // for the line break
    EXPECT_EQ(divided, covered_text(after, after.annotations[1])) << after.text;
  }
}

// After the shift, a day in American order could look like one in the usual order.
TEST_F(AddedNamesTest, AnAmericanDayBecomesOneThatIsReadAlike) {
  for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
    Options options;
    options.missed = MissedPolicy::kReplace;
    const auto outcome =
        engine(std::move(options), key).run(test::marked("[DATE 18.3.2015], 3/18/2015"));
    ASSERT_TRUE(outcome) << outcome.error().message;
    const Document& after = outcome->document;
    std::string added = covered_text(after, after.annotations[1]);
    std::ranges::replace(added, '/', '.');
    EXPECT_EQ(added, covered_text(after, after.annotations[0]));
  }
}

// The reading of a form may be longer than the form, also at the end of a text.
TEST_F(AddedNamesTest, AReadingMayBeLongerThanItsPlace) {
  for (const char* const before :
       {"[FAMILY Łukaszewicz], LUKASZEWICZ", "[FAMILY Łukaszewicz], LUKASZEWICZ ist da.",
        "[FAMILY Müllenhöfer], Mllenhfer", "[CITY Weißenkürbitz] und weissenkurbitz",
        "[FEMALE Renée] und Rene", "[FAMILY Łukaszewicz] Łu-\nkaszewicz"}) {
    Options options;
    options.missed = MissedPolicy::kReplace;
    const auto outcome = engine(std::move(options), 'a').run(test::marked(before));
    ASSERT_TRUE(outcome) << before << outcome.error().message;
  }
}

// A hyphen between the names of a person is kept, even where it is read as a blank.
TEST_F(AddedNamesTest, SignsAndCapitalsAreThoseOfTheText) {
  const std::pair<const char*, const char*> cases[] = {
      {"[PERSON Eva Huber]: www.eva-huber.at", "-"},
      {"[PERSON Eva Huber] in der Eva-Huber-Gasse", "-"},
      {"[PERSON Renée Lévêque]: renee.leveque@x.at", "."}};
  for (const auto& [markup, sign] : cases) {
    for (const char key : {'a', 'b', 'c', 'd'}) {
      Options options;
      options.missed = MissedPolicy::kReplace;
      const auto outcome = engine(std::move(options), key).run(test::marked(markup));
      ASSERT_TRUE(outcome) << markup << outcome.error().message;
      const Document& after = outcome->document;
      ASSERT_EQ(after.annotations.size(), 2U) << markup;
      std::string expected = covered_text(after, after.annotations[0]);
      std::ranges::replace(expected, ' ', sign[0]);
      EXPECT_TRUE(text::same_key(covered_text(after, after.annotations[1]), expected))
          << expected << ": " << after.text;
    }
  }
}

TEST_F(AddedNamesTest, CapitalsOfANameWithSignsStay) {
  for (const char* const markup : {"[FAMILY O'Brien] und O'BRIEN", "[FAMILY Šimić] und ŠIMIĆ"}) {
    Options options;
    options.missed = MissedPolicy::kReplace;
    const auto outcome = engine(std::move(options), 'a').run(test::marked(markup));
    ASSERT_TRUE(outcome) << markup << outcome.error().message;
    const Document& after = outcome->document;
    ASSERT_EQ(after.annotations.size(), 2U) << markup;
    EXPECT_EQ(covered_text(after, after.annotations[1]),
              text::to_upper(covered_text(after, after.annotations[0])));
  }
}

// The surrogate has the genitive that the text requires: "Felicitas' Hund".
TEST_F(AddedNamesTest, AnApostropheOfTheGenitiveIsPartOfTheName) {
  for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
    Options options;
    options.missed = MissedPolicy::kReplace;
    const auto outcome =
        engine(std::move(options), key).run(test::marked("[FEMALE Felicitas], Felicitas' Hund."));
    ASSERT_TRUE(outcome) << outcome.error().message;
    const Document& after = outcome->document;
    ASSERT_EQ(after.annotations.size(), 2U);
    const std::string name = covered_text(after, after.annotations[0]);
    const std::string genitive = covered_text(after, after.annotations[1]);
    EXPECT_TRUE(genitive == name + "s" || genitive == name + "'") << genitive;
    EXPECT_TRUE(after.text.ends_with(" Hund.")) << after.text;
  }
}

// An address that included the title would keep a word of its original.
TEST_F(AddedNamesTest, AddressesFollowTheNameWithoutItsTitle) {
  for (const char* const markup : {"[PERSON Dr. Koller]: [EMAIL dr.koller@x.at]",
                                   "[PERSON Frau Koller]: [EMAIL frau.koller@x.at]",
                                   "[PERSON Prof. Koller]: [URL www.prof-koller.ch]"}) {
    const auto outcome = engine({}, 'a').run(test::marked(markup));
    ASSERT_TRUE(outcome) << markup << outcome.error().message;
    const Document& after = outcome->document;
    const std::string person = covered_text(after, after.annotations[0]);
    const std::string family = person.substr(person.rfind(' ') + 1);
    const std::string address = covered_text(after, after.annotations[1]);
    EXPECT_NE(address.find(as_token(family, "x")), std::string::npos) << after.text;
    EXPECT_TRUE(address.ends_with(".example")) << after.text;
  }
}

// The surrogate of the mention in the form that the text has: a genitive, a nickname, an
// inhabitant, a name of several parts.
TEST_F(AddedNamesTest, AddressesFollowTheFormOfTheMention) {
  for (const char* const markup :
       {"[FAMILY Habersatters] Hund: [EMAIL habersatters@x.at]",
        "[FAMILY Habersatters] Hund: [URL www.habersatters.at]",
        "[FEMALE Steffi] [EMAIL steffi.kollnig@x.at]", "[MALE Hansi] [EMAIL hansi@x.at]",
        "[CITY Klagenfurter] [EMAIL klagenfurter@x.at]",
        "[PERSON Eva Kollnig]: [EMAIL eva-kollnig@x.at]",
        "[ORG Stadtwerke Klagenfurt]: [EMAIL office@stadtwerke-klagenfurt.at]"}) {
    for (const char key : {'a', 'b', 'c'}) {
      const auto outcome = engine({}, key).run(test::marked(markup));
      ASSERT_TRUE(outcome) << markup << outcome.error().message;
      const Document& after = outcome->document;
      const std::string name = covered_text(after, after.annotations[0]);
      const std::string address = covered_text(after, after.annotations[1]);
      EXPECT_NE(address.find(as_token(name, "x")), std::string::npos) << after.text;
    }
  }
}

TEST_F(AddedNamesTest, DeniedPartsTakeTheWholeForm) {
  Options options;
  options.deny.push_back({"FAMILY", "Wolfsteiner"});
  const auto outcome = engine(std::move(options), 'a')
                           .run(test::marked("[PERSON Annegret Wolfsteiner] kam. awolfsteiner. "
                                             "Wolfsteiners, A. W."));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->replaced.size(), 5U);
  EXPECT_TRUE(outcome->missed.empty());
}

TEST_F(AddedNamesTest, InhabitantsAreWrittenAsInhabitants) {
  for (const char* const town : {"Mattsee", "Weißensee", "Seefelde", "Grundlsee"}) {
    for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
      Options options;
      options.missed = MissedPolicy::kReplace;
      const std::string markup = "Am [CITY " + std::string(town) + "]. Am " + town +
                                 "r Ufer, am [CITY " + town + "r] Ufer.";
      const auto outcome = engine(std::move(options), key).run(test::marked(markup));
      ASSERT_TRUE(outcome) << markup << outcome.error().message;
      const Document& after = outcome->document;
      ASSERT_EQ(after.annotations.size(), 3U) << markup;
      EXPECT_EQ(covered_text(after, after.annotations[1]),
                covered_text(after, after.annotations[2]));
    }
  }
}

TEST_F(AddedNamesTest, ABracketBehindANameStays) {
  for (const char* const name :
       {"Grazer Baugesellschaft (GBG)", "Verein für Kulturpflege (VKP)", "Rotes Kreuz (ÖRK)",
        "Kulturhaus Lichtblick (Haus Nord)", "Musikverein Almtal (MVA)", "Novatrexis (NTX)"}) {
    for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
      const auto outcome =
          engine({}, key).run(test::marked("Der [ORG " + std::string(name) + "]."));
      ASSERT_TRUE(outcome) << name << outcome.error().message;
      const Document& after = outcome->document;
      const std::string now = covered_text(after, after.annotations[0]);
      EXPECT_EQ(std::ranges::count(now, '('), std::ranges::count(now, ')')) << now;
    }
  }
}

TEST_F(AddedNamesTest, ValuesInOtherSignsAreTheSameValues) {
  const std::pair<const char*, const char*> cases[] = {
      {"[DATE 7.3.2019], 7_3_2019", "{1n}, {1_}"},
      {"[DATE 7.3.2019], 7 .3 .2019", "{1n}, {1n}"},
      {"[DATE 7. März 2019], 7. M&auml;rz 2019", "{1n}, {1n}"},
      {"[PASS Xu7-kW!9z] Xu7&#45;kW!9z", "{1n} {1n}"},
      {"[PHONE 0664 1239876], ٠٦٦٤ ١٢٣٩٨٧٦", "{1n}, {1n}"},
  };
  for (const auto& [before, pattern] : cases) {
    Options options;
    options.missed = MissedPolicy::kReplace;
    const auto outcome = engine(std::move(options), 'a').run(test::marked(before));
    ASSERT_TRUE(outcome) << before << outcome.error().message;
    EXPECT_EQ(outcome->document.text, filled(pattern, outcome->document)) << before;
  }
}

TEST_F(AddedNamesTest, ATelephoneNumberMayShowItsCountryWithoutPlus) {
  for (const char* const other :
       {"436641239876", "43 664 1239876", "4306641239876", "43664 1239876"}) {
    const auto outcome = engine({}, 'a').run(
        test::marked("[PHONE 0664/1239876] [PHONE " + std::string(other) + "]"));
    ASSERT_TRUE(outcome) << outcome.error().message;
    const Document& after = outcome->document;
    std::string digits = covered_text(after, after.annotations[0]).substr(1);
    std::string others = covered_text(after, after.annotations[1]);
    std::erase(digits, '/');
    std::erase(others, ' ');
    EXPECT_TRUE(others.starts_with("43")) << others;
    EXPECT_TRUE(others.ends_with(digits)) << others;
  }
}

TEST_F(AddedNamesTest, AnInitialInSmallLettersIsNoParticle) {
  for (const char* const name : {"e. huber", "y. huber", "e huber", "u. huber", "anna e. huber"}) {
    const std::string_view own = name;
    const std::size_t at = own.starts_with("anna") ? own.find(' ') + 1 : 0;
    bool changes = false;
    for (const char key : {'a', 'b', 'c', 'd', 'e', 'f'}) {
      const auto outcome =
          engine({}, key).run(test::marked("Hallo [PERSON " + std::string(name) + "]"));
      ASSERT_TRUE(outcome) << name << outcome.error().message;
      const Document& after = outcome->document;
      const std::string now = covered_text(after, after.annotations[0]);
      const std::size_t begin = at == 0 ? 0 : now.find(' ') + 1;
      changes = changes || now[begin] != own[at];
    }
    EXPECT_TRUE(changes) << name;
  }
}

struct TokenCase {
  const char* before;
  const char* own;
  const char* behind;
  bool is_token;
};

TEST(AddressTokensTest, SignsBesideANameShowTheToken) {
  const TokenCase cases[] = {
      {"mail@", "nova", ".com", true},      {"www.", "nova", "", true},
      {"x[at]", "nova", ".at", true},       {"plan_", "nova", "", true},
      {"#", "Nova", " ist", true},          {"e", "nova", "", true},
      {"http://x/", "nova", "/y", true},    {"(", "nova", ".pdf).", true},
      {"Die _", "Nova", "_ kam", false},    {"Die _", "Nova", "_.pdf", true},
      {"Die ", "Nova", " kam", false},      {"Die ", "Nova", ". Dann", false},
      {"Die ", "Nova", ".Dann", false},     {"Das ", "Nova", "-Haus", false},
      {"a@b.example, ", "Nova", "", false}, {"Das ", "Nova", "haus", false},
  };
  for (const TokenCase& one : cases) {
    const std::string_view own = one.own;
    const std::size_t begin = std::string_view(one.before).size();
    const std::string text = std::string(one.before).append(own).append(one.behind);
    EXPECT_EQ(stands_in_token(text, {begin, begin + own.size()}), one.is_token) << text;
  }
}

TEST(AddressTokensTest, ATokenHasNoBlankAndNoSign) {
  EXPECT_EQ(as_token("Seidl & Söhne", "nova"), "seidl-soehne");
  EXPECT_EQ(as_token("Universität St. Lär", "Nova"), "Universitaet-St-Laer");
  EXPECT_EQ(as_token("Saflanis'", "nova"), "saflanis");
  EXPECT_EQ(as_token("renée_o'hara", "nova"), "renee_ohara");
  EXPECT_EQ(as_token("König", "müller"), "könig");
}

}  // namespace
}  // namespace pseudo
