// Marks of names that are everyday words where they stand.
#include "recognition/consistency/everyday_marks.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "recognition/features/clusters.h"
#include "support/german.h"

namespace pseudo::recognition {
namespace {

class EverydayMarks : public testing::Test {
 protected:
  /// True if the mark of `name`, its last mention in the text, stays.
  [[nodiscard]] bool stays(const std::string& text, const std::string& name,
                           bool given = false) const {
    const Lists lists(german_.module().lexicons());
    const std::size_t begin = text.rfind(name);
    std::vector<Found> marks{{{begin, begin + name.size()}, Category::kFamily, 1, given}};
    leave_out_everyday_words(text, view_tokens(text, lists, Clusters(), {}), lists,
                             german_.module(), marks);
    return !marks.empty();
  }
  testing_support::German german_;
};

TEST_F(EverydayMarks, ANounBehindAnArticleIsNoName) {
  EXPECT_FALSE(stays("Wir gehen an den Bach.", "Bach"));
  EXPECT_FALSE(stays("Lieber Herr Bach,\nwir gehen an den Bach.", "Bach"));
  EXPECT_FALSE(stays("Wir gehen in den Wald.", "Wald"));
  EXPECT_FALSE(stays("Der Koch und mein Koch", "Koch"));
}

TEST_F(EverydayMarks, APersonOfTheTextStays) {
  EXPECT_TRUE(stays("Herr Koch kommt. Was der Koch sagt!", "Koch"));
  EXPECT_TRUE(stays("Ich sprach mit Koch.", "Koch"));
  EXPECT_TRUE(stays("Das weiß die Frau Koch.", "Koch"));
  EXPECT_TRUE(stays("Wir gehen an den Habersatter.", "Habersatter"));
  EXPECT_TRUE(stays("Wir gehen an den Bach.", "Bach", true)) << "a person annotated it";
}

TEST_F(EverydayMarks, AnAbbreviationBeforeANumberIsNoName) {
  EXPECT_FALSE(stays("Das kostet Max. 60 Euro.", "Max"));
  EXPECT_TRUE(stays("Das sagt Max. Wir kommen.", "Max"));
}

}  // namespace
}  // namespace pseudo::recognition
