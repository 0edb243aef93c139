// The marks of the British National Corpus for what is anonymized. Source: D. Dunlop, "CDIF
// mechanisms available for the representation of anonymized information" (TCGW59, 1993), tables 1
// and 2.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/category.h"

namespace pseudo {

struct CdifMark {
  std::string_view entity;       ///< "namef" of "&namef;".
  std::string_view description;  ///< "female last or full name"
};

/// The mark for what is of no kind that the tables know.
inline constexpr CdifMark kCdifUnspecified{"anon", "unspecified"};

/// What the text shows beyond the category.
struct CdifContext {
  bool is_nickname = false;
  bool is_fax = false;
};

CdifMark cdif_mark(Category category, const CdifContext& context);

/// "&namef;"
std::string cdif_reference(const CdifMark& mark);
/// "<omit desc='...' cause=anonymization>"; what SGML would read in the description is escaped.
std::string cdif_omission(std::string_view description);

}  // namespace pseudo
