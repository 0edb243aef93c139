// Classes of words that lists give to tokens.
#include "recognition/features/lists.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "pseudo/text.h"
#include "support/german.h"

namespace pseudo::recognition {
namespace {

class ListsTest : public testing::Test {
 protected:
  /// A letter for each token: "1" has the class, "0" has not, "+" is a further token of a run.
  [[nodiscard]] std::string marked(const std::string& text, const std::string& class_name) const {
    const std::vector<Token> tokens = tokenize(text);
    std::vector<std::string> folded;
    for (const Token& token : tokens) {
      folded.push_back(text::fold_key(text.substr(token.span.begin, token.span.size())));
    }
    const ListBits bit = lists_.bit(class_name);
    EXPECT_NE(bit, 0U) << class_name;
    std::string shown;
    for (const ListBits bits : lists_.find(tokens, folded)) {
      const bool further = (bits & (bit << 1U)) != 0 && class_name == "place";
      shown += (bits & bit) != 0 ? '1' : further ? '+' : '0';
    }
    return shown;
  }
  testing_support::German german_;
  Lists lists_{german_.module().lexicons()};
};

TEST_F(ListsTest, WordsHaveTheirClassesInAllForms) {
  struct Row {
    const char* text;
    const char* class_name;
    const char* marked;
  };
  const Row rows[] = {{"Irmgard kam", "female", "10"},
                      {"Irmgards Rad", "female", "10"},
                      {"Irmgard", "male", "0"},
                      {"Frau Irmgard", "address-word", "10"},
                      {"Liebe Irmgard", "greeting", "10"},
                      {"im Mai", "month", "01"},
                      {"Bad Ischl ruft", "place", "1+0"},
                      {"in Wien", "place", "01"},
                      {"Wiens Gassen", "place", "10"},
                      {"der Wiener Dom", "place", "010"},
                      {"Ulms Dom", "place", "10"},
                      {"Lindenstraße 4", "street-ending", "10"}};
  for (const Row& row : rows) {
    EXPECT_EQ(marked(row.text, row.class_name), row.marked) << row.text << " " << row.class_name;
  }
}

TEST_F(ListsTest, ClassesOfNamesAreToldApart) {
  EXPECT_NE(lists_.names() & lists_.bit("family"), 0U);
  EXPECT_NE(lists_.names() & lists_.bit("place"), 0U);
  EXPECT_NE(lists_.names() & (lists_.bit("place") << 1U), 0U) << "further tokens of a run";
  EXPECT_EQ(lists_.names() & lists_.bit("title"), 0U);
  EXPECT_EQ(lists_.bit("no such class"), 0U);
}

}  // namespace
}  // namespace pseudo::recognition
