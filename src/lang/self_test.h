// Runs the cases that a language has among its tables to check its own rules.
#pragma once

#include <string>
#include <vector>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang {

/// A row that does not hold: its three cells, and what was written instead.
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

/// The rows of table `writing_cases`: a document with marked mentions ("Das ist [FEMALE:Annas]
/// Buch."), a surrogate lemma, and what the first mention must then read when its first name is
/// replaced. A missing table has no rows.
SelfTestResult self_test(const LanguageModule& language, const Lexicons& lexicons);

}  // namespace pseudo::lang
