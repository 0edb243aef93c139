// The orders in which the name of a person can be written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/language.h"

namespace pseudo {

struct NameOrder {
  std::string words;            ///< "Huber Eva", "E. Huber".
  bool may_have_comma = false;  ///< The family name comes first and may be followed by a comma.
  bool is_complete = true;      ///< Contains all given names, unabbreviated.
};

/// Returns the orders of a name: "Eva Huber", "Huber Eva", "E. Huber", "Huber E.", "Eva H." for
/// "Dr. Eva Huber" or "Huber, Eva". Further given names, particles and half of a double name may be
/// omitted or abbreviated. An order that may have a comma follows the same name in the usual order.
/// Empty for a name of one word. If the language does not distinguish given and family names, the
/// family name is the last word, or what precedes a comma.
std::vector<NameOrder> name_orders(std::string_view name, const LanguageModule& language);

}  // namespace pseudo
