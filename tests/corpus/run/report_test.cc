// The entries of the report, field by field.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "corpus/run/report.h"

namespace pseudo {
namespace {

struct Entry {
  std::vector<DoubtfulAnnotation> doubts{{Doubt::kCrosses, "T2", "T1", 0, {3, 4}},
                                         {Doubt::kEndsInWord, "T5", "", -1, {7, 8}}};
  std::vector<MissedMention> missed{{9, "T1", false, {1, 2}, {1, 5}},
                                    {20, "", true, {2, 1}, {2, 1}}};

  [[nodiscard]] DocumentEntry of(DocumentStatus status) const {
    DocumentEntry entry;
    entry.id = "mail/1";
    entry.status = status;
    entry.fault = "why";
    entry.before = {5, 2, 3};
    entry.after = {6, 2, 4};
    entry.doubts = doubts;
    entry.missed = missed;
    return entry;
  }
};

TEST(ReportEntry, OfADocumentThatWasDone) {
  EXPECT_EQ(
      format_entry(Entry().of(DocumentStatus::kDone)),
      R"({"id":"mail/1","status":"done","tokens":[5,6],"pi_entities":[2,2],)"
      R"("pi_tokens":[3,4],"doubtful_annotations":[)"
      R"({"code":"crosses","annotation":"T2","line":3,"column":4,"other":"T1"},)"
      R"({"code":"ends-in-word","annotation":"T5","line":7,"column":8,"move_by":-1}],)"
      R"("missed":[{"annotation":"T1","line":1,"column":2,"output_line":1,"output_column":5}],)"
      R"("doubtful":[{"annotation":null,"line":2,"column":1,"output_line":2,)"
      R"("output_column":1}],"findings":[]})");
}

TEST(ReportEntry, OfAFailedDocumentKeepsWhatItFailedFor) {
  EXPECT_EQ(format_entry(Entry().of(DocumentStatus::kFailed)),
            R"({"id":"mail/1","status":"failed","error":"why","doubtful_annotations":[)"
            R"({"code":"crosses","annotation":"T2","line":3,"column":4,"other":"T1"},)"
            R"({"code":"ends-in-word","annotation":"T5","line":7,"column":8,"move_by":-1}],)"
            R"("missed":[{"annotation":"T1","line":1,"column":2}],)"
            R"("doubtful":[{"annotation":null,"line":2,"column":1}]})");
  DocumentEntry unread;
  unread.id = "mail/2";
  unread.status = DocumentStatus::kFailed;
  unread.fault = "is not UTF-8";
  EXPECT_EQ(format_entry(unread), R"({"id":"mail/2","status":"failed","error":"is not UTF-8"})");
}

TEST(ReportEntry, OfASkippedDocumentHasNoNumbers) {
  EXPECT_EQ(format_entry(Entry().of(DocumentStatus::kSkipped)),
            R"({"id":"mail/1","status":"skipped"})");
}

}  // namespace
}  // namespace pseudo
