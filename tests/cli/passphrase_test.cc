// The passphrase of a vault, typed on a terminal.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/program_fixture.h"
#include "support/terminal.h"

namespace pseudo {
namespace {

using testing_support::read_tree;
using testing_support::Terminal;
namespace fs = std::filesystem;

constexpr const char* kPassphrase = "pferd batterie klammer";
constexpr const char* kAsk = "Passphrase of the vault: ";
constexpr const char* kAgain = "Once more: ";

class Passphrase : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write_pair("in/a");
  }
  void answer(Terminal& terminal, const std::string& prompt, const std::string& words) {
    ASSERT_TRUE(terminal.shows(prompt)) << terminal.screen();
    EXPECT_FALSE(terminal.echoes()) << "before the first key can be struck";
    terminal.type(words);
  }
  [[nodiscard]] std::string folder() const { return temp_.path().string(); }
};

TEST_F(Passphrase, IsAskedForTwiceAndNeverShown) {
  {
    Terminal terminal({"-k", "key", "--vault", "vault", "in"}, folder());
    answer(terminal, kAsk, std::string(kPassphrase) + "\n");
    answer(terminal, kAgain, std::string(kPassphrase) + "\n");
    EXPECT_EQ(terminal.finish(), 0) << terminal.screen();
    EXPECT_EQ(terminal.screen().find("pferd"), std::string::npos);
    EXPECT_TRUE(terminal.echoes());
  }
  Terminal terminal({"reveal", "--vault", "vault", "-o", "back", "in-pseudo"}, folder());
  answer(terminal, kAsk, std::string(kPassphrase) + "\n");
  EXPECT_EQ(terminal.finish(), 0) << terminal.screen();
  EXPECT_EQ(terminal.screen().find(kAgain), std::string::npos) << "once is enough to open";
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
}

TEST_F(Passphrase, TwoThatDifferAreRefused) {
  Terminal terminal({"--vault", "vault", "in"}, folder());
  answer(terminal, kAsk, std::string(kPassphrase) + "\n");
  answer(terminal, kAgain, "pferd batterie klammern\n");
  EXPECT_EQ(terminal.finish(), 2);
  EXPECT_NE(terminal.screen().find("are not the same"), std::string::npos) << terminal.screen();
  EXPECT_FALSE(fs::exists(temp_ / "vault"));
  EXPECT_FALSE(fs::exists(temp_ / "in-pseudo"));
}

TEST_F(Passphrase, AnEmptyOneIsRefused) {
  for (const char* keys : {"\n", "\x04"}) {  // The second one is the end of input.
    Terminal terminal({"--vault", "vault", "in"}, folder());
    answer(terminal, kAsk, keys);
    answer(terminal, kAgain, keys);
    EXPECT_EQ(terminal.finish(), 2);
    EXPECT_NE(terminal.screen().find("8 to 1024 bytes"), std::string::npos) << terminal.screen();
    EXPECT_FALSE(fs::exists(temp_ / "vault"));
  }
}

TEST_F(Passphrase, AnInterruptLeavesTheTerminalAsItWas) {
  ASSERT_EQ(make({"--vault", "sealed", "in"}).code, 0);
  for (const testing_support::Words& arguments :
       {testing_support::Words{"--vault", "vault", "-o", "out", "in"},
        {"reveal", "--vault", "sealed", "-o", "out", "in-pseudo"}}) {
    Terminal terminal(arguments, folder());
    answer(terminal, kAsk, "pferd\x03");
    EXPECT_EQ(terminal.finish(), 130) << terminal.screen();
    EXPECT_TRUE(terminal.echoes());
    EXPECT_EQ(terminal.screen().find("pferd"), std::string::npos);
    EXPECT_FALSE(fs::exists(temp_ / "vault"));
    EXPECT_FALSE(fs::exists(temp_ / "out"));
  }
}

}  // namespace
}  // namespace pseudo
