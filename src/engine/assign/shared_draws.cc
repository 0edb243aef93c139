#include "engine/assign/shared_draws.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/assign/name_candidates.h"
#include "engine/assign/shown_forms.h"
#include "engine/common/alike_names.h"
#include "engine/common/partial_originals.h"
#include "engine/common/row_permutation.h"
#include "engine/resolve/kept_words.h"
#include "text/fold.h"

namespace pseudo {

// True if one row may be the surrogate of the other: the names are not similar and share no word.
bool SharedDraws::suits(Category category, const LexiconTable& table,
                        const SharedRows::Class& peers, std::size_t row,
                        std::size_t surrogate) const {
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
std::optional<Surrogate> SharedDraws::permute(NameRequest& request) const {
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
      Surrogate surrogate = name_in_row(table, peers[*image]);
      if (fit_.fits(request, surrogate, Avoids::kOwnOriginal)) return surrogate;
    }
    for (std::size_t step = 1; step < std::min(peers.size(), kScannedRows); ++step) {
      Surrogate surrogate = name_in_row(table, peers[order.behind(place.index, step)]);
      if (fit_.fits(request, surrogate, Avoids::kOwnOriginal)) return surrogate;
    }
  }
  return std::nullopt;
}

std::optional<Surrogate> SharedDraws::draw(NameRequest& request) const {
  if (auto permuted = permute(request)) return permuted;
  return draw_by_weight(request);
}

// For names that are not in the lexicon. Ignores which names are taken in the document.
std::optional<Surrogate> SharedDraws::draw_by_weight(NameRequest& request) const {
  CandidateSteps steps(request.query, 0);
  if (!steps.next()) return std::nullopt;
  const bool is_city = request.entity.category == Category::kCity;
  request.candidates = steps.rows().size();
  for (std::size_t i = 0; i < kScannedRows; ++i) {
    Surrogate candidate = name_in_row(*request.query.table, steps.rows().draw(request.stream));
    // Prefers towns with a postal code, because any document may show a code beside the town.
    if (is_city && i < kNameDraws && !rows_.has_zip(*candidate.table, candidate.row)) continue;
    if (fit_.fits(request, candidate, Avoids::kOwnOriginal)) return candidate;
  }
  return std::nullopt;
}

}  // namespace pseudo
