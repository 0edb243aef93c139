#include "lang/de/grammar/town_needs.h"

#include <algorithm>
#include <iterator>

#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::string_view kKinds[] = {"place", "district", "state", "town",
                                       "university_town"};  // weakest first

}  // namespace

std::string_view TownNeeds::stronger(std::string_view a, std::string_view b) {
  const auto rank = [](std::string_view kind) {
    return std::ranges::find(kKinds, kind.substr(0, kind.find(':')));  // "state:CH"
  };
  if (rank(a) == std::end(kKinds)) return b;
  return rank(b) == std::end(kKinds) || rank(b) < rank(a) ? a : b;
}

void TownNeeds::add(std::string_view word, std::string_view match, std::string_view needs,
                    Reach reach) {
  std::string folded = text::fold_key(word);
  if (folded.empty()) return;
  const Need need{std::string(needs), reach};
  if (match != "begin" && match != "end") {
    words_.try_emplace(std::move(folded), need);
    return;
  }
  Ends& ends = match == "begin" ? beginnings_ : ends_;
  ends.shortest = std::min(ends.shortest, folded.size());
  ends.longest = std::max(ends.longest, folded.size());
  ends.needs.try_emplace(std::move(folded), need);
}

std::string_view TownNeeds::of(std::string_view folded, Reach reach) const {
  std::string_view strongest;
  const auto see = [&](const Need* need) {
    if (need == nullptr || (reach != Reach::kBeside && need->reach != reach)) return;
    strongest = stronger(strongest, need->kind);
  };
  see(words_.find(folded));
  for (std::size_t n = beginnings_.shortest; n <= std::min(beginnings_.longest, folded.size());
       ++n) {
    see(beginnings_.needs.find(folded.substr(0, n)));
  }
  for (std::size_t n = ends_.shortest; n <= std::min(ends_.longest, folded.size()); ++n) {
    see(ends_.needs.find(folded.substr(folded.size() - n)));
  }
  return strongest;
}

}  // namespace pseudo::lang::de
