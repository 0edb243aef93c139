// The marks that the British National Corpus uses for anonymized text. Source: D. Dunlop, "CDIF
// mechanisms available for the representation of anonymized information" (TCGW59, 1993), tables 1
// and 2.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/category.h"

namespace pseudo {

struct CdifMark {
  std::string_view entity;       ///< "namef" in "&namef;".
  std::string_view description;  ///< "female last or full name"
};

/// The mark for kinds that are missing from the tables.
inline constexpr CdifMark kCdifUnspecified{"anon", "unspecified"};

/// Properties of a mention, beyond its category, on which the mark depends.
struct CdifContext {
  bool is_nickname = false;
  bool is_fax = false;
};

/// Returns the mark for a category.
CdifMark cdif_mark(Category category, const CdifContext& context);

/// Returns an entity reference: "&namef;".
std::string cdif_reference(const CdifMark& mark);
/// Returns "<omit desc='...' cause=anonymization>", with the markup characters of SGML in the
/// description escaped.
std::string cdif_omission(std::string_view description);

}  // namespace pseudo
