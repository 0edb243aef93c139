// Properties of entities in shared scopes, which do not depend on any one document.
#pragma once

#include <string>
#include <string_view>

#include "engine/resolve/entity_table.h"
#include "pseudo/language.h"

namespace pseudo {

/// Returns the lemma of an entity in a shared scope: a function of the entity alone, whatever the
/// spelling in this document. Only lemmas that are capitals by nature ("ABC") remain so.
std::string shared_lemma(const Entity& entity);

/// Returns the entity as the language sees it. `lemma` must outlive the view.
EntityView view_of(const Entity& entity, std::string_view lemma);

/// Returns the key from which the surrogate of an entity in a shared scope is drawn: the folded
/// name in its lexicon row, whatever the document calls it ("Krems", "Krems an der Donau");
/// otherwise the key of the entity.
std::string shared_key(const Entity& entity, const LanguageModule& language);

}  // namespace pseudo
