// Names of organisations in the case, adjective ending or acronym of a part; their base forms.
#include "lang/de/orgs/org_writer.h"

#include <gtest/gtest.h>

#include "lang/common/typed_form.h"
#include "lang/de/german_text.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_inflection.h"

namespace pseudo::lang::de {
namespace {

std::string written(std::string_view name, const OrgForm& form) {
  Part part;
  part.lemma = "Xander";
  part.form = Form(form);
  Surrogate surrogate;
  surrogate.lemma = name;
  return write_org(test::german_rules(), surrogate, part).value_or("(none)");
}

OrgForm in_case(OrgForm::Inflection inflection) {
  OrgForm form;
  form.inflection = inflection;
  return form;
}

TEST(WriteOrg, InflectsTheHeadNoun) {
  const OrgForm genitive = in_case(OrgForm::Inflection::kGenitive);
  EXPECT_EQ(written("Krankenhaus Musterau", genitive), "Krankenhauses Musterau");
  EXPECT_EQ(written("Universität Musterau", genitive), "Universität Musterau");
  EXPECT_EQ(written("Musterau", genitive), "Musteraus");
  const OrgForm dative = in_case(OrgForm::Inflection::kDative);
  EXPECT_EQ(written("Stadtwerke Musterau", dative), "Stadtwerken Musterau");
  EXPECT_EQ(written("Universität Musterau", dative), "Universität Musterau");
}

TEST(WriteOrg, GivesTheFirstAdjectiveTheEndingOfTheText) {
  OrgForm form;
  form.adjective_ending = "en";
  EXPECT_EQ(written("Philosophische Fakultät", form), "Philosophischen Fakultät");
  EXPECT_EQ(written("Xander Fakultät", form), "Xander Fakultät");
}

TEST(WriteOrg, MakesAcronymsOfTheSameLength) {
  OrgForm form;
  form.kind = OrgForm::Kind::kAcronym;
  form.acronym = "XY";
  EXPECT_EQ(written("Turnverein Musterau", form), "TM");
  EXPECT_EQ(written("Xander", form), "XY");
}

TEST(WriteOrg, AnAcronymHasTheGenitiveOfTheText) {
  OrgForm form;
  form.kind = OrgForm::Kind::kAcronym;
  form.acronym = "XY";
  form.genitive = {"s", "'"};
  EXPECT_EQ(written("Turnverein Musterau", form), "TMs");
  EXPECT_EQ(written("Xander", form), "XYs");
}

TEST(WriteOrg, KeepsTheInitialsOfWordsThatStay) {
  OrgForm form;
  form.kind = OrgForm::Kind::kAcronym;
  form.acronym = "IFX";
  form.head = "I";
  EXPECT_EQ(written("Keltologie", form), "IKL");
}

TEST(WriteOrg, RefusesAcronymsThatMeanSomethingElse) {
  OrgForm form;
  form.kind = OrgForm::Kind::kAcronym;
  form.acronym = "XY";
  EXPECT_EQ(written("Heimatverein Hagen", form), "(none)");
  EXPECT_EQ(written("Heimatverein Xanderau", form), "HX");
  form.acronym = "XYZ";
  EXPECT_EQ(written("Gesellschaft für Immunologie", form), "GIL") << "GIS collects fees";
}

TEST(WriteOrg, WritesTheOriginalOnlyForItsOwnLemma) {
  OrgForm form = in_case(OrgForm::Inflection::kGenitive);
  form.original = "Xanderes";
  EXPECT_EQ(written("Xander", form), "Xanderes");
  EXPECT_EQ(written("Musterau", form), "Musteraus");
}

TEST(BareGenitive, NeedsAKnownBaseOrAnApostrophe) {
  const test::GermanText text("bei [ORG:Xander] ");
  const Rules& rules = test::german_rules();
  const auto known = bare_genitive(rules, "Xanders", text.context);
  ASSERT_TRUE(known);
  EXPECT_EQ(known->stem, 6U);
  EXPECT_EQ(known->endings, (Endings{"s", "'"}));
  EXPECT_FALSE(bare_genitive(rules, "Yanders", text.context));
  const auto sibilant = bare_genitive(rules, "Xandes'", text.context);
  ASSERT_TRUE(sibilant);
  EXPECT_EQ(sibilant->stem, 6U);
  EXPECT_FALSE(bare_genitive(rules, "Yander'", text.context));
}

TEST(OrgKeys, TellTopicsFromOrganisations) {
  EXPECT_EQ(key_of(OrgTopic{"slawistik"}), "slawistik ~topic");
  EXPECT_EQ(key_of(OrgTopic{"physics", true}), "physics ~subject");
  EXPECT_EQ(key_of(OrgSite{"ward", "f", "notaufnahme"}), "notaufnahme ~ward f");
}

}  // namespace
}  // namespace pseudo::lang::de
