// The names of a document and their surrogates, as its addresses may show them.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/compose.h"
#include "engine/resolve.h"
#include "pseudo/span.h"
#include "values/name_replacement.h"

namespace pseudo {

/// Nothing but a few blanks and marks between `a` and the later `b`, on one line.
bool stand_side_by_side(std::string_view text, ByteSpan a, ByteSpan b);

/// Those of all entities, then of mentions in other forms or with several parts (genitives,
/// double names, firms with a city) by their new texts, which must outlive the result. `text_of`:
/// that of a mention, by its number.
std::vector<values::NameReplacement> name_replacements_of(
    const Resolved& resolved, const std::function<std::string_view(std::size_t)>& text_of);

/// Given and family names that stand side by side: "Irene Adler", "Adler, Irene". Indices of
/// entities, which are those of name_replacements_of.
std::vector<values::FullName> full_names_of(std::string_view text, const Resolved& resolved);

}  // namespace pseudo
