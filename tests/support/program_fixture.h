// Tests of the real binary in a folder of their own, with a key and a second one for vaults.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/program.h"
#include "support/temp_folder.h"

namespace pseudo::testing_support {

using Words = std::vector<std::string>;

class KeyedTest : public testing::Test {
 protected:
  /// Makes the key files `key` and `second`.
  void SetUp() override;

  /// pseudo in the folder of the test.
  Ran run(Words arguments) const;
  /// ... with the key.
  Ran keyed(Words arguments) const;
  /// ... with the key, and the second one for the vault.
  Ran make(Words arguments) const;
  /// pseudo reveal with the second key.
  Ran back(Words arguments, const std::string& vault = "vault") const;
  /// The program under a shell, so that descriptors can be opened.
  Ran shell(const std::string& arguments) const;

  TempFolder temp_;  // NOLINT: for the tests
};

/// No file below `folder` is a temporary one.
void expect_no_leftovers(const std::string& folder);

}  // namespace pseudo::testing_support
