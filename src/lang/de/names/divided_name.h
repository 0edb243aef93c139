// A name split into stem and ending, with what lists and mentions know about it.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// The bytes of the document's text that a name covers.
struct NameExtent {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool may_inflect = true;  ///< It is the last name of its mention, or precedes a conjunction.
  std::string_view particle = {};  ///< The particle before it, folded: "von der".
};

/// Refers to the arguments of divide(), which must outlive it.
struct DividedName {
  const Token& token;
  std::string_view stem;  ///< Folded.
  Category category;
  const NameExtent& extent;
  bool known_base;         ///< The lists contain the undivided name.
  bool known_stem;         ///< The lists contain the stem.
  bool stem_is_mentioned;  ///< Another mention equals or contains the stem.
};

inline DividedName divide(const NameLexicon& lexicon, const Context& context, const Token& token,
                          std::string_view stem, Category category, const NameExtent& extent) {
  return {token,
          stem,
          category,
          extent,
          lexicon.knows(category, token.folded),
          lexicon.knows(category, stem),
          context.mentioned(category, stem)};
}

}  // namespace pseudo::lang::de
