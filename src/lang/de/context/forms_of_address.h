// Words of address before a name ("Herr", "Liebe", "Tante") and the gender that they show.
#pragma once

#include <cstddef>
#include <optional>

#include "lang/common/neighbours.h"
#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// The word of address before a place, or null. Abbreviated titles and given names may lie between:
/// "Herr Dr. [Huber]", "Liebe [Anna] [Huber]".
const AddressWord* address_before(const Grammar& grammar, const Neighbours& words,
                                  std::size_t byte);

/// FEMALE or MALE if the words before a given name leave no doubt: "Herr [Andrea]",
/// "Lieber [Kim],"; not "Liebe [Max] und [Anna]" and not "deine Frau [Max]".
std::optional<Category> addressed_gender(const Grammar& grammar, const Neighbours& words,
                                         ByteSpan name);

/// FEMALE or MALE by the gender column of a word of address.
Category category_of(const AddressWord& word);

}  // namespace pseudo::lang::de
