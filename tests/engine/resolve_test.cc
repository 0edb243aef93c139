#include "engine/resolve/resolve.h"
#include "engine/make_setup.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/resolve/equivalences.h"
#include "engine/stages.h"
#include "support/markup.h"

namespace pseudo {
namespace {

using test::Stages;

TEST(Resolve, EqualKeysOfOneCategoryAreOneEntity) {
  const Stages s(test::marked("[FEMALE Ana] [FEMALE Anako] [FEMALE ANA] [FAMILY Ana]"));
  EXPECT_EQ(s.entities(), "FEMALE ana, FAMILY ana");
  EXPECT_EQ(s.resolved.entity_of, (std::vector<std::size_t>{0, 0, 0, 1}));
  EXPECT_EQ(s.resolved.table.entities()[0].forms.size(), 2U);  // base form and genitive
}

TEST(Resolve, PartsAreNumberedThroughAllMentions) {
  const Stages s(test::marked("[FEMALE Dr Ana] [CITY 8010 Graz]"));
  EXPECT_EQ(s.resolved.first_part, (std::vector<std::size_t>{0, 2, 5}));
  const auto entities = s.resolved.entities_of(1);
  EXPECT_EQ(std::vector<std::size_t>(entities.begin(), entities.end()),
            (std::vector<std::size_t>{kNoEntity, kNoEntity, 1}));
}

TEST(Resolve, OriginalsAreWholesAndPartsButNoDates) {
  const Stages s(test::marked("[CITY 8010 Graz] [FEMALE Anako] [DATE D12] [STREETNO 7]"));
  for (const char* original : {"8010 graz", "graz", "8010", "anako", "ana"}) {
    EXPECT_TRUE(s.resolved.originals.contains(original)) << original;
  }
  EXPECT_FALSE(s.resolved.originals.contains("d12"));
  EXPECT_FALSE(s.resolved.originals.contains("7"));
}

TEST(Resolve, AnnotationsInsideATargetAreOriginals) {
  const Stages s(test::marked("[ORG Amt [CITY Graz]]"));
  EXPECT_TRUE(s.resolved.originals.contains("amt graz"));
  EXPECT_TRUE(s.resolved.originals.contains("graz"));
}

TEST(Resolve, AnnotatedLiteralsAreReplaced) {
  const Stages s(test::marked("[FEMALE [PERSON Dr] Ana]"));
  ASSERT_EQ(s.resolved.analyses[0].size(), 2U);
  EXPECT_EQ(s.resolved.analyses[0][0].kind, Part::Kind::kScramble);
}

TEST(Resolve, TwoLabelsOnOneSpanAreOneEntity) {
  const Stages s(test::marked("[CITY [FAMILY Paris]] [FAMILY Paris]"));
  EXPECT_EQ(s.entities(), "CITY paris");
  EXPECT_EQ(s.resolved.entity_of, (std::vector<std::size_t>{0, 0}));
}

TEST(Resolve, AnalysesThatDoNotCoverTheirMentionAreNotUsed) {
  using Spans = std::vector<ByteSpan>;
  class Sloppy final : public LanguageModule {
   public:
    Sloppy(const Lexicons& lexicons, Spans spans)
        : LanguageModule(lexicons), spans_(std::move(spans)) {}
    [[nodiscard]] std::string_view tag() const override { return "x-sloppy"; }
    [[nodiscard]] int version() const override { return 1; }
    [[nodiscard]] std::vector<Analysis> analyze(const DocumentView& document) const override {
      std::vector<Analysis> analyses = LanguageModule::analyze(document);
      for (Analysis& analysis : analyses) {
        const Part part = analysis[0];
        analysis.clear();
        for (const ByteSpan& span : spans_) {
          analysis.push_back(part);
          analysis.back().span = span;
        }
      }
      return analyses;
    }

   private:
    Spans spans_;
  };
  const Lexicons lexicons = test::small_lexicons();
  const Document document = test::marked("[FEMALE Ana]");
  for (const Spans& spans :
       {Spans{}, Spans{{0, 2}}, Spans{{0, 4}}, Spans{{1, 3}}, Spans{{0, 1}, {2, 3}},
        Spans{{0, 2}, {1, 3}}, Spans{{0, 2}, {2, 1}, {1, 3}}, Spans{{1, 3}, {0, 1}}}) {
    const Sloppy sloppy(lexicons, spans);
    const auto setup = make_setup({}, sloppy, lexicons, test::key_of('k'));
    ASSERT_TRUE(setup);
    const auto plan = make_plan(document, setup->options.labels);
    ASSERT_TRUE(plan);
    const Resolved resolved = resolve(document, *plan, *setup);
    ASSERT_EQ(resolved.analyses[0].size(), 1U);
    EXPECT_EQ(resolved.analyses[0][0].span, (ByteSpan{0, 3}));
  }
}

TEST(Resolve, NamesThatOnlyAddressesShowAreEntitiesToo) {
  const Stages s(test::marked("[FEMALE Aira] [EMAIL aira.bulm@celm.at]"));
  ASSERT_EQ(s.resolved.addresses.size(), 1U);
  ASSERT_EQ(s.resolved.address_names.size(), 2U);  // "Aira" is a mention already
  EXPECT_EQ(s.entities(), "FEMALE aira, FAMILY bulm, CITY celm");
  EXPECT_EQ(s.resolved.address_names[0].name, "Bulm");
  EXPECT_EQ(s.resolved.address_names[0].entity, 1U);
  EXPECT_TRUE(s.resolved.originals.contains("bulm"));
}

TEST(Resolve, RandomAddressesNeedNoNames) {
  Options options;
  options.addresses = AddressStyle::kRandom;
  const Stages s(test::marked("[EMAIL aira.bulm@celm.at]"), options);
  EXPECT_EQ(s.resolved.addresses.size(), 1U);
  EXPECT_EQ(s.entities(), "");
}

TEST(ScopeOf, LabelThenCategoryThenNodesAboveIt) {
  Options options;
  options.labels.map("Vorname", Category::kFemale);
  options.label_scopes["Vorname"] = Scope::kCorpus;
  options.label_scopes["PERSON"] = Scope::kFolder;
  const Stages s(test::marked("[Vorname Ana] [MALE Bert] [CITY Graz]"), options);
  const auto scope = [&](std::size_t i) {
    return scope_of(options, s.document, s.plan, i, s.plan.mentions[i].category);
  };
  EXPECT_EQ(scope(0), Scope::kCorpus);
  EXPECT_EQ(scope(1), Scope::kFolder);
  EXPECT_EQ(scope(2), Scope::kDocument);
}

TEST(NameSets, AreOneEntityThroughSharedNames) {
  std::vector<Part> parts(4);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i].category = Category::kFemale;
    parts[i].key = std::string(1, static_cast<char>('a' + i));
  }
  NameSets sets;
  for (const Part& part : parts) sets.enter(Scope::kDocument, part);
  EXPECT_EQ(sets.enter(Scope::kDocument, parts[2]), 2U);
  EXPECT_EQ(sets.enter(Scope::kFolder, parts[2]), 4U);
  sets.unite(2, 3);
  sets.unite(3, 1);
  EntityTable table;
  sets.add_to(table);
  ASSERT_EQ(table.entities().size(), 3U);  // a; b, c and d; c of the folder
  EXPECT_EQ(table.add(Scope::kDocument, parts[1]), 1U);
  EXPECT_EQ(table.add(Scope::kDocument, parts[2]), 1U);
  EXPECT_EQ(table.add(Scope::kDocument, parts[3]), 1U);
  EXPECT_EQ(table.add(Scope::kFolder, parts[2]), 2U);
}

}  // namespace
}  // namespace pseudo
