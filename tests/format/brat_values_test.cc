// BRAT files as values: the value of each kind of line, and the printed file after elements were
// changed, removed or added.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "format/brat_origin.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

constexpr const char* kText = "Anna mag Bert";
constexpr const char* kEntities = "T1\tFEMALE 0 4\tAnna\nT2\tMALE 9 13\tBert\nT3\tMood 5 8\tmag\n";

LabelMap labels_with_mood() {
  LabelMap map;
  map.keep("Mood");
  return map;
}

Document read_annotations(const std::string& annotations) {
  auto document = read_brat("x", kText, annotations, labels_with_mood());
  EXPECT_TRUE(document) << document.error().message;
  return document ? *std::move(document) : Document();
}

Document with_lines(const std::string& lines) { return read_annotations(kEntities + lines); }

std::vector<std::string> shown(const std::vector<Argument>& arguments) {
  std::vector<std::string> all;
  for (const Argument& argument : arguments) all.push_back(argument.role + "=" + argument.target);
  return all;
}

struct LinkCase {
  const char* line;
  Link::Kind kind;
  const char *id, *type;
  std::vector<std::string> arguments;
  const char *value, *entry;
};

TEST(BratValues, LinksAreTyped) {
  using Kind = Link::Kind;
  const LinkCase cases[] = {
      {"R2\tknows Arg1:T1 Arg2:T3", Kind::kRelation, "R2", "knows", {"Arg1=T1", "Arg2=T3"}, "", ""},
      {"R2\tknows a:b:T1 Arg2:T3 c:T2",
       Kind::kRelation,
       "R2",
       "knows",
       {"a:b=T1", "Arg2=T3", "c=T2"},
       "",
       ""},
      {"E3\tMeeting:T3 Who:T1", Kind::kEvent, "E3", "Meeting", {"=T3", "Who=T1"}, "", ""},
      {"E3\tMeeting:T3 ", Kind::kEvent, "E3", "Meeting", {"=T3"}, "", ""},
      {"A4\tSure T1", Kind::kAttribute, "A4", "Sure", {"=T1"}, "", ""},
      {"A4\tAge T1 young and old", Kind::kAttribute, "A4", "Age", {"=T1"}, "young and old", ""},
      {"M4\tAge  T1  young", Kind::kAttribute, "M4", "Age", {"=T1"}, "young", ""},
      {"N5\tReference T2 Wiki:7", Kind::kNormalization, "N5", "Reference", {"=T2"}, "", "Wiki:7"},
      {"N5\tReference T2 Wiki:7\tsome one",
       Kind::kNormalization,
       "N5",
       "Reference",
       {"=T2"},
       "some one",
       "Wiki:7"},
      {"*\tEquiv T1 T2", Kind::kEquivalence, "", "Equiv", {"=T1", "=T2"}, "", ""},
  };
  for (const LinkCase& known : cases) {
    SCOPED_TRACE(known.line);
    const Document document = with_lines(known.line);
    ASSERT_EQ(document.links.size(), 1U);
    const Link& link = document.links[0];
    EXPECT_EQ(link.kind, known.kind);
    EXPECT_EQ(link.id, known.id);
    EXPECT_EQ(link.type, known.type);
    EXPECT_EQ(shown(link.arguments), known.arguments);
    EXPECT_EQ(link.value, known.value);
    EXPECT_EQ(link.entry, known.entry);
    EXPECT_TRUE(document.remarks.empty());
    EXPECT_EQ(document.origin->line(link.origin), 4U);
  }
}

struct RemarkCase {
  const char* line;
  Remark::Kind kind;
  const char *id, *type, *on, *text;
};

TEST(BratValues, RemarksAreTyped) {
  using Kind = Remark::Kind;
  const RemarkCase cases[] = {
      {"#6\tAnnotatorNotes T1\tsee above", Kind::kNote, "#6", "AnnotatorNotes", "T1", "see above"},
      {"#6\tAnnotatorNotes T1\ta\tb", Kind::kNote, "#6", "AnnotatorNotes", "T1", "a\tb"},
      {"#6\tAnnotatorNotes T1", Kind::kNote, "#6", "AnnotatorNotes", "T1", ""},
      {"#6\tAnnotatorNotes T1\t", Kind::kNote, "#6", "AnnotatorNotes", "T1", ""},
      {"#6\tNotes on T1\tx", Kind::kNote, "#6", "", "", "Notes on T1\tx"},
      {"#6\t", Kind::kNote, "#6", "", "", ""},
      {"#6", Kind::kNote, "", "", "", "6"},
      {"# free T1", Kind::kNote, "", "", "", " free T1"},
      {"#", Kind::kNote, "", "", "", ""},
      {"##\tx", Kind::kNote, "", "", "", "#\tx"},
      {"R1\tknows A:T1 B:T2\tmore\tand more", Kind::kColumn, "", "", "R1", "more\tand more"},
      {"A1\tSure T1\tmore", Kind::kColumn, "", "", "A1", "more"},
      {"N1\tReference T2 Wiki:7\t\tmore", Kind::kColumn, "", "", "N1", "more"},
      {"*\tEquiv T1 T2\tmore", Kind::kColumn, "", "", "", "more"},
      {"T4\tMood 5 8\tmag\tmore", Kind::kColumn, "", "", "T4", "more"},
  };
  for (const RemarkCase& known : cases) {
    SCOPED_TRACE(known.line);
    const Document document = with_lines(known.line);
    ASSERT_EQ(document.remarks.size(), 1U);
    const Remark& remark = document.remarks[0];
    EXPECT_EQ(remark.kind, known.kind);
    EXPECT_EQ(remark.id, known.id);
    EXPECT_EQ(remark.type, known.type);
    EXPECT_EQ(remark.on, known.on);
    EXPECT_EQ(remark.text, known.text);
    EXPECT_EQ(document.origin->line(remark.origin), 4U);
    EXPECT_EQ(write_brat(document), std::string(kEntities) + known.line);
  }
}

// Most lines of most files take 12 bytes beside their values.
TEST(BratValues, LinesThatAreWrittenAsOursAreNotStored) {
  const Document document = with_lines(
      "R1\tknows Arg1:T1 Arg2:T2\nR2\tknows Arg1:T1 Arg2:T2\t\nE1\tMeeting:T3 Who:T1\n"
      "A1\tSure T1\nA2\tAge T1 young\nN1\tReference T2 Wiki:7\tsome one\n*\tEquiv T1 T2\tcolumn\n"
      "#1\tAnnotatorNotes T1\tnote\n#2\tAnnotatorNotes T1\t\n# free\n\r\nT4\tMood 5 8\tmag\tmore");
  const auto* const origin = dynamic_cast<const BratOrigin*>(document.origin.get());
  ASSERT_NE(origin, nullptr);
  EXPECT_EQ(origin->lines.size(), 15U);
  EXPECT_TRUE(origin->written.empty());
  EXPECT_LE(sizeof(BratOriginLine), 12U);
}

TEST(BratValues, TextsThatDisagreeAreCounted) {
  const Document document = read_annotations(
      "T1\tMood 0 4\tAnna\nT2\tMood 5 8\t mag \nT3\tMood 9 13\tElse\nT4\tMood 9 13\t\n");
  EXPECT_EQ(document.texts_rewritten, 2U);
}

// --- Changes -------------------------------------------------------------------------------------

// All kinds of lines, most of them in other words than ours.
constexpr const char* kOdd =
    "\uFEFF\r\n"
    "#2\tAnnotatorNotes  E1\tbefore all\n"
    "R1\tknows  Arg1:T1 Arg2:T2\t\r\n"
    "  \t\n"
    "T2\tMALE 009 13\t Bert \tone\ttwo\r\n"
    "E1\tMood:T3  Who:T1\n"
    "T1\tFEMALE 0 4\tAnna\n"
    "\n"
    "A1\tAge  T1 young \tcolumn\n"
    "M1\tSure T2\t\n"
    "N1\tReference T2  Wiki:7\tsome one\n"
    "*\tEquiv T2  T1\n"
    "# free\r\n"
    "T3\tMood 5 8\tmag";

std::string without(const std::string& line) {
  std::string expected = kOdd;
  const std::size_t at = expected.find(line);
  EXPECT_NE(at, std::string::npos) << line;
  return expected.erase(at, line.size());
}

template <class Elements>
void erase_id(Elements& elements, std::string_view id) {
  EXPECT_EQ(std::erase_if(elements, [&](const auto& one) { return one.id == id; }), 1U) << id;
}

TEST(BratChanges, NoneGivesTheSameBytes) { EXPECT_EQ(write_brat(read_annotations(kOdd)), kOdd); }

TEST(BratChanges, RemovedElementsLeaveTheirLines) {
  Document document = read_annotations(kOdd);
  erase_id(document.links, "R1");
  EXPECT_EQ(write_brat(document), without("R1\tknows  Arg1:T1 Arg2:T2\t\r\n"));
  document = read_annotations(kOdd);
  erase_id(document.links, "A1");
  EXPECT_EQ(write_brat(document), without("A1\tAge  T1 young \tcolumn\n"));
  document = read_annotations(kOdd);
  erase_id(document.remarks, "#2");
  EXPECT_EQ(write_brat(document), without("#2\tAnnotatorNotes  E1\tbefore all\n"));
  document = read_annotations(kOdd);
  erase_id(document.annotations, "T2");
  EXPECT_EQ(write_brat(document), without("T2\tMALE 009 13\t Bert \tone\ttwo\r\n"));
  document = read_annotations(kOdd);
  erase_id(document.annotations, "T3");
  EXPECT_EQ(write_brat(document), without("T3\tMood 5 8\tmag"));
  document = read_annotations(kOdd);
  std::erase_if(document.remarks, [](const Remark& one) { return one.on == "T2"; });
  EXPECT_EQ(write_brat(document), without("\tone\ttwo"));
}

TEST(BratChanges, ChangedElementsAreWrittenAnewInTheirPlaces) {
  Document document = read_annotations(kOdd);
  for (Annotation& annotation : document.annotations) {
    if (annotation.id == "T2") annotation.label = "PERSON";
  }
  for (Link& link : document.links) {
    if (link.id == "A1") link.value = "old";
    if (link.kind == Link::Kind::kEquivalence) link.arguments.push_back({"", "T3"});
  }
  for (Remark& remark : document.remarks) {
    if (remark.id == "#2") remark.text = "line\nbreak";
    if (remark.on == "A1") remark.text = "x";
  }
  std::string expected = kOdd;
  const auto change = [&](std::string_view from, std::string_view to) {
    expected.replace(expected.find(from), from.size(), to);
  };
  change("T2\tMALE 009 13\t Bert \tone\ttwo\r\n", "T2\tPERSON 9 13\tBert\tone\ttwo\r\n");
  change("A1\tAge  T1 young \tcolumn\n", "A1\tAge T1 old\tx\n");
  change("*\tEquiv T2  T1\n", "*\tEquiv T2 T1 T3\n");
  change("#2\tAnnotatorNotes  E1\tbefore all\n", "#2\tAnnotatorNotes E1\tline break\n");
  EXPECT_EQ(write_brat(document), expected);
}

TEST(BratChanges, TheOrderOfTheVectorsDoesNotMatter) {
  Document document = read_annotations(kOdd);
  std::ranges::reverse(document.annotations);
  std::ranges::reverse(document.links);
  std::ranges::reverse(document.remarks);
  EXPECT_EQ(write_brat(document), kOdd);
}

TEST(BratChanges, NewElementsComeLast) {
  Document document = read_annotations(kOdd);
  EXPECT_EQ(document.add_annotation("CITY", {{5, 8}, {0, 4}}), "T4");
  document.links.push_back(document.links.front());  // a copy has the origin of another link
  document.links.back().id = "R9";
  Remark column;
  column.kind = Remark::Kind::kColumn;
  column.on = "T4";
  column.text = "new";
  document.remarks.push_back(column);
  Remark note;
  note.text = " comment";
  document.remarks.push_back(note);
  const std::string written = write_brat(document);
  EXPECT_EQ(written, std::string(kOdd) +
                         "\nT4\tCITY 5 8;0 4\tmag Anna\tnew\r\nR9\tknows Arg1:T1 Arg2:T2\r\n"
                         "# comment\r\n");
  EXPECT_TRUE(read_brat("x", kText, written, labels_with_mood()));
}

TEST(BratChanges, ADocumentThatWasNeverReadIsWritten) {
  Document document;
  document.text = kText;
  document.add_annotation("FEMALE", {{0, 4}});
  document.add_annotation("MALE", {{9, 13}});
  Link link;
  link.id = "A1";
  link.kind = Link::Kind::kAttribute;
  link.type = "my age";
  link.arguments = {{"", "T1"}};
  link.value = "young\nor old";
  document.links = {link};
  link = Link();
  link.id = "E1";
  link.kind = Link::Kind::kEvent;
  link.type = "Meeting";
  link.arguments = {{"", "T1"}, {"Who", "T2"}};
  document.links.push_back(link);
  const std::string written = write_brat(document);
  EXPECT_EQ(written,
            "T1\tFEMALE 0 4\tAnna\nT2\tMALE 9 13\tBert\nA1\tmy_age T1 young or old\n"
            "E1\tMeeting:T1 Who:T2\n");
  EXPECT_TRUE(read_brat("x", kText, written, labels_with_mood()));
}

TEST(BratChanges, AnotherFormatsOriginIsIgnored) {
  struct OtherOrigin : Origin {
    [[nodiscard]] std::size_t line(std::uint32_t) const override { return 1; }
  };
  Document document = read_annotations(kEntities);
  document.origin = std::make_shared<OtherOrigin>();
  EXPECT_EQ(write_brat(document), kEntities);
}

}  // namespace
}  // namespace pseudo
