#include "recognition/metrics/measures.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

#include <fmt/format.h>

#include "pseudo/random.h"
#include "recognition/metrics/repeatable_draws.h"

namespace pseudo::recognition {

namespace {

Figure exact(double value) { return {value, value, value}; }

Measure ratios(std::string name, const Counts& counts, std::string label = {}) {
  return {std::move(name),          std::move(label),      counts,
          exact(precision(counts)), exact(recall(counts)), exact(f1(counts))};
}

/// Only recall: the share of gold that was found.
Measure share(std::string name, const Counts& counts) {
  return {std::move(name), {}, counts, std::nullopt, exact(recall(counts)), std::nullopt};
}

Counts sum_of(std::span<const Counts> sums, Counted kind) {
  Counts sum;
  for (std::size_t i = 0; i < kCategoryCount; ++i) sum += sums[counter(kind, i)];
  return sum;
}

/// The weighted mean over the counters of a kind.
Measure mean(std::string name, std::span<const Counts> sums, Counted kind, std::size_t size,
             const std::function<double(const Counts&)>& weight) {
  std::array<double, 3> means{};
  double weights = 0;
  for (std::size_t i = 0; i < size; ++i) {
    const Counts& counts = sums[counter(kind, i)];
    const double one = weight(counts);
    weights += one;
    means[0] += one * precision(counts);
    means[1] += one * recall(counts);
    means[2] += one * f1(counts);
  }
  if (weights > 0) {
    for (double& value : means) value /= weights;
  }
  return {std::move(name), {}, {}, exact(means[0]), exact(means[1]), exact(means[2])};
}

double occurs(const Counts& counts) { return counts.gold + counts.predicted > 0 ? 1 : 0; }
double support(const Counts& counts) { return static_cast<double>(counts.gold); }

/// Sets the interval to the central 95 % of the values.
void set_interval(std::vector<double>& values, Figure& figure) {
  std::ranges::sort(values);
  const std::size_t cut = values.size() / 40;
  figure.low = values[cut];
  figure.high = values[values.size() - 1 - cut];
}

/// The figures of all measures in a fixed order; the last one is missed_per_10000.
std::vector<Figure*> figures_of(Evaluation& evaluation) {
  std::vector<Figure*> figures;
  for (Measure& measure : evaluation.measures) {
    for (std::optional<Figure>* figure : {&measure.precision, &measure.recall, &measure.f1}) {
      if (*figure) figures.push_back(&**figure);
    }
  }
  figures.push_back(&evaluation.missed_per_10000);
  return figures;
}

Evaluation evaluate_sums(std::span<const Counts> sums) {
  return {measure_sums(sums), exact(missed_per_10000(sums))};
}

}  // namespace

std::vector<Measure> measure_sums(std::span<const Counts> sums) {
  std::vector<Measure> measures;
  measures.push_back(ratios("strict-micro", sum_of(sums, Counted::kStrict)));
  measures.push_back(mean("strict-macro", sums, Counted::kStrict, kCategoryCount, occurs));
  measures.push_back(ratios("relaxed-micro", sum_of(sums, Counted::kRelaxed)));
  measures.push_back(mean("relaxed-macro", sums, Counted::kRelaxed, kCategoryCount, occurs));
  measures.push_back(mean("bio-weighted", sums, Counted::kTag, 2 * kCategoryCount, support));
  measures.push_back(ratios("tokens", sums[counter(Counted::kToken)]));
  measures.push_back(ratios("characters", sums[counter(Counted::kCharacter)]));
  for (std::size_t level = 0; level < kLevels; ++level) {
    measures.push_back(
        ratios(fmt::format("level-{}", level), sums[counter(Counted::kLevel, level)]));
  }
  measures.push_back(share("entities-found", sums[counter(Counted::kEntity)]));
  measures.push_back(share("entities-covered", sums[counter(Counted::kCovered)]));
  measures.push_back(share("documents-covered", sums[counter(Counted::kDocument)]));
  for (std::size_t i = 0; i < kCategoryCount; ++i) {
    measures.push_back(ratios("label", sums[counter(Counted::kStrict, i)],
                              std::string(name(static_cast<Category>(i)))));
  }
  return measures;
}

double missed_per_10000(std::span<const Counts> sums) {
  const Counts& characters = sums[counter(Counted::kCharacter)];
  const std::uint64_t all = sums[counter(Counted::kAllText)].gold;
  if (all == 0) return 0;
  return 10000.0 * static_cast<double>(characters.gold - characters.correct) /
         static_cast<double>(all);
}

Evaluation evaluate(std::span<const DocumentCounts> documents, std::size_t rounds) {
  Evaluation evaluation = evaluate_sums(add_up(documents));
  const std::vector<Figure*> figures = figures_of(evaluation);
  std::vector<std::vector<double>> values(figures.size());
  DrawStream draws = repeatable_draws("bootstrap");
  for (std::size_t round = 0; round < rounds && !documents.empty(); ++round) {
    std::vector<Counts> sums(counters());
    for (std::size_t i = 0; i < documents.size(); ++i) {
      for (const auto& [at, counts] : documents[draws.below(documents.size())]) sums[at] += counts;
    }
    Evaluation resampled = evaluate_sums(sums);
    const std::vector<Figure*> drawn = figures_of(resampled);
    for (std::size_t i = 0; i < drawn.size(); ++i) values[i].push_back(drawn[i]->value);
  }
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (!values[i].empty()) set_interval(values[i], *figures[i]);
  }
  std::erase_if(evaluation.measures, [](const Measure& measure) {
    return measure.name == "label" && measure.counts == Counts();
  });
  return evaluation;
}

}  // namespace pseudo::recognition
