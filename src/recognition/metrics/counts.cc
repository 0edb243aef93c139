#include "recognition/metrics/counts.h"

#include <algorithm>
#include <map>
#include <string>

#include "pseudo/text.h"
#include "recognition/metrics/covered_text.h"
#include "recognition/tokens/tokens.h"
#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

double ratio(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

Category ancestor(Category category, int level) {
  while (depth(category) > level) category = *parent(category);
  return category;
}

std::size_t number(Category category) { return static_cast<std::size_t>(category); }

/// Compares two sets of marks and increments counters.
class Comparison {
 public:
  Comparison(std::string_view text, std::span<const Mark> gold, std::span<const Mark> predicted)
      : text_(text), gold_(gold), predicted_(predicted), sums_(counters()) {}

  DocumentCounts run() {
    count_strict();
    count_relaxed();
    count_levels();
    count_tokens();
    count_characters();
    DocumentCounts counts;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      if (sums_[i] != Counts()) counts.emplace_back(i, sums_[i]);
    }
    return counts;
  }

 private:
  Counts& at(Counted kind, std::size_t index = 0) { return sums_[counter(kind, index)]; }

  /// True if the prediction contains the mark; both are sorted by position and category.
  [[nodiscard]] bool is_predicted(const Mark& mark) const {
    const auto same_place =
        std::ranges::equal_range(predicted_, mark.fragments, {}, &Mark::fragments);
    return std::ranges::count(same_place, mark.category, &Mark::category) > 0;
  }

  void count_strict() {
    for (const Mark& mark : gold_) {
      Counts& counts = at(Counted::kStrict, number(mark.category));
      ++counts.gold;
      if (is_predicted(mark)) ++counts.correct;
    }
    for (const Mark& mark : predicted_) ++at(Counted::kStrict, number(mark.category)).predicted;
  }

  /// Each predicted mark matches at most one gold mark.
  void count_relaxed() {
    std::vector<bool> taken(predicted_.size());
    for (const Mark& mark : gold_) {
      Counts& counts = at(Counted::kRelaxed, number(mark.category));
      ++counts.gold;
      const auto begin = [](const Mark& one) { return one.fragments.front().begin; };
      const auto near = std::ranges::equal_range(predicted_, begin(mark), {}, begin);
      for (const Mark& other : near) {
        const auto i = static_cast<std::size_t>(&other - predicted_.data());
        if (taken[i] || other.category != mark.category || !ends_alike(mark, other)) continue;
        taken[i] = true;
        ++counts.correct;
        break;
      }
    }
    for (const Mark& mark : predicted_) ++at(Counted::kRelaxed, number(mark.category)).predicted;
  }

  /// True if the ends differ by at most two code points. Source: Stubbs, Kotfila & Uzuner 2015.
  [[nodiscard]] bool ends_alike(const Mark& a, const Mark& b) const {
    constexpr std::size_t kMostApart = 2;
    const auto [low, high] = std::minmax(a.fragments.back().end, b.fragments.back().end);
    if (high - low > kMostApart * 4) return false;
    return text::count_code_points(text_.substr(low, high - low)) <= kMostApart;
  }

  void count_levels() {
    for (int level = 0; level < kLevels; ++level) {
      Counts& counts = at(Counted::kLevel, static_cast<std::size_t>(level));
      using Place = std::pair<std::vector<ByteSpan>, Category>;
      const auto places = [&](std::span<const Mark> marks) {
        std::map<Place, bool> set;
        for (const Mark& mark : marks) set[{mark.fragments, ancestor(mark.category, level)}] = true;
        return set;
      };
      const std::map<Place, bool> gold = places(gold_);
      const std::map<Place, bool> predicted = places(predicted_);
      counts.gold = gold.size();
      counts.predicted = predicted.size();
      for (const auto& [place, _] : gold) counts.correct += predicted.count(place);
    }
  }

  void count_tokens() {
    const std::vector<Token> tokens = tokenize(text_);
    const std::vector<TokenTag> gold = tag_tokens(tokens, gold_);
    const std::vector<TokenTag> predicted = tag_tokens(tokens, predicted_);
    Counts& binary = at(Counted::kToken);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (tokens[i].kind == Token::Kind::kBreak) continue;
      if (gold[i]) {
        ++binary.gold;
        ++at(Counted::kTag, *gold[i]).gold;
      }
      if (predicted[i]) {
        ++binary.predicted;
        ++at(Counted::kTag, *predicted[i]).predicted;
      }
      if (gold[i] && predicted[i]) ++binary.correct;
      if (gold[i] && gold[i] == predicted[i]) ++at(Counted::kTag, *gold[i]).correct;
    }
  }

  void count_characters() {
    const CoveredText covered(text_, predicted_);
    const CharacterCounts characters = count_covered(text_, gold_, covered);
    at(Counted::kCharacter) = {characters.gold, characters.predicted, characters.both};
    at(Counted::kAllText) = {characters.all, characters.all, 0};
    count_entities(covered);
    if (gold_.empty()) return;
    at(Counted::kDocument) = {1, 1, characters.both == characters.gold ? 1U : 0U};
  }

  void count_entities(const CoveredText& covered) {
    struct Entity {
      bool found = true;
      bool covered = true;
    };
    std::map<std::pair<Category, std::string>, Entity> entities;
    for (const Mark& mark : gold_) {
      Entity& entity = entities[{mark.category, text::fold_key(surface(text_, mark))}];
      entity.found = entity.found && is_predicted(mark);
      entity.covered = entity.covered && covered.covers(mark);
    }
    Counts& found = at(Counted::kEntity);
    Counts& hidden = at(Counted::kCovered);
    found.gold = found.predicted = hidden.gold = hidden.predicted = entities.size();
    for (const auto& [key, entity] : entities) {
      if (entity.found) ++found.correct;
      if (entity.covered) ++hidden.correct;
    }
  }

  std::string_view text_;
  std::span<const Mark> gold_;
  std::span<const Mark> predicted_;
  std::vector<Counts> sums_;
};

}  // namespace

double precision(const Counts& counts) { return ratio(counts.correct, counts.predicted); }
double recall(const Counts& counts) { return ratio(counts.correct, counts.gold); }
double f1(const Counts& counts) {
  return ratio(2 * counts.correct, counts.gold + counts.predicted);
}

std::size_t counter(Counted kind, std::size_t index) {
  constexpr std::size_t kRelaxedAt = kCategoryCount;
  constexpr std::size_t kTagAt = 2 * kCategoryCount;
  constexpr std::size_t kLevelAt = 4 * kCategoryCount;
  constexpr std::size_t kSingleAt = kLevelAt + kLevels;
  switch (kind) {
    case Counted::kStrict:
      return index;
    case Counted::kRelaxed:
      return kRelaxedAt + index;
    case Counted::kTag:
      return kTagAt + index;
    case Counted::kLevel:
      return kLevelAt + index;
    default:
      break;
  }
  return kSingleAt + static_cast<std::size_t>(kind) - static_cast<std::size_t>(Counted::kToken);
}

std::size_t counters() { return counter(Counted::kAllText) + 1; }

DocumentCounts count_document(std::string_view text, std::span<const Mark> gold,
                              std::span<const Mark> predicted) {
  return Comparison(text, gold, predicted).run();
}

std::vector<Counts> add_up(std::span<const DocumentCounts> documents) {
  std::vector<Counts> sums(counters());
  for (const DocumentCounts& document : documents) {
    for (const auto& [at, counts] : document) sums[at] += counts;
  }
  return sums;
}

}  // namespace pseudo::recognition
