// The orders in which the name of one person is written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/language.h"

namespace pseudo {

struct NameOrder {
  std::string words;            ///< "Huber Eva", "E. Huber".
  bool may_have_comma = false;  ///< The family name comes first.
  bool is_complete = true;      ///< With all given names, none of them abbreviated.
};

/// "Eva Huber", "Huber Eva", "E. Huber", "Huber E.", "Eva H." of "Dr. Eva Huber" or "Huber, Eva";
/// further given names, particles and half of a double name may be left out or abbreviated. What
/// may have a comma follows the same name in the usual order. None for a name of one word. Where
/// the language does not tell given from family names, the last word is the family name, or what
/// stands before a comma.
std::vector<NameOrder> name_orders(std::string_view name, const LanguageModule& language);

}  // namespace pseudo
