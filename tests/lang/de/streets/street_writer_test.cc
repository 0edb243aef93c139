// Names of streets are read into lemma and form, and written in the form of another.
#include "lang/de/streets/street_writer.h"

#include <gtest/gtest.h>

#include "lang/common/typed_form.h"
#include "lang/de/german_text.h"
#include "lang/de/streets/street_form.h"
#include "lang/de/streets/street_name.h"

namespace pseudo::lang::de {
namespace {

Part read(std::string_view markup, std::string_view name) {
  const test::GermanText text(markup);
  const Tokens tokens = tokenize(name);
  return read_street_name(test::german_rules(), name, tokens.back(), text.begin(name),
                          text.context);
}

std::string written(std::string_view lemma, const Part& part) {
  return write_street(test::german_rules(), lemma, nullptr, part).value_or("(none)");
}

TEST(StreetNames, AreReadWithoutTheirForm) {
  const Part street = read("Lindenstr. 4", "Lindenstr.");
  EXPECT_EQ(street.lemma, "Lindenstraße");
  EXPECT_EQ(street.key, "lindenstrasse");
  EXPECT_EQ(form_as<StreetForm>(street).suffix, "str.");
  const Part declined = read("in der Oberen Straße", "Oberen Straße");
  EXPECT_EQ(declined.lemma, "Obere Straße");
  EXPECT_EQ(form_as<StreetForm>(declined).adjective_ending, "en");
}

TEST(StreetNames, HaveTheGenderOfTheirSuffixWhereTheTextShowsIt) {
  EXPECT_EQ(read("in der Lindenstraße", "Lindenstraße").traits.gender, "f");
  EXPECT_EQ(read("am Lindenweg", "Lindenweg").traits.gender, "m");
  EXPECT_EQ(read("Lindenstraße 4", "Lindenstraße").traits.gender, "");
}

TEST(StreetNames, AreNounsOnlyDirectlyBehindAPreposition) {
  EXPECT_EQ(read("an der Promenade", "Promenade").key, "promenade ~in der");
  EXPECT_EQ(read("Promenade", "Promenade").key, "promenade");
  EXPECT_EQ(read("Unter den alten Linden", "Linden").key, "linden");
}

TEST(StreetNames, WhosePrepositionPrecedesThemAreNouns) {
  const Part noun = read("Unter den Linden", "Linden");
  EXPECT_EQ(noun.key, "linden ~in den");
  EXPECT_TRUE(form_as<StreetForm>(noun).noun_alone);
  ASSERT_NE(noun.sort.get<StreetSort>(), nullptr);
  EXPECT_EQ(noun.sort.get<StreetSort>()->article, "den");
  EXPECT_EQ(written("Unter den Buchen", noun), "Buchen");
}

TEST(WriteStreet, FollowsTheSuffixOfTheText) {
  EXPECT_EQ(written("Buchenstraße", read("Lindenstr. 4", "Lindenstr.")), "Buchenstr.");
  EXPECT_EQ(written("Buchenweg", read("des Lindenweges", "Lindenweges")), "Buchenweges");
}

TEST(WriteStreet, FollowsTheInflectionOfTheText) {
  EXPECT_EQ(written("Untere Straße", read("in der Oberen Straße", "Oberen Straße")),
            "Unteren Straße");
}

TEST(WriteStreet, WritesSwissStreetsAsTheTextDoes) {
  EXPECT_EQ(written("Buchenstrasse", read("Lindenstraße 4", "Lindenstraße")), "Buchenstraße");
}

}  // namespace
}  // namespace pseudo::lang::de
