#include "recognition/tagger/selection.h"

#include <unordered_set>

#include "pseudo/category.h"
#include "recognition/features/paragraphs.h"

namespace pseudo::recognition {

namespace {

// Minimum number of tokens with a feature without strings.
constexpr std::size_t kFewestPlain = 2;

/// The words of marks. Words of organizations are included unless they are common nouns.
class MarkedWords {
 public:
  explicit MarkedWords(const std::vector<Example>& examples, std::size_t fewest_sources) {
    std::unordered_map<std::uint64_t, std::unordered_set<std::uint64_t>> unmarked;
    std::unordered_set<std::uint64_t> of_organizations;
    for (const Example& example : examples) {
      for (std::size_t i = 0; i < example.views.size(); ++i) {
        const TokenView& view = example.views[i];
        if (view.token.kind != Token::Kind::kWord) continue;
        if (!example.tags[i]) {
          unmarked[view.word].insert(example.source);
          continue;
        }
        const auto category = static_cast<Category>(*example.tags[i] / 2);
        const bool general = category == Category::kOrg || category == Category::kDate;
        (general ? of_organizations : words_).insert(view.word);
      }
    }
    for (const std::uint64_t word : of_organizations) {
      const auto found = unmarked.find(word);
      if (found == unmarked.end() || found->second.size() < fewest_sources) words_.insert(word);
    }
  }
  [[nodiscard]] bool has(std::uint64_t word) const { return words_.count(word) > 0; }
  [[nodiscard]] bool has(const StringFeature& one) const {
    return has(one.first) || (one.second != 0 && has(one.second));
  }

 private:
  std::unordered_set<std::uint64_t> words_;
};

/// Calls `visit(example, i)` for each tagged token.
template <class Visit>
void for_each_token(const std::vector<Example>& examples, Visit visit) {
  for (const Example& example : examples) {
    for (const auto& [first, last] : paragraphs(example.views)) {
      for (std::size_t i = first; i < last; ++i) visit(example, i);
    }
  }
}

struct Seen {
  std::size_t sources = 0;
  std::uint64_t last = 0;
};

}  // namespace

Selection::Selection(const std::vector<Example>& examples, std::size_t fewest_sources) {
  const MarkedWords marked(examples, fewest_sources);
  std::unordered_map<Feature, std::size_t> plain;  // number of tokens
  std::unordered_map<Feature, Seen> strings;
  for_each_token(examples, [&](const Example& example, std::size_t i) {
    collect(example.views, i);
    for (const Feature feature : plain_) ++plain[feature];
    for (const StringFeature& one : strings_) {
      // The examples of one source are consecutive.
      Seen& seen = strings[one.feature];
      if (seen.sources > 0 && seen.last == example.source) continue;
      seen = {seen.sources + 1, example.source};
    }
  });
  for_each_token(examples, [&](const Example& example, std::size_t i) {
    collect(example.views, i);
    for (const Feature feature : plain_) {
      if (plain[feature] >= kFewestPlain) number(feature, false);
    }
    for (const StringFeature& one : strings_) {
      const bool frequent = strings[one.feature].sources >= fewest_sources;
      if (frequent && !marked.has(one)) number(one.feature, true);
    }
  });
}

void Selection::find(const std::vector<TokenView>& views, std::size_t i,
                     std::vector<std::uint32_t>& into) {
  collect(views, i);
  for (const StringFeature& one : strings_) plain_.push_back(one.feature);
  for (const Feature feature : plain_) {
    const auto found = numbers_.find(feature);
    if (found != numbers_.end()) into.push_back(found->second);
  }
}

void Selection::collect(const std::vector<TokenView>& views, std::size_t i) {
  plain_.clear();
  strings_.clear();
  extract(views, i, {&plain_, &strings_});
}

void Selection::number(Feature feature, bool has_string) {
  const auto next = static_cast<std::uint32_t>(features_.size());
  if (!numbers_.emplace(feature, next).second) return;
  features_.push_back(feature);
  has_string_.push_back(has_string);
}

}  // namespace pseudo::recognition
