// What shared scopes know of an entity: no document decides it.
#pragma once

#include <string>
#include <string_view>

#include "engine/resolve/entity_table.h"
#include "pseudo/language.h"

namespace pseudo {

/// The lemma of a shared scope: a function of the entity alone, whatever this document writes. Only
/// what is in capitals by its nature ("ABC") stays so.
std::string shared_lemma(const Entity& entity);

/// The entity as the language sees it. `lemma` must outlive the view.
EntityView view_of(const Entity& entity, std::string_view lemma);

/// What decides the surrogate of an entity in a shared scope: the row of the lexicon that it is,
/// folded, whatever the document calls it ("Krems", "Krems an der Donau"), or else its key.
std::string shared_key(const Entity& entity, const LanguageModule& language);

}  // namespace pseudo
