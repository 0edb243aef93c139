// Outcomes of an audit as the tests of view want them.
#pragma once

#include <string>

#include "pseudo/pseudonymizer.h"

namespace pseudo::testing_support {

/// "Süße Anna,\nAnna kam.\n" and its result; T1 was replaced, the second Anna was missed.
inline Outcome one_missed() {
  Outcome outcome;
  outcome.comparison.emplace();
  outcome.comparison->original.id = "a/1";
  outcome.comparison->original.text = "Süße Anna,\nAnna kam.\n";
  outcome.comparison->original.annotations.push_back({"T1", "FEMALE", {{7, 11}}});
  outcome.document.id = "doc-1";
  outcome.document.text = "Süße Lore,\nAnna kam.\n";
  outcome.document.annotations.push_back({"T1", "FEMALE", {{7, 11}}});
  outcome.comparison->fates.push_back({0, 0, Fate::kReplaced});
  MissedMention missed;
  missed.annotation = "T1";
  missed.offset = missed.offset_before = 11;
  missed.length = 4;
  missed.before = missed.after = {2, 1};
  outcome.missed.push_back(missed);
  return outcome;
}

}  // namespace pseudo::testing_support
