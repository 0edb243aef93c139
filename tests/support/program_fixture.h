// Fixtures for tests of the real binary, each in a temporary folder.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/program.h"
#include "support/temp_folder.h"

namespace pseudo::testing_support {

using Words = std::vector<std::string>;

class ProgramTest : public testing::Test {
 protected:
  /// Runs pseudo in the folder of the test with `input` as standard input.
  Ran run(Words arguments, std::string input = {}) const;
  /// Runs a bash command in the folder of the test, for descriptors, pipes and other users.
  Ran shell(const std::string& command) const;

  TempFolder temp_;  // NOLINT: for the tests
};

/// Provides a key, and a second one for vaults.
class KeyedTest : public ProgramTest {
 protected:
  /// Creates the key files `key` and `second`.
  void SetUp() override;

  /// Runs pseudo with the key.
  Ran keyed(Words arguments) const;
  /// Runs pseudo with the key, and with the second key for the vault.
  Ran make(Words arguments) const;
  /// Runs pseudo reveal with the second key.
  Ran back(Words arguments, const std::string& vault = "vault") const;
};

/// True if `part` occurs in `text`.
bool has(const std::string& text, const std::string& part);
/// Expects no temporary file below `folder`.
void expect_no_leftovers(const std::string& folder);

}  // namespace pseudo::testing_support
