// Where an annotation may stop inside a word.
#include "lang/de/context/divided_words.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

struct Row {
  std::string_view word;  // the name between bars
  Category category;
  bool divided;
  const char* source;
};

TEST(DividedWords, AreDerivationsAndCompounds) {
  const Row rows[] = {
      {"|Wien|reise", Category::kCity, true, "compound"},
      {"|Wien|er", Category::kCity, true, "inhabitant"},
      {"|Anna|s", Category::kFemale, true, "genitive"},
      {"|Huber|in", Category::kFamily, true, "feminine"},
      {"Ost|berlin|", Category::kCity, true, "compound with a place"},
      {"|Ann|as", Category::kFemale, false, "a wrong offset"},
      {"|Ann|eliese", Category::kFemale, false, "another name"},
      {"A|nna|", Category::kFemale, false, "a wrong offset"},
      {"|M|aier", Category::kFamily, false, "a wrong offset"},
      {"|Mai|er", Category::kFamily, false, "another name"},
      {"|Wie|nreise", Category::kCity, false, "a wrong offset: with a letter more a town"},
      {"|Hube|rfamilie", Category::kFamily, false, "a wrong offset: with a letter more a name"},
      {"|Huber|familie", Category::kFamily, true, "compound"},
      {"|Schwirzen|reise", Category::kCity, true, "compound with a town that no list has"},
      {"Frau|anna|", Category::kFemale, false, "no compound with a given name"},
  };
  for (const Row& row : rows) {
    const std::size_t begin = row.word.find('|');
    const std::size_t end = row.word.rfind('|') - 1;
    std::string word(row.word);
    std::erase(word, '|');
    EXPECT_EQ(divides_word(test::german_rules(), word, {begin, end}, row.category), row.divided)
        << row.word << ": " << row.source;
  }
}

}  // namespace
}  // namespace pseudo::lang::de
