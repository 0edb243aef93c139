#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
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
    {"AllEscapes", R"({"id":"x","text":"\/\b\f\r\t\u001F\u007f\u00DF\u20ac","entities":[]})",
     "{\"id\": \"x\", \"text\": \"/\\b\\f\\r\\t\\u001f\u007fß€\", \"entities\": []}"},
    {"WhiteSpace", " {\t\"id\" :\r\"x\" ,\n\"text\" : \"\" , \"entities\" : [ ] } \r",
     R"({"id": "x", "text": "", "entities": []})"},
    {"ByteOrderMark", "\uFEFF{\"id\":\"x\",\"text\":\"\",\"entities\":[]}",
     R"({"id": "x", "text": "", "entities": []})"},
    {"EmptyKey", R"({"":1,"id":"x","text":"","entities":[]})",
     R"({"id": "x", "text": "", "entities": []})"},
    {"EscapedKey", R"({"\u0069d":"x","text":"","entities":[]})",
     R"({"id": "x", "text": "", "entities": []})"},
    {"AllKindsOfValuesAreDropped",
     R"({"a":[],"b":{},"c":[[],{}],"d":{"e":[1,{"f":null}]},"g":-0.5e+10,"h":1E2,"i":true,"j":false,"id":"x","text":"","entities":[]})",
     R"({"id": "x", "text": "", "entities": []})"},
    {"OtherFieldsOfAnEntityAreDropped",
     R"({"id":"x","text":"a","entities":[{"id":"T1","score":0.5,"label":"ORG","start":0,"end":1,"meta":{"label":3}}]})",
     R"({"id": "x", "text": "a", "entities": [{"id": "T1", "label": "ORG", "start": 0, "end": 1, "text": "a"}]})"},
    {"EmptyIdIsGiven",
     R"({"id":"x","text":"a","entities":[{"id":"","label":"ORG","start":0,"end":1}]})",
     R"({"id": "x", "text": "a", "entities": [{"id": "T1", "label": "ORG", "start": 0, "end": 1, "text": "a"}]})"},
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
    {"AllInOneArray", R"([{"id":"x","text":"","entities":[]}])", ErrorCode::kMalformed,
     "jq -c '.[]' FILE.json > FILE.jsonl"},
    {"BeginOfAnArray", " [", ErrorCode::kMalformed, "a JSON array, not JSON Lines"},
    {"Cut", R"({"id": "x", "text": "Anna)", ErrorCode::kMalformed, "not JSON from byte"},
    {"Trailing", R"({"id":"x","text":"Anna","entities":[]} x)", ErrorCode::kMalformed, "not JSON"},
    {"TrailingComma", R"({"id":"x","text":"Anna","entities":[],})", ErrorCode::kMalformed,
     "not JSON"},
    {"NoComma", R"({"id":"x" "text":"Anna","entities":[]})", ErrorCode::kMalformed, "not JSON"},
    {"NoColon", R"({"id" "x"})", ErrorCode::kMalformed, "not JSON"},
    {"KeyIsNumber", R"({1:"x"})", ErrorCode::kMalformed, "not JSON"},
    {"MismatchedBrackets", R"({"a":[1},"id":"x","text":"Anna","entities":[]})",
     ErrorCode::kMalformed, "not JSON"},
    {"TrailingCommaInside", R"({"a":[1,],"id":"x","text":"Anna","entities":[]})",
     ErrorCode::kMalformed, "not JSON"},
    {"LeadingZero", R"({"a":01,"id":"x","text":"Anna","entities":[]})", ErrorCode::kMalformed,
     "not JSON"},
    {"BareFraction", R"({"a":1.,"id":"x","text":"Anna","entities":[]})", ErrorCode::kMalformed,
     "not JSON"},
    {"NotANumber", R"({"a":NaN,"id":"x","text":"Anna","entities":[]})", ErrorCode::kMalformed,
     "not JSON from byte 5"},
    {"Comment", R"({/* Anna */"id":"x","text":"Anna","entities":[]})", ErrorCode::kMalformed,
     "not JSON"},
    {"ControlCharacter", "{\"id\":\"x\",\"text\":\"Anna\t\",\"entities\":[]}",
     ErrorCode::kMalformed, "not JSON from byte 22"},
    {"UnknownEscape", R"({"id":"x","text":"\q","entities":[]})", ErrorCode::kMalformed, "not JSON"},
    {"ShortEscape", R"({"id":"x","text":"\u12"})", ErrorCode::kMalformed, "not JSON"},
    {"HalfPair", R"({"id":"x","text":"\ud83d\u0041","entities":[]})", ErrorCode::kMalformed,
     "not JSON"},
    {"TrailSurrogate", R"({"id":"x","text":"\ude00","entities":[]})", ErrorCode::kMalformed,
     "not JSON"},
    {"LineAfterLine", "{\"id\":\"x\",\"text\":\"\",\"entities\":[]}\n{}", ErrorCode::kMalformed,
     "not JSON from byte 35"},
    {"Utf8", "{\"id\":\"x\",\"text\":\"Anna\xFF\",\"entities\":[]}", ErrorCode::kInvalidUtf8,
     "not UTF-8 at byte 22"},
    {"TextIsNull", R"({"id":"x","text":null,"entities":[]})", ErrorCode::kMalformed,
     "\"text\" must be a string; a document is"},
    {"EntitiesIsObject", R"({"id":"x","text":"Anna","entities":{}})", ErrorCode::kMalformed,
     "a document is"},
    {"EntitiesTwice", R"({"id":"x","text":"Anna","entities":[],"entities":[]})",
     ErrorCode::kMalformed, "\"entities\" occurs twice"},
    {"EntityIsArray", R"({"id":"x","text":"Anna","entities":[[0,4,"ORG"]]})", ErrorCode::kMalformed,
     "an entity is"},
    {"StartTwice",
     R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":0,"start":1,"end":2}]})",
     ErrorCode::kMalformed, "entity 1: \"start\" occurs twice"},
    {"StartIsString",
     R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":"0","end":2}]})",
     ErrorCode::kMalformed, "entity 1: \"start\" must be a whole number"},
    {"StartExponent",
     R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":0e0,"end":2}]})",
     ErrorCode::kMalformed, "an entity is"},
    {"NoEnd", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":0}]})",
     ErrorCode::kMalformed, "entity 1: \"end\" is missing"},
    {"NoFragments", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","fragments":[]}]})",
     ErrorCode::kMalformed, "entity 1"},
    {"FragmentOfOne", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","fragments":[[0]]}]})",
     ErrorCode::kMalformed, "an entity is"},
    {"FlatFragments", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","fragments":[0,1]}]})",
     ErrorCode::kMalformed, "an entity is"},
    {"HugeEnd",
     R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":0,"end":99999999999999999999}]})",
     ErrorCode::kSpan, "outside the text"},
    {"LoneSurrogate", R"({"id":"x","text":"\ud800","entities":[]})", ErrorCode::kMalformed,
     "not JSON"},
    {"Array", R"([1])", ErrorCode::kMalformed, "a JSON array"},
    {"NoText", R"({"id":"x","entities":[]})", ErrorCode::kMalformed,
     "\"text\" is missing; a document is"},
    {"NoEntities", R"({"id":"x","text":"Anna"})", ErrorCode::kMalformed, "a document is"},
    {"TextTwice", R"({"id":"x","text":"Anna","text":"b","entities":[]})", ErrorCode::kMalformed,
     "twice"},
    {"IdIsNumber", R"({"id":3,"text":"Anna","entities":[]})", ErrorCode::kMalformed,
     "\"id\" must be a string; a document is"},
    {"BeginsInsideAWord",
     R"({"id":"x","text":"Frau Anna Winkl","entities":[{"label":"FEMALE","start":6,"end":10}]})",
     ErrorCode::kSpan,
     "begins inside a word; if that is meant, give it its \"text\"; all annotations of the "
     "document fit if moved by -1"},
    {"BeginsWithABlankAndEndsInsideAWord",
     R"({"id":"x","text":"Frau Anna Winkl","entities":[{"label":"FEMALE","start":4,"end":8}]})",
     ErrorCode::kSpan,
     "begins with a blank and ends inside a word; if that is meant, give it its \"text\"; all "
     "annotations of the document fit if moved by +1"},
    {"BeginsInsideAWordByUtf16",
     R"({"id":"x","text":"😀 Anna Winkl","entities":[{"label":"FEMALE","start":3,"end":7}]})",
     ErrorCode::kSpan, "fit if counted in UTF-16 units"},
    {"NegativeStart", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":-1,"end":2}]})",
     ErrorCode::kMalformed, "an entity is"},
    {"FloatStart", R"({"id":"x","text":"Anna","entities":[{"label":"ORG","start":0.5,"end":2}]})",
     ErrorCode::kMalformed, "an entity is"},
    {"NoLabel", R"({"id":"x","text":"Anna","entities":[{"start":0,"end":2}]})",
     ErrorCode::kMalformed, "entity 1: \"label\" is missing"},
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

TEST(JsonLines, ANameMayBeginInsideAWordIfItsTextSaysSo) {
  const LabelMap labels;
  const std::string line =
      R"({"id":"x","text":"Ostberlin","entities":[{"label":"CITY","start":3,"end":9,"text":"berlin"}]})";
  EXPECT_TRUE(read_json_line(line, labels, {}));
  // Neither does a kept one have to begin with a word, nor one behind another.
  LabelMap keeping;
  keeping.keep("Mood");
  EXPECT_TRUE(read_json_line(
      R"({"id":"x","text":"Annas","entities":[{"label":"Mood","start":1,"end":5}]})", keeping, {}));
  EXPECT_TRUE(read_json_line(
      R"({"id":"x","text":"DW","entities":[{"label":"FEMALE","start":0,"end":1},{"label":"FAMILY","start":1,"end":2}]})",
      labels, {}));
}

std::vector<std::pair<std::string, std::string>> fields_of(const Document& document) {
  std::vector<std::pair<std::string, std::string>> fields;
  for (const Remark& remark : document.remarks) {
    EXPECT_EQ(remark.kind, Remark::Kind::kField);
    fields.emplace_back(remark.type, remark.text);
  }
  return fields;
}

TEST(JsonFields, NamedOnesAreKept) {
  const auto document =
      read(R"({"lang":"de","id":"x","text":"a","entities":[],"meta":{"y":[1,2]}})",
           {"meta", "lang", "none"});
  ASSERT_TRUE(document);
  EXPECT_EQ(write_json_line(*document),
            R"({"id": "x", "text": "a", "entities": [], "meta": {"y": [1, 2]}, "lang": "de"})");
}

TEST(JsonFields, NumbersOfKeptOnesStayAsWritten) {
  const auto document = read(
      "{\"id\":\"x\",\"n\":1.50e3,\"text\":\"a\",\"big\":123456789012345678901234567890,"
      "\"entities\":[],"
      "\"s\":\"\\u00e4\\/\",\"o\":{ \"y\" :\n[1, 2]}}",
      {"s", "n", "big", "o", "n"});
  ASSERT_TRUE(document) << document.error().message;
  using Fields = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(fields_of(*document), (Fields{{"s", "\"ä/\""},
                                          {"n", "1.50e3"},
                                          {"big", "123456789012345678901234567890"},
                                          {"o", "{\"y\": [1, 2]}"}}));
}

// The defined fields are always written anew: their old text is the original.
TEST(JsonFields, TheDocumentsOwnAreNeverKept) {
  const auto document = read(
      R"({"id":"x","text":"Anna","entities":[{"label":"FEMALE","start":0,"end":4,"text":"Anna"}]})",
      {"text", "entities", "id"});
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_TRUE(document->remarks.empty());
}

TEST(JsonFields, OneToKeepMustNotBeThereTwice) {
  const auto document = read(R"({"id":"x","n":1,"text":"","entities":[],"n":2})", {"n"});
  ASSERT_FALSE(document);
  EXPECT_EQ(document.error().code, ErrorCode::kMalformed);
}

TEST(JsonAsBrat, LabelsAndIdsOfAnyKindBecomeValidLines) {
  LabelMap labels;
  const std::string line =
      R"({"id":"x","text":"a\tb\n","entities":[{"id":"e 1","label":"first name\n\t","start":0,"end":4},{"id":"T7","label":"ORG","start":2,"end":3}]})";
  const auto document = read_json_line(line, labels, {});
  ASSERT_TRUE(document) << document.error().message;
  const std::string written = write_brat(*document);
  EXPECT_EQ(written, "T8\tfirst_name__ 0 4\ta\tb \nT7\tORG 2 3\tb\n");
  EXPECT_TRUE(read_brat("x", document->text, written, labels));
}

// Every character that may need an escape, at many places.
TEST(JsonStrings, ComeBackAsTheyWere) {
  std::vector<std::string> symbols = {"ß", "€", "😀", "\u0080", "\"\\\n\t\x1f ", "\x7f"};
  for (char c = 0; c < 0x30; ++c) symbols.emplace_back(1, c);
  symbols.emplace_back("\\");
  for (const std::string& symbol : symbols) {
    for (const std::size_t lead :
         {0U, 1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 1000U, 1016U, 1023U, 2049U}) {
      Document document;
      document.id = "x";
      document.text = std::string(lead, 'a') + symbol + std::string(lead % 11, 'b') + symbol;
      const std::string line = write_json_line(document);
      EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c < 0 || c >= 0x20; }));
      const auto again = read_json_line(line, {}, {});
      ASSERT_TRUE(again) << again.error().message;
      EXPECT_EQ(again->text, document.text);
    }
  }
}

// Neither the stack nor the time may grow faster than the line.
TEST(JsonLarge, DeepNestingIsPassedOver) {
  constexpr std::size_t kDepth = 2'000'000;
  const std::string nested = std::string(kDepth, '[') + std::string(kDepth, ']');
  const std::string tail = R"(,"id":"x","text":"","entities":[]})";
  const auto document = read(R"({"a":)" + nested + tail, {"a"});
  ASSERT_TRUE(document) << document.error().message;
  ASSERT_EQ(document->remarks.size(), 1U);
  EXPECT_EQ(document->remarks[0].text, nested);
  EXPECT_FALSE(read(R"({"a":)" + nested + "]" + tail));
}

TEST(JsonLarge, ManyEntitiesAndALongText) {
  constexpr std::size_t kCount = 100'000;
  std::string text;
  std::string entities;
  for (std::size_t i = 0; i < kCount; ++i) {
    entities += (i > 0 ? ", " : "") + std::string(R"({"id": "T)") + std::to_string(i + 1) +
                R"(", "label": "CITY", "start": )" + std::to_string(i * 5) + R"(, "end": )" +
                std::to_string(i * 5 + 4) + R"(, "text": "Köln"})";
    text += "Köln ";
  }
  text.append(10'000'000, 'x');
  const std::string line =
      R"({"id": "x", "text": ")" + text + R"(", "entities": [)" + entities + "]}";
  const auto document = read(line);
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(write_json_line(*document), line);
}

// NUL would be the end of the line to a program in C.
TEST(JsonNul, IsNoJson) {
  const std::string line = R"({"id":"x","text":"","entities":[]})";
  for (const char* const rest : {"", " ", "{}", "x"}) {
    const auto document = read(line + '\0' + rest);
    ASSERT_FALSE(document);
    EXPECT_NE(document.error().message.find("not JSON from byte 34"), std::string::npos)
        << document.error().message;
  }
}

TEST(JsonKeptLabel, TextsThatDisagreeAreCounted) {
  const auto document = read(
      R"({"id":"x","text":"ab","entities":[{"label":"Opinion","start":0,"end":1,"text":"zz"},{"label":"Opinion","start":0,"end":1,"text":"a"}]})");
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(document->texts_rewritten, 1U);
}

TEST(JsonFields, WhatBratHasMoreIsCounted) {
  LabelMap labels;
  const auto document = read_brat(
      "x", "Anna", "T1\tFEMALE 0 4\tAnna\nR1\tIs Arg1:T1 Arg2:T1\n\n#1\tNote T1\tx\n", labels);
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(count_not_held(*document, *find_format(built_in_formats(), "jsonl")), 2U);
  EXPECT_EQ(count_not_held(*document, *find_format(built_in_formats(), "brat")), 0U);
}

TEST(JsonLines, TheIdOfALineThatCannotBeRead) {
  struct Row {
    const char* line;
    const char* id;  // "" for none
  };
  for (const Row& row : std::vector<Row>{
           {R"({"id": "a/1", "text": 1})", "a/1"},
           {R"({"text": {"id": "b", "x": [{"id": "c"}]}, "n": -1.5e9, "id": "a\u00e4"})", "aä"},
           {"\xEF\xBB\xBF{\"id\": \"a\"", "a"},
           {R"({"id": "a", "text": "cut o)", "a"},
           {R"({"id": 5, "text": ""})", ""},
           {R"({"id": null, "id": "a"})", ""},
           {R"({"id": ["a"]})", ""},
           {R"({"text": "x"})", ""},
           {R"(["id", "a"])", ""},
           {R"([{"id": "a"}])", ""},
           {R"("id")", ""},
           {"{\"id\": \"a\xFF\"}", ""},
           {"", ""},
           {"no JSON", ""}}) {
    EXPECT_EQ(find_json_id(row.line).value_or(""), row.id) << row.line;
  }
  EXPECT_FALSE(find_json_id(std::string(1'000'000, '[')));
}

TEST(JsonLines, AllThatIsWrongWithOffsetsIsToldAtOnce) {
  const std::string line = R"({"id": "a", "text": "Frau Irmgard ging.", "entities": [)"
                           R"({"id": "T7", "label": "FEMALE", "start": 6, "end": 12}, )"
                           R"({"id": "T8", "label": "CITY", "start": 5, "end": 5}, )"
                           R"({"id": "Irmgard", "label": "CITY", "start": 14, "end": 99}]})";
  std::vector<Misfit> misfits;
  const auto document = read_json_line(line, LabelMap(), {}, false,
                                       [&](const Misfit& one) { misfits.push_back(one); });
  ASSERT_FALSE(document);
  const std::string& said = document.error().message;
  EXPECT_NE(said.find("3 annotations do not fit the text: entity 2: the span 5 5 is empty; "
                      "entity 3: an offset lies outside the text, which has 18 code points; "
                      "entity 1: begins inside a word"),
            std::string::npos)
      << said;
  ASSERT_EQ(misfits.size(), 3U);
  EXPECT_EQ(misfits[0].annotation, "T8");
  EXPECT_EQ(misfits[0].column, 6U);
  EXPECT_EQ(misfits[1].annotation, "entity 3") << "an id may be a name";
  EXPECT_EQ(misfits[2].annotation, "T7");
  EXPECT_EQ(misfits[2].column, 7U);
}

}  // namespace
}  // namespace pseudo
