// Tests the originals that no surrogate of a document may show.
#include "engine/common/original_set.h"

#include <gtest/gtest.h>

namespace pseudo {
namespace {

OriginalSet originals() {
  OriginalSet set;
  for (const char* const folded : {"klagenfurt", "steiermark", "graz", "au", "bad ischl"}) {
    set.insert(folded);
  }
  return set;
}

TEST(OriginalSet, ContainsWhatWasInserted) {
  const OriginalSet set = originals();
  EXPECT_TRUE(set.contains("klagenfurt"));
  EXPECT_TRUE(set.contains("au"));
  EXPECT_FALSE(set.contains("klagenfurd"));
  EXPECT_FALSE(set.contains("klagenfur"));
  EXPECT_FALSE(set.contains(""));
}

TEST(OriginalSet, WordsThatBeginOrEndWithAnOriginalShowIt) {
  const OriginalSet set = originals();
  for (const char* const shows : {"klagenfurter strasse", "am klagenfurt", "oststeiermark",
                                  "die oststeiermark", "grazer", "graz", "au", "bad ischl"}) {
    EXPECT_TRUE(set.shown_in(shows)) << shows;
  }
  for (const char* const shows_not : {"linz", "auhof", "neuau", "der au", "ostgraz", "lagenfurt",
                                      "steiermaerker", "xklagenfurtx", "", "ischl"}) {
    EXPECT_FALSE(set.shown_in(shows_not)) << shows_not;
  }
}

// Shorter matches (four letters at the beginning, six at the end) occur by chance.
TEST(OriginalSet, ShortBeginningsAndEndsShowNothing) {
  OriginalSet set;
  set.insert("ulm");
  set.insert("koeln");
  set.insert("bremen");
  EXPECT_FALSE(set.shown_in("ulmer"));
  EXPECT_TRUE(set.shown_in("koelner"));
  EXPECT_FALSE(set.shown_in("neukoeln"));
  EXPECT_TRUE(set.shown_in("neubremen"));
}

}  // namespace
}  // namespace pseudo
