// Tests that towns near each other get surrogates that are near each other.
#include "engine/assign/near_towns.h"

#include <gtest/gtest.h>

#include <string_view>

#include "text/fold.h"

namespace pseudo {
namespace {

// Alma and Berg are 11 kilometres apart, Ceda is 220 from both; Dorn has no coordinates.
constexpr const char* kTownTable =
    "name\tcountry\tlatitude\tlongitude\n"
    "Alma\tAT\t48.0\t15.0\n"
    "Berg\tAT\t48.1\t15.0\n"
    "Ceda\tAT\t46.0\t15.0\n"
    "Dorn\tAT\t\t\n"
    "Ebel\tDE\t50.0\t10.0\n"
    "Fels\tDE\t53.0\t10.0\n";

class NearTownsTest : public testing::Test {
 protected:
  NearTownsTest()
      : lexicons_(Lexicons::from_tsv({{"places", kTownTable}})),
        table_(*lexicons_->table("places")) {}

  [[nodiscard]] std::uint32_t row(std::string_view name) const {
    return table_.find(text::fold_key(name)).front();
  }
  // `own`: "" for a town in no table.
  [[nodiscard]] SurrogateQuery query(std::string_view own) const {
    SurrogateQuery query;
    query.table = &table_;
    if (!own.empty()) query.own_row = row(own);
    return query;
  }
  void enter(std::string_view own, std::string_view surrogate, std::size_t sentence = 0) {
    towns_.enter(query(own), {std::string(surrogate), &table_, row(surrogate)}, sentence);
  }
  // Returns the latitude of the goal, or 0 if there is none.
  [[nodiscard]] double goal(std::string_view own, std::size_t sentence = 0) const {
    const auto point = towns_.goal(query(own), sentence);
    return point ? point->latitude : 0;
  }

  Result<Lexicons> lexicons_;
  const LexiconTable& table_;
  NearTowns towns_;
};

TEST_F(NearTownsTest, HasNoGoalForTheFirst) { EXPECT_EQ(goal("Alma"), 0); }

TEST_F(NearTownsTest, GoesNearTheSurrogateOfANearTown) {
  enter("Alma", "Ebel");
  EXPECT_EQ(goal("Berg"), 50);
}

TEST_F(NearTownsTest, LeavesTownsApartThatLieApart) {
  enter("Alma", "Ebel");
  EXPECT_EQ(goal("Ceda"), 0);
}

TEST_F(NearTownsTest, TakesUnknownTownsForNear) {
  enter("Alma", "Ebel");
  EXPECT_EQ(goal(""), 50);
  enter("", "Fels");
  EXPECT_EQ(goal("Dorn"), 53) << "the last one";
  EXPECT_EQ(goal("Berg"), 50) << "the one that is known to be near";
}

TEST_F(NearTownsTest, CrossesNoBorder) {
  enter("Alma", "Ebel");
  SurrogateQuery austrian = query("Berg");
  austrian.required.country = "AT";
  EXPECT_FALSE(towns_.goal(austrian, 0));
}

TEST_F(NearTownsTest, KeepsSentencesApart) {
  enter("Alma", "Ebel", 1);
  EXPECT_EQ(goal("Berg", 2), 0);
  EXPECT_EQ(goal("Berg", 1), 50);
}

TEST_F(NearTownsTest, MeasuresKilometres) {
  EXPECT_NEAR(kilometres({48.2, 16.4}, {47.1, 15.4}), 143, 5);  // Wien, Graz
  EXPECT_FALSE(point_of(table_, row("Dorn")));
}

}  // namespace
}  // namespace pseudo
