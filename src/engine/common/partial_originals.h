// Numbers, identifiers, passwords and names that are almost wholly their original still.
#pragma once

#include <span>
#include <string_view>

#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo {

/// True if the new text of a PHONE, UFID or PASS shows so much of the old one as chance does not
/// give: all its letters and digits, three quarters of them in a row or at their places, or its
/// last six digits; of ten digits or more also all of them backwards, or each raised by the same
/// number. Old texts of fewer than eight letters and digits are not compared. Of an ORG or STREET:
/// its beginning, cut off within a word. `kept`: spans of the old text that may stay, which do not
/// count. Cost: the product of the lengths.
bool shows_most_of_original(Category category, std::string_view old_text, std::string_view new_text,
                            std::span<const ByteSpan> kept);

/// The same of the name of a person or town: five letters and 60 % of them in a row, all of them
/// backwards, or one letter more, less, other or changed places with its neighbour. A town shows a
/// piece of its original if it is nothing else: names of regions have words in common ("Oberpfalz",
/// "Kurpfalz"). Both folded. Names of fewer than five letters are not compared. Where scopes are
/// not shared no such name is drawn; elsewhere the audit asks it of names that no list has.
bool shows_most_of_name(Category category, std::string_view old_key, std::string_view new_key);

}  // namespace pseudo
