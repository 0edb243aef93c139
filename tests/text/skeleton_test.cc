#include "text/skeleton.h"

#include <gtest/gtest.h>

namespace pseudo::text {
namespace {

struct SkeletonRow {
  const char* text;
  const char* key;
};

TEST(Skeleton, IsWhatTheEyeReads) {
  const SkeletonRow rows[] = {
      {"Müller", "mueller"},
      {"Mu\u0308ller", "mueller"},
      {"WEISS Weiß", "weiss weiss"},
      {"Hu\u00ADb\u200Ber", "huber"},
      {"Н\u0443\u0435", "hye"},
      {"Hub\u0435r", "huber"},
      {"René É", "rene e"},
      {"Ｈｕｂｅｒ", "huber"},
      {"ﬁnk ①", "fink 1"},
      {"Łódź Dvořák", "lodz dvorak"},
      {"O’Neil", "o neil"},
      {"OʼNeil O＇Neil", "o neil o neil"},
      {"ʜᴜʙᴇʀ 🅗🅤🅑🅔🅡 🇭🇺", "huber huber hu"},
      {"Ħuƀɇɍ", "huber"},
      {" a-b_c ", "a b c"},
      {"٣", "3"},
      {"", ""},
      {"...", ""},
  };
  for (const SkeletonRow& row : rows) EXPECT_EQ(skeleton_key(row.text), row.key) << row.text;
}

TEST(Skeleton, KnowsWhereItsBytesComeFrom) {
  const std::string_view text = "Ｈu\u00ADber – Müller";
  const Skeleton skeleton(text);
  EXPECT_EQ(skeleton.text(), "huber   mueller");
  EXPECT_EQ(skeleton.source(0), 0U);
  EXPECT_EQ(skeleton.source(2), text.find('b'));
  EXPECT_EQ(skeleton.source(8), text.find('M'));
  EXPECT_EQ(skeleton.source(skeleton.text().size()), text.size());
}

TEST(Skeleton, NotesDividedWords) {
  for (const char* text : {"Hu-\nber", "Hu-\r\n> ber", "Hu\u00AD\nber", "Hu=\nber", "Hu- \nber",
                           "Hu-\n\tber", "Hu-\n\nber", "Hu- \r\n> > ber", "Hu\u2010\n| ber",
                           "Hu\u00AC\nber", "Hu\u00AD \n>\n> ber"}) {
    const Skeleton skeleton(text);
    ASSERT_EQ(skeleton.line_breaks().size(), 1U) << text;
    EXPECT_EQ(skeleton.text().substr(0, skeleton.line_breaks()[0].left_end), "hu") << text;
    EXPECT_EQ(skeleton.text().substr(skeleton.line_breaks()[0].right_begin), "ber") << text;
  }
  EXPECT_TRUE(Skeleton("Hu\nber -\nx").line_breaks().empty());
  EXPECT_TRUE(Skeleton("Hu-\n\n\nber, Hu-ber").line_breaks().empty());
}

TEST(Skeleton, NotesWordsAroundLineEnds) {
  for (const char* text :
       {"Hu\nber", "Hu\r\n> ber", "Hu \nber", "Hu\n\tber", "Hu\n\nber", "Hu \r\n> > ber"}) {
    const Skeleton skeleton(text);
    ASSERT_EQ(skeleton.line_ends().size(), 1U) << text;
    EXPECT_EQ(skeleton.text().substr(0, skeleton.line_ends()[0].left_end), "hu") << text;
    EXPECT_EQ(skeleton.text().substr(skeleton.line_ends()[0].right_begin), "ber") << text;
  }
  EXPECT_TRUE(Skeleton("Hu.\nber, Hu-\nber\n").line_ends().empty());
}

}  // namespace
}  // namespace pseudo::text
