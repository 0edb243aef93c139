// Forms and compounds that show a name, although the name itself is also an everyday word.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// True for a longer word around the name of a town that is not made with the everyday word:
/// "Zürichsee", "Ostberlin", "Bremenreise". `span`: the name in `word`; `key`: its folded form.
bool is_compound_of_town(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan span, ByteSpan word, std::string_view key);

/// True for a form of the town's name that the everyday word does not have: "Essenerin", "die
/// Essener Messe", "ein Däne", or that stands before a hyphen and a noun like "Reise".
bool is_form_of_town(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                     ByteSpan word, std::string_view folded, std::string_view key);

/// True for an inhabitant in the name of food or goods, which says nothing of the town: "Wiener
/// Schnitzel", "Linzertorte".
bool is_in_name_of_goods(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan word, std::string_view folded, std::string_view key);

/// True for a form of the family name that the everyday word does not have: "Koch'sche",
/// "Fuchsens".
bool is_form_of_family(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                       ByteSpan word, std::string_view folded, std::string_view key);

}  // namespace pseudo::lang::de
