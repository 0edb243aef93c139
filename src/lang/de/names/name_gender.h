// FEMALE or MALE for given names whose label does not say it.
#pragma once

#include <cstddef>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// By what leaves no doubt in the text, the lists, the words before the name at `begin`, the table
/// of endings, in this order.
Category given_name_gender(const Token& token, std::size_t begin, const NameLexicon& lexicon,
                           const Context& context);

/// For a mention that is labelled FEMALE or MALE: what articles ask for goes before the label,
/// unless the lists know the name as one of the label's gender alone and the article is masculine,
/// which also stands before a diminutive ("zum [Evi]").
Category labelled_gender(const Mention& mention, Category labelled, const NameLexicon& lexicon,
                         const Context& context);

}  // namespace pseudo::lang::de
