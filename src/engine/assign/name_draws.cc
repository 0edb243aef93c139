#include "engine/assign/name_draws.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "engine/assign/shared_entities.h"
#include "engine/common/plain_shape.h"
#include "engine/resolve/kept_words.h"
#include "model/category_tree.h"

namespace pseudo {
namespace {

constexpr std::size_t kDrawsForFit = 8;
constexpr std::size_t kDrawsForGoal = 24;
// Once this many entities found no free row among the same rows, later ones skip the search.
// Otherwise a document with more names than the lexicon would take quadratic time.
constexpr std::size_t kFruitless = 8;

// Languages without a name lexicon have lists of invented words.
bool is_made_up(const Surrogate& surrogate) {
  return surrogate.table != nullptr && surrogate.table->cell(surrogate.row, "use") == "invented";
}

// Converts steps of distance (row size, number of words) to kilometres from the goal.
constexpr double kKilometresPerStep = 40;

// Lower is better.
double misfit(const SurrogateQuery& query, const CandidateSteps& steps, std::uint32_t row,
              std::string_view lemma, const std::optional<Point>& goal) {
  const double far = kKilometresPerStep * distance(query, steps.in_force(), row, lemma);
  if (!goal) return far;
  const std::optional<Point> place = point_of(*query.table, row);
  return place ? far + kilometres(*goal, *place) : std::numeric_limits<double>::max();
}

// Draws several rows by weight and returns the best one. Compares fewer if there are few rows, so
// that no row is drawn more often than one time in kEnoughRows. Otherwise, if only two of 43
// islands have names of two words, each would reveal the other.
std::uint32_t draw_best(const SurrogateQuery& query, const CandidateSteps& steps,
                        std::string_view lemma, const std::optional<Point>& goal,
                        DrawStream& stream) {
  std::uint32_t best = steps.rows().draw(stream);
  double least = misfit(query, steps, best, lemma, goal);
  const std::size_t draws =
      std::min(goal ? kDrawsForGoal : kDrawsForFit, steps.rows().size() / kEnoughRows);
  for (std::size_t i = 1; i < draws && least > 0; ++i) {
    const std::uint32_t other = steps.rows().draw(stream);
    const double far = misfit(query, steps, other, lemma, goal);
    if (far < least) best = other;
    least = std::min(least, far);
  }
  return best;
}

std::string rows_name(const Entity& entity, const CandidateSteps& steps) {
  return fmt::format("{} {}", name(entity.category), steps.name());
}

}  // namespace

Surrogate name_in_row(const LexiconTable& table, std::uint32_t row) {
  return {std::string(table.cell(row, std::size_t{0})), &table, row};
}

NameRequest NameDraws::make_request(const Entity& entity, DrawStream stream) {
  NameRequest request{.entity = entity, .stream = std::move(stream)};
  const bool shared = is_wide(entity.scope);
  request.lemma = shared ? shared_lemma(entity) : std::string(entity.lemma);
  const char32_t own = language_.distinctive_letter(entity.category, request.lemma);
  if (!shared) request.letter = scopes_.letters(entity.scope, entity.category)[own];
  SurrogateQuery& query = request.query = language_.query(view_of(entity, request.lemma));
  if (query.table != nullptr && !serves_script(*query.table, own)) query.table = nullptr;
  if (!shared && entity.category == Category::kCity) {
    request.goal = towns_.goal(query, entity.scope.sentence);
  }
  request.own_words = own_words(language_, entity.category, request.lemma, originals_);
  if (is_personal_name(entity.category)) {
    request.own_name =
        alike_.read(entity.category, std::string(shared ? entity.key : entity.folded));
  }
  return request;
}

std::optional<Surrogate> NameDraws::draw_among(NameRequest& request,
                                               const CandidateSteps& steps) const {
  const LexiconTable& table = *request.query.table;
  const Candidates& rows = steps.rows();
  std::optional<Surrogate> avoided;
  for (int i = 0; i < kNameDraws; ++i) {
    const std::uint32_t row =
        draw_best(request.query, steps, request.lemma, request.goal, request.stream);
    Surrogate candidate = name_in_row(table, row);
    if (avoided && fit_.is_avoided(candidate)) continue;
    if (!fit_.fits(request, candidate, Avoids::kAllOfDocument)) continue;
    if (!fit_.is_avoided(candidate)) return candidate;
    avoided = std::move(candidate);
  }
  if (avoided) return avoided;
  const auto start = static_cast<std::size_t>(request.stream.below(rows.size()));
  for (std::size_t i = 0; i < std::min(rows.size(), kScannedRows); ++i) {
    Surrogate candidate = name_in_row(table, rows.row((start + i) % rows.size()));
    if (fit_.fits(request, candidate, Avoids::kAllOfDocument)) return candidate;
  }
  return std::nullopt;
}

bool NameDraws::is_fruitless(const NameRequest& request, const CandidateSteps& steps) const {
  if (failures_.empty()) return false;
  const auto found = failures_.find(rows_name(request.entity, steps));
  return found != failures_.end() && found->second >= kFruitless;
}

std::optional<Surrogate> NameDraws::draw_distinct(NameRequest& request) {
  CandidateSteps steps(request.query, request.letter);
  while (steps.next()) {
    if (is_fruitless(request, steps)) continue;
    if (auto surrogate = draw_among(request, steps)) return surrogate;
    ++failures_[rows_name(request.entity, steps)];
  }
  return std::nullopt;
}

Surrogate NameDraws::invent(NameRequest& request) {
  const Entity& entity = request.entity;
  ++counts_.plain;
  const auto avoids = is_wide(entity.scope) ? Avoids::kOwnOriginal : Avoids::kAllOfDocument;
  Surrogate invented;
  for (int i = 0; i < kNameDraws; ++i) {
    const char32_t letter = i < kNameDraws / 2 ? request.letter : 0;
    invented.lemma = plain_name(request.lemma, letter, request.stream);
    if (fit_.fits(request, invented, avoids)) return invented;
  }
  // In a document with many names all short ones may be taken: add syllables until the name is
  // free.
  const auto is_in_use = [&] {
    return avoids == Avoids::kAllOfDocument && fit_.is_used(request.entity, invented.lemma);
  };
  while (!fit_.fits(request, invented, Avoids::kOwnOriginal) || is_in_use()) {
    invented.lemma += plain_syllable(request.stream);
    if (request.own_words.recurs_in(invented.lemma)) {
      invented.lemma = plain_unlike(request.lemma, request.own_words, request.stream);
    }
  }
  return invented;
}

NameRequest NameDraws::usual_request(const Entity& entity) {
  // Documents of a shared scope may use different names for one town.
  const bool by_row = is_wide(entity.scope) && entity.category == Category::kCity;
  const std::string key = by_row ? shared_key(entity, language_) : std::string(entity.key);
  DrawStream stream = scopes_.draws(entity.scope).stream("surrogate", name(entity.category), key);
  const std::uint64_t choice = stream.next();
  NameRequest request = make_request(entity, std::move(stream));
  request.choice = choice;
  request.forms = entity.forms;
  return request;
}

DrawnName NameDraws::draw(const Entity& entity) {
  NameRequest request = usual_request(entity);
  std::optional<Surrogate> surrogate;
  if (request.query.table != nullptr) {
    surrogate = is_wide(entity.scope) ? shared_draws().draw(request) : draw_distinct(request);
  }
  if (surrogate && request.candidates > 0) {
    const bool is_first = counts_.candidates == 0;
    counts_.candidates =
        is_first ? request.candidates : std::min(counts_.candidates, request.candidates);
  }
  if (!surrogate) {
    surrogate = invent(request);
  } else if (is_made_up(*surrogate)) {
    ++counts_.plain;
  }
  if (!fit_.enter(request, *surrogate)) ++counts_.collisions;
  if (entity.category == Category::kCity) {
    towns_.enter(request.query, *surrogate, entity.scope.sentence);
  }
  return {std::move(*surrogate), request.choice};
}

DrawnName NameDraws::draw_unlike(const Entity& entity, std::string_view usual,
                                 IsUnwanted is_unwanted) {
  NameRequest request = usual_request(entity);
  std::optional<Surrogate> surrogate;
  if (request.query.table != nullptr && is_personal_name(entity.category)) {
    const char32_t letter = language_.distinctive_letter(entity.category, usual);
    request.is_unwanted = [&](std::string_view name) {
      return language_.distinctive_letter(entity.category, name) != letter || is_unwanted(name);
    };
    surrogate = shared_draws().draw(request);
  }
  request.is_unwanted = std::move(is_unwanted);
  if (!surrogate && request.query.table != nullptr) surrogate = shared_draws().draw(request);
  if (!surrogate) surrogate = invent(request);
  return {std::move(*surrogate), request.choice};
}

std::string NameDraws::draw_further(const Entity& entity, std::size_t number) {
  NameRequest request = make_request(entity, scopes_.draws(entity.scope)
                                                 .stream("further", name(entity.category),
                                                         fmt::format("{}/{}", number, entity.key)));
  text::UnitSet words_of_first;
  std::optional<Surrogate> surrogate;
  if (is_wide(entity.scope) && request.query.table != nullptr) {
    NameRequest usual = usual_request(entity);
    if (const auto first = shared_draws().draw(usual)) words_of_first = text::UnitSet(first->lemma);
    request.is_unwanted = [&](std::string_view name) { return words_of_first.recurs_in(name); };
    surrogate = shared_draws().draw_by_weight(request);
  } else if (request.query.table != nullptr) {
    surrogate = draw_distinct(request);
  }
  if (!surrogate) surrogate = invent(request);
  return std::move(surrogate->lemma);
}

}  // namespace pseudo
