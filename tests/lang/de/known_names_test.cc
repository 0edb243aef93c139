// Every name that the lists know, asked once in corpus scope: which ones share a surrogate.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/assign/shared_rows.h"
#include "engine/common/alike_names.h"
#include "pseudo/lexicon.h"
#include "pseudo/pseudonymizer.h"
#include "text/fold.h"
#include "values/locale.h"

namespace pseudo {
namespace {

struct List {
  const char* label;
  Category category;
  std::vector<const char*> tables;
  std::size_t alone;           // names that the program permutes
  std::size_t composed_pairs;  // pairs with one surrogate, at least one of them no such name
};

class KnownNames : public testing::Test {
 protected:
  void SetUp() override {
    auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
    ASSERT_TRUE(lexicons) << lexicons.error().message;
    lexicons_ = std::make_unique<Lexicons>(std::move(*lexicons));
    auto language = make_language("de", *lexicons_);
    ASSERT_TRUE(language) << language.error().message;
    language_ = std::move(*language);
    Options options;
    options.scope = Scope::kCorpus;
    auto engine = Pseudonymizer::make(options, *language_, *lexicons_,
                                      Key::from_bytes(std::string(Key::kBytes, 'k')));
    ASSERT_TRUE(engine) << engine.error().message;
    engine_ = std::make_unique<Pseudonymizer>(std::move(*engine));
  }

  std::string surrogate(const char* label, std::string_view name) {
    Document document;
    document.id = "mail";
    document.text = "Wir: " + std::string(name) + ".\n";
    document.annotations.push_back({"T1", label, {{5, 5 + name.size()}}});
    auto outcome = engine_->run(std::move(document));
    EXPECT_TRUE(outcome) << outcome.error().message;
    if (!outcome) return {};
    const ByteSpan span = outcome->document.annotations[0].fragments[0];
    return outcome->document.text.substr(span.begin, span.size());
  }

  // Towns abroad are in a table of their own. A town may be written without its addition.
  [[nodiscard]] bool is_listed(const LexiconTable& table, std::string_view name) const {
    const std::string key = text::fold_key(name);
    return !table.find(key).empty() || !lexicons_->table("world")->find(key).empty() ||
           has_row_with_addition(table, key);
  }

  [[nodiscard]] static bool has_row_with_addition(const LexiconTable& table,
                                                  const std::string& key) {
    for (std::uint32_t row = 0; row < table.rows(); ++row) {
      if (text::fold_key(table.cell(row, std::size_t{0})).starts_with(key + ' ')) return true;
    }
    return false;
  }

  [[nodiscard]] bool is_nickname(std::string_view name) const {
    return !lexicons_->table("nicknames")->find(text::fold_key(name)).empty();
  }

  std::unique_ptr<Lexicons> lexicons_;
  std::unique_ptr<LanguageModule> language_;
  std::unique_ptr<Pseudonymizer> engine_;
};

// Names that stand for themselves never share a surrogate. Others may: names that are never drawn
// ("recognize"), for which the lists have no more surrogates, and those composed of other names or
// of a subject, whose parts have surrogates of their own.
TEST_F(KnownNames, KeepApart) {
  const std::vector<List> lists{
      {"FAMILY", Category::kFamily, {"family"}, 3006, 852},
      {"FEMALE", Category::kFemale, {"given_female"}, 1622, 170},
      {"MALE", Category::kMale, {"given_male"}, 1514, 121},
      {"CITY", Category::kCity, {"places", "world", "regions"}, 13104, 2199},
      {"STREET", Category::kStreet, {"streets"}, 5637, 1},
      {"ORG", Category::kOrg, {"orgs"}, 5503, 751},
  };
  const AlikeNames alike(*lexicons_);
  const SharedRows rows(*language_, values::Locale(*lexicons_).zips, alike);
  for (const List& list : lists) {
    std::map<std::string, bool> names;  // by key: whether it stands for itself
    std::map<std::string, std::string> shown;
    for (const char* const table_name : list.tables) {
      const LexiconTable& table = *lexicons_->table(table_name);
      for (std::uint32_t row = 0; row < table.rows(); ++row) {
        const std::string name(table.cell(row, std::size_t{0}));
        const bool alone = rows.find(list.category, table, row).peers != nullptr;
        const std::string key = text::fold_key(name);
        names[key] = names[key] || alone;
        shown.try_emplace(key, name);
      }
    }
    std::map<std::string, std::vector<std::string>> known;
    std::map<std::string, std::size_t> all;
    std::size_t alone = 0;
    for (const auto& [key, is_alone] : names) {
      const std::string surrogate = text::fold_key(this->surrogate(list.label, shown[key]));
      EXPECT_NE(surrogate, key);
      ++all[surrogate];
      alone += is_alone ? 1U : 0U;
      if (is_alone) known[surrogate].push_back(shown[key]);
    }
    std::size_t pairs = 0;
    for (const auto& [surrogate, times] : all) pairs += times * (times - 1) / 2;
    EXPECT_EQ(alone, list.alone) << list.label;
    EXPECT_EQ(pairs, list.composed_pairs) << list.label;
    for (const auto& [surrogate, originals] : known) {
      EXPECT_EQ(originals.size(), 1U)
          << list.label << ": " << fmt::format("{}", fmt::join(originals, ", ")) << " -> "
          << surrogate;
    }
  }
}

// "Huber-Maier" where Huber becomes Maier: the mention gets other names of the list, which are the
// same each time, and no invented words.
TEST_F(KnownNames, MakeWayForOtherWordsOfTheirMention) {
  constexpr std::uint32_t kStep = 29;  // of the rows that are tried
  for (const auto& [label, table_name] : {std::pair("FAMILY", "family"),
                                          {"FEMALE", "given_female"},
                                          {"MALE", "given_male"},
                                          {"CITY", "places"}}) {
    const LexiconTable& table = *lexicons_->table(table_name);
    std::size_t tried = 0;
    for (std::uint32_t row = 0; row < table.rows(); row += kStep) {
      const std::string name(table.cell(row, std::size_t{0}));
      const std::string other = surrogate(label, name);
      if ((name + other).find_first_of(" -'") != std::string::npos) continue;
      // A kind of place and a part of a town, which stay behind the name of another.
      const std::set<std::string> kept{"Dorf", "Neustadt"};
      if (kept.contains(name) || kept.contains(other)) continue;
      ++tried;
      // Where a nickname stood one may stand now, and nowhere else.
      const bool nicknames = is_nickname(name) || is_nickname(other);
      const auto is_known = [&](std::string_view word) {
        return is_listed(table, word) || (nicknames && is_nickname(word));
      };
      for (const std::string& span : {name + "-" + other, other + "-" + name}) {
        const std::string now = surrogate(label, span);
        EXPECT_EQ(now, surrogate(label, span));
        // A surrogate may have a hyphen of its own.
        bool is_of_names = false;
        for (std::size_t at = now.find('-'); at != std::string::npos; at = now.find('-', at + 1)) {
          const std::string front = now.substr(0, at);
          const std::string back = now.substr(at + 1);
          const bool known = is_known(front) && is_known(back);
          is_of_names = is_of_names || known;
          EXPECT_NE(front, name) << span << " -> " << now;
          EXPECT_NE(front, other) << span << " -> " << now;
          EXPECT_NE(back, name) << span << " -> " << now;
          EXPECT_NE(back, other) << span << " -> " << now;
        }
        EXPECT_TRUE(is_of_names) << span << " -> " << now;
      }
    }
    EXPECT_GT(tried, 20U) << label;
  }
}

}  // namespace
}  // namespace pseudo
