#include "engine/name_draws.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "engine/permutation.h"
#include "engine/plain_shape.h"
#include "text/fold.h"

namespace pseudo {
namespace {

constexpr int kDraws = 40;
constexpr int kNearDraws = 8;
constexpr std::size_t kScanned = 500;
// After so many entities found nothing among the same rows the next ones do not look there: a
// document with more names than the lexicon would take quadratic time.
constexpr std::size_t kFruitless = 8;

Surrogate entry(const LexiconTable& table, std::uint32_t row) {
  return {std::string(table.cell(row, std::size_t{0})), &table, row};
}

std::string taken_key(Category category, std::string_view lemma) {
  return text::fold_key(lemma) + static_cast<char>(category);
}

// In a shared scope a function of the entity alone: what this document shows must not count.
EntityView view_of(const Entity& entity) {
  if (entity.scope != Scope::kDocument) {
    return {entity.category, entity.key, entity.lemma, {}, {}, entity.sort};
  }
  return {entity.category, entity.key, entity.lemma, entity.forms, entity.traits, entity.sort};
}

// One row by weight, the nearest to what is preferred of a few.
std::uint32_t draw_near(const SurrogateQuery& query, const CandidateSteps& steps,
                        std::string_view lemma, DrawStream& stream) {
  std::uint32_t best = steps.rows().draw(stream);
  int nearest = distance(query, steps.in_force(), best, lemma);
  for (int i = 1; i < kNearDraws && nearest > 0; ++i) {
    const std::uint32_t other = steps.rows().draw(stream);
    const int far = distance(query, steps.in_force(), other, lemma);
    if (far < nearest) best = other;
    nearest = std::min(nearest, far);
  }
  return best;
}

std::string rows_name(const Entity& entity, const CandidateSteps& steps) {
  return fmt::format("{} {}", name(entity.category), steps.name());
}

// The place of an entity's own row in the rows of a step.
std::optional<std::size_t> own_index(const SurrogateQuery& query, std::string_view key,
                                     const Candidates& rows) {
  for (const std::uint32_t row : query.table->find(key)) {
    if (const auto index = rows.index_of(row)) return index;
  }
  return std::nullopt;
}

}  // namespace

NameDraws::Request NameDraws::make_request(const Entity& entity, DrawStream stream) {
  const char32_t own = language_.distinctive_letter(entity.category, entity.lemma);
  const char32_t letter = scopes_.letters(entity.scope, entity.category)[own];
  return {entity, {}, std::move(stream), 0, letter, language_.query(view_of(entity))};
}

bool NameDraws::is_taken(const Request& request, const Surrogate& surrogate) const {
  return taken_.contains(taken_key(request.entity.category, surrogate.lemma));
}

bool NameDraws::fits(const Request& request, const Surrogate& surrogate, Wants wants) const {
  const Entity& entity = request.entity;
  const std::string folded = text::fold_key(surrogate.lemma);
  if (folded == entity.key || folded == entity.folded) return false;
  if (wants == Wants::kOwnOnly) return true;
  if (is_taken(request, surrogate) || originals_.shown_in(folded)) return false;
  return std::ranges::all_of(request.forms, [&](const Part* form) {
    if (form->form.empty()) return true;
    const auto realized = language_.realize(surrogate, *form, request.choice);
    if (!realized) return false;
    return *realized == surrogate.lemma || !originals_.contains(text::fold_key(*realized));
  });
}

std::optional<Surrogate> NameDraws::draw_among(Request& request,
                                               const CandidateSteps& steps) const {
  const LexiconTable& table = *request.query.table;
  const Candidates& rows = steps.rows();
  for (int i = 0; i < kDraws; ++i) {
    const std::uint32_t row = draw_near(request.query, steps, request.entity.lemma, request.stream);
    Surrogate candidate = entry(table, row);
    if (fits(request, candidate, Wants::kDistinct)) return candidate;
  }
  const auto start = static_cast<std::size_t>(request.stream.below(rows.size()));
  for (std::size_t i = 0; i < std::min(rows.size(), kScanned); ++i) {
    Surrogate candidate = entry(table, rows.row((start + i) % rows.size()));
    if (fits(request, candidate, Wants::kDistinct)) return candidate;
  }
  return std::nullopt;
}

bool NameDraws::is_fruitless(const Request& request, const CandidateSteps& steps) const {
  if (failures_.empty()) return false;
  const auto found = failures_.find(rows_name(request.entity, steps));
  return found != failures_.end() && found->second >= kFruitless;
}

std::optional<Surrogate> NameDraws::draw_distinct(Request& request) {
  CandidateSteps steps(request.query, request.letter);
  while (steps.next()) {
    if (is_fruitless(request, steps)) continue;
    if (auto surrogate = draw_among(request, steps)) return surrogate;
    ++failures_[rows_name(request.entity, steps)];
  }
  return std::nullopt;
}

std::optional<Surrogate> NameDraws::draw_shared(Request& request) const {
  const SurrogateQuery& query = request.query;
  const Entity& entity = request.entity;
  CandidateSteps steps(query, request.letter);
  if (!steps.next()) return std::nullopt;
  const Candidates& rows = steps.rows();
  const bool by_letter = (steps.in_force() & kLetter) != 0 && request.letter != 0;
  const char32_t own_letter = language_.distinctive_letter(entity.category, entity.lemma);
  const Candidates sources =
      by_letter ? select_candidates(query, own_letter, steps.in_force()) : rows;
  const std::optional<std::size_t> index = own_index(query, entity.key, sources);

  std::size_t target = 0;
  if (index) {
    const std::string address =
        fmt::format("{}/{}/{}", query.table->name(), steps.in_force(),
                    static_cast<std::uint32_t>(by_letter ? request.letter : 0));
    const Permutation permutation(scopes_.draws(entity.scope), address,
                                  std::max(sources.size(), rows.size()));
    // Names under a different letter cannot map to themselves. Within one list the next one of a
    // keyed order is taken: a permutation without fixed points. Of sizes that joined, as few as are
    // enough are used.
    const std::size_t usable = steps.in_force() & kNearSize ? kEnoughRows : rows.size();
    target = by_letter ? static_cast<std::size_t>(permutation(*index)) % usable
                       : static_cast<std::size_t>(
                             permutation((permutation.inverse(*index) + 1) % rows.size()));
  }
  for (std::size_t i = 0; i < std::min(rows.size(), kScanned); ++i) {
    const std::uint32_t row =
        index ? rows.row((target + i) % rows.size()) : rows.draw(request.stream);
    Surrogate candidate = entry(*query.table, row);
    if (fits(request, candidate, Wants::kOwnOnly)) return candidate;
  }
  return std::nullopt;
}

Surrogate NameDraws::invent(Request& request) {
  const Entity& entity = request.entity;
  ++counts_.plain;
  const auto wants = entity.scope == Scope::kDocument ? Wants::kDistinct : Wants::kOwnOnly;
  Surrogate invented;
  for (int i = 0; i < kDraws; ++i) {
    const char32_t letter = i < kDraws / 2 ? request.letter : 0;
    invented.lemma = plain_name(entity.lemma, letter, request.stream);
    if (fits(request, invented, wants)) return invented;
  }
  // Short names in a crowded document: let them grow until they are free.
  while (!fits(request, invented, Wants::kOwnOnly) || is_taken(request, invented)) {
    invented.lemma += plain_syllable(request.stream);
  }
  return invented;
}

DrawnName NameDraws::draw(const Entity& entity) {
  DrawStream stream =
      scopes_.draws(entity.scope).stream("surrogate", name(entity.category), entity.key);
  const std::uint64_t choice = stream.next();
  Request request = make_request(entity, std::move(stream));
  request.choice = choice;
  request.forms = entity.forms;
  std::optional<Surrogate> surrogate;
  if (request.query.table != nullptr) {
    surrogate = entity.scope == Scope::kDocument ? draw_distinct(request) : draw_shared(request);
  }
  if (!surrogate) surrogate = invent(request);
  if (!taken_.insert(taken_key(entity.category, surrogate->lemma)).second) ++counts_.collisions;
  return {std::move(*surrogate), choice};
}

std::string NameDraws::further(const Entity& entity, std::size_t number) {
  Request request = make_request(entity, scopes_.draws(entity.scope)
                                             .stream("further", name(entity.category),
                                                     fmt::format("{}/{}", number, entity.key)));
  std::optional<Surrogate> surrogate;
  if (request.query.table != nullptr) surrogate = draw_distinct(request);
  if (!surrogate) surrogate = invent(request);
  return std::move(surrogate->lemma);
}

}  // namespace pseudo
