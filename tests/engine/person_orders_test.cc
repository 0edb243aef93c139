// Tests the orders in which a person's name may be written.
#include "engine/forms/person_orders.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "pseudo/language.h"

namespace pseudo {
namespace {

// Marks complete names with a preceding "+", and names that may contain a comma with a following
// ",".
std::string orders_of(const char* name, const LanguageModule& language) {
  std::string all;
  for (const NameOrder& order : name_orders(name, language)) {
    if (!all.empty()) all += '|';
    all.append(order.is_complete ? "+" : "").append(order.words);
    all += order.may_have_comma ? "," : "";
  }
  return all;
}

TEST(PersonOrders, GivenAndFamilyNamesChangePlaces) {
  struct Row {
    const char* name;
    const char* orders;
  };
  const Row rows[] = {
      {"Eva Habersatter",
       "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,|Eva H."},
      {"Habersatter, Eva",
       "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,|Eva H."},
      {"Dr. Eva Habersatter",
       "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,|Eva H."},
      {"Eva von der Heide",
       "+Eva von der Heide|+von der Heide Eva,|E. von der Heide|von der Heide E.,|"
       "Eva v. d. Heide|v. d. Heide Eva,|E. v. d. Heide|v. d. Heide E.,|"
       "Eva Heide|Heide Eva,|E. Heide|Heide E.,|Eva H."},
      {"Eva Zwarbthal-Köberl",
       "+Eva Zwarbthal-Köberl|+Zwarbthal-Köberl Eva,|E. Zwarbthal-Köberl|Zwarbthal-Köberl E.,|"
       "Eva Zwarbthal|Zwarbthal Eva,|E. Zwarbthal|Zwarbthal E.,|"
       "Eva Köberl|Köberl Eva,|E. Köberl|Köberl E.,|Eva Z."},
      {"Eva Maria Habersatter",
       "+Eva Maria Habersatter|+Habersatter Eva Maria,|E. Habersatter|Habersatter E.,|"
       "Eva Habersatter|Habersatter Eva,|Eva M. Habersatter|Habersatter Eva M.,|"
       "E. M. Habersatter|Habersatter E. M.,|Eva H."},
      {"Habersatter", ""},
      {"", ""},
  };
  const Lexicons lexicons = *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  const std::unique_ptr<LanguageModule> german = *make_language("de", lexicons);
  for (const Row& row : rows) EXPECT_EQ(orders_of(row.name, *german), row.orders) << row.name;
}

TEST(PersonOrders, ALanguageWithoutNamesTellsThemByTheirPlaces) {
  const Lexicons lexicons = *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/none.lex");
  const std::unique_ptr<LanguageModule> none = *make_language("none", lexicons);
  EXPECT_EQ(orders_of("Eva Habersatter", *none),
            "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,|Eva H.");
  EXPECT_EQ(orders_of("Habersatter, Eva", *none),
            "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,|Eva H.");
}

}  // namespace
}  // namespace pseudo
