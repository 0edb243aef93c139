// The grammar and the lexicons of the German module.
#pragma once

#include "lang/de/grammar/grammar.h"
#include "lang/de/names/name_lexicon.h"
#include "lang/de/orgs/org_cues.h"
#include "lang/de/orgs/org_lexicon.h"
#include "lang/de/places/place_lexicon.h"
#include "lang/de/streets/street_lexicon.h"

namespace pseudo::lang::de {

/// Immutable after load(), and thus safe to share between threads. Refers to the lexicons, which
/// must outlive it.
struct Rules {
  Grammar grammar;
  NameLexicon names;
  PlaceLexicon places;
  StreetLexicon streets;
  OrgLexicon orgs;
  OrgCues org_cues;

  /// Errors: kLexicon if a table is missing, or if a cell of closed_columns() contains an unknown
  /// word.
  static Result<Rules> load(const Lexicons& lexicons);
};

}  // namespace pseudo::lang::de
