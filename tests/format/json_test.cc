#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "pseudo/format.h"

namespace pseudo {
namespace {

Result<Document> read(std::string_view line, std::vector<std::string> keep = {}) {
  LabelMap labels;
  labels.keep("Opinion");
  return read_json_line(line, labels, keep);
}

struct GoodCase {
  const char* name;
  const char* line;
  const char* written;
};

class JsonLine : public testing::TestWithParam<GoodCase> {};

TEST_P(JsonLine, IsReadAndWrittenBack) {
  const auto document = read(GetParam().line);
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(write_json_line(*document), GetParam().written);
}

constexpr GoodCase kGood[] = {
    {"Plain",
     R"({"id": "a/b", "text": "Anna", "entities": [{"id": "T1", "label": "FEMALE", "start": 0, "end": 4}]})",
     R"({"id": "a/b", "text": "Anna", "entities": [{"id": "T1", "label": "FEMALE", "start": 0, "end": 4, "text": "Anna"}]})"},
    {"NoEntities", R"({"id":"x","text":"","entities":[]})",
     R"({"id": "x", "text": "", "entities": []})"},
    {"CodePoints",
     R"({"id":"x","text":"😀 ß Anna","entities":[{"id":"T1","label":"FEMALE","start":4,"end":8,"text":"Anna"}]})",
     R"({"id": "x", "text": "😀 ß Anna", "entities": [{"id": "T1", "label": "FEMALE", "start": 4, "end": 8, "text": "Anna"}]})"},
    {"Fragments",
     R"({"id":"x","text":"a b c","entities":[{"id":"T1","label":"ORG","fragments":[[0,1],[4,5]]}]})",
     R"({"id": "x", "text": "a b c", "entities": [{"id": "T1", "label": "ORG", "fragments": [[0, 1], [4, 5]], "text": "a c"}]})"},
    {"IdsAreGiven",
     R"({"id":"x","text":"ab","entities":[{"label":"ORG","start":0,"end":1},{"id":"T4","label":"ORG","start":1,"end":2}]})",
     R"({"id": "x", "text": "ab", "entities": [{"id": "T5", "label": "ORG", "start": 0, "end": 1, "text": "a"}, {"id": "T4", "label": "ORG", "start": 1, "end": 2, "text": "b"}]})"},
    {"OtherFieldsAreDropped",
     R"({"meta": {"text": [1, {"id": 2}]}, "id":"x", "n": 3, "text":"a","entities":[], "z": null})",
     R"({"id": "x", "text": "a", "entities": []})"},
    {"Escapes", R"({"id":"x","text":"a\"b\\c\u0001\n\u00e4\ud83d\ude00\u0000","entities":[]})",
     R"({"id": "x", "text": "a\"b\\c\u0001\nä😀\u0000", "entities": []})"},
    {"KeptLabelMayDisagree",
     R"({"id":"x","text":"ab","entities":[{"id":"T1","label":"Opinion","start":0,"end":1,"text":"zz"}]})",
     R"({"id": "x", "text": "ab", "entities": [{"id": "T1", "label": "Opinion", "start": 0, "end": 1, "text": "a"}]})"},
};

INSTANTIATE_TEST_SUITE_P(Good, JsonLine, testing::ValuesIn(kGood),
                         [](const auto& row) { return std::string(row.param.name); });

struct BadCase {
  const char* name;
  const char* line;
  ErrorCode code;
  const char* says;
};

class BadJsonLine : public testing::TestWithParam<BadCase> {};

TEST_P(BadJsonLine, IsAnErrorThatSaysWhat) {
  const auto document = read(GetParam().line);
  ASSERT_FALSE(document);
  EXPECT_EQ(document.error().code, GetParam().code);
  EXPECT_NE(document.error().message.find(GetParam().says), std::string::npos)
      << document.error().message;
  EXPECT_EQ(document.error().message.find("Anna"), std::string::npos) << "quotes the corpus";
}

constexpr BadCase kBad[] = {
    {"NoJson", "Anna", ErrorCode::kMalformed, "not JSON"},
    {"Empty", "", ErrorCode::kMalformed, "not JSON"},
    {"Cut", R"({"id": "x", "text": "Anna)", ErrorCode::kMalformed, "not JSON from byte"},
    {"Trailing", R"({"id":"x","text":"Anna","entities":[]} x)", ErrorCode::kMalformed, "not JSON"},
    {"LoneSurrogate", R"({"id":"x","text":"\ud800","entities":[]})", ErrorCode::kMalformed,
     "not JSON"},
    {"Array", R"([1])", ErrorCode::kMalformed, "a document is"},
    {"NoText", R"({"id":"x","entities":[]})", ErrorCode::kMalformed, "a document is"},
    {"NoEntities", R"({"id":"x","text":"Anna"})", ErrorCode::kMalformed, "a document is"},
    {"TextTwice", R"({"id":"x","text":"Anna","text":"b","entities":[]})", ErrorCode::kMalformed,
     "twice"},
    {"IdIsNumber", R"({"id":3,"text":"Anna","entities":[]})", ErrorCode::kMalformed,
     "a document is"},
    {"NegativeStart", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":-1,"end":2}]})",
     ErrorCode::kMalformed, "an entity is"},
    {"FloatStart", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":0.5,"end":2}]})",
     ErrorCode::kMalformed, "an entity is"},
    {"NoLabel", R"({"id":"x","text":"Anna","entities":[{"start":0,"end":2}]})",
     ErrorCode::kMalformed, "entity 1"},
    {"BothKindsOfSpan",
     R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":0,"end":2,"fragments":[[0,1]]}]})",
     ErrorCode::kMalformed, "an entity is"},
    {"FragmentOfThree",
     R"({"id":"x","text":"Anna","entities":[{"label":"ORG","fragments":[[0,1,2]]}]})",
     ErrorCode::kMalformed, "an entity is"},
    {"Outside", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":2,"end":9}]})",
     ErrorCode::kSpan, "entity 1"},
    {"Inverted", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":3,"end":1}]})",
     ErrorCode::kSpan, "entity 1"},
    {"OtherText",
     R"({"id":"x","text":"😀 Anna","entities":[{"label":"ORG","start":3,"end":7,"text":"Anna"}]})",
     ErrorCode::kSpan, "UTF-16"},
    {"Disagrees",
     R"({"id":"x","text":"Anna x","entities":[{"label":"ORG","start":0,"end":4,"text":"Inge"}]})",
     ErrorCode::kTextMismatch, "entity 1"},
    {"IdTwice",
     R"({"id":"x","text":"Anna","entities":[{"id":"T1","label":"ORG","start":0,"end":1},{"id":"T1","label":"ORG","start":2,"end":3}]})",
     ErrorCode::kDuplicateId, "twice"},
};

INSTANTIATE_TEST_SUITE_P(Bad, BadJsonLine, testing::ValuesIn(kBad),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(JsonFields, NamedOnesAreKept) {
  const auto document =
      read(R"({"lang":"de","id":"x","text":"a","entities":[],"meta":{"y":[1,2]}})",
           {"meta", "lang", "none"});
  ASSERT_TRUE(document);
  EXPECT_EQ(write_json_line(*document),
            R"({"id": "x", "text": "a", "entities": [], "meta": {"y":[1,2]}, "lang": "de"})");
}

TEST(JsonFields, WhatBratHasMoreIsCounted) {
  LabelMap labels;
  const auto document = read_brat(
      "x", "Anna", "T1\tFEMALE 0 4\tAnna\nR1\tIs Arg1:T1 Arg2:T1\n\n#1\tNote T1\tx\n", labels);
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(count_beyond_json(*document), 2U);
}

}  // namespace
}  // namespace pseudo
