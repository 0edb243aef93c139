// Names in every form, of lemmas with and without a sibilant at the end.
#include "lang/de/names/name_writer.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

using Kind = NameForm::Kind;

std::string write(const char* lemma, NameForm form) {
  Part part;
  part.category = Category::kFamily;
  part.lemma = "Huber";
  set_name_form(part, std::move(form));
  const Rules& rules = test::german_rules();
  return write_name(rules.grammar, rules.names, lemma, part, 0).value_or("-");
}

TEST(WriteName, InEveryForm) {
  EXPECT_EQ(write("Moser", {}), "Moser");
  const NameForm genitive{.kind = Kind::kGenitive, .endings = {"s", "’"}};
  EXPECT_EQ(write("Moser", genitive), "Mosers");
  EXPECT_EQ(write("Fuchs", genitive), "Fuchs’");
  const NameForm plural{.kind = Kind::kPlural, .endings = {"s", "ens"}};
  EXPECT_EQ(write("Moser", plural), "Mosers");
  EXPECT_EQ(write("Fuchs", plural), "Fuchsens");
  EXPECT_EQ(write("Fuchs", {.kind = Kind::kFeminine, .ending = "in"}), "Fuchsin");
  EXPECT_EQ(write("Moser", {.kind = Kind::kAdjective, .ending = "sche"}), "Mosersche");
  EXPECT_EQ(write("Moser", {.kind = Kind::kAdjective, .ending = "sche", .lower_case = true}),
            "mosersche");
  EXPECT_EQ(write("Fuchs", {.kind = Kind::kSilentGenitive}), "Fuchs");
}

TEST(WriteName, SomeNamesLackAForm) {
  EXPECT_EQ(write("Fuchs", {.kind = Kind::kPlural, .endings = {"s", ""}}), "-");
  EXPECT_EQ(write("Moser", {.kind = Kind::kSilentGenitive}), "-");
  EXPECT_EQ(write("Rabe", {.kind = Kind::kFeminine, .ending = "in"}), "-");
  EXPECT_EQ(write("Fuchs", {.kind = Kind::kAdjective, .ending = "sche"}), "-");
}

}  // namespace
}  // namespace pseudo::lang::de
