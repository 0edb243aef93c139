// --log-format json: each position that a message is about is a field of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using nlohmann::json;
using testing_support::Ran;
using testing_support::Words;

class LogPositions : public testing_support::KeyedTest {
 protected:
  [[nodiscard]] static std::vector<json> messages(const Ran& ran) {
    std::vector<json> all;
    for (std::size_t at = 0; at < ran.err.size();) {
      const std::size_t end = ran.err.find('\n', at);
      all.push_back(json::parse(ran.err.substr(at, end - at), nullptr, false));
      EXPECT_FALSE(all.back().is_discarded()) << ran.err;
      at = end + 1;
    }
    return all;
  }
  [[nodiscard]] std::vector<json> told(Words words) const {
    words.insert(words.end(), {"--log-format", "json"});
    return messages(run(words));
  }
};

/// A field that is null in `wanted` must be absent.
bool fits(const json& message, const json& wanted) {
  return std::ranges::all_of(wanted.items(), [&](const auto& field) {
    return field.value().is_null() ? !message.contains(field.key())
                                   : message.value(field.key(), json()) == field.value();
  });
}

void expect_one(const std::vector<json>& messages, const char* wanted, const std::string& row) {
  const auto fit = [&](const json& message) { return fits(message, json::parse(wanted)); };
  EXPECT_TRUE(std::ranges::any_of(messages, fit)) << row << wanted << json(messages).dump(1);
  for (const json& message : messages) {
    if (!message.contains("column")) continue;
    const std::string place = "line " + message["line"].dump() + ", column";
    EXPECT_EQ(message.value("message", "").find(place), std::string::npos) << message;
  }
}

struct Pair {
  const char* text;
  const char* annotations;
  Words options;
  const char* wanted;
};

TEST_F(LogPositions, OfPairsOfFiles) {
  const char* const kName = "T1\tFEMALE 5 12\tIrmgard\n";
  const std::vector<Pair> rows = {
      {"Frau Irmgard.",
       "T1\tFEMALE 6 13\tIrmgard\n",
       {},
       R"({"code": "text-mismatch", "document": "x", "file": "in/x.ann", "line": 1, "column": null,
           "annotation": "T1", "misfits": [{"annotation": "T1", "line": 1, "found": [5, 12]}]})"},
      {"Frau Irmgard.",
       "T1\tFEMALE 5 12\tIrmgard\nT2\tCITY 5 99\tGraz\n",
       {},
       R"({"code": "span", "file": "in/x.ann", "line": 2, "annotation": "T2"})"},
      {"Frau Irmgard.",
       "T1\tFEMALE 5 12\tIrmgard\nT1\tFEMALE 5 12\tIrmgard\n",
       {},
       R"({"code": "duplicate-id", "file": "in/x.ann", "line": 2, "annotation": "T1",
           "misfits": null})"},
      {"Frau Irmgard.",
       "T1\tFEMALE 5 12\tIrmgard\nR1\tKnows Arg1:T1 Arg2:T7\n",
       {},
       R"({"code": "missing-id", "file": "in/x.ann", "line": 2, "annotation": "R1",
           "other": "T7"})"},
      {"Frau Irmgard.",
       "T1\tFEMALE 5 12\tIrmgard\nnonsense\n",
       {},
       R"({"code": "malformed", "document": "x", "file": "in/x.ann", "line": 2})"},
      {"Frau Irmgard.\n\xFF",
       kName,
       {},
       R"({"code": "invalid-utf8", "document": "x", "file": "in/x.txt", "line": 2})"},
      {"Frau Irmgard.\nSo, Irmgard!",
       kName,
       {},
       R"({"code": "missed-mention", "document": "x", "file": "in/x.txt", "line": 2, "column": 5,
           "annotation": "T1", "output_line": 2, "output_column": 5})"},
      {"Frau Irmgard.\nSo, Irmgard!",
       kName,
       {"--missed", "fail"},
       R"({"level": "error", "code": "missed-mention", "document": "x", "file": "in/x.txt",
           "line": 2, "column": 5, "annotation": "T1"})"},
      {"Frau Irmgarda.",
       kName,
       {},
       R"({"code": "ends-in-word", "document": "x", "file": "in/x.txt", "line": 1, "column": 13,
           "annotation": "T1"})"},
      {"Frau Irmgarda.",
       kName,
       {"--strict"},
       R"({"level": "error", "code": "doubtful", "document": "x", "line": 1, "column": 13,
           "annotation": "T1"})"},
      {"Frau Irmgard Au.",
       "T1\tFEMALE 5 12\tIrmgard\nT2\tCITY 8 15\tgard Au\n",
       {"--strict"},
       R"({"level": "error", "code": "doubtful", "document": "x", "line": 1})"},
      {"Frau Irmgard.",
       "T1\tNAEM 5 12\tIrmgard\n",
       {"-v"},
       R"({"code": "unknown-label", "document": "x", "file": "in/x.ann", "line": 1})"},
  };
  for (const Pair& row : rows) {
    temp_.write_pair("in/x", row.text, row.annotations);
    Words words{"-n", "in"};
    words.insert(words.end(), row.options.begin(), row.options.end());
    expect_one(told(words), row.wanted, row.annotations);
  }
}

struct Line {
  const char* line;
  Words options;
  const char* wanted;
};

TEST_F(LogPositions, OfLinesOfJson) {
  const std::vector<Line> rows = {
      {R"({"id": "a/1", "text": "x\nIrmgard", "entities": [{"id": "T7", "label": "FEMALE", )"
       R"("start": 3, "end": 9}, {"label": "FEMALE", "start": 2, "end": 99}]})",
       {},
       R"({"code": "span", "document": "a/1", "file": "m.jsonl", "stream_line": 2, "line": 2,
           "column": 1, "annotation": "entity 2",
           "misfits": [{"annotation": "entity 2", "line": 2, "column": 1},
                       {"annotation": "T7", "line": 2, "column": 2}]})"},
      {R"({"id": "a/1", "text": "x Irmgard", "entities": [{"id": "T7", "label": "FEMALE", )"
       R"("start": 3, "end": 9, "text": "Irmgard"}]})",
       {},
       R"({"code": "text-mismatch", "document": "a/1", "stream_line": 2, "line": 1, "column": 4,
           "misfits": [{"annotation": "T7", "line": 1, "column": 4, "found": [2, 9]}]})"},
      {R"({"text": "Irmgard", "entities": [{"id": "T7", "label": "FEMALE", "start": "0"}], )"
       R"("id": "a/1"})",
       {},
       R"({"code": "malformed", "document": "a/1", "stream_line": 2, "line": 2, "column": null,
           "annotation": "entity 1", "misfits": null})"},
      {R"({"id": "a/1", "text": "Irmgard", "entities": [{"id": "T7", "start": 0, "end": 7}]})",
       {},
       R"({"code": "malformed", "document": "a/1", "annotation": "T7"})"},
      {R"({"id": "a/1", "text": "Irmgard", "entities": [{"id": "Irmgard", "start": 0}]})",
       {},
       R"({"code": "malformed", "document": "a/1", "annotation": "entity 1"})"},
      {R"({"id": "a/1", "text": "I", "entities": [{"id": "T7", "label": "FEMALE", "start": 0, )"
       R"("end": 1}, {"id": "T7", "label": "FEMALE", "start": 0, "end": 1}]})",
       {},
       R"({"code": "duplicate-id", "document": "a/1", "stream_line": 2, "annotation": "T7"})"},
      {R"({"id": "a/1", "text": "Irmgard"})",
       {},
       R"({"code": "malformed", "document": "a/1", "stream_line": 2, "annotation": null})"},
      {R"({"id": "first", "text": "", "entities": []})",
       {},
       R"({"code": "duplicate-id", "document": "first", "stream_line": 2})"},
      {R"({"id": 5, "text": "", "entities": []})",
       {},
       R"({"code": "malformed", "document": null, "stream_line": 2})"},
      {R"({"id": "a/1", "text": "Irmgard)",
       {},
       R"({"code": "malformed", "document": "a/1", "stream_line": 2})"},
      {R"({"id": "a/1", "text": "Frau Irmgard.\nIrmgard!", "entities": [{"label": "FEMALE", )"
       R"("start": 5, "end": 12}]})",
       {"--missed", "fail"},
       R"({"level": "error", "code": "missed-mention", "document": "a/1", "stream_line": 2,
           "line": 2, "column": 1, "annotation": "T1"})"},
      {R"({"id": "a/1", "text": "Irmgard Au", "entities": [{"id": "T1", "label": "FEMALE", )"
       R"("start": 0, "end": 7}, {"id": "T2", "label": "CITY", "start": 0, "end": 10}, )"
       R"({"id": "T3", "label": "FAMILY", "start": 8, "end": 10}]})",
       {"-v"},
       R"({"code": "done", "document": "a/1", "stream_line": 2})"},
  };
  for (const Line& row : rows) {
    temp_.write("m.jsonl", std::string(R"({"id": "first", "text": "", "entities": []})") + "\n" +
                               row.line + "\n");
    Words words{"-n", "m.jsonl"};
    words.insert(words.end(), row.options.begin(), row.options.end());
    expect_one(told(words), row.wanted, row.line);
  }
}

TEST_F(LogPositions, OfFilesThatOptionsName) {
  temp_.write_pair("in/x", "Frau Irmgard.", "T1\tFEMALE 5 12\tIrmgard\n");
  struct Row {
    const char* bytes;
    Words options;
    const char* wanted;
  };
  const std::vector<Row> rows = {
      {"# who\nFEMLE\tIrmgard\n", {"--deny", "list"}, R"({"file": "list", "line": 2})"},
      {"# who\nFEMALE\tIrmgards\n",
       {"--allow", "list", "--deny", "denied"},
       R"({"file": "list", "line": 2})"},
      {"FEMALE Irmgard\n", {"--allow", "list"}, R"({"file": "list", "line": 1})"},
      {"a\n\x01\n", {"--ignore", "list"}, R"({"file": "list", "line": 2})"},
      {"A\tCITY\nB\tCITTY\n", {"--scheme", "list"}, R"({"file": "list", "line": 2})"},
      {"T1 a friend\n",
       {"--descriptions", "list", "--style", "cdif-omit"},
       R"({"file": "list", "line": 1})"},
      {"ABC\nA\n", {"--letter-classes", "list"}, R"({"file": "list", "line": 2})"},
      {"lang = \"de\"\nlnag = \"de\"\n", {"--config", "list"}, R"({"file": "list", "line": 2})"},
      {"lang = \"de\"\nshift = 365\n", {"--config", "list"}, R"({"file": "list", "line": 2})"},
      {"x/1\tT9] a friend\nT8] another\n",
       {"--descriptions", "list", "--style", "cdif-omit"},
       R"({"level": "warning", "rows": [{"annotation": "T8"},
                                        {"document": "x/1", "annotation": "T9"}]})"},
  };
  temp_.write("denied", "FEMALE\tIrmgard\n");
  for (const Row& row : rows) {
    temp_.write("list", row.bytes);
    Words words{"-n", "in"};
    words.insert(words.end(), row.options.begin(), row.options.end());
    expect_one(told(words), row.wanted, row.bytes);
  }
}

TEST_F(LogPositions, OfDescriptionsThatContainAnOriginal) {
  temp_.write_pair("in/x", "Oh!\nFrau Irmgard.",
                   "T1\tFEMALE 9 16\tIrmgard\n#1\tDescription T1\tIrmgard herself\n");
  expect_one(told({"-n", "--style", "cdif-omit", "in"}),
             R"({"code": "leak", "document": "x", "annotation": "T1", "line": 2, "column": 6})",
             "described");
}

// A list of names where another file is meant.
TEST_F(LogPositions, NothingOfAFileNamedByMistakeIsShown) {
  temp_.write_pair("in/x", "Frau Irmgard.", "T1\tFEMALE 5 12\tIrmgard\n");
  temp_.write("deny.tsv", "FAMILY\tHabersatter\nPERSON\tIrmgard Habersatter\n");
  temp_.write("keys.toml", "Habersatter = 1\n");
  for (const Words& words :
       {Words{"-n", "--scheme", "deny.tsv", "in"}, Words{"-n", "--config", "deny.tsv", "in"},
        Words{"-n", "--config", "keys.toml", "in"}, Words{"-n", "--files0-from", "deny.tsv"},
        Words{"-n", "--descriptions", "deny.tsv", "--style", "cdif-omit", "in"},
        Words{"-n", "--letter-classes", "deny.tsv", "in"},
        Words{"-n", "--ignore", "deny.tsv", "in"}, Words{"report", "deny.tsv"}}) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 2) << words[1];
    EXPECT_EQ(ran.out.find("Habersatter"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.err.find("Habersatter"), std::string::npos) << ran.err;
  }
}

TEST_F(LogPositions, OfFoldersAndOtherCommands) {
  temp_.write_pair("in/a/x", "Frau Irmgard.", "T1\tFEMALE 5 12\tIrmgard\n");
  temp_.write_pair("in/bad", "Frau Irmgard.", "T1\tFEMALE 6 13\tIrmgard\n");
  temp_.write("bad.jsonl", "{\"id\": \"b\", \"text\": 1}\n");
  ASSERT_EQ(shell("ln -s ../key in/a/link.txt").code, 0);
  expect_one(told({"-n", "in"}), R"({"level": "error", "code": "io", "file": "in/a/link.txt"})",
             "link");
  ASSERT_EQ(make({"-q", "-o", "out", "--vault", "vault", "in/a/x.txt"}).code, 0);
  temp_.write_pair("out/x", "Frau Qqq.", "T1\tFEMALE 5 8\tQqq\n");  // no surrogate
  expect_one(told({"reveal", "--vault", "vault", "--vault-key", "second", "-o", "back", "out"}),
             R"({"code": "text-mismatch", "document": "x", "file": "out/x.txt"})", "reveal");
  temp_.write_pair("out/x", "Frau Irmgard.", "T1\tFEMALE 5 12\tIrmgard\n");
  expect_one(told({"check", "in/a", "out"}),
             R"({"code": "original-in-place", "document": "x", "file": "out/x.txt", "line": 1,
                 "column": 6, "in": "pseudonymized", "annotation": "T1"})",
             "check");
  expect_one(told({"eval", "in", "in"}),
             R"({"code": "text-mismatch", "document": "bad", "file": "in/bad.ann", "line": 1})",
             "eval");
  expect_one(told({"eval", "bad.jsonl", "in/a"}),
             R"({"code": "malformed", "document": "b", "file": "bad.jsonl", "stream_line": 1})",
             "eval");
  temp_.write_pair("one/x", "Graz", "");
  temp_.write_pair("two/x", "Wien", "");
  expect_one(told({"eval", "one", "two"}), R"({"document": "x", "file": null})", "eval");
}

}  // namespace
}  // namespace pseudo
