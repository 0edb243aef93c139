#include "engine/carry/notes_policy.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/no_grammar.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

constexpr const char* kEntities = "T1\tFEMALE 0 4\tAnna\nT2\tMood 9 13\tfroh\n";

// Returns the lines after the T lines under the policy. "Anna" is the original, "Eva" its
// surrogate.
std::string after(const std::string& lines, NotesPolicy policy, std::size_t dropped,
                  std::size_t normalizations_dropped = 0) {
  LabelMap labels;
  labels.keep("Mood");
  auto document = read_brat("x", "Anna ist froh", kEntities + lines, labels);
  EXPECT_TRUE(document) << document.error().message;
  if (!document) return {};
  SweptForms forms{FormIndex(test::no_grammar()), {{0, kWholeMention, 0, Category::kFemale}}};
  forms.index.add({"anna"}, 0);
  const NoteTexts replacements{{"Eva"}, {}};
  const std::vector<std::optional<Category>> categories = {Category::kFemale, std::nullopt};
  KeptNotes kept = apply_notes_policy(
      std::move(document->links), std::move(document->remarks),
      {document->annotations, categories, forms, test::no_grammar(), replacements, policy});
  document->links = std::move(kept.links);
  document->remarks = std::move(kept.remarks);
  EXPECT_EQ(kept.counts.notes_dropped, dropped) << lines;
  EXPECT_EQ(kept.counts.normalizations_dropped, normalizations_dropped) << lines;
  const std::string written = write_brat(*document);
  EXPECT_TRUE(read_brat("x", "Anna ist froh", written, labels)) << written;
  return written.substr(std::string(kEntities).size());
}

constexpr auto kDrop = NotesPolicy::kDrop;
constexpr auto kScrub = NotesPolicy::kScrub;
constexpr auto kKeep = NotesPolicy::kKeep;

TEST(NotesPolicy, NotesAreDroppedScrubbedOrKept) {
  const std::string notes =
      "#1\tAnnotatorNotes T2\tsagt anna\n# Anna\n#2\tNote T1\tja\n#3\tAnna T1\n";
  EXPECT_EQ(after(notes, kDrop, 4), "");
  EXPECT_EQ(after(notes, kScrub, 0),
            "#1\tAnnotatorNotes T2\tsagt Eva\n# Eva\n#2\tNote T1\tja\n#3\tEva T1\n");
  EXPECT_EQ(after(notes, kKeep, 0), notes);
}

TEST(NotesPolicy, ValuesThatShowAnOriginalGoWithTheirLinks) {
  const std::string lines = "A1\tWho T2 Anna\nA2\tHow T2 sehr\nN2\tReference T2 W:6\tAnna\n";
  EXPECT_EQ(after(lines, kDrop, 2), "A2\tHow T2 sehr\n");
  EXPECT_EQ(after(lines, kScrub, 0),
            "A1\tWho T2 Eva\nA2\tHow T2 sehr\nN2\tReference T2 W:6\tEva\n");
  EXPECT_EQ(after(lines, kKeep, 0), lines);
}

TEST(NotesPolicy, ColumnsThatShowAnOriginalGoButForTheirElement) {
  const std::string lines =
      "R1\tmag A:T1 B:T2\tAnna\nE1\tMood:T2\tnein\n*\tEquiv T1 T2\tAnna\nA1\tWho T2\tAnna\n"
      "T3\tMood 9 13\tfroh\tAnna\n";
  EXPECT_EQ(after(lines, kDrop, 4),
            "R1\tmag A:T1 B:T2\nE1\tMood:T2\tnein\n*\tEquiv T1 T2\nT3\tMood 9 13\tfroh\n");
  EXPECT_EQ(after(lines, kScrub, 0),
            "R1\tmag A:T1 B:T2\tEva\nE1\tMood:T2\tnein\n*\tEquiv T1 T2\tEva\nA1\tWho T2\tEva\n"
            "T3\tMood 9 13\tfroh\tEva\n");
  EXPECT_EQ(after(lines, kKeep, 0), lines);
}

TEST(NotesPolicy, ALinkIsCountedOnce) { EXPECT_EQ(after("A1\tWho T2 Anna\tAnna\n", kDrop, 1), ""); }

TEST(NotesPolicy, NormalizationsOfPiAreAlwaysDropped) {
  for (const NotesPolicy policy : {kDrop, kScrub, kKeep}) {
    EXPECT_EQ(after("N1\tReference T1 W:5\tx\tAnna\nN2\tReference T2 W:6\ty\n", policy,
                    policy == kDrop ? 0 : 0, 1),
              "N2\tReference T2 W:6\ty\n");
  }
}

TEST(NotesPolicy, WhatRefersToADroppedElementIsDropped) {
  EXPECT_EQ(after("A3\tVery A2\tcolumn\nA2\tSure N1\nN1\tReference T1 W:5\tx\nA4\tSure T1\n"
                  "E1\tMood:T2 A:A3\n#1\tNote E1\tx\n",
                  kKeep, 4, 1),
            "A4\tSure T1\n");
}

// Notes may be referred to like other elements.
TEST(NotesPolicy, WhatRefersToADroppedNoteIsDropped) {
  EXPECT_EQ(after("#1\tNote T1\tx\nA1\tSure #1\nR1\tmag A:A1 B:T1\nA2\tSure T1\n", kDrop, 3),
            "A2\tSure T1\n");
}

TEST(NotesPolicy, ATextThatIsAnOriginalOnceItIsScrubbedIsDropped) {
  EXPECT_EQ(after("# An Anna na\n", kScrub, 0), "# An Eva na\n");
  LabelMap labels;
  auto document = read_brat("x", "Anna", "T1\tFEMALE 0 4\tAnna\n# Eva Anna\n", labels);
  ASSERT_TRUE(document);
  SweptForms forms{FormIndex(test::no_grammar()), {{0, kWholeMention, 0, Category::kFemale}}};
  forms.index.add({"anna"}, 0);
  forms.index.add({"eva eva"}, 0);
  const NoteTexts replacements{{"Eva"}, {}};
  const std::vector<std::optional<Category>> categories = {Category::kFemale};
  const KeptNotes kept = apply_notes_policy(
      std::move(document->links), std::move(document->remarks),
      {document->annotations, categories, forms, test::no_grammar(), replacements, kScrub});
  EXPECT_TRUE(kept.remarks.empty());
  EXPECT_EQ(kept.counts.notes_dropped, 1U);
}

}  // namespace
}  // namespace pseudo
