#include "engine/name_surrogates.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>
#include "engine/permutation.h"
#include "engine/plain_shape.h"
#include "text/fold.h"
#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

// Below this many candidates a condition gives way (spec, section 4, "Realistic").
constexpr std::size_t kEnough = 20;
constexpr int kDraws = 40;
constexpr int kNearDraws = 8;
constexpr int kManyWords = 3;
constexpr int kAbroad = 8;  // farther than any difference of sizes and words
constexpr std::size_t kScanned = 500;
// So many entities found nothing among some candidates: the next ones do not look there again, or
// a document with more names than the lexicon would take quadratic time.
constexpr std::size_t kDry = 8;

enum Given : unsigned { kTierAndSize = 1, kCountry = 2, kLetter = 4, kNearSize = 8 };
// Conditions in force, in the order in which they give way. Sizes give way by degrees: where there
// are too few cities, towns join them before villages do.
constexpr std::array<unsigned, 5> kSteps{kTierAndSize | kCountry | kLetter,
                                         kNearSize | kCountry | kLetter, kCountry | kLetter,
                                         kLetter, 0};

Conditions conditions(const SurrogateQuery& query, char32_t letter, unsigned in_force) {
  Conditions merged = query.required;
  const auto prefer = [](std::string_view& into, std::string_view wish) {
    if (into.empty()) into = wish;
  };
  if (in_force & kTierAndSize) {
    prefer(merged.tier, query.preferred.tier);
    prefer(merged.size, query.preferred.size);
  }
  if (in_force & kCountry) prefer(merged.country, query.preferred.country);
  if (in_force & kLetter) merged.letter = letter;
  prefer(merged.gender, query.preferred.gender);
  prefer(merged.number, query.preferred.number);
  prefer(merged.kind, query.preferred.kind);
  return merged;
}

std::array<std::string_view, 3> sizes_by_nearness(std::string_view size) {
  if (size == "city") return {"city", "town", "village"};
  if (size == "town") return {"town", "city", "village"};
  return {"village", "town", "city"};
}

// False: the step adds nothing to the one before.
bool find_candidates(const SurrogateQuery& query, Conditions wanted, unsigned step,
                     Candidates& pool) {
  if (!(step & kNearSize)) {
    query.table->select(wanted, pool);
    return true;
  }
  if (query.preferred.size.empty()) return false;
  const std::array<std::string_view, 3> sizes = sizes_by_nearness(query.preferred.size);
  wanted.size = sizes.front();
  query.table->select(wanted, pool);
  for (std::size_t i = 1; i < sizes.size() && pool.size() < kEnough; ++i) {
    wanted.size = sizes[i];
    pool.append(query.table->select(wanted));
  }
  return true;
}

std::string dry_key(const Entity& entity, const LexiconTable& table, const Conditions& wanted) {
  return fmt::format("{} {} {} {} {} {} {} {} {} {}", name(entity.category), table.name(),
                     static_cast<std::uint32_t>(wanted.letter), wanted.country, wanted.size,
                     wanted.tier, wanted.gender, wanted.number, wanted.kind, wanted.article);
}

int size_rank(std::string_view size) { return size == "city" ? 2 : size == "town" ? 1 : 0; }

int words_in(std::string_view name) { return static_cast<int>(std::ranges::count(name, ' ')); }

Surrogate entry(const LexiconTable& table, std::uint32_t row) {
  return {std::string(table.cell(row, std::size_t{0})), &table, row};
}

}  // namespace

EntityView NameSurrogates::view(const Entity& entity) {
  // In a shared scope a function of the entity alone: what this document shows must not count.
  if (entity.scope != Scope::kDocument) {
    return {entity.category, entity.key, entity.lemma, {}, {}, entity.sort};
  }
  return {entity.category, entity.key, entity.lemma, entity.forms, entity.traits, entity.sort};
}

char32_t NameSurrogates::letter_of(const Entity& entity) {
  const char32_t own = language_.distinctive_letter(entity.category, entity.lemma);
  return scopes_.letters(entity.scope, entity.category)[own];
}

bool NameSurrogates::fits(const Entity& entity, const Surrogate& surrogate, Wants wants) {
  key_ = text::fold_key(surrogate.lemma);
  key_.push_back(static_cast<char>(entity.category));
  const std::string_view folded(key_.data(), key_.size() - 1);
  if (text::equal(folded, entity.key) || text::equal(folded, entity.folded)) return false;
  if (wants == Wants::kOwnOnly) return true;
  if (taken_.contains(key_) || originals_.shown_in(folded)) return false;
  return std::ranges::all_of(entity.forms, [&](const Part* form) {
    if (form->form.empty()) return true;
    const auto realized = language_.realize(surrogate, *form, entity.choice);
    if (!realized) return false;
    return *realized == surrogate.lemma || !originals_.contains(text::fold_key(*realized));
  });
}

void NameSurrogates::find_pool(Attempt& attempt) {
  for (; attempt.step < kSteps.size(); ++attempt.step) {
    const unsigned step = kSteps[attempt.step];
    attempt.wanted = conditions(attempt.query, attempt.letter, step);
    if (!find_candidates(attempt.query, attempt.wanted, step, attempt.pool)) continue;
    const std::size_t enough = step == kSteps.back() ? 1 : kEnough;
    if (attempt.pool.size() < enough) continue;
    if (step & kNearSize) attempt.wanted.size = "near";
    return;
  }
}

// One row by weight, the nearest to the original of a few. Where size or country of a place had to
// give way, a reader minds a village in a city's place, and a German town with a Swiss code; "the
// Fakultät" says less than "the Philosophische Fakultät".
std::uint32_t NameSurrogates::draw_near(Attempt& attempt, std::string_view lemma) {
  const Conditions& wishes = attempt.query.preferred;
  const LexiconTable& table = *attempt.query.table;
  const auto column = [&](std::string_view name, std::string_view wish, std::string_view known) {
    return wish.empty() || wish == known ? std::nullopt : table.column(name);
  };
  const auto sizes = column("size", wishes.size, attempt.wanted.size);
  const auto countries = column("country", wishes.country, attempt.wanted.country);
  const int words = words_in(lemma);
  const auto distance = [&](std::uint32_t row) {
    const std::string_view name = table.cell(row, std::size_t{0});
    int far = std::min(std::abs(words_in(name) - words), kManyWords);
    if (sizes) far += std::abs(size_rank(table.cell(row, *sizes)) - size_rank(wishes.size));
    if (!countries) return far;
    const std::string_view country = table.cell(row, *countries);
    const bool at_home = country.empty() || country.find(wishes.country) != std::string_view::npos;
    return at_home ? far : far + kAbroad;
  };
  const auto draw = [&] { return attempt.pool.draw(*attempt.stream); };
  std::uint32_t best = attempt.drawn ? *attempt.drawn : draw();
  attempt.drawn.reset();
  int nearest = distance(best);
  for (int i = 1; i < kNearDraws && nearest > 0; ++i) {
    const std::uint32_t other = draw();
    const int far = distance(other);
    if (far < nearest) best = other;
    nearest = std::min(nearest, far);
  }
  return best;
}

bool NameSurrogates::draw_distinct(Entity& entity, Attempt& attempt) {
  const LexiconTable& table = *attempt.query.table;
  const Candidates& pool = attempt.pool;
  const auto take = [&](std::uint32_t row) {
    Surrogate candidate = entry(table, row);
    if (!fits(entity, candidate, Wants::kDistinct)) return false;
    entity.surrogate = std::move(candidate);
    return true;
  };
  for (; attempt.step < kSteps.size(); ++attempt.step, find_pool(attempt)) {
    if (!attempt.drawn && is_dry(entity, table, attempt.wanted)) continue;
    for (int i = 0; i < kDraws; ++i) {
      if (take(draw_near(attempt, entity.lemma))) return true;
    }
    const std::size_t start = static_cast<std::size_t>(attempt.stream->below(pool.size()));
    for (std::size_t i = 0; i < std::min(pool.size(), kScanned); ++i) {
      if (take(pool.row((start + i) % pool.size()))) return true;
    }
    ++failures_[dry_key(entity, table, attempt.wanted)];
  }
  return false;
}

bool NameSurrogates::is_dry(const Entity& entity, const LexiconTable& table,
                            const Conditions& wanted) const {
  if (failures_.empty()) return false;
  const auto found = failures_.find(dry_key(entity, table, wanted));
  return found != failures_.end() && found->second >= kDry;
}

bool NameSurrogates::draw_shared(Entity& entity, Attempt& attempt) {
  const SurrogateQuery& query = attempt.query;
  const char32_t letter = attempt.letter;
  Candidates& pool = attempt.pool;
  unsigned step = 0;
  for (const unsigned candidate_step : kSteps) {
    step = candidate_step;
    if (!find_candidates(query, conditions(query, letter, step), step, pool)) continue;
    if (pool.size() >= kEnough) break;
  }
  if (pool.size() == 0) return false;

  const char32_t own_letter = language_.distinctive_letter(entity.category, entity.lemma);
  const bool by_letter = (step & kLetter) != 0 && letter != 0;
  Candidates sources = pool;
  if (by_letter) find_candidates(query, conditions(query, own_letter, step), step, sources);
  std::optional<std::size_t> index;
  for (const std::uint32_t row : query.table->find(entity.key)) {
    if (!index) index = sources.index_of(row);
  }

  std::size_t target = 0;
  if (index) {
    const std::string address = fmt::format("{}/{}/{}", query.table->name(), step,
                                            static_cast<std::uint32_t>(by_letter ? letter : 0));
    const Permutation permutation(scopes_.draws(entity.scope), address,
                                  std::max(sources.size(), pool.size()));
    // Another letter's names cannot meet themselves. Within one list the next one of a keyed
    // order is taken: a permutation without fixed points.
    // Of sizes that joined, as few as are enough.
    const std::size_t usable = step & kNearSize ? kEnough : pool.size();
    target = by_letter ? static_cast<std::size_t>(permutation(*index)) % usable
                       : static_cast<std::size_t>(
                             permutation((permutation.inverse(*index) + 1) % pool.size()));
  }
  for (std::size_t i = 0; i < std::min(pool.size(), kScanned); ++i) {
    const std::uint32_t row =
        index ? pool.row((target + i) % pool.size()) : pool.draw(*attempt.stream);
    Surrogate candidate = entry(*query.table, row);
    if (!fits(entity, candidate, Wants::kOwnOnly)) continue;
    entity.surrogate = std::move(candidate);
    return true;
  }
  return false;
}

void NameSurrogates::invent(Entity& entity, Attempt& attempt) {
  DrawStream& stream = *attempt.stream;
  ++counts_.plain;
  const auto wants = entity.scope == Scope::kDocument ? Wants::kDistinct : Wants::kOwnOnly;
  for (int i = 0; i < kDraws; ++i) {
    entity.surrogate = {plain_name(entity.lemma, i < kDraws / 2 ? attempt.letter : 0, stream),
                        nullptr, 0};
    if (fits(entity, entity.surrogate, wants)) return;
  }
  // Short names in a crowded document: let them grow until they are free.
  while (!fits(entity, entity.surrogate, Wants::kOwnOnly) || taken_.contains(key_)) {
    entity.surrogate.lemma += plain_syllable(stream);
  }
}

void NameSurrogates::ask(const Entity& entity, Attempt& attempt) {
  attempt.query = language_.query(view(entity));
  attempt.letter = letter_of(entity);
  attempt.step = 0;
  attempt.drawn.reset();
}

void NameSurrogates::begin(Entity& entity, Attempt& attempt) {
  attempt.stream =
      scopes_.draws(entity.scope).stream("surrogate", name(entity.category), entity.key);
  entity.choice = attempt.stream->next();
  ask(entity, attempt);
  if (attempt.query.table == nullptr || entity.scope != Scope::kDocument) return;
  find_pool(attempt);
  // Where some looked in vain it depends on those before this one whether it looks at all.
  if (attempt.step == kSteps.size() || !failures_.empty()) return;
  attempt.drawn = attempt.pool.draw(*attempt.stream);
}

void NameSurrogates::finish(Entity& entity, Attempt& attempt) {
  const bool drawn = attempt.query.table != nullptr &&
                     (entity.scope == Scope::kDocument ? draw_distinct(entity, attempt)
                                                       : draw_shared(entity, attempt));
  if (!drawn) invent(entity, attempt);
  if (!taken_.enter(key_).second) ++counts_.collisions;  // its surrogate was tried last
}

// The row that one entity draws is fetched while the one before it is dealt with.
void NameSurrogates::assign(std::span<Entity> entities) {
  std::array<Attempt, 2> attempts;
  if (!entities.empty()) begin(entities.front(), attempts[0]);
  for (std::size_t i = 0; i < entities.size(); ++i) {
    if (i + 1 < entities.size()) begin(entities[i + 1], attempts[(i + 1) % 2]);
    finish(entities[i], attempts[i % 2]);
  }
}

std::string NameSurrogates::further(const Entity& entity, std::size_t number) {
  Entity more = entity;
  more.forms.clear();
  Attempt attempt;
  attempt.stream =
      scopes_.draws(entity.scope)
          .stream("further", name(entity.category), fmt::format("{}/{}", number, entity.key));
  ask(entity, attempt);
  if (attempt.query.table != nullptr) find_pool(attempt);
  if (attempt.query.table == nullptr || !draw_distinct(more, attempt)) invent(more, attempt);
  return more.surrogate.lemma;
}

}  // namespace pseudo
