#include "text/look_alikes.h"

#include <gtest/gtest.h>

namespace pseudo::text {
namespace {

// Belief: Unicode Technical Standard 39, confusables, and the compatibility decompositions of the
// Unicode Character Database.
TEST(LookAlikes, AreLatinLettersInLowerCase) {
  struct LookAlike {
    char32_t letter;
    const char* latin;
  };
  const LookAlike rows[] = {{U'a', "a"},  {U'A', "a"}, {U'ß', "ß"}, {U'é', "e"},     {U'Å', "a"},
                            {U'ø', "o"},  {U'Ł', "l"}, {U'ı', "i"}, {U'Α', "a"},     {U'ο', "o"},
                            {U'ν', "v"},  {U'А', "a"}, {U'с', "c"}, {U'Н', "h"},     {U'й', "и"},
                            {U'ж', "ж"},  {U'Ж', "ж"}, {U'ӏ', "i"}, {U'ց', "g"},     {U'ﬁ', "fi"},
                            {U'Ａ', "a"}, {U'𝐚', "a"}, {U'ⓐ', "a"}, {U'⒜', "a"},     {U'ª', "a"},
                            {U'4', "4"},  {U'²', "2"}, {U' ', " "}, {U'\u0301', ""}, {U'漢', "漢"}};
  for (const LookAlike& row : rows) {
    EXPECT_EQ(look_alike(row.letter), row.latin) << static_cast<unsigned>(row.letter);
  }
}

}  // namespace
}  // namespace pseudo::text
