// The originals of a document: what must not show in its new text.
#pragma once

#include <span>
#include <string_view>

#include "engine/original_index.h"
#include "pseudo/language.h"
#include "pseudo/span.h"

namespace pseudo {

/// The originals that are swept for outside their own places; owners are indices of mentions.
/// Not swept: house numbers, bare days and years, initials.
OriginalIndex index_originals(std::span<const Mention> mentions);

/// True if the name at `span` is also an everyday word and stands like one: in lower case, or
/// behind a word in lower case ("am Bach").
bool stands_like_a_word(std::string_view text, ByteSpan span, Category category,
                        std::string_view name, const LanguageModule& language);

}  // namespace pseudo
