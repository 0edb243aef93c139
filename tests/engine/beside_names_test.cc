// Tests initials beside a name.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/sweep/beside_names.h"

namespace pseudo {
namespace {

struct BesideCase {
  const char* text;  // "Huber" is the name
  const char* before;
  const char* behind;
};

std::string slice(std::string_view text, ByteSpan span) {
  return std::string(text.substr(span.begin, span.size()));
}

TEST(BesideNames, InitialsAreFoundOnBothSides) {
  const BesideCase cases[] = {
      {"Von E. Huber.", "E.", ""},
      {"Von E.Huber", "E.", ""},
      {"Von E.\nHuber", "E.", ""},
      {"Von E\nHuber", "", ""},
      {"Von E Huber", "E", ""},
      {"Von e Huber", "", ""},
      {"Von E. M. Huber", "E. M.", ""},
      {"Von E.M. Huber", "E.M.", ""},
      {"Von H.-P. Huber", "H.-P.", ""},
      {"Von É. Huber", "É.", ""},
      {"e.huber ist e.Huber@x.example", "e", ""},
      {"e_Huber", "e", ""},
      {"Punkt 5. Huber", "", ""},
      {"Dr. Huber", "", ""},
      {"z.B. Huber", "", ""},
      {"Von Huber E. und", "", "E."},
      {"Von Huber, E. und", "", "E."},
      {"Von Huber,E. und", "", "E."},
      {"Von Huber E. M. und", "", "E. M."},
      {"Von Huber E.M.", "", "E.M."},
      {"Von Huber E", "", "E"},
      {"Von Huber E kam", "", ""},
      {"Von Huber, E kam", "", ""},
      {"Von Huber. E. kam", "", ""},
      {"Von Huber\nE. kam", "", ""},
      {"Huber.e@x.example", "", "e"},
      {"Huber_e.pdf", "", "e"},
      {"Huber und E.", "", ""},
      {"Huber", "", ""},
  };
  for (const BesideCase& c : cases) {
    const std::string_view text = c.text;
    const std::size_t begin = text.find("Huber");
    EXPECT_EQ(slice(text, initials_before(text, begin, 0)), c.before) << text;
    EXPECT_EQ(slice(text, initials_behind(text, begin + 5, text.size())), c.behind) << text;
  }
}

TEST(BesideNames, BoundsAreKept) {
  const std::string_view text = "E. M. Huber E. M.";
  EXPECT_EQ(slice(text, initials_before(text, 6, 3)), "M.");
  EXPECT_EQ(slice(text, initials_before(text, 6, 6)), "");
  EXPECT_EQ(slice(text, initials_behind(text, 11, 14)), "E.");
  EXPECT_EQ(slice(text, initials_behind(text, 11, 11)), "");
}

}  // namespace
}  // namespace pseudo
