// Words of address before a name ("Herr", "Liebe", "Tante"), and the gender that they imply.
#pragma once

#include <cstddef>
#include <optional>

#include "lang/common/neighbours.h"
#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// Returns the word of address before `byte`, or null. Abbreviated titles and given names may
/// separate them: "Herr Dr. [Huber]", "Liebe [Anna] [Huber]".
const AddressWord* address_before(const Grammar& grammar, const Neighbours& words,
                                  std::size_t byte);

/// Returns FEMALE or MALE if the words before a given name are conclusive: "Herr [Andrea]", "Lieber
/// [Kim],". Returns nullopt for "Liebe [Max] und [Anna]" and "deine Frau [Max]".
std::optional<Category> addressed_gender(const Grammar& grammar, const Neighbours& words,
                                         ByteSpan name);

/// Returns FEMALE or MALE by the gender of a word of address.
Category category_of(const AddressWord& word);

}  // namespace pseudo::lang::de
