// A format that is not built in: a run needs only an entry in the table of its plan.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "pseudo/corpus.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::read_file;
using testing_support::TempFolder;

// A text file, and a line for each of its words: the word, a tab, B-LABEL, I-LABEL or O.
Result<Document> read_columns(DocumentSource source, const ReadOptions&) {
  Document document;
  document.id = std::move(source.id);
  document.text = std::move(source.text);
  std::istringstream lines{std::string(source.annotations)};
  std::size_t at = 0;
  std::size_t number = 0;
  for (std::string word, tag; std::getline(lines, word, '\t') && std::getline(lines, tag);) {
    ++number;
    at = document.text.find(word, at);
    if (at == std::string::npos) {
      return Error{ErrorCode::kTextMismatch, "the word is not in the text", in_annotations(number)};
    }
    const ByteSpan span{at, at + word.size()};
    if (tag.starts_with("B-")) document.add_annotation(tag.substr(2), {span});
    if (tag.starts_with("I-")) document.annotations.back().fragments[0].end = span.end;
    at = span.end;
  }
  return document;
}

std::string write_columns(const Document& document) {
  std::string lines;
  std::size_t at = 0;
  for (std::size_t end = 0; end < document.text.size(); at = end + 1) {
    end = std::min(document.text.find_first_of(" \n", at), document.text.size());
    if (end == at) continue;
    std::string tag = "O";
    for (const Annotation& annotation : document.annotations) {
      const ByteSpan span = annotation.fragments[0];
      if (span.contains({at, end})) tag = (span.begin == at ? "B-" : "I-") + annotation.label;
    }
    lines += document.text.substr(at, end - at) + '\t' + tag + '\n';
  }
  return lines;
}

Format columns() {
  Format format;
  format.name = "columns";
  format.text_ending = "txt";
  format.annotations_ending = "conll";
  format.read = read_columns;
  format.write = write_columns;
  return format;
}

class ThirdFormat : public testing::Test {
 protected:
  RunReport run(const std::string& output, const std::string& format = {}) {
    RunPlan plan;
    plan.inputs = {temp_ / "in"};
    plan.output = temp_ / output;
    plan.formats.push_back(columns());
    plan.format = format;
    RunHooks hooks;
    hooks.message = [this](const Message& message) {
      messages_ += message.where + ": " + message.text + '\n';
    };
    const auto report = run_corpus(
        plan, {{}, [&](Document document) { return engine_.run(std::move(document)); }}, hooks);
    EXPECT_TRUE(report) << report.error().message;
    return report ? *report : RunReport();
  }

  TempFolder temp_;
  std::string messages_;
  Lexicons lexicons_ = *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/none.lex");
  std::unique_ptr<LanguageModule> language_ = *make_language("none", lexicons_);
  Pseudonymizer engine_ = *Pseudonymizer::make(Options(), *language_, lexicons_,
                                               Key::from_bytes(std::string(Key::kBytes, 'k')));
};

constexpr const char* kText = "Anna Meier wohnt in Graz .\n";
constexpr const char* kColumns =
    "Anna\tB-FEMALE\nMeier\tB-FAMILY\nwohnt\tO\nin\tO\nGraz\tB-CITY\n.\tO\n";

TEST_F(ThirdFormat, IsReadAndWritten) {
  temp_.write("in/a/mail.txt", kText);
  temp_.write("in/a/mail.CONll", kColumns);
  EXPECT_EQ(run("out").documents, 1U) << messages_;
  const std::string text = read_file(temp_ / "out/a/mail.txt");
  const std::string written = read_file(temp_ / "out/a/mail.conll");
  EXPECT_EQ(text.find("Anna"), std::string::npos);
  EXPECT_EQ(text.find("Graz"), std::string::npos);
  EXPECT_NE(text.find(" wohnt in "), std::string::npos);
  EXPECT_NE(written.find("\tB-FEMALE\n"), std::string::npos);
  EXPECT_NE(written.find("\nwohnt\tO\nin\tO\n"), std::string::npos);
  EXPECT_NE(written.find(text.substr(0, text.find(' ')) + "\tB-FEMALE"), std::string::npos);
}

TEST_F(ThirdFormat, BecomesAnyOther) {
  temp_.write("in/mail.txt", kText);
  temp_.write("in/mail.conll", kColumns);
  EXPECT_EQ(run("columns").documents, 1U) << messages_;
  EXPECT_EQ(run("brat", "brat").documents, 1U) << messages_;
  EXPECT_EQ(run("out.jsonl").documents, 1U) << messages_;
  const std::string text = read_file(temp_ / "columns/mail.txt");
  EXPECT_EQ(read_file(temp_ / "brat/mail.txt"), text);
  EXPECT_TRUE(read_brat("mail", text, read_file(temp_ / "brat/mail.ann"), {}));
  const auto line = read_json_line(read_file(temp_ / "out.jsonl"), {}, {});
  ASSERT_TRUE(line);
  EXPECT_EQ(line->text, text);
  EXPECT_EQ(line->annotations.size(), 3U);
}

TEST_F(ThirdFormat, IsWrittenFromAnother) {
  temp_.write("in/mail.txt", kText);
  temp_.write("in/mail.ann", "T1\tFEMALE 0 4\tAnna\nT2\tCITY 20 24\tGraz\nA1\tSure T1\n");
  const RunReport report = run("out", "columns");
  EXPECT_EQ(report.documents, 1U) << messages_;
  EXPECT_EQ(report.not_held, 1U);
  EXPECT_NE(messages_.find("the format columns cannot hold"), std::string::npos) << messages_;
  EXPECT_NE(read_file(temp_ / "out/mail.conll").find("\nMeier\tO\n"), std::string::npos);
}

TEST_F(ThirdFormat, ErrorsNameItsFiles) {
  temp_.write("in/bad.txt", kText);
  temp_.write("in/bad.conll", "Anna\tO\nBert\tB-MALE\n");
  temp_.write("in/alone.conll", kColumns);
  EXPECT_EQ(run("out").failed, 2U);
  EXPECT_NE(messages_.find("in/bad.conll:2: the word is not in the text"), std::string::npos)
      << messages_;
  EXPECT_NE(messages_.find("in/alone.conll: there is no .txt beside it"), std::string::npos)
      << messages_;
}

TEST_F(ThirdFormat, OneRunWritesOneFormat) {
  temp_.write("in/a.txt", kText);
  temp_.write("in/a.conll", kColumns);
  temp_.write("in/b.txt", kText);
  temp_.write("in/b.ann", "");
  RunPlan plan;
  plan.inputs = {temp_ / "in"};
  plan.output = temp_ / "out";
  plan.formats.push_back(columns());
  EXPECT_FALSE(
      run_corpus(plan, {{}, [&](Document one) { return engine_.run(std::move(one)); }}, {}));
}

}  // namespace
}  // namespace pseudo
