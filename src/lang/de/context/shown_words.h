// The words that the mentions of a document show as names, whatever the lists say of them.
#pragma once

#include <span>

#include "lang/common/folded_map.h"
#include "lang/de/grammar/grammar.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The folded words that mentions of persons show as names: a word alone, the last one, one before
/// a comma or beside a hyphen; also without a genitive ending.
FoldedSet words_shown_as_names(std::span<const Mention> mentions, const Grammar& grammar);

/// The folded words of other mentions that may be names: of an organisation ("Kanzlei Richter",
/// not "Kammer der Richter"), of a place, before the last word of a street, and the parts of an
/// address that are no usual words of addresses.
FoldedSet words_shown_beside_people(std::span<const Mention> mentions, const Grammar& grammar);

/// The folded words with a capital that follow Herr, Frau, Familie and what abbreviated titles
/// stand between; also without a genitive ending.
FoldedSet words_behind_titles(std::string_view text, const Grammar& grammar);

}  // namespace pseudo::lang::de
