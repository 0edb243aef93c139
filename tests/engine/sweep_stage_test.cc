// Tests stage `sweep` on values: a planned and resolved document, its forms and its gaps.
#include "engine/sweep/sweep.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/plan/gaps.h"
#include "engine/stages.h"
#include "support/markup.h"

namespace pseudo {
namespace {

using test::Stages;

/// Returns what the sweep finds in the gaps of a document, separated by "|".
std::string swept(std::string_view markup) {
  const Stages s(test::marked(markup));
  std::string all;
  for (const SweptMention& mention :
       sweep(s.document.text, gaps_of(s.document.text, s.plan), s.forms, s.language)) {
    if (!all.empty()) all += '|';
    all += s.document.text.substr(mention.span.begin, mention.span.size());
  }
  return all;
}

struct StageRow {
  const char* markup;
  const char* found;
};

TEST(SweepStage, FindsOriginalsInTheGaps) {
  const StageRow rows[] = {
      {"[FEMALE Ana] came.", ""},
      {"[FEMALE Ana] came, Ana left.", "Ana"},
      {"[FEMALE Ana] came, ANA and ana left.", "ANA|ana"},
      {"[FEMALE Anako] came, Ana left.", "Ana"},  // the lemma of the genitive
      {"[FEMALE Ana] came, Anab left.", ""},      // inside a word
      {"[CITY 8010 Graz], then Graz.", "Graz"},   // a part of a mention
      {"[CITY 8010 Graz], then 8010.", "8010"},   // another part
      {"[FEMALE Dr Ana], Dr Bo.", ""},            // a literal is no original
      {"[FEMALE Ana] [FAMILY Ulm], then Ana Ulm.", "Ana|Ulm"},
      {"[FEMALE Ána] came, A\xCC\x81na left.", "A\xCC\x81na"},  // decomposed
      {"Ana, before [FEMALE Ana].", "Ana"},
      {"[FEMALE Ana][FEMALE Bo]", ""},  // no gap
  };
  for (const StageRow& row : rows) EXPECT_EQ(swept(row.markup), row.found) << row.markup;
}

TEST(SweepStage, FindsNothingOutsideTheStretches) {
  const Stages s(test::marked("[FEMALE Ana] Ana Ana"));
  const std::vector<ByteSpan> last = {{8, 11}};
  const auto found = sweep(s.document.text, last, s.forms, s.language);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].span, (ByteSpan{8, 11}));
  EXPECT_EQ(found[0].form(), found[0].span);
  EXPECT_FALSE(found[0].is_denied);
}

TEST(SweepStage, NamesTheOwnerOfTheForm) {
  const Stages s(test::marked("[FEMALE Ana] [CITY Graz] Graz"));
  const auto found = sweep(s.document.text, gaps_of(s.document.text, s.plan), s.forms, s.language);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(s.forms.owners[found[0].owner].mention, 1U);
  EXPECT_EQ(s.forms.owners[found[0].owner].category, Category::kCity);
}

}  // namespace
}  // namespace pseudo
