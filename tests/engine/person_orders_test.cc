// The orders in which one person's name is written.
#include "engine/person_orders.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "pseudo/language.h"

namespace pseudo {
namespace {

// "+" before what is complete, "," behind what may have a comma.
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
      {"Eva Habersatter", "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,"},
      {"Habersatter, Eva", "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,"},
      {"Dr. Eva Habersatter", "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,"},
      {"Eva von der Heide",
       "+Eva von der Heide|+von der Heide Eva,|E. von der Heide|von der Heide E.,"},
      {"Eva Maria Habersatter",
       "+Eva Maria Habersatter|+Habersatter Eva Maria,|E. Habersatter|Habersatter E.,|"
       "Eva Habersatter|Habersatter Eva,|Eva M. Habersatter|Habersatter Eva M.,|"
       "E. M. Habersatter|Habersatter E. M.,"},
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
            "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,");
  EXPECT_EQ(orders_of("Habersatter, Eva", *none),
            "+Eva Habersatter|+Habersatter Eva,|E. Habersatter|Habersatter E.,");
}

}  // namespace
}  // namespace pseudo
