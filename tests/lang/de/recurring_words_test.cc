// Words of a name that may stand in its surrogate, too, and why.
#include "lang/de/recurring_words.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string_view>

#include "lang/de/german_text.h"

namespace pseudo {

void PrintTo(KeptReason reason, std::ostream* out) { *out << static_cast<int>(reason); }

namespace lang::de {
namespace {

struct Row {
  Category category;
  std::string_view name, word;  // folded
  KeptReason reason;
};

TEST(RecurringWords, HaveAReason) {
  constexpr Row kRows[] = {
      {Category::kCity, "bad xanderau", "bad", KeptReason::kPlacePattern},
      {Category::kCity, "bad xanderau", "xanderau", KeptReason::kNone},
      {Category::kCity, "xanderau an der quim", "an", KeptReason::kFunctionWord},
      {Category::kCity, "xanderau an der quim", "quim", KeptReason::kPlacePattern},
      {Category::kCity, "xanderau quim", "quim", KeptReason::kNone},
      {Category::kCity, "am quim", "quim", KeptReason::kNone},
      {Category::kCity, "xanderau (quim)", "quim", KeptReason::kPlacePattern},
      {Category::kCity, "xanderau/quim", "quim", KeptReason::kPlacePattern},
      {Category::kCity, "xanderau bei graz", "graz", KeptReason::kNone},
      {Category::kCity, "xanderau am main", "main", KeptReason::kPlacePattern},
      {Category::kCity, "xanderauer:innen", "innen", KeptReason::kEnding},
      {Category::kCity, "xanderauinnen", "innen", KeptReason::kNone},
      {Category::kCity, "xanderau", "quim", KeptReason::kNone},
      {Category::kStreet, "lange quim gasse", "lange", KeptReason::kStreetPattern},
      {Category::kStreet, "lange quim gasse", "gasse", KeptReason::kStreetPattern},
      {Category::kStreet, "lange quim gasse", "quim", KeptReason::kNone},
      {Category::kStreet, "lange gasse", "lange", KeptReason::kNone},
      {Category::kStreet, "lange gasse", "gasse", KeptReason::kStreetPattern},
      {Category::kStreet, "sankt quim gasse", "sankt", KeptReason::kPlacePattern},
      {Category::kStreet, "am quim", "am", KeptReason::kFunctionWord},
      {Category::kStreet, "dr. quim gasse", "dr", KeptReason::kTitle},
      {Category::kStreet, "dr quim gasse", "dr", KeptReason::kTitle},
      {Category::kStreet, "quim. gasse", "quim", KeptReason::kNone},
      {Category::kOrg, "hotel quim", "hotel", KeptReason::kOrgKind},
      {Category::kOrg, "hotel quim", "quim", KeptReason::kNone},
      {Category::kOrg, "institut der quim", "der", KeptReason::kFunctionWord},
      {Category::kOrg, "quim gmbh", "gmbh", KeptReason::kLegalForm},
      {Category::kOrg, "quim gmbh", "quim", KeptReason::kNone},
      {Category::kOrg, "quim partner", "partner", KeptReason::kLegalForm},
      {Category::kOrg, "partner quim", "partner", KeptReason::kNone},
      {Category::kFamily, "quim gasse", "gasse", KeptReason::kNone},
  };
  for (const Row& row : kRows) {
    EXPECT_EQ(reason_to_recur(test::german_rules(), row.category, row.name, row.word), row.reason)
        << row.name << ": " << row.word;
  }
}

}  // namespace
}  // namespace lang::de
}  // namespace pseudo
