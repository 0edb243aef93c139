// PERSON and GIVEN mentions: titles, particles, genders and the roles of names.
#include "lang/de/names/person_reader.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

// The names with their categories: "FEMALE:Anna FAMILY:Huber".
std::string read_parts(std::string_view markup) {
  const test::GermanText text(markup);
  const NameLexicon& lexicon = test::german_rules().names;
  const Mention& mention = text.made.mentions[0];
  std::string written;
  for (const Part& part :
       read_person(NameReader(lexicon), lexicon, mention, mention.category, text.context)) {
    if (part.kind == Part::Kind::kLiteral) continue;
    if (!written.empty()) written += ' ';
    written += std::string(name(part.category)) + ':' + part.lemma;
  }
  return written;
}

TEST(ReadPerson, LeavesTitlesAndParticles) {
  EXPECT_EQ(read_parts("[PERSON:Dr. Anna Huber]"), "FEMALE:Anna FAMILY:Huber");
  EXPECT_EQ(read_parts("[PERSON:Otto von Thalberg MBA]"), "MALE:Otto FAMILY:Thalberg");
  EXPECT_EQ(read_parts("[PERSON:unser kleiner Max]"), "MALE:Max");
}

TEST(ReadPerson, TheTitleDecidesOnGender) {
  EXPECT_EQ(read_parts("[PERSON:Herr Andrea Huber]"), "MALE:Andrea FAMILY:Huber");
  EXPECT_EQ(read_parts("[PERSON:Frau Andrea Huber]"), "FEMALE:Andrea FAMILY:Huber");
}

TEST(ReadPerson, ASingleNameIsReadByItsSurroundings) {
  EXPECT_EQ(read_parts("Herr [PERSON:Huber]"), "FAMILY:Huber");
  EXPECT_EQ(read_parts("Tante [PERSON:Huber]").substr(0, 6), "FEMALE");
  EXPECT_EQ(read_parts("[PERSON:Qirell] und [FEMALE:Qirell]").substr(0, 6), "FEMALE");
  EXPECT_EQ(read_parts("[PERSON:Qirell] und [FAMILY:Qirell]"), "FAMILY:Qirell");
}

TEST(ReadPerson, GivenHasNoFamilyNames) {
  EXPECT_EQ(read_parts("[GIVEN:Anna Eva]"), "FEMALE:Anna FEMALE:Eva");
}

TEST(ReadPerson, OddMentionsAreLiterals) { EXPECT_EQ(read_parts("[PERSON:!?]"), ""); }

}  // namespace
}  // namespace pseudo::lang::de
