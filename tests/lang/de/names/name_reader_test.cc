// Reading of single names: lemma, key, form.
#include "lang/de/names/name_reader.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"
#include "lang/de/names/name_form.h"

namespace pseudo::lang::de {
namespace {

using Kind = NameForm::Kind;

Analysis read(std::string_view markup, std::size_t index = 0) {
  const test::GermanText text(markup);
  const Mention& mention = text.made.mentions[index];
  Analysis parts;
  NameReader(test::german_rules().names).read(mention, mention.category, text.context, parts);
  return parts;
}

struct ReadingRow {
  const char* markup;
  const char* lemma;
  Kind kind;
};

TEST(NameReader, TakesEndingsOff) {
  constexpr ReadingRow kRows[] = {{"Da ist [FEMALE:Annas] Rad", "Anna", Kind::kGenitive},
                                  {"Da ist [MALE:Jonas] heute", "Jonas", Kind::kBase},
                                  {"Da ist [MALE:Otto's] Rad", "Otto", Kind::kGenitive},
                                  {"Da ist [MALE:Klaus'] Rad", "Klaus", Kind::kGenitive},
                                  {"Da ist [MALE:Klaus] Rad", "Klaus", Kind::kSilentGenitive},
                                  {"Da ist [MALE:Klaus]' Rad", "Klaus", Kind::kSilentGenitive},
                                  {"Da ist [MALE:Adams] Rat", "Adam", Kind::kGenitive},
                                  {"Da ist [FEMALE:Gretchens] Rad", "Gretchen", Kind::kGenitive},
                                  {"das [FEMALE:Xandrina] kommt", "Xandrina", Kind::kBase},
                                  {"Da ist [MALE:Elias] Rat", "Elias", Kind::kSilentGenitive},
                                  {"bei den [FAMILY:Hubers] daheim", "Huber", Kind::kPlural},
                                  {"Grüße an Frau [FAMILY:Huber]", "Huber", Kind::kBase},
                                  {"die alte [FAMILY:Huberin] kommt", "Huber", Kind::kFeminine},
                                  {"das [FAMILY:Hubersche] Haus", "Huber", Kind::kAdjective},
                                  {"Da ist [FEMALE:ANNA] heute", "Anna", Kind::kBase}};
  for (const ReadingRow& row : kRows) {
    const Analysis parts = read(row.markup);
    ASSERT_EQ(parts.size(), 1U) << row.markup;
    EXPECT_EQ(parts[0].lemma, row.lemma) << row.markup;
    EXPECT_EQ(form_as<NameForm>(parts[0]).kind, row.kind) << row.markup;
  }
}

TEST(NameReader, ABaseFormHasNoForm) {
  EXPECT_TRUE(read("Da ist [FEMALE:Anna] heute")[0].form.empty());
}

TEST(NameReader, FormsKeepWhatTheTextWrites) {
  EXPECT_EQ(form_as<NameForm>(read("[FEMALE:Annas] Rad, Klaus’ Rad")[0]).endings,
            (Endings{"s", "’"}));
  EXPECT_EQ(form_as<NameForm>(read("[MALE:Klaus’] Rad")[0]).endings, (Endings{"s", "’"}));
  const NameForm adjective = form_as<NameForm>(read("das [FAMILY:hubersche] Haus")[0]);
  EXPECT_EQ(adjective.ending, "sche");
  EXPECT_TRUE(adjective.lower_case);
}

TEST(NameReader, EqualWordsAreOneName) {
  const char* const text = "Hallo [MALE:Nikos],\nda ist [MALE:Nikos] Rad";
  EXPECT_EQ(read(text, 0)[0].key, read(text, 1)[0].key);
}

TEST(NameReader, InitialsAndTitlesAreNoNames) {
  const Analysis initial = read("Da ist [FEMALE:A.] heute");
  EXPECT_EQ(initial[0].kind, Part::Kind::kInitial);
  const Analysis titled = read("Da ist [FAMILY:Dr. Huber] heute");
  ASSERT_EQ(titled.size(), 3U);
  EXPECT_EQ(titled[0].kind, Part::Kind::kLiteral);
  EXPECT_EQ(titled[0].reason, KeptReason::kTitle);
  EXPECT_EQ(titled[1].reason, KeptReason::kNone);  // the blank
  EXPECT_EQ(titled[2].lemma, "Huber");
}

TEST(NameReader, PartsOfADecomposedNameSaySo) {
  EXPECT_NE(read("Da ist [FAMILY:Mu\u0308ller] heute")[0].spelling & 4U, 0U);
}

}  // namespace
}  // namespace pseudo::lang::de
