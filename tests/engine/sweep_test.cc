// Tests which missed mentions are reported, which are replaced, and which cause an error.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/markup.h"
#include "text/ascii.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "tsv.h"
#include "values/locale.h"
#include "values/phone_reader.h"

namespace pseudo {
namespace {

class Sweep : public testing::Test {
 protected:
  Result<Outcome> run(Document document, MissedPolicy missed,
                      NotesPolicy notes = NotesPolicy::kDrop) {
    Options options;
    options.missed = missed;
    options.notes = notes;
    options.labels.keep("Mood");
    const auto engine = Pseudonymizer::make(options, *german_, lexicons_,
                                            Key::from_bytes(std::string(Key::kBytes, 'k')));
    return engine->run(std::move(document));
  }
  // Returns "s" for each missed mention, "d" for each doubtful one.
  std::string found(std::string_view markup) {
    const auto outcome = run(test::marked(markup), MissedPolicy::kReport);
    EXPECT_TRUE(outcome) << markup;
    std::string all;
    if (!outcome) return all;
    for (const MissedMention& mention : outcome->missed) all += mention.doubtful ? 'd' : 's';
    return all;
  }

  Lexicons lexicons_ = *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  std::unique_ptr<LanguageModule> german_ = *make_language("de", lexicons_);
};

struct SweepRow {
  const char* markup;
  const char* found;
};

TEST_F(Sweep, DistinguishesNamesFromWords) {
  const SweepRow rows[] = {
      {"Herr [FAMILY Voll] macht es voll gern.", "d"},
      {"Frau [FAMILY Rolle] spielt eine Rolle.", "d"},
      {"Frau [FAMILY Leber] hat Probleme mit der Leber.", "d"},
      {"Frau [FAMILY Leber] und Herr Leber.", "s"},
      {"Frau [FAMILY Rolle] kam. Danke, Frau Dr. Rolle.", "s"},
      {"Frau [FAMILY Sommer] kam. Eva Sommer auch.", "s"},
      {"Frau [FAMILY Sommer] kam im Sommer mit den Sommerferien.", "dd"},
      {"Frau [FAMILY Huber] kam, huber auch.", "s"},
      {"Frau [FAMILY Huber] wohnt bei Oberhuber und Hubertus.", ""},
      {"In [CITY Essen] gibt es Essen. Das Essen in Essen.", "dds"},
      {"Herr [MALE Christian] und Christiane.", ""},
      {"[ORG UN] tut uns gut, die UN.", "s"},
      {"[ORG Institut für Germanistik] lehrt Germanistik.", ""},
      {"[ORG Stadtwerke Graz] in Graz.", "s"},
      {"[EMAIL leopold.gruber@stw.at] Gruber kam.", "s"},
      {"[STREET Hauptstraße] und Hauptstr. 3", "s"},
      {"[STREETNO 17] und 17; [DATE 2015] und 2015", ""},
      {"am [DATE 18.03.2015], am 18.3., am 18.3.16", "ss"},
  };
  for (const SweepRow& row : rows) EXPECT_EQ(found(row.markup), row.found) << row.markup;
}

TEST_F(Sweep, FindsTheFormsOfTheTable) {
  for (const testing_tables::Row& row : testing_tables::read_table("engine/sweep_forms.tsv", 3)) {
    EXPECT_EQ(found(row[0]), row[1]) << row.line << ": " << row[0];
  }
}

TEST_F(Sweep, TheLettersOfACompoundStay) {
  const auto outcome =
      run(test::marked("[FAMILY Wolfsgruber] in der Wolfsgruberstraße."), MissedPolicy::kReplace);
  ASSERT_TRUE(outcome);
  const std::string& text = outcome->document.text;
  EXPECT_EQ(text.find("Wolfsgruber"), std::string::npos) << text;
  ASSERT_EQ(outcome->document.annotations.size(), 2U) << text;
  const ByteSpan added = outcome->document.annotations[1].fragments[0];
  EXPECT_EQ(text.substr(added.end), "straße.") << text;
}

// Words of an organisation that the lists contain as a person or town are found as such.
TEST_F(Sweep, PeopleAndTownsInOrganisationsHaveTheirOwnLabels) {
  const auto outcome = run(
      test::marked("[ORG Huber & Maier Linz]: Herr Huber in Linz. [FAMILY Zwarb] in [CITY Wels]."),
      MissedPolicy::kReplace);
  ASSERT_TRUE(outcome);
  const Document& document = outcome->document;
  ASSERT_EQ(document.annotations.size(), 5U) << document.text;
  EXPECT_EQ(document.annotations[3].label, "FAMILY");
  EXPECT_EQ(document.annotations[4].label, "CITY");
  EXPECT_EQ(document.text.find("Huber"), std::string::npos) << document.text;
}

TEST_F(Sweep, ReplacedMentionsHaveTheSurrogateOfTheirEntity) {
  const auto outcome =
      run(test::marked("[PERSON Eva Huber] kam. Frau Huber, Hubers Auto, HUBER, Hu-\nber."),
          MissedPolicy::kReplace);
  ASSERT_TRUE(outcome);
  EXPECT_TRUE(outcome->missed.empty());
  EXPECT_EQ(outcome->counts.mentions_added, 4U);
  const Document& document = outcome->document;
  ASSERT_EQ(document.annotations.size(), 5U);
  const auto text_of = [&](std::size_t i) {
    return covered_text(document, document.annotations[i]);
  };
  const std::string family = text_of(0).substr(text_of(0).find(' ') + 1);
  EXPECT_EQ(document.annotations[1].id, "T2");
  EXPECT_EQ(document.annotations[1].label, "FAMILY");
  EXPECT_EQ(text_of(1), family);
  EXPECT_TRUE(text_of(2).starts_with(family));
  EXPECT_NE(text_of(2), family);
  EXPECT_EQ(text_of(4), family);
  EXPECT_NE(document.text.find(family + "\n."), std::string::npos);
}

// Two mentions of one number in any two formats keep their prefixes and agree in the digits.
TEST_F(Sweep, ReplacedNumbersKeepTheirFormat) {
  const std::vector<std::string> formats{
      "+43 660 1234567",  "+436601234567",        "0043 660 1234567", "0660 1234567",
      "0660/1234567",     "0660-123 45 67",       "(0660) 1234567",   "+43 (0)660 1234567",
      "+43/660/123-4567", "0043 (0) 660 1234567", "+43-660-1234567"};
  const values::Locale locale(lexicons_);
  const auto shape = [](std::string_view text) {
    std::string all(text);
    for (char& c : all) c = text::is_ascii_digit(c) ? '0' : c;
    return all;
  };
  for (const std::string& annotated : formats) {
    for (const std::string& found : formats) {
      const std::string before = "Tel. ";
      const std::string between = ", auch ";
      const auto outcome =
          run(test::marked(before + "[PHONE " + annotated + "]" + between + found + "."),
              MissedPolicy::kReplace);
      ASSERT_TRUE(outcome) << annotated << " and " << found;
      const std::string text = outcome->document.text;
      EXPECT_EQ(shape(text), shape(before + annotated + between + found + "."));
      const std::string first = text.substr(before.size(), annotated.size());
      const std::string second = text.substr(before.size() + annotated.size() + between.size());
      const values::PhoneNumber a = values::read_phone(first, locale);
      const values::PhoneNumber b = values::read_phone(second, locale);
      EXPECT_EQ(a.digits, b.digits) << annotated << " and " << found << ": " << text;
      const bool abroad = annotated.starts_with("+") || annotated.starts_with("00");
      EXPECT_EQ(a.country, abroad ? "43" : "") << text;
      EXPECT_NE(a.digits, "6601234567");
    }
  }
}

// Addresses and bare numbers that show an original are replaced.
TEST_F(Sweep, NamesAndNumbersInOddPlacesGo) {
  struct Case {
    const char* markup;
    const char* goes;
  };
  const Case cases[] = {
      {"Tel. [PHONE +43 660 1234567], auch 436601234567.", "6601234567"},
      {"Tel. [PHONE 0660 1234567], auch 436601234567.", "6601234567"},
      {"Tel. [PHONE 0660 1234567], auch 4306601234567.", "6601234567"},
      {"Tel. [PHONE 0660 1234567], auch 01143 660 1234567.", "660 1234567"},
      {"[FEMALE Eva] [FAMILY Zwarbthal]: evazwarbthal@gmx.at", "zwarbthal"},
      {"[FEMALE Eva] [FAMILY Huber]: evahuber@gmx.at", "evahuber"},
      {"[FEMALE Eva] [FAMILY Huber]: huberEva@gmx.at", "huberEva"},
      {"[URL https://firma.at/team/eva-zwarbthal] von Eva Zwarbthal.", "Zwarbthal"},
      {"[URL https://firma.at/?name=Lena+Huber] von Frau Huber.", "Huber"},
      {"[URL https://firma.at/?name=Lena+Huber] von Lena.", "Lena"},
      {"In der [STREET Krutzbaumgasse], Krutzbaumg. 5.", "Krutzbaum"},
      {"In der [STREET Krutzbaumgasse], Krutzbaum-Gasse 5.", "Krutzbaum"},
      {"Im [ORG Krankenhaus Mürzbogen], des Krankenhauses Mürzbogen.", "Mürzbogen"},
  };
  for (const Case& row : cases) {
    const auto outcome = run(test::marked(row.markup), MissedPolicy::kReplace);
    ASSERT_TRUE(outcome) << row.markup;
    EXPECT_EQ(outcome->document.text.find(row.goes), std::string::npos)
        << row.markup << " -> " << outcome->document.text;
  }
}

// Numbers without the text before them, and words without blanks between them, have their own
// surrogate.
TEST_F(Sweep, BareNumbersAndJoinedWordsAgree) {
  struct Case {
    const char* markup;
    const char* before;  // before the surrogate of the first annotation
    const char* behind;
  };
  const Case cases[] = {
      {"[UFID 4711815], Nr4711815.", ", Nr", "."},
      {"[ZIP 9020], PLZ9020.", ", PLZ", "."},
      {"[FAMILY Zwarbthal], ZwarbthalGmbH.", ", ", "GmbH."},
      {"[FAMILY Huber], EvaHuber, huber77.", ", Eva", ", "},
  };
  for (const Case& row : cases) {
    const auto outcome = run(test::marked(row.markup), MissedPolicy::kReplace);
    ASSERT_TRUE(outcome) << row.markup;
    const Document& document = outcome->document;
    const std::string first = covered_text(document, document.annotations[0]);
    EXPECT_TRUE(document.text.starts_with(first + row.before + first + row.behind))
        << document.text;
  }
  const auto outcome =
      run(test::marked("[UFID KD-4711815] und 4711815, [UFID Kundennummer 33-4455] und 334455."),
          MissedPolicy::kReplace);
  ASSERT_TRUE(outcome);
  const Document& document = outcome->document;
  ASSERT_EQ(document.annotations.size(), 4U);
  const auto digits_of = [&](std::size_t i) {
    std::string digits = covered_text(document, document.annotations[i]);
    std::erase_if(digits, [](char c) { return !text::is_ascii_digit(c); });
    return digits;
  };
  EXPECT_EQ(digits_of(0), digits_of(2)) << document.text;
  EXPECT_EQ(digits_of(1), digits_of(3)) << document.text;
}

// Matches include the dots of abbreviations and the brackets of additions.
TEST_F(Sweep, SignsOfShortFormsAreNotDoubled) {
  struct Case {
    const char* markup;
    const char* never;
  };
  const Case cases[] = {
      {"[STREET Lindengasse] 5, Lindeng. 5", "gasse."},
      {"[STREET Lindengasse] 5, Lindeng. 5", ".."},
      {"[STREET Marktplatz] 5, Marktpl. 5", "platz."},
      {"[CITY Halle/Saale], Halle (Saale), da", "))"},
      {"[CITY Frankfurt/Main], Frankfurt (Main), da", "))"},
      {"[CITY Freiburg i.Br.], Freiburg i. Br., da", ".."},
      {"[CITY Frankfurt am Main], Frankfurt a.M., da", "a.M."},
  };
  for (const Case& row : cases) {
    const auto outcome = run(test::marked(row.markup), MissedPolicy::kReplace);
    ASSERT_TRUE(outcome) << row.markup;
    EXPECT_EQ(outcome->document.text.find(row.never), std::string::npos)
        << row.markup << " -> " << outcome->document.text;
  }
}

// Numbers of one span have the same surrogates as elsewhere alone, and the words between them are
// kept.
TEST_F(Sweep, NumbersOfASpanAreThoseAlone) {
  struct Case {
    const char* markup;
    const char* stays;
    std::vector<std::pair<std::size_t, std::size_t>> equal;  // runs of digits, by their number
  };
  const Case cases[] = {
      {"[PHONE 0316123456 und 0664234567], [PHONE 0316123456], [PHONE 0664234567]",
       " und ",
       {{0, 2}, {1, 3}}},
      {"[PHONE 0316123456 bzw. 0664234567], [PHONE 0664234567]", " bzw. ", {{1, 2}}},
      {"[PHONE 0316123456 / 0664234567], [PHONE 0664234567]", " / ", {{1, 2}}},
      {"[PHONE 0316123456 DW 12 oder 0664234567], [PHONE 0316123456]", " oder ", {{0, 3}}},
      {"[PHONE Tel. 0316123456 Fax 0664234567], [PHONE 0664234567]", " Fax ", {{1, 2}}},
      {"[PHONE 0316123456/-12], [PHONE 0316123456]", "/-", {{0, 2}}},
      {"[ZIP 4020/4600], [ZIP 4600]", "/", {{1, 2}}},
      {"[UFID 4711815, 8842217], [UFID 8842217]", ", ", {{1, 2}}},
  };
  for (const Case& row : cases) {
    const auto outcome = run(test::marked(row.markup), MissedPolicy::kReport);
    ASSERT_TRUE(outcome) << row.markup;
    const std::string& text = outcome->document.text;
    EXPECT_NE(text.find(row.stays), std::string::npos) << row.markup << " -> " << text;
    std::vector<std::string> runs(1);
    for (const char c : text) {
      if (text::is_ascii_digit(c)) {
        runs.back() += c;
      } else if (!runs.back().empty()) {
        runs.emplace_back();
      }
    }
    for (const auto& [a, b] : row.equal) {
      ASSERT_LT(std::max(a, b), runs.size()) << text;
      EXPECT_EQ(runs[a], runs[b]) << row.markup << " -> " << text;
    }
  }
}

// The surrogate of a part of a number is the same part of the surrogate of the whole.
TEST_F(Sweep, PartsOfNumbersAgreeWithTheWhole) {
  const char* const cases[] = {
      "[PHONE 0316 123456], Tel. 123456",
      "[UFID AT611904300234573201], Konto 00234573201",
      "[UFID AT611904300234573201], Konto 234573201",
  };
  for (const char* const markup : cases) {
    const auto outcome = run(test::marked(markup), MissedPolicy::kReplace);
    ASSERT_TRUE(outcome) << markup;
    const Document& document = outcome->document;
    ASSERT_EQ(document.annotations.size(), 2U) << markup;
    EXPECT_TRUE(covered_text(document, document.annotations[0])
                    .ends_with(covered_text(document, document.annotations[1])))
        << document.text;
  }
}

TEST_F(Sweep, UserNamesAndOrdinalsAreFound) {
  const SweepRow rows[] = {
      {"[PERSON Eva Huber] ehuber hubere e.huber huber_e ehuber7", "sssss"},
      {"[PERSON E. Zwarbthal] ezwarbthal", "s"},
      {"[FEMALE Eva] [FAMILY Huber], ehuber", "s"},
      {"[FEMALE Eva] kam mit [MALE Max] und [FAMILY Huber], ehuber", ""},
      {"[PERSON Knut Lang] klang", ""},
      {"am [DATE 03.06.2019], dritter Juni 2019, am dritten Juni, der dritte sechste", "sss"},
      {"am [DATE 03.06.2019], vierter Juni 2019, am dritten Mai", ""},
      {"am [DATE 5.6.2019], FÜNFTER JUNI", "s"},
  };
  for (const SweepRow& row : rows) EXPECT_EQ(found(row.markup), row.found) << row.markup;
}

TEST_F(Sweep, SpacedLettersAreOneName) {
  const auto outcome =
      run(test::marked("[FAMILY Zwarbthal] und [FAMILY Z w a r b t h a l], [FEMALE E v a]."),
          MissedPolicy::kReport);
  ASSERT_TRUE(outcome);
  const Document& document = outcome->document;
  const auto text_of = [&](std::size_t i) {
    return covered_text(document, document.annotations[i]);
  };
  EXPECT_EQ(text_of(0), text_of(1));
  EXPECT_NE(text_of(2).find(' '), 1U) << text_of(2);
}

// The match becomes a mention of its entity. `rest`: the text after the surrogate of the first
// mention.
TEST_F(Sweep, ReplacedDerivationsAgree) {
  struct Form {
    const char* markup;
    const char* rest;
  };
  const Form rows[] = {
      {"Frau [FAMILY Huber], Huberin.", "in"},
      {"Herr [FAMILY Müller] und Muellerin.", "in"},
      {"Herr [FAMILY Müller] und MÜLLERIN.", "in"},
      {"Herr [FAMILY Huber], das Hubersche.", "sche"},
      {"In [CITY Villach] sind Villacherinnen.", "erinnen"},
      {"In [CITY Villach] sind VILLACHER.", "er"},
      {"In [CITY Sankt Veit an der Glan] und in St. Veit.", ""},
  };
  for (const Form& row : rows) {
    const auto outcome = run(test::marked(row.markup), MissedPolicy::kReplace);
    ASSERT_TRUE(outcome) << row.markup;
    const Document& document = outcome->document;
    ASSERT_EQ(document.annotations.size(), 2U) << row.markup << ' ' << document.text;
    const std::string first = text::fold_key(covered_text(document, document.annotations[0]));
    const std::string second = text::fold_key(covered_text(document, document.annotations[1]));
    EXPECT_TRUE(second.ends_with(row.rest)) << row.markup << ": " << second;
    EXPECT_EQ(second.substr(0, 3), first.substr(0, 3)) << row.markup << ": " << second;
  }
}

TEST_F(Sweep, NicknamesAreTheirName) {
  for (const std::string markup :
       {"[FEMALE Stefanie] kam. Steffi ging.", "[PERSON Stefanie Kröglbauer] kam. LG Steffi",
        "[MALE Johann] kam. Hansi ging.", "[MALE Josef] kam. Der Sepp ging."}) {
    const auto outcome = run(test::marked(markup), MissedPolicy::kReplace);
    ASSERT_TRUE(outcome) << markup;
    EXPECT_EQ(outcome->counts.mentions_added, 1U) << markup;
    EXPECT_TRUE(outcome->missed.empty()) << markup;
  }
}

// A word that occurs only in an address has the same surrogate there and in the text.
TEST_F(Sweep, WordsOfAddressesBecomeTheirSurrogate) {
  for (const std::string markup : {"[EMAIL eva@krusplbau.at] Die Firma Krusplbau kam.",
                                   "[EMAIL zwarbthal@post.example] Herr Zwarbthal kam.",
                                   "[URL http://www.krusplbau.example/x] Krusplbau kam."}) {
    const auto outcome = run(test::marked(markup), MissedPolicy::kReplace);
    ASSERT_TRUE(outcome) << markup;
    const Document& document = outcome->document;
    ASSERT_EQ(document.annotations.size(), 2U) << markup;
    const std::string address = text::fold_key(covered_text(document, document.annotations[0]));
    const std::string word = text::fold_key(covered_text(document, document.annotations[1]));
    EXPECT_NE(address.find(word), std::string::npos) << document.text;
  }
  EXPECT_EQ(found("[EMAIL info@gmx.at] Info bei GMX."), "");
  EXPECT_EQ(found("[URL http://www.stadtwerke-service.example] Der Service der Stadtwerke."), "");
}

// All spellings of one organisation have one surrogate, in the case of each spelling.
TEST_F(Sweep, OrganisationsInCapitalsAreTheirEntity) {
  for (const std::string name : {"Stadtwerke Graz", "Bäckerei Huber", "Universität Klagenfurt",
                                 "Raiffeisenbank Graz", "Institut für Geschichte", "Finanzamt Wien",
                                 "Gasthaus zum Adler", "Verlag Kröss und Sohn"}) {
    const auto outcome =
        run(test::marked("[ORG " + name + "] und [ORG " + text::to_upper(name) + "]"),
            MissedPolicy::kReport);
    ASSERT_TRUE(outcome) << name;
    const Document& document = outcome->document;
    EXPECT_EQ(text::to_upper(covered_text(document, document.annotations[0])),
              covered_text(document, document.annotations[1]))
        << name;
  }
}

TEST_F(Sweep, DoubtfulMentionsAreNeitherReplacedNorFaults) {
  const char* const kText = "Frau [FAMILY Rolle] spielt eine Rolle.";
  const auto replaced = run(test::marked(kText), MissedPolicy::kReplace);
  ASSERT_TRUE(replaced);
  EXPECT_EQ(replaced->counts.mentions_added, 0U);
  EXPECT_TRUE(run(test::marked(kText), MissedPolicy::kFail));
}

TEST_F(Sweep, PositionsAreThoseOfInputAndOutput) {
  const auto outcome = run(test::marked("[FAMILY Huber] grüßt\ndie Familie [CITY Ödt] Huber."),
                           MissedPolicy::kReport);
  ASSERT_TRUE(outcome);
  ASSERT_EQ(outcome->missed.size(), 1U);
  const MissedMention& missed = outcome->missed[0];
  EXPECT_EQ(missed.before.line, 2U);
  EXPECT_EQ(missed.before.column, 17U);
  EXPECT_EQ(missed.after.line, 2U);
  const std::size_t line = outcome->document.text.find('\n');
  const std::size_t name = outcome->document.text.find("Huber", line);
  EXPECT_EQ(
      text::count_code_points(std::string_view(outcome->document.text).substr(line, name - line)),
      missed.after.column);
}

Document annotated(const std::string& lines, std::string id = "x") {
  LabelMap labels;
  labels.keep("Mood");
  auto document = read_brat(std::move(id), "Eva Huber ist froh",
                            "T1\tPERSON 0 9\tEva Huber\nT2\tMood 14 18\tfroh\n" + lines, labels);
  EXPECT_TRUE(document) << document.error().message;
  return *std::move(document);
}

TEST_F(Sweep, LinksWithAPartOfAnOriginalInAnyFieldAreDropped) {
  for (const char* line : {"A1\tWho T2 Huber\n", "A1\tHuber T2\n", "A1\tKnowsHuber T2 x\n",
                           "A1\tWho T2\tHubers\n", "N1\tReference T2 Wiki:Huber\tx\n",
                           "R1\tHuber_knows Arg1:T1 Arg2:T2\n", "R1\tKnows Huber:T1 Arg2:T2\n"}) {
    for (const NotesPolicy notes : {NotesPolicy::kDrop, NotesPolicy::kScrub}) {
      const auto outcome = run(annotated(line), MissedPolicy::kReport, notes);
      ASSERT_TRUE(outcome) << line;
      EXPECT_EQ(write_brat(outcome->document).find("Huber"), std::string::npos) << line;
    }
    EXPECT_FALSE(run(annotated(line), MissedPolicy::kFail)) << line;
  }
  EXPECT_TRUE(run(annotated("A1\tSure T2 sehr\n#1\tNote T1\tHuber\n"), MissedPolicy::kFail));
}

// Source of belief: docs/manual.md, --notes: names in the form that the note writes.
TEST_F(Sweep, ScrubbedNotesShowNoOriginal) {
  const auto outcome = run(annotated("#1\tNote T1\tHuber, eva; Hu\u00ADber HUBERS Huber-Akte\n"),
                           MissedPolicy::kReport, NotesPolicy::kScrub);
  ASSERT_TRUE(outcome);
  ASSERT_EQ(outcome->document.remarks.size(), 1U);
  const std::string& note = outcome->document.remarks[0].text;
  const std::string_view name =
      std::string_view(outcome->document.text).substr(0, outcome->document.text.find(" ist"));
  const std::string given(name.substr(0, name.find(' ')));
  const std::string family(name.substr(name.find(' ') + 1));
  EXPECT_EQ(note, family + ", " + text::to_lower(given) + "; " + family + " " +
                      text::to_upper(family) + "S " + family + "-Akte");
}

TEST_F(Sweep, NamesOfDocumentsWithOriginalsAreReported) {
  const auto shows = [&](const char* id) {
    const auto outcome = run(annotated("", id), MissedPolicy::kReport);
    EXPECT_TRUE(outcome);
    return outcome && outcome->id_shows_original;
  };
  for (const char* id : {"mail_Eva_Huber", "eva.huber", "2015huber2", "a/HUBER/1", "mailHuber",
                         "anhuber", "hubers-mail"}) {
    EXPECT_EQ(shows(id), std::string_view(id) != "anhuber") << id;
  }
  EXPECT_FALSE(shows("mails/17"));
  EXPECT_FALSE(run(annotated("", "eva.huber"), MissedPolicy::kFail));
}

TEST_F(Sweep, IdsThatAreTelephoneNumbersAreReplacedBySmallOnes) {
  const auto document =
      read_json_line(R"({"id": "x", "text": "Tel. 0664 1234567, 8010 Graz", "entities": [)"
                     R"({"id": "T06641234567", "label": "PHONE", "start": 5, "end": 17}, )"
                     R"({"label": "CITY", "start": 24, "end": 28}, )"
                     R"({"id": "T8010", "label": "ZIP", "start": 19, "end": 23}]})",
                     {}, {});
  ASSERT_TRUE(document);
  const auto outcome = run(*document, MissedPolicy::kReport);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->counts.ids_replaced, 1U);
  EXPECT_EQ(outcome->document.annotations[0].id, "T8012");
  EXPECT_EQ(outcome->document.annotations[1].id, "T8011") << "no number behind that of a telephone";
  EXPECT_EQ(outcome->document.annotations[2].id, "T8010");
}

TEST_F(Sweep, FieldsAreDroppedAndIdsReplaced) {
  const std::vector<std::string> kept = {"who", "mood"};
  auto document = read_json_line(
      R"({"id": "x", "text": "Eva Huber kam", "entities": [{"id": "huber", "label": "PERSON",)"
      R"( "start": 0, "end": 9}], "who": ["an\nHuber"], "mood": "froh"})",
      {}, kept);
  ASSERT_TRUE(document);
  const auto outcome = run(*document, MissedPolicy::kReport);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->counts.fields_dropped, 1U);
  EXPECT_EQ(outcome->counts.ids_replaced, 1U);
  EXPECT_EQ(outcome->document.annotations[0].id, "T1");
  ASSERT_EQ(outcome->document.remarks.size(), 1U);
  EXPECT_EQ(outcome->document.remarks[0].type, "mood");
  EXPECT_FALSE(run(*document, MissedPolicy::kFail));
}

}  // namespace
}  // namespace pseudo
