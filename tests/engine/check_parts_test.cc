// Tests the comparisons of dates, values, entities and kinds one by one, each on a pair of
// documents.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/check/check_dates.h"
#include "engine/check/check_entities.h"
#include "engine/check/check_kinds.h"
#include "engine/check/check_pairs.h"
#include "engine/check/check_values.h"
#include "engine/stages.h"
#include "support/markup.h"

namespace pseudo {
namespace {

using test::Stages;

/// Two documents, paired as in the check.
struct Compared {
  Compared(std::string_view before, std::string_view after, Options options = Options())
      : stages(test::marked(before), std::move(options)),
        changed(test::marked(after)),
        checked{stages.document,
                stages.plan.categories,
                stages.plan,
                stages.forms,
                [](std::size_t) { return KeptWords(); },
                styled,
                stages.setup.options.styles},
        shared(checked) {
    PairedAnnotations paired = pair_annotations(stages.document, changed, stages.plan);
    EXPECT_TRUE(paired.findings.empty()) << before;
    stretches = pair_stretches(checked, changed, paired.pairs);
  }
  Compared(const Compared&) = delete;
  Compared& operator=(const Compared&) = delete;

  Stages stages;
  Document changed;
  StyledTexts styled = {};
  Checked checked;
  SharedFacts shared;
  std::vector<ReplacedStretch> stretches;
};

/// Example: "T2 date-distance, T3 other-kind".
std::string list(const std::vector<Finding>& findings) {
  std::string all;
  for (const Finding& finding : findings) {
    if (!all.empty()) all += ", ";
    all += finding.annotation + " " + std::string(name(finding.code));
  }
  return all;
}

struct PartRow {
  const char* before;
  const char* after;
  const char* findings;
};

TEST(FindingCodes, HaveNamesByWhichTheyAreFound) {
  for (std::size_t i = 0; i < kFindingCodeCount; ++i) {
    const auto code = static_cast<FindingCode>(i);
    EXPECT_EQ(find_finding_code(name(code)), code);
    EXPECT_FALSE(meaning(code).empty()) << name(code);
  }
  EXPECT_EQ(find_finding_code(""), std::nullopt);
  EXPECT_EQ(find_finding_code("alignment "), std::nullopt);
}

TEST(CheckDates, DatesOfAScopeMoveByOneDistance) {
  const PartRow rows[] = {
      {"[DATE D12] [DATE D20]", "[DATE D19] [DATE D27]", ""},
      {"[DATE D12] [DATE D20] [DATE D30]", "[DATE D19] [DATE D27] [DATE D38]", "T3 date-distance"},
      {"[DATE D12] [DATE D20]", "[DATE D12] [DATE D20]",
       "T1 original-in-place, T2 original-in-place"},
      {"[DATE D12] [DATE D20] [DATE D30]", "[DATE D19] [DATE D27] [DATE soon]", "T3 date-distance"},
      {"[FEMALE Ana] [DATE D12]", "[FEMALE Bo] [DATE D19]", ""},  // names are no dates
  };
  for (const PartRow& row : rows) {
    Compared c(row.before, row.after);
    EXPECT_EQ(list(check_dates(c.checked, c.changed, c.stretches, c.stages.setup, c.shared)),
              row.findings)
        << row.before;
  }
}

TEST(CheckDates, AFixedShiftIsTheDistance) {
  Options options;
  options.fixed_shift = 7;
  Compared fits("[DATE D12]", "[DATE D19]", options);
  EXPECT_EQ(
      list(check_dates(fits.checked, fits.changed, fits.stretches, fits.stages.setup, fits.shared)),
      "");
  Compared other("[DATE D12]", "[DATE D20]", options);
  EXPECT_EQ(list(check_dates(other.checked, other.changed, other.stretches, other.stages.setup,
                             other.shared)),
            "T1 date-distance");
}

TEST(CheckValues, OneHasOneSurrogateAndTwoHaveTwo) {
  const PartRow rows[] = {
      {"[UFID 123-456] [UFID 123 456]", "[UFID 987-654] [UFID 987 654]", ""},
      {"[UFID 123-456] [UFID 123 456]", "[UFID 987-654] [UFID 987 655]", "T2 entity-split"},
      {"[UFID 123-456] [UFID 123-457]", "[UFID 987-654] [UFID 987-654]", "T2 entities-merged"},
      {"[FEMALE Ana] [FEMALE Ana]", "[FEMALE Bo] [FEMALE Cy]", ""},  // parts: check_entities
      {"[FEMALE Ana] [FEMALE Ada]", "[FEMALE Bo] [FEMALE Bo]", "T2 entities-merged"},
      {"[FEMALE Ana] [FAMILY Ulm]", "[FEMALE Bo] [FAMILY Elm]", ""},
  };
  for (const PartRow& row : rows) {
    Compared c(row.before, row.after);
    EXPECT_EQ(list(check_values(c.checked, c.stages.resolved, c.changed, c.stretches,
                                c.stages.setup, c.shared)),
              row.findings)
        << row.before;
  }
}

TEST(CheckEntities, NamesAreComparedByTheirParts) {
  const PartRow rows[] = {
      {"[FEMALE Ana] [FEMALE Ana]", "[FEMALE Bo] [FEMALE Bo]", ""},
      {"[FEMALE Ana] [FEMALE Ana]", "[FEMALE Bo] [FEMALE Cy]", "T2 entity-split"},
      {"[FEMALE Ana] [FEMALE Anako]", "[FEMALE Bo] [FEMALE Boko]", ""},
  };
  for (const PartRow& row : rows) {
    Compared c(row.before, row.after);
    EXPECT_EQ(list(check_entities(c.checked, c.stages.resolved, c.changed, c.stretches,
                                  c.stages.setup, c.shared)
                       .findings),
              row.findings)
        << row.before;
  }
}

TEST(CheckKinds, WhatStandsForAKindIsOfIt) {
  const PartRow rows[] = {
      {"[FEMALE Ana]", "[FEMALE Bo]", ""},
      {"[FEMALE Ana]", "[FEMALE 123]", "T1 other-kind"},
      {"[PHONE 0316 1234]", "[PHONE 0555 9876]", ""},
      {"[PHONE 0316 1234]", "[PHONE Bo]", "T1 other-kind"},
      {"[EMAIL ana@graz.example]", "[EMAIL bo@elm.example]", ""},
      {"[EMAIL ana@graz.example]", "[EMAIL bo]", "T1 other-kind"},
  };
  for (const PartRow& row : rows) {
    const Compared c(row.before, row.after);
    EXPECT_EQ(
        list(check_kinds(c.checked, c.changed, c.stretches, c.stages.setup.locale.spelled_words)),
        row.findings)
        << row.before;
  }
}

}  // namespace
}  // namespace pseudo
