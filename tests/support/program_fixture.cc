#include "support/keyed_fixture.h"

#include <utility>

namespace pseudo::testing_support {

void KeyedTest::SetUp() {
  run({"keygen", "-q", "key"});
  run({"keygen", "-q", "second"});
}

Ran KeyedTest::run(Words arguments) const {
  return pseudo(std::move(arguments), temp_.path().string());
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

Ran KeyedTest::shell(const std::string& arguments) const {
  return run_program({{"-c", program_path() + " " + arguments}, temp_.path().string(), {}, {}},
                     "/bin/sh");
}

void expect_no_leftovers(const std::string& folder) {
  for (const std::string& path : list_tree(folder)) {
    EXPECT_EQ(path.find("pseudo-tmp"), std::string::npos) << path;
  }
}

}  // namespace pseudo::testing_support
