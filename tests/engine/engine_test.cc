#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/stages.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/markup.h"
#include "text/fold.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

// A language and its lexicons, and runs of engines that use them.
class Engine {
 public:
  explicit Engine(const char* tag)
      : lexicons_(Lexicons::open(std::string(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/") + tag +
                                 ".lex")),
        language_(make_language(tag, *lexicons_)) {}

  Result<Outcome> run(Document document, Options options = Options(), char fill = 'k') const {
    auto made =
        Pseudonymizer::make(std::move(options), **language_, *lexicons_, test::key_of(fill));
    if (!made) return made.error();
    return made->run(std::move(document));
  }
  const Lexicons& lexicons() const { return *lexicons_; }

 private:
  Result<Lexicons> lexicons_;
  Result<std::unique_ptr<LanguageModule>> language_;
};

class EngineTest : public testing::Test {
 protected:
  // Returns the covered texts of the outcome, by annotation.
  std::vector<std::string> surrogates(const std::string& markup, Options options = Options(),
                                      char fill = 'k', std::string id = "test") {
    const auto outcome = engine_.run(test::marked(markup, std::move(id)), std::move(options), fill);
    if (!outcome) {
      ADD_FAILURE() << outcome.error().message;
      return std::vector<std::string>(9);
    }
    std::vector<std::string> texts;
    for (const Annotation& annotation : outcome->document.annotations) {
      texts.push_back(covered_text(outcome->document, annotation));
    }
    return texts;
  }
  Engine engine_{"none"};
};

TEST_F(EngineTest, OneEntityKeepsItsSurrogateInAnySpelling) {
  const auto s = surrogates(
      "[FAMILY Mueller] [FAMILY MÜLLER] [FAMILY müller] [FAMILY Müller] [FAMILY Mu\u0308ller]");
  for (const std::string& text : s) EXPECT_EQ(text::fold_key(text), text::fold_key(s[3]));
  EXPECT_NE(s[1], s[3]);  // the case pattern is carried over
}

TEST_F(EngineTest, EntitiesStayApartAndNeverShowAnOriginal) {
  const std::set<std::string> originals{"anna", "berta", "carla", "dora", "emma", "frida"};
  for (char fill = '!'; fill < '~'; ++fill) {
    const auto s = surrogates(
        "[FEMALE Anna] [FEMALE Berta] [FEMALE Carla] [FEMALE Dora] [FEMALE Emma] [FEMALE Frida]",
        {}, fill);
    std::set<std::string> distinct;
    for (const std::string& text : s) {
      EXPECT_FALSE(originals.contains(text::fold_key(text))) << text;
      distinct.insert(text);
    }
    EXPECT_EQ(distinct.size(), 6U);
  }
}

TEST_F(EngineTest, CrowdedDocumentsStayDistinct) {
  std::string markup;
  for (char a = 'a'; a <= 'z'; ++a) {
    for (char b = 'a'; b <= 'z'; ++b) markup += std::string("[CITY Q") + a + b + "rn] ";
  }
  const auto s = surrogates(markup);
  EXPECT_EQ(std::set<std::string>(s.begin(), s.end()).size(), 26U * 26U);
}

TEST_F(EngineTest, SameInputSameBytesOtherIdOrKeyOthers) {
  const std::string markup = "[FEMALE Anna] [FAMILY Berg] [CITY Graz] [PHONE 0463 2700]";
  EXPECT_EQ(surrogates(markup), surrogates(markup));
  EXPECT_NE(surrogates(markup), surrogates(markup, Options(), 'l'));
  EXPECT_NE(surrogates(markup), surrogates(markup, Options(), 'k', "other"));
}

TEST_F(EngineTest, OneMoreAnnotationLeavesOtherDrawsAlone) {
  const auto few = surrogates("[FEMALE Anna] [CITY Graz] [PHONE 0463 2700]");
  const auto more = surrogates("[FEMALE Anna] [STREET Ringweg] [CITY Graz] [PHONE 0463 2700]");
  EXPECT_EQ(few[0], more[0]);
  EXPECT_EQ(few[1], more[2]);
  EXPECT_EQ(few[2], more[3]);
}

TEST_F(EngineTest, TwoLabelsOnOneSpanAreOneEntityUnderBoth) {
  const auto s = surrogates("[CITY [FAMILY Paris]] und [FAMILY Paris] und [CITY Paris]");
  EXPECT_EQ(s[0], s[1]);
  EXPECT_EQ(s[0], s[2]);
  EXPECT_EQ(s[0], s[3]);
}

TEST_F(EngineTest, FolderScopeIsSharedBelowOneFolder) {
  Options options;
  options.scope = Scope::kFolder;
  const std::string markup = "[FEMALE Anna] [CITY Graz]";
  const auto first = surrogates(markup, options, 'k', "x/1");
  const auto second = surrogates("[CITY Rom] " + markup, options, 'k', "x/2");
  EXPECT_EQ(first[0], second[1]);
  EXPECT_EQ(first[1], second[2]);
  EXPECT_NE(first, surrogates(markup, options, 'k', "y/1"));
}

TEST_F(EngineTest, LabelsMayHaveTheirOwnScope) {
  Options options;
  options.label_scopes["CITY"] = Scope::kCorpus;
  const std::string markup = "[FEMALE Anna] [CITY Graz]";
  const auto a = surrogates(markup, options, 'k', "x/1");
  const auto b = surrogates(markup, options, 'k', "y/2");
  EXPECT_EQ(a[1], b[1]);
  EXPECT_NE(a[0], b[0]);
}

TEST_F(EngineTest, KnownNamesOfACorpusDoNotCollide) {
  Options options;
  options.scope = Scope::kCorpus;
  const LexiconTable* family = engine_.lexicons().table("family");
  ASSERT_NE(family, nullptr);
  std::map<std::string, std::string> seen;
  for (std::uint32_t row = 0; row < family->rows(); ++row) {
    const std::string original(family->cell(row, std::size_t{0}));
    const auto s = surrogates("[FAMILY " + original + "]", options, 'k', std::to_string(row));
    EXPECT_NE(text::fold_key(s[0]), text::fold_key(original));
    const auto [known, is_new] = seen.emplace(s[0], original);
    EXPECT_TRUE(is_new) << original << " and " << known->second;
  }
}

TEST_F(EngineTest, PunctuationStaysButNotOfSecrets) {
  const auto s = surrogates("[CITY ...] [PASS #$%] [UFID --] [USER ###]");
  EXPECT_EQ(s[0], "...");
  EXPECT_NE(s[1], "#$%");
  EXPECT_NE(s[2], "--");
  EXPECT_NE(s[3], "###");
}

// Dates that cannot be read get new numbers of days (1-28) and months (1-12).
TEST_F(EngineTest, UnreadableDatesGetNumbersOfDaysAndMonths) {
  for (char fill = '!'; fill < '~'; ++fill) {
    const auto s = surrogates("[DATE 27.] [DATE 03;11.] [DATE 8]", {}, fill);
    const int day = std::stoi(s[0]);
    EXPECT_TRUE(day >= 10 && day <= 28 && day != 27) << s[0];
    ASSERT_EQ(s[1].size(), 6U);
    const int first = std::stoi(s[1].substr(0, 2));
    const int second = std::stoi(s[1].substr(3, 2));
    EXPECT_TRUE(first >= 1 && first <= 12 && first != 3) << s[1];
    EXPECT_TRUE(second >= 10 && second <= 12 && second != 11) << s[1];
    const int digit = std::stoi(s[2]);
    EXPECT_TRUE(digit >= 1 && digit <= 9 && digit != 8) << s[2];
  }
}

// Returns the covered texts of the outcome of a German document, by annotation.
std::vector<std::string> in_german(const std::string& markup, Options options = Options()) {
  static const Engine kGerman("de");
  const auto outcome = kGerman.run(test::marked(markup), std::move(options));
  if (!outcome) {
    ADD_FAILURE() << outcome.error().message;
    return std::vector<std::string>(9);
  }
  std::vector<std::string> texts;
  for (const Annotation& annotation : outcome->document.annotations) {
    texts.push_back(covered_text(outcome->document, annotation));
  }
  return texts;
}

TEST(GermanEngine, InitialsFollowTheMapOfLetters) {
  Options options;
  options.letter_classes = {U"GB", U"AHK"};
  const auto s = in_german("[MALE G.] und [FEMALE A.], [MALE Georg] und [FEMALE Adele]", options);
  EXPECT_TRUE(s[0] == "G." || s[0] == "B.") << s[0];
  EXPECT_TRUE(s[1] == "A." || s[1] == "H." || s[1] == "K.") << s[1];
  EXPECT_EQ(s[0][0], s[2][0]);
  EXPECT_EQ(s[1][0], s[3][0]);
}

TEST(GermanEngine, AnInitialIsThatOfTheNameThatBeginsLikeIt) {
  const auto s = in_german("[FEMALE Gudrun] und [FEMALE G.]");
  EXPECT_EQ(s[1], s[0].substr(0, 1) + ".");
}

TEST(GermanEngine, LineBreaksInsideWordsThatStayAreKept) {
  static const Engine kGerman("de");
  for (const std::string breaks : {"\n", "\r\n"}) {
    const auto outcome = kGerman.run(test::marked("[PERSON Mag." + breaks + "Dr. Eva Maier] kam"));
    ASSERT_TRUE(outcome) << outcome.error().message;
    const std::string& text = outcome->document.text;
    EXPECT_EQ(text.substr(0, 8 + breaks.size()), "Mag." + breaks + "Dr. ") << text;
    EXPECT_EQ(text.find("Maier"), std::string::npos);
    EXPECT_EQ(text.find("  "), std::string::npos);
  }
}

// A shift of a few days would not change the month, so that another one is drawn.
TEST(GermanEngine, AShiftMovesEveryDateOfADocument) {
  const Engine german("de");
  Options options;
  options.max_shift = 40;
  for (char fill = 'a'; fill <= 'z'; ++fill) {
    const auto outcome = german.run(test::marked("[DATE Juni 2019]"), options, fill);
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_NE(outcome->document.text, "Juni 2019") << fill;
  }
}

TEST_F(EngineTest, UnknownLabelsAreAnErrorWithoutTheText) {
  const auto outcome = engine_.run(test::marked("[Femal Annakanarie]"));
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::kUnknownLabel);
  EXPECT_NE(outcome.error().message.find("'Femal' (did you mean FEMALE"), std::string::npos)
      << outcome.error().message;
  EXPECT_EQ(outcome.error().message.find("kanarie"), std::string::npos);
}

TEST_F(EngineTest, KeptLabelsKeepTheirTextAndPiInsideIsReplaced) {
  Options options;
  options.labels.keep("Opinion");
  const auto outcome =
      engine_.run(test::marked("so [Opinion schön war [CITY Graz] noch] nie"), options);
  ASSERT_TRUE(outcome) << outcome.error().message;
  const Document& document = outcome->document;
  const std::string kept = covered_text(document, document.annotations[0]);
  EXPECT_TRUE(kept.starts_with("schön war ")) << kept;
  EXPECT_TRUE(kept.ends_with(" noch")) << kept;
  EXPECT_EQ(document.text, "so " + kept + " nie");
}

TEST_F(EngineTest, MissedMentionsAreReportedOrFail) {
  const Document document = test::marked("[CITY Graz] ist schön. GRAZ! Graz.");
  const auto reported = engine_.run(document);
  ASSERT_TRUE(reported);
  ASSERT_EQ(reported->missed.size(), 2U);
  EXPECT_EQ(reported->missed[0].annotation, "T1");
  const text::OffsetIndex index(reported->document.text);
  const std::size_t offset = reported->missed[0].offset;
  const auto place = index.to_bytes({offset, offset + 4});
  ASSERT_TRUE(place);
  EXPECT_EQ(reported->document.text.substr(place->begin, place->size()), "GRAZ");
  Options options;
  options.missed = MissedPolicy::kFail;
  const auto failed = engine_.run(document, options);
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().code, ErrorCode::kMissedMention);
}

TEST_F(EngineTest, ImpossibleOptionsAreRefused) {
  for (const int days : {6, kMostShiftDays + 1, -7}) {
    Options bound;
    bound.max_shift = days;
    EXPECT_FALSE(engine_.run({}, bound)) << days;
  }
  for (const int days : {0, 365, -366, 1461, kMostShiftDays + 1, -kMostShiftDays - 1}) {
    Options fixed;
    fixed.fixed_shift = days;
    EXPECT_FALSE(engine_.run({}, fixed)) << days;
  }
  Options lonely;
  lonely.letter_classes = {U"ЖШ"};  // no lexicon of the module has Cyrillic names
  EXPECT_FALSE(engine_.run({}, lonely));
}

TEST_F(EngineTest, ShiftsUpToTheBoundAreObeyed) {
  Options wide;
  wide.max_shift = kMostShiftDays;
  EXPECT_TRUE(engine_.run({}, wide));
  Options fixed;
  fixed.fixed_shift = -kMostShiftDays;
  EXPECT_TRUE(engine_.run({}, fixed));
}

TEST_F(EngineTest, DocumentsWithoutAnnotationsPass) {
  const auto outcome = engine_.run(test::marked("nichts zu sehen"));
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->document.text, "nichts zu sehen");
}

TEST_F(EngineTest, DiscontinuousNamesAreDealtOut) {
  Document document = test::marked("Anna und Bert Meier");
  document.annotations = {{"T1", "FAMILY", {{0, 4}, {14, 19}}}};
  const auto outcome = engine_.run(document);
  ASSERT_TRUE(outcome) << outcome.error().message;
  const Annotation& moved = outcome->document.annotations[0];
  ASSERT_EQ(moved.fragments.size(), 2U);
  const std::string& text = outcome->document.text;
  EXPECT_EQ(text.substr(moved.fragments[0].end, 10), " und Bert ");
  EXPECT_EQ(text.find("Anna"), std::string::npos);
  EXPECT_EQ(text.find("Meier"), std::string::npos);
}

Link equivalence(std::initializer_list<const char*> ids) {
  Link link;
  link.kind = Link::Kind::kEquivalence;
  link.type = "Equiv";
  for (const char* id : ids) link.arguments.push_back({"", id});
  return link;
}

TEST_F(EngineTest, EquivalencesAreOneEntityWithinACategory) {
  Document document = test::marked("[ORG Stadtwerke] und [ORG Werke] und [CITY Linz] [ORG Amt]");
  document.links.push_back(equivalence({"T2", "T1", "T3"}));
  const auto outcome = engine_.run(document);
  ASSERT_TRUE(outcome) << outcome.error().message;
  const auto text = [&](std::size_t i) {
    return covered_text(outcome->document, outcome->document.annotations[i]);
  };
  EXPECT_EQ(text(0), text(1));
  EXPECT_NE(text(0), text(2));
  EXPECT_NE(text(0), text(3));
}

TEST_F(EngineTest, EquivalencesThatShareANameAreOne) {
  Document document = test::marked("[FEMALE Anna] [FEMALE Eva] [FEMALE Ida] [FEMALE Pia]");
  for (const auto& [a, b] : {std::pair("T1", "T2"), {"T3", "T4"}, {"T2", "T4"}}) {
    document.links.push_back(equivalence({a, b}));
  }
  const auto outcome = engine_.run(document);
  ASSERT_TRUE(outcome) << outcome.error().message;
  const auto& after = outcome->document;
  for (const Annotation& annotation : after.annotations) {
    EXPECT_EQ(covered_text(after, annotation), covered_text(after, after.annotations[0]));
  }
}

TEST_F(EngineTest, FragmentsThatTouchBesideALineBreakAreOneStretch) {
  Document document = test::marked("Bad\nAussee");
  document.annotations = {{"T1", "CITY", {{0, 3}, {4, 6}, {6, 10}}}};
  const auto outcome = engine_.run(document);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->document.text.find("Aussee"), std::string::npos);
  EXPECT_EQ(std::ranges::count(outcome->document.text, '\n'), 1);
}

// Circled and squared characters: neither these nor the characters inside them may be kept.
TEST_F(EngineTest, LettersOfOtherShapesAreReplaced) {
  const std::string originals[] = {"Ⓐⓝⓝⓐ", "①②③④", "⑧⑩", "🅱🅾🅱"};
  const auto is_in = [](std::string_view characters) {
    return [characters](char c) { return characters.find(c) != std::string_view::npos; };
  };
  for (char fill = 'a'; fill <= 'z'; ++fill) {
    const auto s = surrogates("[FEMALE Ⓐⓝⓝⓐ] [PHONE ①②③④] [ZIP ⑧⑩] [MALE 🅱🅾🅱]", {}, fill);
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_FALSE(text::same_key(s[i], originals[i])) << s[i];
      EXPECT_TRUE(std::ranges::all_of(
          s[i], is_in(i % 3 == 0 ? "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                 : "0123456789")))
          << s[i];
    }
    EXPECT_EQ(s[1].size(), 4U);
    EXPECT_EQ(s[2].size(), 2U);
  }
}

TEST_F(EngineTest, UnknownLabelsAreShownOnceAndPrintable) {
  Document document = test::marked("[A Anna] [A Anna] [A Anna] [B Anna]");
  document.annotations[3].label = "b\n\x1b[31m" + std::string(100, 'x');
  const auto outcome = engine_.run(document);
  ASSERT_FALSE(outcome);
  const std::string& message = outcome.error().message;
  EXPECT_NE(message.find("'A'"), std::string::npos) << message;
  EXPECT_NE(message.find("'b??[31mxxx"), std::string::npos) << message;
  EXPECT_LT(message.size(), 300U) << message;
}

// Source of belief for the policy on notes: docs/brat.md, "What is dropped, and why".
class Notes : public EngineTest {
 protected:
  std::string annotations_after(NotesPolicy policy) {
    Options options;
    options.labels.keep("Opinion");
    options.notes = policy;
    auto document = read_brat("test", "Anna ist froh", kAnnotations, options.labels);
    EXPECT_TRUE(document) << document.error().message;
    const auto outcome = engine_.run(std::move(*document), options);
    EXPECT_TRUE(outcome) << outcome.error().message;
    return write_brat(outcome->document);
  }
  static bool has(const std::string& text, const char* what) {
    return text.find(what) != std::string::npos;
  }
  static constexpr const char* kAnnotations =
      "T1\tFEMALE 0 4\tAnna\n"
      "T2\tOpinion 9 13\tfroh\n"
      "A1\tWho T2 Anna\n"
      "A2\tHow T2 sehr\n"
      "N1\tReference T1 Wiki:5\tJemand\n"
      "N2\tReference T2 Wiki:6\tFreude\n"
      "#1\tAnnotatorNotes T2\tsagt anna selbst\n"
      "#2\tAnnotatorNotes A1\tsiehe dort\n";
};

TEST_F(Notes, LinesThatStandOnADroppedOneGoWithIt) {
  Options options;
  auto document = read_brat("test", "Anna ist froh",
                            "T1\tFEMALE 0 4\tAnna\nA3\tVery A2\nA2\tSure N1\n"
                            "N1\tReference T1 Wiki:5\tJemand\nA4\tSure T1\n",
                            options.labels);
  ASSERT_TRUE(document) << document.error().message;
  const auto outcome = engine_.run(std::move(*document), options);
  ASSERT_TRUE(outcome) << outcome.error().message;
  const std::string after = write_brat(outcome->document);
  EXPECT_FALSE(has(after, "A2") || has(after, "A3") || has(after, "N1")) << after;
  EXPECT_TRUE(has(after, "A4")) << after;
  EXPECT_EQ(outcome->counts.notes_dropped, 2U);
}

TEST_F(Notes, AreDroppedByDefault) {
  const std::string after = annotations_after(NotesPolicy::kDrop);
  EXPECT_FALSE(has(after, "#1"));
  EXPECT_FALSE(has(after, "A1"));
  EXPECT_TRUE(has(after, "A2\tHow T2 sehr\n"));
  EXPECT_FALSE(has(after, "N1"));
  EXPECT_TRUE(has(after, "N2\tReference T2 Wiki:6\tFreude\n"));
}

TEST_F(Notes, AreScrubbedOfOriginals) {
  const std::string after = annotations_after(NotesPolicy::kScrub);
  EXPECT_TRUE(has(after, "#1\tAnnotatorNotes T2\tsagt "));
  EXPECT_TRUE(has(after, " selbst\n"));
  EXPECT_FALSE(has(after, "anna"));
  EXPECT_FALSE(has(after, "Anna"));
  EXPECT_TRUE(has(after, "A1\tWho T2 "));
}

TEST_F(Notes, AreKeptWhenAsked) {
  const std::string after = annotations_after(NotesPolicy::kKeep);
  EXPECT_TRUE(has(after, "#1\tAnnotatorNotes T2\tsagt anna selbst\n"));
  EXPECT_TRUE(has(after, "A1\tWho T2 Anna\n"));
  EXPECT_FALSE(has(after, "N1"));
}

TEST_F(EngineTest, FurtherColumnsOfAnAttributeAreSearchedForOriginals) {
  LabelMap labels;
  auto document =
      read_brat("x", "Grunhilde kam",
                "T1\tFEMALE 0 9\tGrunhilde\nA1\tSure T1\tGrunhilde\nA2\tSure T1\tja\n", labels);
  ASSERT_TRUE(document) << document.error().message;
  const auto outcome = engine_.run(std::move(*document));
  ASSERT_TRUE(outcome) << outcome.error().message;
  const std::string written = write_brat(outcome->document);
  EXPECT_EQ(written.find("Grunhilde"), std::string::npos) << written;
  EXPECT_NE(written.find("A2\tSure T1\tja"), std::string::npos) << written;
}

// Each annotation of a chain of overlaps covers the surrogate of the whole chain.
TEST_F(EngineTest, AChainOfOverlapsThatWouldBlowUpTheOutputIsRefused) {
  Document document;
  const auto chain = [&](std::size_t links) {
    document = test::marked("");
    for (std::size_t i = 0; i < links; ++i) {
      const std::string id = "T" + std::to_string(i + 1);
      document.text += "abcd ";
      document.annotations.push_back({id, i % 2 == 0 ? "UFID" : "PASS", {{5 * i, 5 * i + 9}}});
    }
    document.text += "abcd";
    return engine_.run(document);
  };
  EXPECT_TRUE(chain(50));
  const auto outcome = chain(5'000);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::kSpan);
}

// As in JSON Lines, where annotations have no covered texts.
TEST_F(EngineTest, AnnotationsOfNearlyAllOfALongTextAreRefused) {
  Document document = test::marked("");
  document.text = std::string(1'000'000, 'a');
  for (std::size_t i = 0; i < 10'000; ++i) {
    document.annotations.push_back({"T" + std::to_string(i + 1), "ORG", {{i, 1'000'000 - i}}});
  }
  const auto outcome = engine_.run(std::move(document));
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::kSpan);
}

// The lexicon has fewer names; tests/hostile measures the cost.
TEST_F(EngineTest, MoreNamesThanTheLexiconHasStayDistinct) {
  constexpr std::size_t kNames = 20'000;
  std::string markup;
  for (std::size_t i = 0; i < kNames; ++i) markup += "[FEMALE Zu" + std::to_string(i) + "xa] ";
  const Document document = test::marked(markup);
  const auto outcome = engine_.run(document);
  ASSERT_TRUE(outcome) << outcome.error().message;
  // The names of the list are invented words, too, because the module belongs to no language.
  EXPECT_EQ(outcome->counts.plain_surrogates, kNames);
  std::set<std::string> names;
  for (const Annotation& annotation : outcome->document.annotations) {
    names.insert(covered_text(outcome->document, annotation));
  }
  EXPECT_EQ(names.size(), kNames);
  const LexiconTable& list = *engine_.lexicons().table("given_female");
  const auto listed = static_cast<std::size_t>(std::ranges::count_if(
      names, [&](const std::string& name) { return !list.find(text::fold_key(name)).empty(); }));
  EXPECT_GT(listed, 0U);
  EXPECT_LT(listed, kNames);
  for (const Annotation& annotation : document.annotations) {
    ASSERT_FALSE(names.contains(covered_text(document, annotation)));
  }
}

TEST_F(EngineTest, ANameInVeryManyPiecesIsReplacedInEach) {
  constexpr std::size_t kPieces = 3000;
  Document pieces = test::marked("[ORG x]");
  pieces.text.clear();
  pieces.annotations[0].fragments.clear();
  for (std::size_t i = 0; i < kPieces; ++i) {
    pieces.text += "Anna ";
    pieces.annotations[0].fragments.push_back({5 * i, 5 * i + 4});
  }
  const auto outcome = engine_.run(std::move(pieces));
  ASSERT_TRUE(outcome) << outcome.error().message;
  const Document& after = outcome->document;
  EXPECT_EQ(after.annotations[0].fragments.size(), kPieces);
  EXPECT_EQ(after.text.find("Anna"), std::string::npos);
  for (const ByteSpan& fragment : after.annotations[0].fragments) {
    EXPECT_FALSE(fragment.empty());
    EXPECT_EQ(after.text[fragment.end], ' ');
  }
}

}  // namespace
}  // namespace pseudo
