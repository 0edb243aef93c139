// A word that joins names of a person, as user names and addresses do: "ehuber", "hubereva".
#pragma once

#include <string_view>

#include "engine/forms/form_index.h"
#include "engine/forms/swept_forms.h"
#include "engine/sweep/sweep.h"
#include "pseudo/language.h"

namespace pseudo {

/// The joined form that a match shows; null if it is none, or stands like the name alone with an
/// ending ("Hubers Auto", where Sabine is known): then the key becomes that of the name.
const JoinedForm* joined_form(std::string_view text, ByteSpan span, const SweptForms& forms,
                              const LanguageModule& language, FormIndex::Match& match);

/// True if both names in one word, with a capital, may be another word: "Frankreich" of Frank
/// Reich.
bool is_joined_by_chance(std::string_view text, ByteSpan span, const JoinedForm& form,
                         const SweptForms& forms, const LanguageModule& language);

/// Divides "ehuber", "hubereva" and "annalena" into the two names, so that each gets its own
/// surrogate. Outside of an address a user name that is a word or another name, too, is in doubt:
/// "Stadler" of S. Tadler, "reicht" of T. Reich.
void divide_joined(std::string_view text, const JoinedForm& form, const SweptForms& forms,
                   const LanguageModule& language, SweptMention& mention);

}  // namespace pseudo
