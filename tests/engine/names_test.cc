// Tests the steps that draw names: entities, originals, candidates, draws, initials.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/assign/initials.h"
#include "engine/assign/name_candidates.h"
#include "engine/assign/name_draws.h"
#include "engine/common/alike_names.h"
#include "engine/common/original_set.h"
#include "engine/common/permutation.h"
#include "engine/common/scopes.h"
#include "engine/resolve/entity_table.h"
#include "engine/stages.h"
#include "support/divided_places.h"
#include "text/fold.h"

namespace pseudo {
namespace {

Part name_part(Category category, std::string lemma) {
  Part part;
  part.category = category;
  part.key = text::fold_key(lemma);
  part.lemma = std::move(lemma);
  return part;
}

TEST(EntityTable, ScopeCategoryAndKeyMakeAnEntity) {
  EntityTable table;
  Part ana = name_part(Category::kFemale, "Ana");
  ana.traits.country = "AT";
  Part genitive = name_part(Category::kFemale, "Ana");
  genitive.form = Form(1);
  genitive.traits.country = "DE";
  genitive.traits.gender = "f";
  const Part family = name_part(Category::kFamily, "Ana");
  EXPECT_EQ(table.add(Scope::kDocument, ana), 0U);
  EXPECT_EQ(table.add(Scope::kDocument, genitive), 0U);
  EXPECT_EQ(table.add(Scope::kDocument, genitive), 0U);
  EXPECT_EQ(table.add(Scope::kFolder, ana), 1U);
  EXPECT_EQ(table.add(Scope::kDocument, family), 2U);
  const Entity& entity = table.entities()[0];
  EXPECT_EQ(entity.forms, (std::vector<const Part*>{&ana, &genitive}));
  EXPECT_EQ(entity.traits.country, "AT");  // the first one that is not empty
  EXPECT_EQ(entity.traits.gender, "f");
}

TEST(EntityTable, AliasesDoNotReplaceWhatIsKnown) {
  EntityTable table;
  const Part ana = name_part(Category::kFemale, "Ana");
  const Part bea = name_part(Category::kFemale, "Bea");
  const Part cea = name_part(Category::kFemale, "Cea");
  table.add(Scope::kDocument, ana);
  table.add(Scope::kDocument, bea);
  table.alias(Scope::kDocument, Category::kFemale, bea.key, 0);
  table.alias(Scope::kDocument, Category::kFemale, cea.key, 0);
  EXPECT_EQ(table.add(Scope::kDocument, bea), 1U);
  EXPECT_EQ(table.add(Scope::kDocument, cea), 0U);
}

TEST(Permutation, HitsEveryNumberOnceAndInverts) {
  const ScopeDraws draws(test::key_of('k'), "", "corpus", "");
  for (const std::uint64_t n : {1U, 2U, 3U, 64U, 1000U}) {
    const Permutation permutation(draws, "table/0", n);
    std::set<std::uint64_t> images;
    for (std::uint64_t i = 0; i < n; ++i) {
      const std::uint64_t image = permutation(i);
      EXPECT_LT(image, n);
      EXPECT_EQ(permutation.inverse(image), i);
      images.insert(image);
    }
    EXPECT_EQ(images.size(), n);
  }
}

TEST(Permutation, DependsOnItsAddress) {
  const ScopeDraws draws(test::key_of('k'), "", "corpus", "");
  const Permutation a(draws, "a", 1000);
  const Permutation b(draws, "b", 1000);
  int equal = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) equal += a(i) == b(i) ? 1 : 0;
  EXPECT_LT(equal, 20);
}

TEST(Scopes, ShareDrawsByFolderAndCorpus) {
  const Key key = test::key_of('k');
  const LetterClasses none;
  const auto number = [&](const char* id, Scope scope) {
    return Scopes(key, "c", id, none).draws(scope).number("test");
  };
  EXPECT_NE(number("a/1", Scope::kDocument), number("a/2", Scope::kDocument));
  EXPECT_EQ(number("a/1", Scope::kFolder), number("a/2", Scope::kFolder));
  EXPECT_NE(number("a/1", Scope::kFolder), number("b/1", Scope::kFolder));
  EXPECT_EQ(number("a/1", Scope::kCorpus), number("b/2", Scope::kCorpus));
  EXPECT_NE(number("a", Scope::kFolder), number("a", Scope::kCorpus));
}

TEST(Scopes, HaveOneLetterMapForEachCategory) {
  const Key key = test::key_of('k');
  LetterClasses classes;
  classes[static_cast<std::size_t>(Category::kCity)] = {U"AB"};
  Scopes scopes(key, "", "x", classes);
  const char32_t image = scopes.letters(Scope::kDocument, Category::kCity)[U'A'];
  EXPECT_TRUE(image == U'A' || image == U'B');
  EXPECT_EQ(scopes.letters(Scope::kDocument, Category::kCity)[U'A'], image);
  EXPECT_EQ(scopes.letters(Scope::kDocument, Category::kFamily)[U'A'], 0U);
}

// Austria has 30 towns, 15 cities and one village with names in A; Germany has one city in B.
Lexicons places() {
  std::string tsv = "name\tcountry\tsize\n";
  for (int i = 0; i < 30; ++i)
    tsv += "Atown" + std::string(1, char('a' + i % 26)) + (i < 26 ? "" : "x") + "\tAT\ttown\n";
  for (int i = 0; i < 15; ++i) tsv += "Acity" + std::string(1, char('a' + i)) + "\tAT\tcity\n";
  tsv += "Avill\tAT\tvillage\nBonn am See\tDE\tcity\n";
  auto lexicons = Lexicons::from_tsv({{"places", tsv}});
  EXPECT_TRUE(lexicons) << lexicons.error().message;
  return *std::move(lexicons);
}

constexpr std::string_view kSizes[] = {"village", "town", "city"};

SurrogateQuery place_query(const Lexicons& lexicons, std::string_view size) {
  SurrogateQuery query;
  query.table = lexicons.table("places");
  query.preferred.country = "AT";
  query.preferred.size = size;
  query.sizes = kSizes;
  return query;
}

TEST(Candidates, AreOfThePreferredSizeIfThereAreEnough) {
  const Lexicons lexicons = places();
  const SurrogateQuery query = place_query(lexicons, "town");
  CandidateSteps steps(query, U'A');
  ASSERT_TRUE(steps.next());
  EXPECT_EQ(steps.in_force(), kTierAndSize | kCountry | kLetter);
  EXPECT_EQ(steps.rows().size(), 30U);
}

TEST(Candidates, TheNextSizeJoinsBeforeAllDo) {
  const Lexicons lexicons = places();
  const SurrogateQuery query = place_query(lexicons, "city");
  CandidateSteps steps(query, U'A');
  ASSERT_TRUE(steps.next());
  EXPECT_EQ(steps.in_force(), kNearSize | kCountry | kLetter);
  EXPECT_EQ(steps.rows().size(), 45U);  // cities and towns: no village is needed
  ASSERT_TRUE(steps.next());
  EXPECT_EQ(steps.in_force(), kCountry | kLetter);
  EXPECT_EQ(steps.rows().size(), 46U);
}

TEST(Candidates, OneIsEnoughInTheLastStep) {
  const Lexicons lexicons = places();
  SurrogateQuery query = place_query(lexicons, "village");
  query.required.country = "DE";
  CandidateSteps steps(query, 0);
  ASSERT_TRUE(steps.next());
  EXPECT_EQ(steps.in_force(), 0U);
  EXPECT_EQ(steps.rows().size(), 1U);
  EXPECT_FALSE(steps.next());
}

TEST(Candidates, WithoutAScaleTheSizeGivesWayAtOnce) {
  const Lexicons lexicons = places();
  SurrogateQuery query = place_query(lexicons, "city");
  query.sizes = {};
  CandidateSteps steps(query, U'A');
  ASSERT_TRUE(steps.next());
  EXPECT_EQ(steps.in_force(), kCountry | kLetter);
}

TEST(Candidates, TheSizeGivesWayLastWhereTheTextAsksForIt) {
  const Lexicons lexicons = places();
  SurrogateQuery query = place_query(lexicons, "town");
  query.size_last = true;
  CandidateSteps steps(query, U'B');  // no town begins with it
  ASSERT_TRUE(steps.next());
  EXPECT_EQ(steps.in_force(), kTierAndSize);
  EXPECT_EQ(steps.rows().size(), 30U);
  query.preferred.size = "city";  // there are 16
  CandidateSteps few(query, U'B');
  ASSERT_TRUE(few.next());
  EXPECT_EQ(few.in_force(), kNearSize);
  EXPECT_EQ(few.rows().size(), 46U);
}

TEST(Candidates, DistanceCountsSizesCountriesAndWords) {
  const Lexicons lexicons = places();
  const SurrogateQuery query = place_query(lexicons, "city");
  const auto row = [&](const char* key) { return query.table->find(key)[0]; };
  EXPECT_EQ(distance(query, 0, row("acitya"), "Wien"), 0);
  EXPECT_EQ(distance(query, 0, row("atowna"), "Wien"), 1);
  EXPECT_EQ(distance(query, 0, row("avill"), "Wien"), 2);
  EXPECT_EQ(distance(query, 0, row("avill"), "Bad Wien"), 3);
  EXPECT_GT(distance(query, 0, row("bonn am see"), "Bad Wien am See"), 3);       // abroad
  EXPECT_EQ(distance(query, kTierAndSize | kCountry, row("avill"), "Wien"), 0);  // not asked
}

// The entities of one category and scope.
struct Names {
  explicit Names(Scope scope, std::vector<std::string> lemmas,
                 Category category = Category::kFemale)
      : lexicons(test::small_lexicons()), language(lexicons), scopes(key, "", "a/1", classes) {
    parts.reserve(lemmas.size());
    for (std::string& lemma : lemmas) {
      parts.push_back(name_part(category, std::move(lemma)));
      table.add(scope, parts.back());
    }
  }
  std::vector<std::string> draw() {
    NameDraws draws(language, scopes, originals, rows, alike);
    std::vector<std::string> lemmas;
    for (const Entity& entity : table.entities()) {
      lemmas.push_back(draws.draw(entity).surrogate.lemma);
    }
    counts = draws.counts();
    return lemmas;
  }
  Lexicons lexicons;
  test::SmallLanguage language;
  Key key = test::key_of('k');
  LetterClasses classes;
  Scopes scopes;
  OriginalSet originals;
  AlikeNames alike{lexicons};
  SharedRows rows{language, {}, alike};
  std::vector<Part> parts;
  EntityTable table;
  NameCounts counts;
};

TEST(NameDraws, ADocumentNeverGivesANameTwiceAndInventsWhenAllAreTaken) {
  std::vector<std::string> lemmas;
  for (char c = 'a'; c < 'a' + 25; ++c) lemmas.push_back(std::string("Q") + c + "rna");
  Names names(Scope::kDocument, lemmas);
  const std::vector<std::string> drawn = names.draw();
  EXPECT_EQ(std::set<std::string>(drawn.begin(), drawn.end()).size(), 25U);
  EXPECT_EQ(names.counts.plain, 3U);  // the table has 22
  EXPECT_EQ(names.counts.collisions, 0U);
}

// Only two of forty towns have as many words as the original, which must not reveal it.
TEST(NameDraws, OfFewRowsTheNearestAreNotDrawnMuchMoreOften) {
  std::string tsv = "name\nObere Au\nUntere Au\n";
  for (char c = 'a'; c < 'a' + 19; ++c) tsv += std::string("Aa") + c + "\nBb" + c + "\n";
  const auto lexicons = Lexicons::from_tsv({{"places", tsv}});
  ASSERT_TRUE(lexicons) << lexicons.error().message;
  const test::SmallLanguage language(*lexicons);
  const Key key = test::key_of('k');
  const Part part = name_part(Category::kCity, "Hintere Alm");
  EntityTable table;
  table.add(Scope::kDocument, part);
  const LetterClasses none;
  const OriginalSet originals;
  const AlikeNames alike(*lexicons);
  const SharedRows rows(language, {}, alike);
  std::map<std::string, int> drawn;
  for (int i = 0; i < 1000; ++i) {
    const std::string id = std::to_string(i);
    Scopes scopes(key, "", id, none);
    ++drawn[NameDraws(language, scopes, originals, rows, alike)
                .draw(table.entities()[0])
                .surrogate.lemma];
  }
  EXPECT_EQ(drawn.size(), 40U);
  for (const auto& [name, times] : drawn) EXPECT_LT(times, 1000 / 20 * 3 / 2) << name;
}

TEST(NameDraws, ADocumentNeverShowsAnOriginal) {
  Names names(Scope::kDocument, {"Ana"});
  for (char c = 'a'; c <= 'u'; ++c) names.originals.insert(std::string(1, c) + "ira");
  EXPECT_EQ(names.draw(), std::vector<std::string>{"Vira"});
}

TEST(NameDraws, NoFormOfAnOriginalStandsInASurrogate) {
  Names names(Scope::kDocument, {"Ana"});
  FormIndex forms(names.language);
  for (char c = 'a'; c <= 'u'; ++c) forms.add({std::string(1, c) + "ira"}, 0);
  NameDraws draws(names.language, names.scopes, names.originals, names.rows, names.alike, &forms);
  EXPECT_EQ(draws.draw(names.table.entities()[0]).surrogate.lemma, "Vira");
}

TEST(NameDraws, NoFormOfTheOwnNameStandsInASurrogateOfASharedScope) {
  std::string tsv = "name\nLindental\nLindentalhof\n";
  for (char c = 'a'; c < 'a' + 20; ++c) tsv += std::string("Aa") + c + "\n";
  const auto lexicons = Lexicons::from_tsv({{"places", tsv}});
  ASSERT_TRUE(lexicons) << lexicons.error().message;
  const test::SmallLanguage language(*lexicons);
  const Part part = name_part(Category::kCity, "Lindental");
  EntityTable table;
  table.add(Scope::kCorpus, part);
  const LetterClasses none;
  const OriginalSet originals;
  const AlikeNames alike(*lexicons);
  const SharedRows rows(language, {}, alike);
  for (int i = 0; i < 200; ++i) {
    const Key key = Key::from_bytes(std::string(Key::kBytes, static_cast<char>(i)));
    Scopes scopes(key, "", "a/1", none);
    const DrawnName drawn =
        NameDraws(language, scopes, originals, rows, alike).draw(table.entities()[0]);
    EXPECT_NE(drawn.surrogate.lemma, "Lindentalhof") << i;
  }
}

TEST(NameDraws, KnownNamesOfSharedScopesDoNotMeet) {
  std::vector<std::string> lemmas;
  for (char c = 'A'; c <= 'V'; ++c) lemmas.push_back(std::string(1, c) + "ira");
  Names names(Scope::kCorpus, lemmas);
  const std::vector<std::string> drawn = names.draw();
  EXPECT_EQ(std::set<std::string>(drawn.begin(), drawn.end()).size(), 22U);
  for (std::size_t i = 0; i < drawn.size(); ++i) EXPECT_NE(drawn[i], lemmas[i]);
  EXPECT_EQ(names.counts.collisions, 0U);
}

TEST(NameDraws, SharedScopesDependOnTheEntityAlone) {
  Names one(Scope::kFolder, {"Ana"});
  Names many(Scope::kFolder, {"Bira", "Cea", "Ana"});
  EXPECT_EQ(one.draw()[0], many.draw()[2]);
}

TEST(NameDraws, WithoutATableNamesAreInvented) {
  Names names(Scope::kDocument, {"Bert"}, Category::kMale);
  EXPECT_EQ(names.draw()[0].size(), 4U);
  EXPECT_EQ(names.counts.plain, 1U);
}

TEST(NameDraws, FurtherNamesDifferFromTheFirst) {
  Names names(Scope::kDocument, {"Ana"});
  NameDraws draws(names.language, names.scopes, names.originals, names.rows, names.alike);
  const Entity& ana = names.table.entities()[0];
  const std::string first = draws.draw(ana).surrogate.lemma;
  EXPECT_NE(draws.draw_further(ana, 1), first);
  EXPECT_EQ(draws.draw_further(ana, 1), draws.draw_further(ana, 1));
}

TEST(NameDraws, FurtherNamesOfSharedScopesDependOnTheEntityAlone) {
  const auto further = [](Names& names, std::size_t entity) {
    NameDraws draws(names.language, names.scopes, names.originals, names.rows, names.alike);
    std::vector<std::string> shown;
    for (const Entity& one : names.table.entities())
      shown.push_back(draws.draw(one).surrogate.lemma);
    const std::string word = draws.draw_further(names.table.entities()[entity], 1);
    EXPECT_NE(word, shown[entity]);
    return word;
  };
  std::vector<std::string> lemmas;  // all names that could be drawn are given away
  for (char c = 'A'; c <= 'V'; ++c) lemmas.push_back(std::string(1, c) + "ira");
  Names many(Scope::kFolder, lemmas);
  for (std::size_t i = 0; i < lemmas.size(); ++i) {
    Names one(Scope::kFolder, {lemmas[i]});
    EXPECT_EQ(further(one, 0), further(many, i));
  }
}

TEST(AlikeNames, AreNicknamesSpellingsAndSounds) {
  const auto lexicons = Lexicons::from_tsv(
      {{"nicknames",
        "nickname\tname\tgender\tclass\n"
        "Jo\tJoran\tm\tclip\nJochim\tJoran\tm\thead\nJojo\tJo\tm\tclip-i\n"
        "Al\tAlvar\tm\tclip\nAl\tAlvara\tf\tclip\n"},
       {"name_sounds", "letters\tsound\nph\tf\nth\tt\nsch\tsch\nch\tk\nck\tk\n"}});
  ASSERT_TRUE(lexicons) << lexicons.error().message;
  const AlikeNames names(*lexicons);
  const auto alike = [&](Category category, const char* one, const char* other) {
    return are_alike(names.read(category, one), names.read(category, other));
  };
  const Category m = Category::kMale;
  EXPECT_TRUE(alike(m, "jo", "joran"));
  EXPECT_TRUE(alike(m, "joran", "jojo"));   // short for what is short itself
  EXPECT_TRUE(alike(m, "jochim", "jojo"));  // of one name
  EXPECT_FALSE(alike(Category::kFamily, "jo", "joran"));
  EXPECT_TRUE(alike(m, "alvar", "al"));
  EXPECT_TRUE(alike(m, "stephan", "stefan"));
  EXPECT_TRUE(alike(m, "otto", "oto"));
  EXPECT_TRUE(alike(m, "lutth", "lut"));
  EXPECT_TRUE(alike(Category::kFamily, "beck", "bech"));
  EXPECT_FALSE(alike(Category::kFamily, "busch", "buck"));
  EXPECT_TRUE(alike(m, "kathrin", "katrin"));
  EXPECT_TRUE(alike(m, "marina", "martina"));
  EXPECT_FALSE(alike(m, "lena", "lina"));  // short ones are other names
  EXPECT_FALSE(alike(m, "anton", "armin"));
}

TEST(AlikeNames, OfPeopleWhoAreShownAreMistakableForBothGenders) {
  const auto lexicons = Lexicons::from_tsv({{"nicknames",
                                             "nickname\tname\tgender\tclass\n"
                                             "Al\tAlvar\tm\tclip\nAl\tAlvara\tf\tclip\n"}});
  ASSERT_TRUE(lexicons) << lexicons.error().message;
  const AlikeNames names(*lexicons);
  PeopleShown shown;
  shown.enter(Category::kMale, names.read(Category::kMale, "al"));
  const auto mistakable = [&](Category category, const char* name) {
    return shown.mistakable(category, names.read(category, name));
  };
  EXPECT_TRUE(mistakable(Category::kMale, "alvar"));
  EXPECT_TRUE(mistakable(Category::kFemale, "alvara"));
  EXPECT_TRUE(mistakable(Category::kFemale, "al"));
  EXPECT_FALSE(mistakable(Category::kFamily, "al"));
  EXPECT_FALSE(mistakable(Category::kMale, "alwin"));
  shown.enter(Category::kFamily, names.read(Category::kFamily, "unterberg"));
  EXPECT_TRUE(mistakable(Category::kFamily, "unterberger"));
  EXPECT_TRUE(mistakable(Category::kFamily, "untterberg"));
  EXPECT_FALSE(mistakable(Category::kMale, "unterberger"));
}

// Twenty names and as many nicknames. Those with the same first letter belong together.
Result<Lexicons> names_with_nicknames() {
  std::string given = "name\n";
  std::string nicknames = "nickname\tname\tgender\tclass\n";
  for (char c = 'a'; c < 'a' + 20; ++c) {
    const std::string letters(3, c);
    given += letters + "rano\n" + letters + "dim\n";
    nicknames += letters + "dim\t" + letters + "rano\tm\tsuppletive\n";
  }
  return Lexicons::from_tsv({{"given_male", given}, {"nicknames", nicknames}});
}

// Nobody gets a nickname of their own name either.
TEST(NameDraws, PeopleOfADocumentGetNoNicknamesOfEachOther) {
  const auto lexicons = names_with_nicknames();
  ASSERT_TRUE(lexicons) << lexicons.error().message;
  const test::SmallLanguage language(*lexicons);
  const Key key = test::key_of('k');
  std::vector<Part> parts;
  for (const char* const lemma : {"aaarano", "bbbrano", "cccdim", "dddrano", "Otto", "Emil"}) {
    parts.push_back(name_part(Category::kMale, lemma));
  }
  EntityTable table;
  for (const Part& part : parts) table.add(Scope::kDocument, part);
  const LetterClasses none;
  const OriginalSet originals;
  const AlikeNames alike(*lexicons);
  const SharedRows rows(language, {}, alike);
  for (int i = 0; i < 200; ++i) {
    const std::string id = std::to_string(i);
    Scopes scopes(key, "", id, none);
    NameDraws draws(language, scopes, originals, rows, alike);
    std::set<char> people;  // their first letters
    for (const Entity& entity : table.entities()) {
      const std::string drawn = draws.draw(entity).surrogate.lemma;
      EXPECT_TRUE(people.insert(drawn[0]).second) << id << ' ' << drawn;
      EXPECT_NE(drawn[0], entity.lemma[0]) << entity.lemma << " -> " << drawn;
    }
  }
}

TEST(NameDraws, KnownPeopleOfSharedScopesGetNoNameLikeTheirOwn) {
  const auto lexicons = names_with_nicknames();
  ASSERT_TRUE(lexicons) << lexicons.error().message;
  const test::SmallLanguage language(*lexicons);
  const LexiconTable& names = *lexicons->table("given_male");
  const LetterClasses none;
  const OriginalSet originals;
  const AlikeNames alike(*lexicons);
  const SharedRows rows(language, {}, alike);
  for (const char letter : {'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r'}) {
    const Key key = test::key_of(letter);
    Scopes scopes(key, "", "a/1", none);
    NameDraws draws(language, scopes, originals, rows, alike);
    std::set<std::string> drawn;
    for (std::uint32_t row = 0; row < names.rows(); ++row) {
      const std::string own(names.cell(row, std::size_t{0}));
      const Part part = name_part(Category::kMale, own);
      EntityTable table;
      table.add(Scope::kCorpus, part);
      const std::string lemma = draws.draw(table.entities()[0]).surrogate.lemma;
      EXPECT_NE(lemma[0], own[0]) << own << " -> " << lemma;
      drawn.insert(lemma);
    }
    EXPECT_EQ(drawn.size(), names.rows());
  }
}

TEST(Initials, FollowTheSurrogateOfANameThatBeginsAlike) {
  Names names(Scope::kDocument, {"Ana", "Gregor"});
  const std::vector<DrawnName> drawn{{{"Cira", nullptr, 0}, 0}, {{"Thomas", nullptr, 0}, 0}};
  Initials initials(names.table.entities(), drawn, names.language, names.scopes);
  EXPECT_EQ(initials.map("A.", Category::kFemale, Scope::kDocument), "C.");
  EXPECT_EQ(initials.map("a.", Category::kFemale, Scope::kDocument), "c.");
  EXPECT_EQ(initials.map("Gr.", Category::kFemale, Scope::kDocument), "Th.");
}

TEST(Initials, WithoutANameAreMappedByTheirLetters) {
  Names names(Scope::kDocument, {"Ana"});
  names.classes[static_cast<std::size_t>(Category::kFemale)] = {U"BK"};
  const std::vector<DrawnName> drawn{{{"Cira", nullptr, 0}, 0}};
  Initials initials(names.table.entities(), drawn, names.language, names.scopes);
  LetterMap& map = names.scopes.letters(Scope::kDocument, Category::kFemale);
  const auto dotted = [](char32_t letter) {
    return std::string(1, static_cast<char>(letter)) + ".";
  };
  EXPECT_EQ(initials.map("B.", Category::kFemale, Scope::kDocument), dotted(map[U'B']));
  EXPECT_EQ(initials.map("K.", Category::kFemale, Scope::kDocument), dotted(map[U'K']));
}

TEST(Initials, OfSeveralLettersBeginARealNameAndNeverStay) {
  Names names(Scope::kDocument, {"Ana"});
  names.classes[static_cast<std::size_t>(Category::kFemale)] = {U"GH"};
  const std::vector<DrawnName> drawn(1);
  Initials initials(names.table.entities(), drawn, names.language, names.scopes);
  const char32_t image = names.scopes.letters(Scope::kDocument, Category::kFemale)[U'G'];
  const std::string letters(1, static_cast<char>(image));
  // All names of the table end in -ira: "Gira", "Hira".
  EXPECT_EQ(initials.map("Gr.", Category::kFemale, Scope::kDocument), letters + "i.");
  EXPECT_EQ(initials.map("gr", Category::kFemale, Scope::kDocument),
            std::string(image == U'G' ? "g" : "h") + "i");
  for (const Scope scope : {Scope::kDocument, Scope::kFolder, Scope::kCorpus}) {
    const std::string shown = initials.map("Hi.", Category::kFemale, scope);
    EXPECT_NE(shown, "Hi.");
    EXPECT_EQ(initials.map("Hi.", Category::kFemale, scope), shown);
  }
}

TEST(Initials, InSeveralCodePointsAreOneLetter) {
  for (const Scope scope : {Scope::kDocument, Scope::kCorpus}) {
    Names names(scope, {"\u00D6ne"});
    const std::vector<DrawnName> drawn{{{"Cira", nullptr, 0}, 0}};
    Initials initials(names.table.entities(), drawn, names.language, names.scopes);
    EXPECT_EQ(initials.map("O\u0308.", Category::kFemale, scope), "C.");
    EXPECT_EQ(initials.map("A\u0308.", Category::kFemale, scope),
              initials.map("\u00C4.", Category::kFemale, scope));
  }
}

TEST(Initials, OfSharedScopesDependOnTheKeyAlone) {
  const auto initial_beside = [](std::vector<std::string> lemmas) {
    Names names(Scope::kCorpus, std::move(lemmas));
    const std::vector<DrawnName> drawn(3);
    Initials initials(names.table.entities(), drawn, names.language, names.scopes);
    return initials.map("X.", Category::kFemale, Scope::kCorpus);
  };
  EXPECT_EQ(initial_beside({"Ana"}), initial_beside({"Bea", "Cea", "Dea"}));
}

TEST(NameDraws, KnownNamesOfSharedScopesArePermutedAmongTheirPeers) {
  const Lexicons lexicons = *Lexicons::from_tsv({{"places", testing_support::divided_places()}});
  const LexiconTable& places = *lexicons.table("places");
  const test::SmallLanguage language(lexicons);
  const Key key = test::key_of('k');
  const LetterClasses none;
  Scopes scopes(key, "", "a/1", none);
  const OriginalSet originals;
  const AlikeNames alike(lexicons);
  const SharedRows rows(language, {}, alike);
  NameDraws draws(language, scopes, originals, rows, alike);
  std::set<std::string> drawn;
  std::set<std::string_view> known;
  for (std::uint32_t row = 0; row < places.rows(); ++row) {
    const Candidates peers = places.peers(row, kEnoughRows);
    const std::string_view own = places.cell(row, std::size_t{0});
    if (peers.size() == 0 || !known.insert(own).second) continue;
    const Part part = name_part(Category::kCity, std::string(own));
    EntityTable table;
    table.add(Scope::kCorpus, part);
    const Surrogate surrogate = draws.draw(table.entities()[0]).surrogate;
    EXPECT_NE(surrogate.lemma, own);
    EXPECT_TRUE(peers.index_of(surrogate.row)) << own << ' ' << surrogate.lemma;
    drawn.insert(surrogate.lemma);
  }
  EXPECT_EQ(known.size(), 107U);
  EXPECT_EQ(drawn.size(), known.size());
  EXPECT_EQ(draws.counts().collisions, 0U);
}

}  // namespace
}  // namespace pseudo
