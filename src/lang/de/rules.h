// All that the German module knows: grammar and lexicons, read once and shared.
#pragma once

#include "lang/de/grammar/grammar.h"
#include "lang/de/names/name_lexicon.h"
#include "lang/de/orgs/org_cues.h"
#include "lang/de/orgs/org_lexicon.h"
#include "lang/de/places/place_lexicon.h"
#include "lang/de/streets/street_lexicon.h"

namespace pseudo::lang::de {

/// Value; views the lexicons, which must outlive it. Const and shared once built.
struct Rules {
  Grammar grammar;
  NameLexicon names;
  PlaceLexicon places;
  StreetLexicon streets;
  OrgLexicon orgs;
  OrgCues org_cues;

  /// Errors: kLexicon, a missing table or an unknown word in one of closed_columns.h.
  static Result<Rules> load(const Lexicons& lexicons);
};

}  // namespace pseudo::lang::de
