// Tests that denied strings are replaced everywhere, allowed annotations are kept, and ignored
// words are not reported as mentions.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/markup.h"

namespace pseudo {
namespace {

class KnownStringsTest : public testing::Test {
 protected:
  [[nodiscard]] Pseudonymizer engine(Options options) const {
    return *Pseudonymizer::make(std::move(options), *german_, lexicons_,
                                Key::from_bytes(std::string(Key::kBytes, 'k')));
  }
  Lexicons lexicons_ = *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  std::unique_ptr<LanguageModule> german_ = *make_language("de", lexicons_);
};

// Returns the labels and original texts of the added annotations.
std::string added_to(const Document& before, const Outcome& outcome) {
  std::string all;
  for (const ReplacedSpan& span : outcome.replaced) {
    if (!all.empty()) all += '|';
    all += before.text.substr(span.before.begin, span.before.size());
  }
  return all;
}

struct ListedCase {
  const char* label;
  const char* denied;
  const char* markup;
  const char* replaced;  // in the order of the text
  std::size_t doubtful;
};

TEST_F(KnownStringsTest, DeniedStringsAreReplacedWhereverTheyStand) {
  const ListedCase cases[] = {
      {"PERSON", "Eva Habersatter", "Frau Eva Habersatter kam.", "Eva Habersatter", 0},
      {"PERSON", "Eva Habersatter", "EVA HABERSATTER kam.", "EVA HABERSATTER", 0},
      {"PERSON", "Eva Habersatter", "Habersatter Eva kam.", "Habersatter Eva", 0},
      {"PERSON", "Eva Habersatter", "Frau Habersatter. Eva auch.", "", 0},
      {"PERSON", "Eva Habersatter", "Habersatter, Eva kam.", "Habersatter, Eva", 0},
      {"PERSON", "Habersatter, Eva", "Eva Habersatter kam.", "Eva Habersatter", 0},
      {"PERSON", "Eva Habersatter", "Von E. Habersatter.", "E. Habersatter", 0},
      {"PERSON", "Eva Habersatter", "Von Habersatter E. und Eva.", "Habersatter E.|Eva", 0},
      {"PERSON", "Eva Habersatter", "Eva Habersatters Hund.", "Eva Habersatters", 0},
      {"PERSON", "Eva Habersatter", "e.habersatter@x.example evahabersatter",
       "e.habersatter|evahabersatter", 0},
      {"PERSON", "Eva Habersatter", "[FEMALE Eva] [FAMILY Habersatter] und Frau Habersatter.",
       "Eva|Habersatter|Habersatter", 0},
      {"PERSON", "Eva Habersatter", "[FEMALE Eva] Habersatter.", "Eva|Habersatter", 0},
      {"PERSON", "Eva Habersatter", "Eva Haber\u00ADsatter und Еva Habersatter.",
       "Eva Haber\u00ADsatter|Еva Habersatter", 0},
      {"PERSON", "Eva Maria Habersatter", "Eva M. Habersatter, Habersatter Eva.",
       "Eva M. Habersatter|Habersatter Eva", 0},
      {"PERSON", "Dr. Eva Habersatter", "Frau Habersatter, Eva.", "Habersatter, Eva", 0},
      {"PERSON", "Eva Sommer", "Eva Sommer kam im Sommer.", "Eva Sommer", 1},
      {"PERSON", "Eva Müller", "Mueller, Eva und EVA MÜLLER.", "Mueller, Eva|EVA MÜLLER", 0},
      {"PERSON", "Eva Habersatter", "Eva kam, Habersatter nicht.", "", 0},
      {"PERSON", "Eva Habersatter", "Eva Habersatter kam. Habersatters Hund auch.",
       "Eva Habersatter|Habersatters", 0},
      {"PERSON", "Eva Habersatter", "[PERSON Eva Habersatter] kam. Habersatter ging.",
       "Eva Habersatter|Habersatter", 0},
      {"FAMILY", "Habersatter", "Das Büro Habersatters und die Habersatterin.",
       "Habersatters|Habersatterin", 0},
      {"FAMILY", "Sommer", "Im Sommer kam Frau Sommer.", "Sommer", 1},
      {"FAMILY", "Sommer", "Im Sommer war es warm.", "", 1},
      {"CITY", "Bad Ischl", "Die Bad Ischler aus Bad Ischl.", "Bad Ischler|Bad Ischl", 0},
      {"STREET", "Lindenstraße 12", "In der Lindenstr. 12 und Lindenstrasse 12.",
       "Lindenstr. 12|Lindenstrasse 12", 0},
      {"UFID", "A1", "Der Raum A1 ist frei.", "A1", 0},
      {"UFID", "AT61 1904", "Konto AT61-1904.", "AT61-1904", 0},
      {"CITY", "Ischl", "Die Ischler fuhren nach Ischl.", "Ischler|Ischl", 0},
      {"PHONE", "0662 / 88 77 66", "Ruf +43 662 887766 an.", "+43 662 887766", 0},
      {"EMAIL", "eva@habersatter.at", "Mail: eva@habersatter.at bitte.", "eva@habersatter.at", 0},
      {"CITY", "Ischl", "Die [ORG Stadtwerke Ischl] baut.", "Stadtwerke Ischl", 0},
      {"CITY", "Mattsee", "Am Mattseer Ufer.", "Mattseer", 0},
      {"FAMILY", "Wolfsteiner",
       "[PERSON Annegret Wolfsteiner] kam. awolfsteiner, Wolfsteiners, A. W.",
       "Annegret Wolfsteiner|a|wolfsteiner|Wolfsteiners|A. W.", 0},
  };
  for (const ListedCase& one : cases) {
    Options options;
    options.deny.push_back({one.label, one.denied});
    const Document before = test::marked(one.markup);
    const Pseudonymizer made = engine(options);
    const auto outcome = made.run(before);
    ASSERT_TRUE(outcome) << one.markup << outcome.error().message;
    EXPECT_EQ(added_to(before, *outcome), one.replaced) << one.markup;
    std::size_t doubtful = 0;
    for (const MissedMention& mention : outcome->missed) doubtful += mention.doubtful ? 1U : 0U;
    EXPECT_EQ(doubtful, one.doubtful) << one.markup;
    EXPECT_EQ(outcome->missed.size(), doubtful) << one.markup;
    const auto audit = made.audit(before, outcome->document);
    ASSERT_TRUE(audit) << one.markup;
    EXPECT_TRUE(audit->findings.empty()) << one.markup;
    EXPECT_EQ(audit->missed.size(), doubtful) << one.markup;
  }
}

// A number is read as it is written; only a name may have to be read as that of the list.
TEST_F(KnownStringsTest, NumbersInDigitsOfAnotherScriptStayInThem) {
  for (const char* const markup : {"Ruf ０６６２ ８８７７６６ an.", "Ruf ٠٦٦٢ ٨٨٧٧٦٦ an."}) {
    Options options;
    options.deny.push_back({"PHONE", "0662 / 88 77 66"});
    const Document before = test::marked(markup);
    const auto outcome = engine(options).run(before);
    ASSERT_TRUE(outcome) << markup << outcome.error().message;
    const std::string& text = outcome->document.text;
    EXPECT_NE(text, before.text);
    EXPECT_EQ(text.find_first_of("0123456789"), std::string::npos) << text;
  }
}

TEST_F(KnownStringsTest, ADativePluralIsTheSameFamily) {
  Options options;
  options.deny = {{"PERSON", "Querfeldner"}};
  const Document document = test::marked("Bei den Querfeldnern war es schön. Querfeldner kam.");
  const auto outcome = engine(std::move(options)).run(document);
  ASSERT_TRUE(outcome) << outcome.error().message;
  ASSERT_EQ(added_to(document, *outcome), "Querfeldnern|Querfeldner");
  const auto written = [&](std::size_t i) {
    const ByteSpan span = outcome->document.annotations[i].fragments[0];
    return outcome->document.text.substr(span.begin, span.size());
  };
  EXPECT_TRUE(written(0).starts_with(written(1))) << outcome->document.text;
}

TEST_F(KnownStringsTest, WhatStandsBesideTheTextIsTreatedLikeAnOriginal) {
  const std::vector<std::string> kept = {"from", "mood"};
  const auto document = read_json_line(
      R"({"id": "x/eva-habersatter", "text": "Liebe Grüße, Eva", "entities": [{"id": )"
      R"("habersatter-eva", "label": "CITY", "start": 0, "end": 5}], "from": )"
      R"(["Habersatter, Eva <e.habersatter@x.example>"], "mood": "froh"})",
      {}, kept);
  ASSERT_TRUE(document);
  Options options;
  options.deny.push_back({"PERSON", "Eva Habersatter"});
  const auto outcome = engine(options).run(*document);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_TRUE(outcome->id_shows_original);
  EXPECT_EQ(outcome->counts.fields_dropped, 1U);
  EXPECT_EQ(outcome->counts.ids_replaced, 1U);
  ASSERT_EQ(outcome->document.annotations.size(), 2U);
  EXPECT_EQ(outcome->document.annotations[0].id, "T2");
  EXPECT_EQ(added_to(*document, *outcome), "Liebe|Eva") << "the whole stands beside the text";
  options.missed = MissedPolicy::kFail;
  EXPECT_FALSE(engine(options).run(*document));
}

TEST_F(KnownStringsTest, NotesValuesAndColumnsOfDeniedStringsGo) {
  Document document = test::marked("Frau [FEMALE Irmgard] kam.");
  document.links.push_back(
      {Link::Kind::kAttribute, kNoOrigin, "A1", "By", {{"", "T1"}}, "Habersatter Eva", ""});
  document.links.push_back({Link::Kind::kRelation,
                            kNoOrigin,
                            "R1",
                            "Eva_Habersatter",
                            {{"A", "T1"}, {"B", "T1"}},
                            "",
                            ""});
  document.remarks.push_back(
      {Remark::Kind::kNote, kNoOrigin, "#1", "Note", "T1", "says Eva Habersatter"});
  document.remarks.push_back({Remark::Kind::kNote, kNoOrigin, "#2", "Note", "T1", "is sure"});
  for (const NotesPolicy notes : {NotesPolicy::kDrop, NotesPolicy::kScrub}) {
    Options options;
    options.notes = notes;
    options.deny.push_back({"PERSON", "Eva Habersatter"});
    const Pseudonymizer made = engine(options);
    const auto outcome = made.run(document);
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_TRUE(outcome->document.links.empty());
    EXPECT_EQ(outcome->document.remarks.size(), notes == NotesPolicy::kDrop ? 0U : 1U);
    const auto audit = made.audit(document, outcome->document);
    ASSERT_TRUE(audit);
    EXPECT_TRUE(audit->findings.empty());
    EXPECT_FALSE(made.audit(document, document)->findings.empty());
    options.missed = MissedPolicy::kFail;
    EXPECT_FALSE(engine(options).run(document));
  }
}

TEST_F(KnownStringsTest, ADeniedEverydayWordIsDoubtfulAndNobodysUnlessIgnored) {
  Options options;
  options.missed = MissedPolicy::kFail;
  options.deny.push_back({"FAMILY", "Sommer"});
  const Document document = test::marked("Im Sommer kam [FEMALE Irmgard].");
  const auto outcome = engine(options).run(document);
  ASSERT_TRUE(outcome) << outcome.error().message;
  ASSERT_EQ(outcome->missed.size(), 1U);
  EXPECT_TRUE(outcome->missed[0].doubtful);
  EXPECT_EQ(outcome->missed[0].annotation, "");
  options.ignore.emplace_back("Sommer");
  EXPECT_TRUE(engine(options).run(document)->missed.empty());
  EXPECT_EQ(engine(options).run(test::marked("Frau Sommer kam."))->counts.denied_added, 1U);
}

TEST_F(KnownStringsTest, AFormOfADeniedStringMayNotBeAllowed) {
  struct Row {
    const char* label;
    const char* allowed;
    bool may;
  };
  const Row rows[] = {
      {"PERSON", "Eva Habersatter", false},  {"CITY", "EVA HABERSATTER", false},
      {"PERSON", "Habersatter, Eva", false}, {"PERSON", "E. Habersatter", false},
      {"FAMILY", "Habersatter", true},       {"ORG", "Stiftung Eva Habersatter", true},
  };
  for (const Row& row : rows) {
    Options options;
    options.deny.push_back({"PERSON", "Eva Habersatter", 7});
    options.allow.push_back({row.label, row.allowed, 3});
    const auto made = Pseudonymizer::make(options, *german_, lexicons_, Key::random());
    EXPECT_EQ(static_cast<bool>(made), row.may) << row.allowed;
    if (made) continue;
    EXPECT_EQ(made.error().code, ErrorCode::kUsage);
    EXPECT_EQ(made.error().message,
              "the string of line 3 is allowed, and denied by the string of line 7 of the other "
              "list; remove it from one of them");
  }
}

TEST_F(KnownStringsTest, AFormOfAnAllowedStringMayNotBeDenied) {
  struct Row {
    const char* allowed_label;
    const char* allowed;
    const char* denied_label;
    const char* denied;
    bool may;
  };
  const Row rows[] = {
      {"FAMILY", "Kesselgruber", "FAMILY", "kesselgrubers", false},
      {"FAMILY", "Kesselgruber", "FAMILY", "KESSELGRUBER", false},
      {"FAMILY", "Kesselgrüber", "PERSON", "Kesselgrueberin", false},
      {"PERSON", "Eva Kesselgruber", "PERSON", "Kesselgruber, Eva", false},
      {"CITY", "Bad Wurzling", "LOC", "bad-wurzling", false},
      {"PHONE", "0664 1239876", "PHONE", "+43 664 123 98 76", false},
      {"PERSON", "Eva Kesselgruber", "FAMILY", "Kesselgruber", true},
      {"CITY", "Linz", "FAMILY", "Linzer", true},
      {"FAMILY", "Kesselgruber", "FAMILY", "Oberkesselgruber", true},
  };
  for (const Row& row : rows) {
    Options options;
    options.allow.push_back({row.allowed_label, row.allowed, 3});
    options.deny.push_back({row.denied_label, row.denied, 7});
    const auto made = Pseudonymizer::make(options, *german_, lexicons_, Key::random());
    EXPECT_EQ(static_cast<bool>(made), row.may) << row.allowed << ' ' << row.denied;
    if (made) continue;
    EXPECT_EQ(made.error().message,
              "the string of line 3 is allowed, and denied by the string of line 7 of the other "
              "list; remove it from one of them");
  }
}

TEST_F(KnownStringsTest, NewAnnotationsHaveTheLabelOfTheRowAndTheNextId) {
  Options options;
  options.labels.map("NAME", Category::kPerson);
  options.deny.push_back({"NAME", "Eva Habersatter"});
  const auto outcome =
      engine(options).run(test::marked("[FEMALE Irmgard] und Eva Habersatter kamen."));
  ASSERT_TRUE(outcome);
  ASSERT_EQ(outcome->document.annotations.size(), 2U);
  EXPECT_EQ(outcome->document.annotations[1].id, "T2");
  EXPECT_EQ(outcome->document.annotations[1].label, "NAME");
  EXPECT_EQ(outcome->counts.denied_added, 1U);
}

TEST_F(KnownStringsTest, AllowedAnnotationsStayAndAreNoLeaks) {
  struct Row {
    const char* label;
    const char* allowed;
    const char* markup;
    std::size_t count;
    bool stays;
  };
  const Row rows[] = {
      {"FAMILY", "Habersatter", "Frau [FAMILY Habersatter] und Habersatter.", 1, true},
      {"FAMILY", "Habersatter", "Das Büro [FAMILY Habersatters] ist da.", 1, true},
      {"PERSON", "Habersatter", "Frau [FAMILY Habersatter] kam.", 1, true},
      {"CITY", "Habersatter", "Frau [FAMILY Habersatter] kam.", 0, false},
      {"FAMILY", "Habersatter", "Frau [PERSON Eva Habersatter] kam.", 0, false},
      {"ORG", "Universität Graz", "Die [ORG Universität [CITY Graz]] ist da.", 1, true},
      {"FAMILY", "Habersatter", "Frau [PERSON Eva [FAMILY Habersatter]] kam.", 0, false},
      {"PERSON", "Eva Habersatter", "Frau [PERSON Habersatter, Eva] kam.", 1, true},
      {"PERSON", "Eva Habersatter", "Frau [PERSON E. Habersatter] kam.", 0, false},
  };
  for (const Row& row : rows) {
    Options options;
    options.missed = MissedPolicy::kReplace;
    options.allow.push_back({row.label, row.allowed});
    const Document before = test::marked(row.markup);
    const Pseudonymizer made = engine(options);
    const auto outcome = made.run(before);
    ASSERT_TRUE(outcome) << row.markup << outcome.error().message;
    EXPECT_EQ(outcome->counts.allowed, row.count) << row.markup;
    EXPECT_EQ(outcome->document.text == before.text, row.stays) << row.markup;
    EXPECT_TRUE(outcome->missed.empty()) << row.markup;
    const auto audit = made.audit(before, outcome->document);
    ASSERT_TRUE(audit);
    EXPECT_TRUE(audit->findings.empty()) << row.markup;
  }
}

TEST_F(KnownStringsTest, AnAllowedSpanStaysAlsoWhereAnotherPersonHasTheName) {
  Options options;
  options.missed = MissedPolicy::kReplace;
  options.allow.push_back({"PERSON", "Eva Habersatter"});
  const auto outcome =
      engine(options).run(test::marked("[PERSON Eva Habersatter] und [PERSON Fritz Habersatter]."));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_TRUE(outcome->document.text.starts_with("Eva Habersatter und ")) << outcome->document.text;
  EXPECT_EQ(outcome->counts.mentions_added, 0U);
  EXPECT_TRUE(outcome->missed.empty());
}

TEST_F(KnownStringsTest, IgnoredWordsAreNotReportedButTheirAnnotationsGo) {
  for (const MissedPolicy policy : {MissedPolicy::kReport, MissedPolicy::kReplace}) {
    Options options;
    options.missed = policy;
    options.ignore.emplace_back("Habersatter");
    const auto outcome =
        engine(options).run(test::marked("Frau [FAMILY Habersatter] liest Habersatter."));
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(outcome->missed.empty());
    EXPECT_EQ(outcome->counts.mentions_added, 0U);
    EXPECT_TRUE(outcome->document.text.ends_with(" liest Habersatter."));
    EXPECT_FALSE(outcome->document.text.starts_with("Frau Habersatter"));
  }
}

TEST_F(KnownStringsTest, NoSurrogateIsAListedString) {
  const Document document = test::marked("Frau [FEMALE Irmgard] kam.");
  for (const Scope scope : {Scope::kDocument, Scope::kCorpus}) {
    Options options;
    options.scope = scope;
    std::vector<std::string> seen;
    for (int i = 0; i < 5; ++i) {
      const auto outcome = engine(options).run(document);
      ASSERT_TRUE(outcome);
      const std::string surrogate =
          outcome->document.text.substr(5, outcome->document.text.size() - 10);
      for (const std::string& other : seen) EXPECT_NE(surrogate, other);
      seen.push_back(surrogate);
      (i % 2 == 0 ? options.allow : options.deny).push_back({"FEMALE", surrogate});
    }
  }
}

TEST_F(KnownStringsTest, WordsOfListedPersonsAreNoSurrogatesWhileOthersWillDo) {
  const Document document = test::marked("Frau [FEMALE Irmgard] [FAMILY Habersatter] kam.");
  Options options;
  std::vector<std::string> seen;
  for (int i = 0; i < 12; ++i) {
    const auto outcome = engine(options).run(document);
    ASSERT_TRUE(outcome);
    const std::string& text = outcome->document.text;
    const std::string person = text.substr(5, text.size() - 10);
    for (const std::string& other : seen) {
      EXPECT_NE(person.substr(0, person.find(' ')), other.substr(0, other.find(' ')));
      EXPECT_NE(person.substr(person.rfind(' ')), other.substr(other.rfind(' ')));
    }
    seen.push_back(person);
    options.deny.push_back({"PERSON", person});
  }
}

TEST_F(KnownStringsTest, AnUnknownLabelIsRefused) {
  Options options;
  options.deny.push_back({"NOBODY", "Eva Habersatter"});
  const auto made = Pseudonymizer::make(options, *german_, lexicons_, Key::random());
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().message.find("Habersatter"), std::string::npos);
}

}  // namespace
}  // namespace pseudo
