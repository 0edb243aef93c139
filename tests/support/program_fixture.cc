#include "support/program_fixture.h"

#include <utility>

namespace pseudo::testing_support {

Ran ProgramTest::run(Words arguments, std::string input) const {
  return pseudo(std::move(arguments), temp_.path().string(), std::move(input));
}

Ran ProgramTest::shell(const std::string& command) const {
  return run_program({{"-c", command}, temp_.path().string(), {}, {}}, "/bin/bash");
}

void KeyedTest::SetUp() {
  run({"keygen", "-q", "key"});
  run({"keygen", "-q", "second"});
}

Ran KeyedTest::keyed(Words arguments) const {
  arguments.insert(arguments.begin(), {"-k", "key"});
  return run(std::move(arguments));
}

Ran KeyedTest::make(Words arguments) const {
  arguments.insert(arguments.begin(), {"--vault-key", "second"});
  return keyed(std::move(arguments));
}

Ran KeyedTest::back(Words arguments, const std::string& vault) const {
  arguments.insert(arguments.begin(), {"reveal", "--vault", vault, "--vault-key", "second"});
  return run(std::move(arguments));
}

void expect_no_leftovers(const std::string& folder) {
  for (const std::string& path : list_tree(folder)) {
    EXPECT_EQ(path.find("pseudo-tmp"), std::string::npos) << path;
  }
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace pseudo::testing_support
