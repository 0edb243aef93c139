// Initials and abbreviations of names, mapped by their letters alone.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/entity_table.h"
#include "engine/scopes.h"
#include "pseudo/language.h"

namespace pseudo {

/// "G." -> "B.": the first letter by the map of the category, further ones ("Gr.", "Ch.") by
/// other letters of their sort. Where the document has an entity of the category that begins like
/// the initial, its surrogate decides, so that "A. Berger" stays the initial of "Anna Berger".
/// Case and marks other than letters stay. Equal initials of a scope become equal.
std::string map_initial(std::string_view surface, Category category, Scope scope,
                        std::span<const Entity> entities, Scopes& scopes);

}  // namespace pseudo
