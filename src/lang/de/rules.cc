#include "lang/de/rules.h"

#include <utility>

#include "lang/de/closed_columns.h"

namespace pseudo::lang::de {

Result<Rules> Rules::load(const Lexicons& lexicons) {
  if (auto error = find_other_word(lexicons)) return *std::move(error);
  auto grammar = Grammar::load(lexicons);
  if (!grammar) return grammar.error();
  auto names = NameLexicon::load(lexicons);
  if (!names) return names.error();
  auto places = PlaceLexicon::load(lexicons, *grammar);
  if (!places) return places.error();
  auto streets = StreetLexicon::load(lexicons);
  if (!streets) return streets.error();
  auto orgs = OrgLexicon::load(lexicons, *grammar);
  if (!orgs) return orgs.error();
  auto org_cues = OrgCues::load(lexicons);
  if (!org_cues) return org_cues.error();
  return Rules{*std::move(grammar), *std::move(names), *std::move(places),
               *std::move(streets), *std::move(orgs),  *std::move(org_cues)};
}

}  // namespace pseudo::lang::de
