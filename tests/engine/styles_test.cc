// Tests the replacements in each style: whole documents through the engine, with the shipped German
// lexicons.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/realize/fill_styles.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/generate.h"
#include "support/german.h"
#include "support/markup.h"
#include "tsv.h"
#include "vault/record.h"

namespace pseudo {
namespace {

class Styles : public testing::Test {
 protected:
  static const LanguageModule& language() { return testing_support::german_module(); }
  static const Lexicons& lexicons() { return language().lexicons(); }
  static Result<Pseudonymizer> make(Options options, char fill = 's') {
    return Pseudonymizer::make(std::move(options), language(), lexicons(),
                               Key::from_bytes(std::string(Key::kBytes, fill)));
  }
  static Result<Outcome> run(const Options& options, Document document, char fill = 's') {
    return make(options, fill)->run(std::move(document));
  }
  static std::string text(const Options& options, std::string_view markup,
                          const std::string& id = "test") {
    const Result<Outcome> outcome = run(options, test::marked(markup, id));
    return outcome ? outcome->document.text : outcome.error().message;
  }

  // Example: "PERSON=tag *=mask".
  static Options styled(const std::string& words) {
    Options options;
    std::istringstream stream(words);
    for (std::string word; stream >> word;) {
      const std::size_t equals = word.find('=');
      const Style style = *find_style(word.substr(equals + 1));
      if (word[0] == '*') {
        options.styles.table.all = style;
      } else {
        options.styles.table.of_label[word.substr(0, equals)] = style;
      }
    }
    return options;
  }
  static Document brat(const std::string& text, const std::string& annotations) {
    return *read_brat("test", text, annotations, {});
  }
};

TEST_F(Styles, PutWhatTheTableSays) {
  for (const auto& row : testing_tables::read_table("engine/styles.tsv", 4)) {
    const Options options = styled(row[0]);
    const Document before = test::marked(row[1]);
    const auto outcome = run(options, before);
    ASSERT_TRUE(outcome) << "line " << row.line << ": " << outcome.error().message;
    EXPECT_EQ(outcome->document.text, row[2]) << "line " << row.line;
    const auto audited = make(options, 'x')->audit(before, outcome->document);
    ASSERT_TRUE(audited);
    EXPECT_TRUE(audited->findings.empty())
        << "line " << row.line << ": " << name(audited->findings.front().code);
  }
}

TEST_F(Styles, AMarkThatIsTheOriginalFailsItsDocument) {
  Options masked = styled("*=mask");
  masked.styles.mask = "x";
  EXPECT_FALSE(run(masked, test::marked("Passwort [PASS xxx] steht da.")));
  Options tagged = styled("*=tag");
  tagged.styles.tag_format = "<Ischl>";
  EXPECT_FALSE(run(tagged, test::marked("Wir sind in [CITY Ischl].")));
}

TEST_F(Styles, TheFormatOfTagsNamesLabelOrCategory) {
  Options options = styled("*=tag");
  options.labels.map("Pat", Category::kFemale);
  options.styles.tag_format = "[{category}/{label}]";
  EXPECT_EQ(text(options, "[Pat Irmgard] kam."), "[FEMALE/Pat] kam.");
  options.styles.tag_format = "<ANON>";
  EXPECT_EQ(text(options, "[Pat Irmgard] kam."), "<ANON> kam.");
  options = styled("*=numbered-tag");
  options.labels.map("Pat", Category::kFemale);
  options.styles.tag_format = "{label}";
  EXPECT_EQ(text(options, "[Pat Irmgard] und [Pat Annelore]"), "Pat_1 und Pat_2");
}

// Styles as written in options, for a label without surrogates.
TEST_F(Styles, LabelsWithoutSurrogatesTakeEveryMark) {
  const std::pair<std::string_view, std::string_view> rows[] = {
      {"*=surrogate", "eine <AGE> <PROFESSION>, <AGE>, <AGE>"},
      {"*=tag", "eine <AGE> <PROFESSION>, <AGE>, <AGE>"},
      {"*=numbered-tag", "eine <AGE_1> <PROFESSION_1>, <AGE_2>, <AGE_1>"},
      {"*=mask", "eine ██████████ █████████, ██, ██████████"},
      {"*=remove", "eine,,"},
      {"*=cdif", "eine &anon; &anon;, &anon;, &anon;"},
      {"*=cdif AGE=numbered-tag", "eine <AGE_1> &anon;, <AGE_2>, <AGE_1>"},
      {"*=tag PROFESSION=cdif-omit",
       "eine <AGE> <omit desc='unspecified' cause=anonymization>, <AGE>, <AGE>"},
  };
  for (const auto& [styles, expected] : rows) {
    Options options = styled(std::string(styles));
    options.labels.set("AGE", *find_target("other"));
    options.labels.set("PROFESSION", *find_target("other"));
    EXPECT_EQ(text(options,
                   "eine [AGE 62-jährige] [PROFESSION Floristin], [AGE 44], "
                   "[AGE 62-jährige]"),
              expected)
        << styles;
  }
}

TEST_F(Styles, MasksMayHaveOneLength) {
  Options options = styled("*=mask");
  options.styles.mask = "x";
  EXPECT_EQ(text(options, "[FEMALE Irmgard] kam."), "xxxxxxx kam.");
  options.styles.mask_length = 3;
  EXPECT_EQ(text(options, "[FEMALE Irmgard] [FAMILY Or]"), "xxx xxx");
}

TEST_F(Styles, NumbersBecomeKeyedCodesInWideScopes) {
  Options options = styled("*=numbered-tag");
  options.scope = Scope::kFolder;
  const std::string first = text(options, "[FEMALE Irmgard]", "a/1");
  EXPECT_EQ(first.size(), std::string("<FEMALE_>").size() + 8) << first;
  EXPECT_EQ(text(options, "[FEMALE Annelore] und [FEMALE Irmgards] Hut", "a/2").substr(22, 17),
            first)
      << "the same in all documents of the folder";
  EXPECT_NE(text(options, "[FEMALE Irmgard]", "b/1"), first) << "another in another folder";
}

TEST_F(Styles, NothingIsDrawnForWhatGetsNoSurrogate) {
  const std::string with = "[FEMALE Irmgard] und [FEMALE Annelore], [CITY Graz], [DATE 3.6.2019]";
  Options options = styled("CITY=tag");
  std::string plain = text(Options(), with);
  std::string tagged = text(options, with);
  EXPECT_EQ(tagged.substr(0, tagged.find(',')), plain.substr(0, plain.find(',')));
  EXPECT_EQ(tagged.substr(tagged.rfind(',')), plain.substr(plain.rfind(',')));
  // A name that gets a tag does not block a surrogate.
  options = styled("MALE=tag");
  options.labels.map("M", Category::kFemale);
  options.styles.table.of_label["M"] = Style::kTag;
  const std::string alone = text(options, "[FEMALE Irmgard] kam.");
  EXPECT_EQ(text(options, "[FEMALE Irmgard] kam.[M Annelore]"), alone + "<M>");
}

TEST_F(Styles, RemovalTakesWhatHasNoOtherGround) {
  Options options = styled("FEMALE=remove");
  options.labels.keep("Opinion");
  options.labels.keep("Trip");
  const std::string text = "Irmgard in Graz und Linz fuhr.\n";
  const std::string annotations =
      "T1\tFEMALE 0 7\tIrmgard\n"
      "T2\tCITY 11 15\tGraz\n"
      "T3\tCITY 20 24\tLinz\n"
      "T4\tTrip 25 29\tfuhr\n"
      "T5\tOpinion 0 10\tIrmgard in\n"
      "T6\tOpinion 0 7\tIrmgard\n"
      "E1\tTrip:T4 Who:T1 To:T2\n"
      "E2\tFEMALE:T1 To:T2\n"
      "R1\tAt Arg1:T1 Arg2:T2\n"
      "R2\tNear Arg1:T2 Arg2:T3\n"
      "A1\tSure T1\n"
      "A2\tSure R1\n"
      "A3\tSure E1\n"
      "*\tSame T1 T2\n"
      "*\tSame T1 T2 T3\n";
  auto document = read_brat("test", text, annotations, options.labels);
  ASSERT_TRUE(document) << document.error().message;
  const auto outcome = run(options, *document);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->document.text.substr(0, 3), "in ");
  std::string kept;
  std::istringstream lines(write_brat(outcome->document));
  for (std::string line; std::getline(lines, line);) {
    kept += line[0] == 'T' ? line.substr(0, 2) + ' ' : line + '|';
  }
  EXPECT_EQ(kept,
            "T2 T3 T4 T5 E1\tTrip:T4 To:T2|R2\tNear Arg1:T2 Arg2:T3|A3\tSure E1|*\tSame T2 T3|");
  EXPECT_EQ(outcome->counts.annotations_removed, 2U);
  EXPECT_EQ(outcome->counts.links_removed, 5U);
  EXPECT_EQ(outcome->counts.arguments_removed, 3U);
  const auto audited = make(options)->audit(*document, outcome->document);
  ASSERT_TRUE(audited);
  EXPECT_TRUE(audited->findings.empty()) << name(audited->findings.front().code);
  EXPECT_TRUE(
      read_brat("again", outcome->document.text, write_brat(outcome->document), options.labels));
}

TEST_F(Styles, MissedMentionsAreRemovedWithoutANewAnnotation) {
  Options options = styled("*=remove");
  options.missed = MissedPolicy::kReplace;
  const auto outcome = run(
      options, brat("Frau Habersatter kam. Habersatter ging.\n", "T1\tFAMILY 5 16\tHabersatter\n"));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->document.text, "Frau kam. ging.\n");
  EXPECT_TRUE(outcome->document.annotations.empty());
  EXPECT_EQ(outcome->counts.mentions_added, 1U);
}

TEST_F(Styles, DescriptionsAreThoseOfTheEntity) {
  Options options = styled("*=cdif-omit");
  const std::string text = "Irmgard kam. Irmgards Hut.\n";
  const std::string annotations = "T1\tFEMALE 0 7\tIrmgard\nT2\tFEMALE 13 21\tIrmgards\n";
  const std::string note = "#1\tDescription T2\tmy boss's aunt\n";
  const std::string marked =
      "<omit desc='my boss&#39;s aunt' cause=anonymization> kam. "
      "<omit desc='my boss&#39;s aunt' cause=anonymization> Hut.\n";
  EXPECT_EQ(run(options, brat(text, annotations + note))->document.text, marked);
  options.styles.descriptions["test"]["T1"] = "my boss's aunt";
  EXPECT_EQ(run(options, brat(text, annotations))->document.text, marked);
  options.styles.descriptions["test"]["T1"] = "a friend of Irmgard";
  const auto refused = run(options, brat(text, annotations));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::kLeak);
  EXPECT_EQ(refused.error().message.find("Irmgard"), std::string::npos);
}

// The person is the same whatever the label of the mention. A town of that name is another entity.
TEST_F(Styles, DescriptionsHoldForAllMentionsOfTheEntity) {
  struct Row {
    const char* text;
    const char* annotations;
    const char* described;  // an id
    std::vector<const char*> also;
    const char* source;
  };
  const std::vector<Row> rows = {
      {"Irmgard Habersatter kam. Frau Habersatter und Irmgard gingen.",
       "T1\tPERSON 0 19\tIrmgard Habersatter\nT2\tFAMILY 30 41\tHabersatter\n"
       "T3\tFEMALE 46 53\tIrmgard\n",
       "T2",
       {"T1", "T3"},
       "spec 4: one person"},
      {"Irmgard Habersatter kam. Frau Habersatter und Irmgard gingen.",
       "T1\tPERSON 0 19\tIrmgard Habersatter\nT2\tFAMILY 30 41\tHabersatter\n"
       "T3\tFEMALE 46 53\tIrmgard\n",
       "T1",
       {"T2", "T3"},
       "in any order of mention"},
      {"Irmgard Habersatter kam. Frau Habersatter ging.",
       "T1\tPERSON 0 19\tIrmgard Habersatter\nT2\tFAMILY 8 19\tHabersatter\n"
       "T3\tFAMILY 30 41\tHabersatter\n",
       "T2",
       {"T1", "T3"},
       "an annotation inside of a longer one is the person, too"},
      {"Frau Habersatter aus Habersatter.",
       "T1\tFAMILY 5 16\tHabersatter\nT2\tCITY 21 32\tHabersatter\n",
       "T1",
       {},
       "a town of that name is another thing"},
      {"Irmgard Habersatter und Frau Moosbrugger.",
       "T1\tPERSON 0 19\tIrmgard Habersatter\nT2\tFAMILY 29 40\tMoosbrugger\n",
       "T1",
       {},
       "another person"},
      {"Irmgard kam.",
       "T1\tGIVEN 0 7\tIrmgard\nT2\tFEMALE 0 7\tIrmgard\n",
       "T1",
       {"T2"},
       "spec 3: the entity is known under both labels"},
      {"Irmgard kam.",
       "T1\tGIVEN 0 7\tIrmgard\nT2\tFEMALE 0 7\tIrmgard\n",
       "T2",
       {"T1"},
       "spec 3: the entity is known under both labels"},
  };
  const std::string marked = "<omit desc='an aunt' cause=anonymization>";
  for (const Row& row : rows) {
    const std::string note = std::string("#1\tDescription ") + row.described + "\tan aunt\n";
    Options options = styled("*=cdif-omit");
    const auto noted = run(options, brat(row.text, row.annotations + note));
    options.styles.descriptions["test"][row.described] = "an aunt";
    const auto listed = run(options, brat(row.text, row.annotations));
    ASSERT_TRUE(noted && listed) << row.source;
    EXPECT_EQ(noted->document.text, listed->document.text) << row.source;
    ASSERT_EQ(listed->descriptions_used.size(), 1U) << row.source;
    EXPECT_EQ(listed->descriptions_used.front().annotation, row.described);
    const Document& after = listed->document;
    for (const Annotation& annotation : after.annotations) {
      const ByteSpan& span = annotation.fragments.front();
      const bool is_meant =
          annotation.id == row.described || std::ranges::count(row.also, annotation.id) > 0;
      EXPECT_EQ(after.text.substr(span.begin, span.size()) == marked, is_meant)
          << annotation.id << after.text << row.source;
    }
  }
}

// The description of an inner annotation does not apply to the mention that contains it.
TEST_F(Styles, ADescribedTownInANameIsTheTownElsewhere) {
  Options options = styled("CITY=cdif-omit");
  options.styles.table.all = Style::kCdif;
  options.styles.descriptions[""]["T2"] = "a town";
  const auto outcome = run(options, brat("Universität Graz liegt in Graz.\n",
                                         "T1\tORG 0 16\tUniversität Graz\nT2\tCITY 12 16\tGraz\n"
                                         "T3\tCITY 26 30\tGraz\n"));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->document.text, "&org; liegt in <omit desc='a town' cause=anonymization>.\n");
  EXPECT_EQ(outcome->descriptions_used.size(), 1U);
}

TEST_F(Styles, ADescriptionOfTheDocumentGoesBeforeOneOfAny) {
  Options options = styled("*=cdif-omit");
  options.styles.descriptions[""]["T1"] = "a friend";
  options.styles.descriptions[""]["T2"] = "an aunt";
  options.styles.descriptions["test"]["T1"] = "my boss";
  const auto outcome = run(options, brat("Irmgard traf Annelore.\n",
                                         "T1\tFEMALE 0 7\tIrmgard\nT2\tFEMALE 13 21\tAnnelore\n"));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->document.text,
            "<omit desc='my boss' cause=anonymization> traf "
            "<omit desc='an aunt' cause=anonymization>.\n");
  ASSERT_EQ(outcome->descriptions_used.size(), 2U);
  EXPECT_EQ(outcome->descriptions_used[0], (DescriptionRow{"test", "T1"}));
  EXPECT_EQ(outcome->descriptions_used[1], (DescriptionRow{"", "T2"}));
}

TEST_F(Styles, AddressesFollowOnlyNamesWithSurrogates) {
  const std::string markup = "[FEMALE Irmgard] schrieb: [EMAIL irmgard.x7@krass.at]";
  const std::string tagged = text(styled("FEMALE=tag"), markup);
  EXPECT_EQ(tagged.substr(0, 18), "<FEMALE> schrieb: ");
  EXPECT_EQ(tagged.find("irmgard"), std::string::npos) << tagged;
  EXPECT_EQ(text(styled("EMAIL=tag"), markup).substr(0, 3), text(Options(), markup).substr(0, 3));
}

TEST_F(Styles, TheAuditComparesNumbers) {
  const Options options = styled("*=numbered-tag");
  const Document before =
      test::marked("[FEMALE Irmgard], [FEMALE Annelore], [FEMALE Irmgards] Hut");
  const auto findings = [&](const char* after) {
    std::string codes;
    const auto audited = make(options)->audit(before, test::marked(after));
    for (const AuditFinding& finding : audited->findings) {
      codes += std::string(name(finding.code)) + ' ' + finding.annotation + ';';
    }
    return codes;
  };
  EXPECT_EQ(findings("[FEMALE <F_7>], [FEMALE <F_8>], [FEMALE <F_7>] Hut"), "");
  EXPECT_EQ(findings("[FEMALE <F_7>], [FEMALE <F_8>], [FEMALE <F_8>] Hut"), "entity-split T3;");
  EXPECT_EQ(findings("[FEMALE <F_7>], [FEMALE <F_7>], [FEMALE <F_7>] Hut"), "entities-merged T2;");
}

TEST_F(Styles, ImpossibleOnesAreRefused) {
  const auto refused = [](const Options& options) {
    const auto made = make(options);
    return !made && made.error().code == ErrorCode::kUsage;
  };
  EXPECT_TRUE(refused(styled("*=year")));
  EXPECT_TRUE(refused(styled("CITY=year")));
  EXPECT_FALSE(refused(styled("DATE=year")));
  Options options = styled("*=numbered-tag");
  options.styles.tag_format = "<ANON>";
  EXPECT_TRUE(refused(options));
  options.styles.tag_format = "<{label}>\n";
  EXPECT_TRUE(refused(options));
  for (const char* mask : {"", " ", "xx", "\n", "\xFF"}) {
    options = styled("*=mask");
    options.styles.mask = mask;
    EXPECT_TRUE(refused(options)) << mask;
  }
}

TEST_F(Styles, SentencesAreScopesOfTheirOwn) {
  Options options;
  options.scope = Scope::kSentence;
  const std::string new_text =
      text(options, "[FEMALE Irmgard] kam,\n[FEMALE Irmgard] ging. [FEMALE Irmgard] blieb.");
  const std::size_t comma = new_text.find(" kam");
  const std::string first = new_text.substr(0, comma);
  EXPECT_EQ(new_text.substr(comma + 6, first.size()), first) << new_text;
  EXPECT_EQ(new_text.find(first, comma + 7), std::string::npos) << new_text;
  options = styled("*=numbered-tag");
  options.scope = Scope::kSentence;
  EXPECT_EQ(text(options, "Es war [FEMALE Irmgard]. [FEMALE Annelore] sah [FEMALE Irmgard]."),
            "Es war <FEMALE_1>. <FEMALE_1> sah <FEMALE_2>.");
}

// "|" separates the sentences.
TEST_F(Styles, AbbreviationsEndNoSentence) {
  Options options = styled("*=numbered-tag");
  options.scope = Scope::kSentence;
  for (const std::string_view row : {
           "Hr. Meier bzw. Dr. Huber kam.|Dann ging er.",
           "Zu Hd. Meier in der Hauptstr. Nummer 5.|Er kam.",
           "Das ist z.Hd. Frau Huber, MSc. Huber und Dipl.-Ing. Meier.|Er geht.",
           "Am 3. Juni kam die Pat. Huber lt. Art. Fünf, ggf. mit Hrn. Meier.|Sie ging.",
           "Er wohnt in der Lindenstr. Acht am Kirchenpl. Neun und geht\nMeier holen.|Ja!|Gut?|So.",
       }) {
    const std::string plain(row);
    std::string marked = "[FEMALE Irmgard] ";
    std::string expected = "<FEMALE_1> ";
    std::size_t begin = 0;
    for (std::size_t bar = plain.find('|'); bar != std::string::npos;
         bar = plain.find('|', begin)) {
      // A name at the end of a sentence is the first name of that sentence, like one at the
      // beginning.
      const std::string sentence = plain.substr(begin, bar - begin);
      marked += sentence.substr(0, sentence.size() - 1) + " [FEMALE Annelore]" + sentence.back() +
                " [FEMALE Walburga] ";
      expected += sentence.substr(0, sentence.size() - 1) + " <FEMALE_2>" + sentence.back() +
                  " <FEMALE_1> ";
      begin = bar + 1;
    }
    EXPECT_EQ(Styles::text(options, marked + plain.substr(begin)), expected + plain.substr(begin));
  }
}

// Tests alignment, audit and reveal on generated documents in both formats.
class StylesOfGenerated : public Styles, public testing::WithParamInterface<const char*> {};

TEST_P(StylesOfGenerated, AreSoundAndCanBeTakenBack) {
  constexpr std::uint64_t kDocuments = 600;
  for (const Scope scope : {Scope::kDocument, Scope::kSentence, Scope::kCorpus}) {
    Options options = styled(GetParam());
    options.labels.keep("Opinion");
    options.scope = scope;
    const auto engine = make(options);
    ASSERT_TRUE(engine) << engine.error().message;
    for (std::uint64_t seed = 0; seed < kDocuments; ++seed) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      const test::RawPair pair = test::random_pair(seed);
      const Document before =
          *read_brat(std::to_string(seed), pair.text, pair.annotations, options.labels);
      const auto outcome = engine->run(before);
      ASSERT_TRUE(outcome) << outcome.error().message << '\n' << pair.text << pair.annotations;
      const Document& after = outcome->document;
      const std::string shown = "\n--- before\n" + pair.text + '\n' + pair.annotations +
                                "\n--- after\n" + after.text + '\n' + write_brat(after);
      ASSERT_TRUE(read_brat("again", after.text, write_brat(after), options.labels)) << shown;
      ASSERT_TRUE(read_json_line(write_json_line(after), options.labels, {})) << shown;
      const auto audited = engine->audit(before, after);
      ASSERT_TRUE(audited) << shown;
      ASSERT_TRUE(audited->findings.empty()) << name(audited->findings.front().code) << ' '
                                             << audited->findings.front().annotation << shown;
      std::vector<VaultSpan> spans;
      for (const ReplacedSpan& span : outcome->replaced) {
        spans.push_back(
            {span.before, span.after, before.text.substr(span.before.begin, span.before.size())});
      }
      const auto kept = keep_spans(before.text, after.text, std::move(spans));
      ASSERT_EQ(restore_text(after.text, kept), before.text) << shown;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, StylesOfGenerated,
                         testing::Values("*=tag", "*=numbered-tag", "*=mask", "*=remove",
                                         "*=cdif DATE=year", "*=cdif-omit",
                                         "PERSON=remove LOC=tag DATE=year ORG=mask",
                                         "*=remove CITY=surrogate FEMALE=surrogate"));

}  // namespace
}  // namespace pseudo
