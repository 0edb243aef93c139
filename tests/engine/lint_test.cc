// Tests the search for doubtful annotations and for labels without surrogates.
#include "engine/lint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "engine/plan/label_categories.h"
#include "engine/stages.h"
#include "pseudo/check.h"
#include "pseudo/format.h"
#include "support/markup.h"

namespace pseudo {
namespace {

// A language that only divides "Wien" from the text after it.
class DividingLanguage final : public LanguageModule {
 public:
  explicit DividingLanguage(const Lexicons& lexicons) : LanguageModule(lexicons) {}
  [[nodiscard]] std::string_view tag() const override { return "x-dividing"; }
  [[nodiscard]] int version() const override { return 1; }
  [[nodiscard]] bool divides(std::string_view word, ByteSpan name,
                             Category /*category*/) const override {
    return word.substr(name.begin, name.size()) == "Wien";
  }
};

// Example: "T1 ends-in-word 1:4, ...".
std::string doubts_of(const Document& document) {
  const Lexicons lexicons = test::small_lexicons();
  const DividingLanguage language(lexicons);
  LabelMap labels;
  labels.keep("Opinion");
  labels.map("Doctor", Category::kPerson);
  const auto categories = categories_of(document, labels);
  std::string shown;
  for (const DoubtfulAnnotation& one : find_doubts(document, *categories, language)) {
    shown +=
        fmt::format("{}{} {}{} {}:{}", shown.empty() ? "" : ", ", one.annotation, name(one.doubt),
                    one.move_by != 0 ? fmt::format(" {:+}", one.move_by)
                                     : (one.other.empty() ? "" : " " + one.other),
                    one.place.line, one.place.column);
  }
  return shown;
}

Document annotated(std::string text, const std::vector<Annotation>& annotations) {
  Document document;
  document.text = std::move(text);
  document.annotations = annotations;
  return document;
}

struct LintCase {
  const char* name;
  std::string text;
  std::vector<Annotation> annotations;
  std::string expected;
};

class LintTest : public testing::TestWithParam<LintCase> {};

TEST_P(LintTest, NamesWhatMayBeWrong) {
  EXPECT_EQ(doubts_of(annotated(GetParam().text, GetParam().annotations)), GetParam().expected);
}

const LintCase kLintCases[] = {
    {"Nothing", "Anna kam", {{"T1", "FEMALE", {{0, 4}}}}, ""},
    {"EndsInside", "\nAnnas Haus", {{"T1", "FEMALE", {{1, 4}}}}, "T1 ends-in-word 2:4"},
    {"BeginsInside", "Anna kam", {{"T1", "FEMALE", {{1, 4}}}}, "T1 begins-in-word 1:2"},
    {"TheLanguageDivides", "Wienreise", {{"T1", "CITY", {{0, 4}}}}, ""},
    {"NotWithoutText",
     "Wienreise",
     {{"T1", "CITY", {{0, 4}}, kNoOrigin, true}},
     "T1 ends-in-word 1:5"},
    {"Digits", "80100", {{"T1", "ZIP", {{0, 4}}}}, "T1 ends-in-word 1:5"},
    {"CodeWithALetterBefore", "Top A17b", {{"T1", "UFID", {{5, 8}}}}, "T1 begins-in-word 1:6"},
    {"CodeWithALetterBehind", "Top A17b", {{"T1", "UFID", {{4, 7}}}}, "T1 ends-in-word 1:8"},
    {"QuarterWithoutItsMark", "Im Q1 2022.", {{"T1", "DATE", {{4, 10}}}}, "T1 begins-in-word 1:5"},
    {"YearOfATerm", "im WS15.", {{"T1", "DATE", {{5, 7}}}}, ""},
    {"CountryMarkOfAZip", "A9020", {{"T1", "ZIP", {{1, 5}}}}, ""},
    {"ADecade", "1990er", {{"T1", "DATE", {{0, 4}}}}, ""},
    {"AWordBeforeANumber", "Tel0664123", {{"T1", "PHONE", {{3, 10}}}}, ""},
    {"AllWrongAlike",
     "An Eva, Ida, Uwe.",
     {{"T1", "FEMALE", {{4, 7}}}, {"T2", "FEMALE", {{9, 12}}}, {"T3", "MALE", {{14, 17}}}},
     "T1 begins-in-word -1 1:5, "
     "T2 begins-in-word -1 1:10, "
     "T3 begins-in-word -1 1:15"},
    {"WrongEachInItsWay",
     "An Eva, Ida, Uwe.",
     {{"T1", "FEMALE", {{4, 6}}}, {"T2", "FEMALE", {{8, 10}}}, {"T3", "MALE", {{14, 16}}}},
     "T1 begins-in-word 1:5, T2 ends-in-word 1:11, T3 begins-in-word 1:15"},
    {"Neighbours", "AnnaWinkl", {{"T1", "FEMALE", {{0, 4}}}, {"T2", "FAMILY", {{4, 9}}}}, ""},
    {"InnerOnes", "x annawinkl7 y", {{"T1", "USER", {{2, 12}}}, {"T2", "FEMALE", {{2, 6}}}}, ""},
    {"BlankBefore", "an Anna", {{"T1", "FEMALE", {{2, 7}}}}, "T1 begins-with-blank 1:3"},
    {"BlankBehind", "Anna\nkam", {{"T1", "FEMALE", {{0, 5}}}}, "T1 ends-with-blank 1:5"},
    {"Crossing",
     "Anna Maria Winkl",
     {{"T1", "FEMALE", {{0, 10}}}, {"T2", "FAMILY", {{5, 16}}}},
     "T2 crosses T1 1:6"},
    {"Inside", "Anna Maria Winkl", {{"T1", "PERSON", {{0, 16}}}, {"T2", "FAMILY", {{11, 16}}}}, ""},
    {"TwoLabels",
     "Winkl und Winkl",
     {{"T1", "FAMILY", {{0, 5}}}, {"T2", "CITY", {{10, 15}}}},
     "T2 two-labels T1 1:11"},
    {"ANodeAndItsLeaf",
     "Anna und Anna",
     {{"T1", "PERSON", {{0, 4}}}, {"T2", "FEMALE", {{9, 13}}}},
     ""},
    {"LabelsOfOneCategory",
     "Winkl, Winkl",
     {{"T1", "Doctor", {{0, 5}}}, {"T2", "PERSON", {{7, 12}}}},
     ""},
    {"Initials", "A. und A.", {{"T1", "FEMALE", {{0, 2}}}, {"T2", "FAMILY", {{7, 9}}}}, ""},
    {"KeptOnesAreNotLookedAt", "Anna kam", {{"T1", "Opinion", {{1, 5}}}}, ""},
    {"Fragments", "Hu- und ber", {{"T1", "FAMILY", {{0, 2}, {8, 11}}}}, ""},
};

INSTANTIATE_TEST_SUITE_P(Rows, LintTest, testing::ValuesIn(kLintCases),
                         [](const auto& row) { return std::string(row.param.name); });

Result<Outcome> run(Document document, Options options) {
  const Lexicons lexicons = test::small_lexicons();
  const test::SmallLanguage language(lexicons);
  const auto engine =
      Pseudonymizer::make(std::move(options), language, lexicons, test::key_of('k'));
  return engine->run(std::move(document));
}

TEST(Strict, DoubtfulAnnotationsFailTheirDocumentWithoutItsText) {
  Options options;
  Document document = annotated("Annas Haus", {{"T1", "FEMALE", {{0, 3}}}});
  const auto outcome = run(document, options);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->doubts.size(), 1U);
  options.strict = true;
  const auto refused = run(document, options);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::kDoubtful);
  EXPECT_NE(refused.error().message.find("T1 ends inside a word (line 1, column 4)"),
            std::string::npos)
      << refused.error().message;
  EXPECT_EQ(refused.error().message.find("Ann"), std::string::npos);
}

TEST(OtherLabels, TheLabelTakesThePlaceOfTheText) {
  Options options;
  options.labels.set("Age", *find_target("other"));
  const auto outcome = run(test::marked("[Age 55] oder [Age 81]"), options);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->document.text, "<Age> oder <Age>");
  EXPECT_EQ(covered_text(outcome->document, outcome->document.annotations[1]), "<Age>");
}

TEST(Unions, AreCounted) {
  const auto outcome =
      run(annotated("Anna Maria Winkl", {{"T1", "FEMALE", {{0, 10}}}, {"T2", "FAMILY", {{5, 16}}}}),
          Options());
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->counts.spans_merged, 1U);
}

}  // namespace
}  // namespace pseudo
