#include "lang/de/cases.h"

#include <gtest/gtest.h>

#include <cstdio>

#include "pseudo/lexicon.h"

namespace pseudo::test {
namespace {

class GermanCases : public testing::Test {
 protected:
  GermanCases()
      : lexicons_(Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex")),
        german_(make_language("de", *lexicons_)) {}
  Result<Lexicons> lexicons_;
  Result<std::unique_ptr<LanguageModule>> german_;
};

struct Count {
  std::size_t right = 0, all = 0;
  [[nodiscard]] double share() const {
    return all == 0 ? 1.0 : static_cast<double>(right) / static_cast<double>(all);
  }
};

TEST_F(GermanCases, HoldWhereTheyWereLookedAt) {
  Count seen, seen_forms, unseen, unseen_forms;
  for (const auto& row : case_rows()) {
    const bool aside = is_set_aside(row[0]);
    const CaseDocument document = case_document(row[1]);
    const auto failures = unmet(row[2], document, **german_);
    for (const std::string_view item : items_of(row[2])) {
      const bool right = std::ranges::find(failures, item) == failures.end();
      const auto add = [&](Count& count) {
        ++count.all;
        count.right += right ? 1 : 0;
      };
      add(aside ? unseen : seen);
      if (is_about_form(item)) add(aside ? unseen_forms : seen_forms);
      if (!right && !aside)
        std::printf("%s  %s  %s\n", row[0].c_str(), row[1].c_str(), std::string(item).c_str());
    }
  }
  std::printf("seen: %zu of %zu; forms %zu of %zu\n", seen.right, seen.all, seen_forms.right,
              seen_forms.all);
  std::printf("set aside: %zu of %zu; forms %zu of %zu\n", unseen.right, unseen.all,
              unseen_forms.right, unseen_forms.all);
  EXPECT_GE(seen.share(), 0.99);
  EXPECT_GE(unseen.share(), 0.97);
  EXPECT_GE(unseen_forms.share(), 0.97);
}

TEST_F(GermanCases, HoldOfPeople) {
  for (const auto& row : case_rows_of("lang/de/cases_people.tsv")) {
    for (const std::string& item : unmet(row[2], case_document(row[1]), **german_)) {
      ADD_FAILURE() << row[0] << " (" << row[3] << "): " << item << " does not hold: " << row[1];
    }
  }
}

}  // namespace
}  // namespace pseudo::test
