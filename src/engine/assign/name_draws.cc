#include "engine/assign/name_draws.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/assign/shared_entities.h"
#include "engine/assign/shown_forms.h"
#include "engine/common/partial_originals.h"
#include "engine/common/plain_shape.h"
#include "engine/common/row_permutation.h"
#include "engine/resolve/kept_words.h"
#include "model/category_tree.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

constexpr int kNameDraws = 40;
constexpr std::size_t kDrawsForFit = 8;
constexpr std::size_t kDrawsForGoal = 24;
constexpr std::size_t kScanned = 500;
// Once this many entities found no free row among the same rows, later ones skip the search.
// Otherwise a document with more names than the lexicon would take quadratic time.
constexpr std::size_t kFruitless = 8;

Surrogate entry(const LexiconTable& table, std::uint32_t row) {
  return {std::string(table.cell(row, std::size_t{0})), &table, row};
}

// Languages without a name lexicon have lists of invented words.
bool is_made_up(const Surrogate& surrogate) {
  return surrogate.table != nullptr && surrogate.table->cell(surrogate.row, "use") == "invented";
}

// True for a given name joined of two, one of which is the other: "Karlheinz" and "Karl" or
// "Heinz".
bool is_half_of(Category category, std::string_view half, std::string_view whole) {
  constexpr std::size_t kShortest = 3;  // letters
  if (!is_female_or_male(category)) return false;
  return half.size() >= kShortest && half.size() < whole.size() &&
         (whole.starts_with(half) || whole.ends_with(half));
}

// True for a municipality of two names ("Urbach-Überdorf"), which letters shorten, for a town of
// one word.
bool is_joined_town(const Entity& entity, const Surrogate& surrogate) {
  return entity.category == Category::kCity && surrogate.lemma.find('-') != std::string::npos &&
         entity.lemma.find_first_of(" -") == std::string::npos;
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

// Compares folded names without blanks and punctuation: "wald-apotheke" and "waldapotheke".
bool are_spelled_alike(std::string_view one, std::string_view other) {
  if (one.substr(0, 1) != other.substr(0, 1)) return false;
  const auto bare = [](std::string_view name) {
    constexpr std::string_view kSigns = " -'.&/";
    std::string letters(name);
    std::erase_if(letters, [&](char c) { return kSigns.find(c) != std::string_view::npos; });
    return letters;
  };
  return bare(one) == bare(other);
}

std::string rows_name(const Entity& entity, const CandidateSteps& steps) {
  return fmt::format("{} {}", name(entity.category), steps.name());
}

}  // namespace

NameDraws::Request NameDraws::make_request(const Entity& entity, DrawStream stream) {
  Request request{.entity = entity, .stream = std::move(stream)};
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
  if (is_of_person(entity.category)) {
    request.own_name =
        alike_.read(entity.category, std::string(shared ? entity.key : entity.folded));
  }
  return request;
}

// True if readers could confuse the name with that of another person of the document.
bool NameDraws::is_mistakable(Category category, std::string folded) const {
  if (!is_of_person(category)) return false;
  return people_.mistakable(category, alike_.read(category, std::move(folded)));
}

// True if `text` is a form of an original of the document; in shared scopes, of the own original
// only.
bool NameDraws::shows_original(const Request& request, std::string_view text) const {
  if (is_wide(request.entity.scope)) {
    const Category category = request.entity.category;
    const SurrogateQuery& query = request.query;
    const bool is_listed = query.table != nullptr && query.own_row;
    if (!is_listed) {
      return shows_own_form(language_, category, request.lemma, text, request.own_words);
    }
    const std::string_view own = query.table->cell(*query.own_row, std::size_t{0});
    return shows_own_form(language_, category, own, text, own_words(language_, category, own));
  }
  return forms_ != nullptr && shows_form(*forms_, text, request.lemma, request.own_words);
}

// True for a different spelling of the own name, a name that sounds the same, or a word or a
// beginning of the name.
bool NameDraws::resembles_own(const Request& request, const Surrogate& surrogate,
                              const std::string& folded) const {
  const Entity& entity = request.entity;
  if (are_spelled_alike(folded, entity.key) || are_spelled_alike(folded, entity.folded)) {
    return true;
  }
  const bool is_listed = is_of_person(entity.category) || entity.category == Category::kCity;
  if (is_listed && !is_wide(entity.scope) &&
      shows_most_of_name(entity.category, entity.key, folded)) {
    return true;
  }
  if (entity.category == Category::kOrg && !is_wide(entity.scope) &&
      shares_beginning_of_word(entity.key, request.own_words, surrogate.lemma)) {
    return true;
  }
  if (request.own_words.recurs_in(surrogate.lemma)) return true;
  if (is_cut_off(entity.key, folded) || is_cut_off(entity.folded, folded)) return true;
  // In document scope the forms of the document exclude such names where it has both halves.
  if (is_wide(entity.scope) && is_half_of(entity.category, entity.key, folded)) return true;
  return is_of_person(entity.category) &&
         are_alike(alike_.read(entity.category, folded), request.own_name);
}

// True if the surrogate has every form that the text needs, and none of these forms is in use.
bool NameDraws::fits_forms(const Request& request, const Surrogate& surrogate) const {
  const Entity& entity = request.entity;
  return std::ranges::all_of(request.forms, [&](const Part* form) {
    if (form->form.empty()) return true;
    const auto realized = language_.realize(surrogate, *form, request.choice);
    if (!realized) return false;
    if (*realized == surrogate.lemma) return true;
    const std::string shown = text::fold_key(*realized);
    return !originals_.contains(shown) && !originals_.is_listed(shown) &&
           !is_mistakable(entity.category, shown) && !taken_.has(entity, *realized) &&
           !shows_original(request, *realized);
  });
}

bool NameDraws::fits(const Request& request, const Surrogate& surrogate, Avoids avoids) const {
  const std::string folded = text::fold_key(surrogate.lemma);
  if (resembles_own(request, surrogate, folded) || originals_.is_listed(folded)) return false;
  if (request.is_unwanted && request.is_unwanted(surrogate.lemma)) return false;
  if (avoids == Avoids::kOwnOriginal) {
    return !is_wide(request.entity.scope) || !shows_original(request, surrogate.lemma);
  }
  if (is_joined_town(request.entity, surrogate)) return false;
  return !taken_.excludes(request.entity, surrogate.lemma) && !originals_.shown_in(folded) &&
         !is_mistakable(request.entity.category, folded) &&
         !shows_original(request, surrogate.lemma) && fits_forms(request, surrogate);
}

std::optional<Surrogate> NameDraws::draw_among(Request& request,
                                               const CandidateSteps& steps) const {
  const LexiconTable& table = *request.query.table;
  const Candidates& rows = steps.rows();
  std::optional<Surrogate> avoided;
  for (int i = 0; i < kNameDraws; ++i) {
    const std::uint32_t row =
        draw_best(request.query, steps, request.lemma, request.goal, request.stream);
    Surrogate candidate = entry(table, row);
    if (avoided && originals_.is_avoided(text::fold_key(candidate.lemma))) continue;
    if (!fits(request, candidate, Avoids::kAllOfDocument)) continue;
    if (!originals_.is_avoided(text::fold_key(candidate.lemma))) return candidate;
    avoided = std::move(candidate);
  }
  if (avoided) return avoided;
  const auto start = static_cast<std::size_t>(request.stream.below(rows.size()));
  for (std::size_t i = 0; i < std::min(rows.size(), kScanned); ++i) {
    Surrogate candidate = entry(table, rows.row((start + i) % rows.size()));
    if (fits(request, candidate, Avoids::kAllOfDocument)) return candidate;
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

// True if one row may be the surrogate of the other: the names are not similar and share no word.
bool NameDraws::suits(Category category, const LexiconTable& table, const SharedRows::Class& peers,
                      std::size_t row, std::size_t surrogate) const {
  if (!peers.people.empty() && are_alike(peers.people[row], peers.people[surrogate])) return false;
  const std::string_view own = table.cell(peers.rows[row], std::size_t{0});
  const std::string_view other = table.cell(peers.rows[surrogate], std::size_t{0});
  const std::string own_key = text::fold_key(own);
  const std::string other_key = text::fold_key(other);
  if (are_spelled_alike(own_key, other_key) || is_cut_off(own_key, other_key)) return false;
  if (is_half_of(category, own_key, other_key)) return false;
  const text::UnitSet words = own_words(language_, category, own);
  return !words.recurs_in(other) && !shows_own_form(language_, category, own, other, words);
}

// Returns the image of the own row under a keyed permutation of its peers without fixed points. If
// that row is a listed string, takes the next row in keyed order.
std::optional<Surrogate> NameDraws::permute(Request& request) const {
  const SurrogateQuery& query = request.query;
  if (!query.own_row) return std::nullopt;
  const LexiconTable& table = *query.table;
  const Category category = request.entity.category;
  const std::string key = text::fold_key(table.cell(*query.own_row, std::size_t{0}));
  for (const std::uint32_t row : table.find(key)) {
    const SharedRows::Place place = rows_.find(category, table, row);
    if (place.peers == nullptr || place.peers->rows.size() < 2) continue;
    const std::vector<std::uint32_t>& peers = place.peers->rows;
    request.candidates = peers.size() - 1;
    const RowPermutation order(scopes_.draws(request.entity.scope), place.peers->name, peers.size(),
                               [&](std::size_t one, std::size_t other) {
                                 return suits(category, table, *place.peers, one, other);
                               });
    if (const auto image = order.image(place.index)) {
      Surrogate surrogate = entry(table, peers[*image]);
      if (fits(request, surrogate, Avoids::kOwnOriginal)) return surrogate;
    }
    for (std::size_t step = 1; step < std::min(peers.size(), kScanned); ++step) {
      Surrogate surrogate = entry(table, peers[order.behind(place.index, step)]);
      if (fits(request, surrogate, Avoids::kOwnOriginal)) return surrogate;
    }
  }
  return std::nullopt;
}

std::optional<Surrogate> NameDraws::draw_shared(Request& request) const {
  if (auto permuted = permute(request)) return permuted;
  return draw_by_weight(request);
}

// For names that are not in the lexicon. Ignores which names are taken in the document.
std::optional<Surrogate> NameDraws::draw_by_weight(Request& request) const {
  CandidateSteps steps(request.query, 0);
  if (!steps.next()) return std::nullopt;
  const bool is_city = request.entity.category == Category::kCity;
  request.candidates = steps.rows().size();
  for (std::size_t i = 0; i < kScanned; ++i) {
    Surrogate candidate = entry(*request.query.table, steps.rows().draw(request.stream));
    // Prefers towns with a postal code, because any document may show a code beside the town.
    if (is_city && i < kNameDraws && !rows_.has_zip(*candidate.table, candidate.row)) continue;
    if (fits(request, candidate, Avoids::kOwnOriginal)) return candidate;
  }
  return std::nullopt;
}

Surrogate NameDraws::invent(Request& request) {
  const Entity& entity = request.entity;
  ++counts_.plain;
  const auto avoids = is_wide(entity.scope) ? Avoids::kOwnOriginal : Avoids::kAllOfDocument;
  Surrogate invented;
  for (int i = 0; i < kNameDraws; ++i) {
    const char32_t letter = i < kNameDraws / 2 ? request.letter : 0;
    invented.lemma = plain_name(request.lemma, letter, request.stream);
    if (fits(request, invented, avoids)) return invented;
  }
  // In a document with many names all short ones may be taken: add syllables until the name is
  // free.
  const auto is_in_use = [&] {
    return avoids == Avoids::kAllOfDocument && taken_.is_used(request.entity, invented.lemma);
  };
  while (!fits(request, invented, Avoids::kOwnOriginal) || is_in_use()) {
    invented.lemma += plain_syllable(request.stream);
    if (request.own_words.recurs_in(invented.lemma)) {
      invented.lemma = plain_unlike(request.lemma, request.own_words, request.stream);
    }
  }
  return invented;
}

// Also enters the nicknames: the nickname of one person must not be the name of another.
void NameDraws::enter_person(const Request& request, const Surrogate& surrogate) {
  const Category category = request.entity.category;
  const auto enter = [&](std::string_view shown) {
    taken_.enter_form(request.entity, shown);
    people_.enter(category, alike_.read(category, text::fold_key(shown)));
  };
  enter(surrogate.lemma);
  for (const Part* const form : request.forms) {
    if (form->form.empty()) continue;
    if (const auto shown = language_.realize(surrogate, *form, request.choice)) enter(*shown);
  }
}

NameDraws::Request NameDraws::usual_request(const Entity& entity) {
  // Documents of a shared scope may use different names for one town.
  const bool by_row = is_wide(entity.scope) && entity.category == Category::kCity;
  const std::string key = by_row ? shared_key(entity, language_) : std::string(entity.key);
  DrawStream stream = scopes_.draws(entity.scope).stream("surrogate", name(entity.category), key);
  const std::uint64_t choice = stream.next();
  Request request = make_request(entity, std::move(stream));
  request.choice = choice;
  request.forms = entity.forms;
  return request;
}

DrawnName NameDraws::draw(const Entity& entity) {
  Request request = usual_request(entity);
  std::optional<Surrogate> surrogate;
  if (request.query.table != nullptr) {
    surrogate = is_wide(entity.scope) ? draw_shared(request) : draw_distinct(request);
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
  if (!taken_.enter(entity, surrogate->lemma)) ++counts_.collisions;
  if (entity.category == Category::kCity) {
    towns_.enter(request.query, *surrogate, entity.scope.sentence);
  }
  if (is_of_person(entity.category)) enter_person(request, *surrogate);
  return {std::move(*surrogate), request.choice};
}

DrawnName NameDraws::unlike(const Entity& entity, std::string_view usual, IsUnwanted is_unwanted) {
  Request request = usual_request(entity);
  std::optional<Surrogate> surrogate;
  if (request.query.table != nullptr && is_of_person(entity.category)) {
    const char32_t letter = language_.distinctive_letter(entity.category, usual);
    request.is_unwanted = [&](std::string_view name) {
      return language_.distinctive_letter(entity.category, name) != letter || is_unwanted(name);
    };
    surrogate = draw_shared(request);
  }
  request.is_unwanted = std::move(is_unwanted);
  if (!surrogate && request.query.table != nullptr) surrogate = draw_shared(request);
  if (!surrogate) surrogate = invent(request);
  return {std::move(*surrogate), request.choice};
}

std::string NameDraws::further(const Entity& entity, std::size_t number) {
  Request request = make_request(entity, scopes_.draws(entity.scope)
                                             .stream("further", name(entity.category),
                                                     fmt::format("{}/{}", number, entity.key)));
  text::UnitSet words_of_first;
  std::optional<Surrogate> surrogate;
  if (is_wide(entity.scope) && request.query.table != nullptr) {
    Request usual = usual_request(entity);
    if (const auto first = draw_shared(usual)) words_of_first = text::UnitSet(first->lemma);
    request.is_unwanted = [&](std::string_view name) { return words_of_first.recurs_in(name); };
    surrogate = draw_by_weight(request);
  } else if (request.query.table != nullptr) {
    surrogate = draw_distinct(request);
  }
  if (!surrogate) surrogate = invent(request);
  return std::move(surrogate->lemma);
}

}  // namespace pseudo
