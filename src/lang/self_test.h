// Self-test of a language module: runs the test cases in table `writing_cases`.
#pragma once

#include <string>
#include <vector>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang {

/// A failing row: its three cells and the text that was actually written.
struct SelfTestFailure {
  std::string document;
  std::string surrogate;
  std::string expected;
  std::string written;
};

struct SelfTestResult {
  std::size_t rows = 0;
  std::vector<SelfTestFailure> failures;
};

/// Runs all rows. A row has a document with marked mentions ("Das ist [FEMALE:Annas] Buch."), the
/// lemma of a surrogate, and the expected text of the first mention after its first name has been
/// replaced. A missing table has no rows.
SelfTestResult self_test(const LanguageModule& language, const Lexicons& lexicons);

}  // namespace pseudo::lang
