// Tests of the real binary in a folder of their own.
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
  /// pseudo in the folder of the test, with that on its standard input.
  Ran run(Words arguments, std::string input = {}) const;
  /// A command of bash in the folder of the test, for descriptors, pipes and other users.
  Ran shell(const std::string& command) const;

  TempFolder temp_;  // NOLINT: for the tests
};

/// With a key, and a second one for vaults.
class KeyedTest : public ProgramTest {
 protected:
  /// Makes the key files `key` and `second`.
  void SetUp() override;

  /// pseudo with the key.
  Ran keyed(Words arguments) const;
  /// ... with the key, and the second one for the vault.
  Ran make(Words arguments) const;
  /// pseudo reveal with the second key.
  Ran back(Words arguments, const std::string& vault = "vault") const;
};

/// No file below `folder` is a temporary one.
void expect_no_leftovers(const std::string& folder);

}  // namespace pseudo::testing_support
