// Decides whether a given name is FEMALE or MALE.
#pragma once

#include <cstddef>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// For a name whose label does not say it. Uses, in this order: conclusive evidence in the text,
/// the lists, the words before the name at `begin`, and the table of endings.
Category given_name_gender(const Token& token, std::size_t begin, const NameLexicon& lexicon,
                           const Context& context);

/// For a mention that is labelled FEMALE or MALE. The articles before this name anywhere in the
/// text override the label. Exception: a masculine article does not override FEMALE if the lists
/// have the name as a woman's, as it may precede a diminutive ("zum [Evi]").
Category labelled_gender(const Mention& mention, Category labelled, const NameLexicon& lexicon,
                         const Context& context);

}  // namespace pseudo::lang::de
