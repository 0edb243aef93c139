#include "text/casing.h"

#include <gtest/gtest.h>

#include <clocale>
#include <map>
#include <string>

#include "tsv.h"

namespace pseudo::text {
namespace {

using testing_tables::read_table;
using testing_tables::Row;

TEST(Casing, MapsAsTheTableSays) {
  const std::map<std::string, std::string (*)(std::string_view)> functions = {
      {"upper", to_upper}, {"lower", to_lower}, {"capitalize", capitalize}};
  for (const Row& row : read_table("text/casing.tsv", 4)) {
    EXPECT_EQ(functions.at(row[0])(row[1]), row[2]) << "line " << row.line << ": " << row[3];
  }
}

TEST(Casing, ObservesShapesAsTheTableSays) {
  const std::map<std::string, CaseShape> shapes = {{"natural", CaseShape::kNatural},
                                                   {"lower", CaseShape::kLower},
                                                   {"upper", CaseShape::kUpper},
                                                   {"title", CaseShape::kTitle}};
  for (const Row& row : read_table("text/case_shape.tsv", 4)) {
    EXPECT_EQ(observe_case(row[0], row[1]), shapes.at(row[2]))
        << "line " << row.line << ": " << row[0] << " of " << row[1] << ", " << row[3];
  }
}

TEST(Casing, AppliesShapes) {
  EXPECT_EQ(apply_case("Bärbel Weiß", CaseShape::kUpper), "BÄRBEL WEISS");
  EXPECT_EQ(apply_case("Bärbel Weiß", CaseShape::kLower), "bärbel weiß");
  EXPECT_EQ(apply_case("tirolerisch", CaseShape::kTitle), "Tirolerisch");
  EXPECT_EQ(apply_case("McIntosh", CaseShape::kNatural), "McIntosh");
}

TEST(Casing, ObservedShapeReproducesTheSurface) {
  for (const char* natural : {"Ilse Öz", "von der Heide", "tirolerisch", "ÖBB", "Anna-Lena"}) {
    for (const std::string& surface :
         {std::string(natural), to_lower(natural), to_upper(natural), capitalize(natural)}) {
      EXPECT_EQ(apply_case(natural, observe_case(surface, natural)), surface);
    }
  }
}

}  // namespace
}  // namespace pseudo::text
