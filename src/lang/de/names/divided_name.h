// A name divided into stem and ending, and what is known of both.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// Bytes of the document that a name covers.
struct NameExtent {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool may_inflect = true;         ///< It is the last name of its mention, or before a conjunction.
  std::string_view particle = {};  ///< That stands before it, folded: "von der".
};

/// Views its arguments.
struct DividedName {
  const Token& token;
  std::string_view stem;  ///< Folded.
  Category category;
  const NameExtent& place;
  bool known_base;         ///< The lists know the undivided name.
  bool known_stem;         ///< The lists know the stem.
  bool stem_is_mentioned;  ///< Another mention is or contains the stem.
};

inline DividedName divide(const NameLexicon& lexicon, const Context& context, const Token& token,
                          std::string_view stem, Category category, const NameExtent& place) {
  return {token,
          stem,
          category,
          place,
          lexicon.knows(category, token.folded),
          lexicon.knows(category, stem),
          context.mentioned(category, stem)};
}

}  // namespace pseudo::lang::de
