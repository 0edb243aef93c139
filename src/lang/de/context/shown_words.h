// The words that mentions of a document show to be names, regardless of the lists.
#pragma once

#include <span>

#include "lang/common/folded_map.h"
#include "lang/de/grammar/grammar.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the folded words that mentions of persons show as names: the only or last word, one
/// before a comma, and one next to a hyphen. Includes them without a genitive ending.
FoldedSet words_shown_as_names(std::span<const Mention> mentions, const Grammar& grammar);

/// Returns the folded words of other mentions that may be names: words of an organisation ("Kanzlei
/// Richter", not "Kammer der Richter"), of a place, before the last word of a street, and parts of
/// an address that are not common in addresses.
FoldedSet words_shown_beside_people(std::span<const Mention> mentions, const Grammar& grammar);

/// Returns the folded capitalized words that follow Herr, Frau or Familie; abbreviated titles may
/// separate them. Includes them without a genitive ending.
FoldedSet words_behind_titles(std::string_view text, const Grammar& grammar);

}  // namespace pseudo::lang::de
