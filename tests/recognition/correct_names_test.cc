// Marks that lists and neighbours mend, by table.
#include "recognition/consistency/correct_names.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "recognition/consistency/correct_organizations.h"
#include "recognition/features/clusters.h"
#include "support/german.h"
#include "tsv.h"

namespace pseudo::recognition {
namespace {

struct Marked {
  std::string text;
  std::vector<Found> marks;
};

/// "ob [MALE:Udo] kommt" as text and marks.
Marked parse(const std::string& written) {
  Marked marked;
  for (std::size_t i = 0; i < written.size(); ++i) {
    const std::size_t colon = written.find(':', i);
    const std::size_t end = written.find(']', i);
    if (written[i] != '[' || colon == std::string::npos || end == std::string::npos) {
      marked.text += written[i];
      continue;
    }
    const auto category = find_category(written.substr(i + 1, colon - i - 1));
    EXPECT_TRUE(category) << written;
    const std::size_t begin = marked.text.size();
    marked.text += written.substr(colon + 1, end - colon - 1);
    marked.marks.push_back(
        {{begin, marked.text.size()}, category.value_or(Category::kDate), 1, false});
    i = end;
  }
  return marked;
}

std::string written(const Marked& marked) {
  std::string all = marked.text;
  for (auto mark = marked.marks.rbegin(); mark != marked.marks.rend(); ++mark) {
    all.insert(mark->span.end, "]");
    all.insert(mark->span.begin, "[" + std::string(name(mark->category)) + ":");
  }
  return all;
}

TEST(SettleNames, FollowsTheTable) {
  const testing_support::German german;
  const Lists lists(german.module().lexicons());
  const Clusters clusters;
  for (const auto& row : testing_tables::read_table("recognition/settle_cases.tsv", 3)) {
    Marked marked = parse(row[0]);
    const std::vector<TokenView> views = view_tokens(marked.text, lists, clusters, {});
    correct_names(marked.text, views, lists, marked.marks);
    correct_organizations(views, lists, marked.marks);
    EXPECT_EQ(written(marked), row[1]) << "line " << row.line;
  }
}

TEST(SettleNames, AnnotationsOfAPersonStay) {
  const testing_support::German german;
  const Lists lists(german.module().lexicons());
  const Clusters clusters;
  Marked marked = parse("ob [FAMILY:Saverio] kommt");
  marked.marks[0].given = true;
  correct_names(marked.text, view_tokens(marked.text, lists, clusters, {}), lists, marked.marks);
  EXPECT_EQ(written(marked), "ob [FAMILY:Saverio] kommt");
}

}  // namespace
}  // namespace pseudo::recognition
