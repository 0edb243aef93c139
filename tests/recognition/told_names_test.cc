// What a model tells of its training: asked for every name of it.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "pseudo/format.h"
#include "pseudo/text.h"
#include "recognition/features/extract.h"
#include "recognition/metrics/covered_text.h"
#include "recognition/metrics/marks.h"
#include "recognition/recognizer.h"
#include "recognition/tagger/trainer.h"
#include "support/german.h"

namespace pseudo::recognition {
namespace {

namespace fs = std::filesystem;
using testing_support::German;

constexpr std::size_t kFewestSources = 5;  // docs/recognition.md

std::string read_bytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

/// A document as a model sees it, and which of its words are names.
struct Asked {
  std::string source;
  std::vector<TokenView> views;
  std::vector<TokenView> hidden;  ///< The same, with no lists of names for marked words.
  std::unordered_set<std::uint64_t> names;
  std::vector<std::string> written;
};

Asked look(const Document& document, const std::string& source, const Lists& lists,
           const Clusters& clusters) {
  Asked asked{source, view_tokens(document.text, lists, clusters, {}), {}, {}, {}};
  asked.hidden = asked.views;
  for (const Mark& mark : marks_of(document, LabelMap())) {
    for (TokenView& view : asked.hidden) {
      for (const ByteSpan& part : mark.fragments) {
        if (part.overlaps(view.token.span)) view.lists &= ~lists.names();
      }
    }
  }
  for (const Mark& mark : marks_of(document, LabelMap())) {
    if (mark.category == Category::kOrg || mark.category == Category::kDate) continue;
    asked.written.push_back(surface(document.text, mark));
    for (const TokenView& view : asked.views) {
      const bool word = view.token.kind == Token::Kind::kWord;
      for (const ByteSpan& part : mark.fragments) {
        if (word && part.overlaps(view.token.span)) asked.names.insert(view.word);
      }
    }
  }
  return asked;
}

/// What a model should not know, counted: never a string, for the corpus may be a real one.
struct Told {
  std::size_t names = 0;    ///< Features that hold a word of a name.
  std::size_t rare = 0;     ///< Strings of fewer sources that a feature holds.
  std::size_t plain = 0;    ///< Names that stand in the file as they are.
  std::size_t known = 0;    ///< Strings that a feature holds.
  std::size_t unasked = 0;  ///< Features of strings that nothing asked for.
};

/// Asks a model for the strings of its training, and notes for which of its features.
class Asker {
 public:
  Asker(const Model& model, const std::vector<Asked>& documents) : model_(model) {
    for (std::size_t place = 0; place < model.features().size(); ++place) {
      if (model.entries(place).front().has_string != 0) unasked_.insert(model.features()[place]);
    }
    for (const Asked& one : documents) names_.insert(one.names.begin(), one.names.end());
  }

  Told ask(const std::vector<Asked>& documents) {
    const std::string_view bytes = model_.bytes();
    for (const Asked& one : documents) {
      for (std::size_t i = 0; i < one.views.size(); ++i) {
        ask_token(one.views, i, one.source);
        ask_token(one.hidden, i, one.source);
      }
      constexpr std::size_t kNoChance = 5;  // bytes; shorter ones stand in any file
      for (const std::string& name : one.written) {
        const bool there = name.size() >= kNoChance && bytes.find(name) != std::string::npos;
        told_.plain += there ? 1U : 0U;
      }
    }
    if (!unasked_.empty()) ask_beside_all_lists(documents);
    told_.known = known_.size();
    for (const std::uint64_t string : known_) {
      told_.rare += sources_.at(string).size() < kFewestSources ? 1U : 0U;
    }
    told_.unasked = unasked_.size();
    return told_;
  }

 private:
  void ask_token(const std::vector<TokenView>& views, std::size_t i, const std::string& source) {
    std::vector<Feature> plain;
    std::vector<StringFeature> strings;
    extract(views, i, {&plain, &strings});
    for (const StringFeature& feature : strings) {
      // By string, not by feature: training hides lists, and so its features are others.
      const std::uint64_t string = join(feature.first, feature.second);
      sources_[string].insert(source);
      if (model_.find(feature.feature).empty()) continue;
      unasked_.erase(feature.feature);
      known_.insert(string);
      if (names_.count(feature.first) + names_.count(feature.second) > 0) ++told_.names;
    }
  }

  /// Some features hold a word and the lists of its neighbour, and a list may have got names since
  /// the training: asks for each word that a model may know beside all that lists say anywhere.
  void ask_beside_all_lists(const std::vector<Asked>& documents) {
    std::map<std::pair<ListBits, std::uint64_t>, TokenView> neighbours;
    std::map<std::uint64_t, std::pair<TokenView, std::set<std::string>>> words;
    for (const Asked& one : documents) {
      for (const TokenView& view : one.views) {
        neighbours.try_emplace({view.lists, view.lists == 0 ? view.shape : 0}, view);
        words.try_emplace(view.word, view, std::set<std::string>())
            .first->second.second.insert(one.source);
      }
    }
    for (const auto& [word, seen] : words) {
      if (seen.second.size() < kFewestSources || names_.count(word) > 0) continue;
      for (const auto& [lists, neighbour] : neighbours) {
        erase_asked({seen.first, neighbour}, 1);
        erase_asked({neighbour, seen.first}, 0);
      }
    }
  }
  void erase_asked(const std::vector<TokenView>& views, std::size_t i) {
    std::vector<Feature> plain;
    std::vector<StringFeature> strings;
    extract(views, i, {&plain, &strings});
    for (const StringFeature& feature : strings) unasked_.erase(feature.feature);
  }

  const Model& model_;
  std::unordered_set<std::uint64_t> names_;
  std::unordered_set<Feature> unasked_;
  std::unordered_map<std::uint64_t, std::unordered_set<std::string>> sources_;
  std::unordered_set<std::uint64_t> known_;
  Told told_;
};

Told ask(const Model& model, const std::vector<Asked>& documents) {
  return Asker(model, documents).ask(documents);
}

std::string shipped_model() {
  return std::string(PSEUDO_BINARY_DIR) + "/share/pseudo/lexicons/de.model";
}

TEST(ToldNames, AModelOfInventedLettersTellsNone) {
  const German german;
  const Lists lists(german.module().lexicons());
  std::vector<Document> documents;
  // Each name stands in eight folders, more than a string must.
  for (std::size_t i = 0; i < 40; ++i) {
    const std::string name =
        std::vector<std::string>{"Habersatter", "Zwettlinger", "Ranftl", "Wöginger", "Udo"}[i % 5];
    Document document;
    document.id = fmt::format("{:02}/1", i);
    document.text = "Sehr geehrter Herr " + name + ",\nwir danken für die Nachricht.\n";
    document.add_annotation("FAMILY", {{19, 19 + name.size()}});
    documents.push_back(document);
  }
  TrainerOptions options;
  options.most_iterations = 30;
  const auto trained =
      train_model(documents, LabelMap(), lists, Clusters(),
                  [](std::string_view /*text*/) { return std::vector<RuleSpan>(); }, options, {});
  ASSERT_TRUE(trained);
  std::vector<Asked> asked;
  for (const Document& document : documents) {
    asked.push_back(look(document, document.id, lists, Clusters()));
  }
  const Told told = ask(trained->model, asked);
  EXPECT_GT(told.known, 0U) << "frequent words are learnt";
  EXPECT_EQ(told.unasked, 0U);
  EXPECT_EQ(told.names, 0U);
  EXPECT_EQ(told.rare, 0U);
  EXPECT_EQ(told.plain, 0U);
}

TEST(ToldNames, TheModelOfTheProgramCanBeRead) {
  const std::string bytes = read_bytes(shipped_model());
  if (bytes.empty()) GTEST_SKIP() << "built without a model";
  constexpr std::size_t kMostBytes = 12U << 20U;  // docs/recognition.md
  EXPECT_LE(bytes.size(), kMostBytes);
  const auto model = Model::from_bytes(bytes);
  ASSERT_TRUE(model);
  EXPECT_GT(model->clusters().words().size(), 10'000U);
}

TEST(ToldNames, TheModelOfTheProgramTellsNoneOfItsTraining) {
  const char* const folder = std::getenv("PSEUDO_TEST_CORPUS");
  if (folder == nullptr) GTEST_SKIP() << "PSEUDO_TEST_CORPUS names no corpus";
  const std::string bytes = read_bytes(shipped_model());
  if (bytes.empty()) GTEST_SKIP() << "built without a model";
  const auto model = Model::from_bytes(bytes);
  ASSERT_TRUE(model);
  const German german;
  const Lists lists(german.module().lexicons());
  std::vector<Document> documents;
  for (const auto& file : fs::directory_iterator(folder)) {
    if (file.path().extension() != ".txt") continue;
    fs::path annotations = file.path();
    annotations.replace_extension(".ann");
    auto document = read_brat(file.path().stem().string(), read_bytes(file.path()),
                              read_bytes(annotations), LabelMap());
    if (document) documents.push_back(std::move(*document));
  }
  ASSERT_GT(documents.size(), 100U);
  std::vector<Asked> asked;
  for (const Document& document : documents) {
    // One thread or donor is one source: lexicons/make/model.sh.
    const std::string source = document.id.substr(0, document.id.find('_'));
    asked.push_back(look(document, source, lists, model->clusters()));
  }
  const Told told = ask(*model, asked);
  EXPECT_GT(told.known, 0U);
  EXPECT_EQ(told.unasked, 0U) << "each feature of a string was asked for";
  EXPECT_EQ(told.names, 0U);
  EXPECT_EQ(told.rare, 0U);
  EXPECT_EQ(told.plain, 0U);
}

}  // namespace
}  // namespace pseudo::recognition
