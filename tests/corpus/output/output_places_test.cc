#include "corpus/output/output_places.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::TempFolder;

class Places : public testing::Test {
 protected:
  void SetUp() override {
    temp_.write_pair("corpus/a");
    temp_.write_pair("mail");
    temp_.write("x.jsonl", "");
    before_ = std::filesystem::current_path();
    std::filesystem::current_path(temp_.path());
  }
  void TearDown() override { std::filesystem::current_path(before_); }
  std::string place(std::vector<std::string> inputs, std::string output = {},
                    std::string format = {}) {
    RunPlan plan;
    plan.inputs = std::move(inputs);
    plan.output = std::move(output);
    plan.format = std::move(format);
    const auto found = discover(plan.inputs, {});
    if (!found) return "discover: " + found.error().message;
    const auto where = find_output_place(plan, *found);
    if (!where) return "refused";
    return where->format->name + " " + where->path;
  }
  TempFolder temp_;
  std::filesystem::path before_;
};

TEST_F(Places, Defaults) {
  const std::string jsonl = "jsonl";
  const std::string brat = "brat";
  EXPECT_EQ(place({"corpus"}), "brat corpus-pseudo");
  EXPECT_EQ(place({"corpus/"}), "brat corpus-pseudo");
  EXPECT_EQ(place({"corpus"}, "", jsonl), "jsonl corpus-pseudo.jsonl");
  EXPECT_EQ(place({"x.jsonl"}), "jsonl x-pseudo.jsonl");
  EXPECT_EQ(place({"x.jsonl"}, "", brat), "brat x-pseudo");
  EXPECT_EQ(place({"mail.txt"}), "brat pseudo-out");
  EXPECT_EQ(place({"corpus", "mail.txt"}), "brat pseudo-out");
  EXPECT_EQ(place({"-"}), "jsonl -");
  EXPECT_EQ(place({"-"}, "", brat), "refused");
  EXPECT_EQ(place({"corpus", "x.jsonl"}), "refused");
  EXPECT_EQ(place({"corpus", "x.jsonl"}, "", jsonl), "jsonl pseudo-out.jsonl");
}

TEST_F(Places, TheNameOfTheOutputTellsTheFormat) {
  EXPECT_EQ(place({"corpus"}, "y.jsonl"), "jsonl y.jsonl");
  EXPECT_EQ(place({"corpus"}, "-"), "jsonl -");
  EXPECT_EQ(place({"corpus", "x.jsonl"}, "-"), "jsonl -");
  EXPECT_EQ(place({"corpus"}, "y"), "brat y");
}

TEST_F(Places, AnOutputAroundTheInputMayNotLeadBackIntoIt) {
  temp_.write_pair("corpus/corpus/b");
  RunPlan plan;
  plan.inputs = {"corpus"};
  plan.output = ".";
  const auto found = discover(plan.inputs, {});
  ASSERT_TRUE(found);
  const auto where = find_output_place(plan, *found);
  ASSERT_TRUE(where);
  EXPECT_TRUE(leads_into_input(*where, "corpus/b"));
  EXPECT_FALSE(leads_into_input(*where, "a"));
  EXPECT_FALSE(leads_into_input(*where, "corpus2/b"));
}

}  // namespace
}  // namespace pseudo
