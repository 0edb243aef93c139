// Words that join several names of a person, as in user names and addresses: "ehuber", "hubereva".
#pragma once

#include <string_view>

#include "engine/forms/form_index.h"
#include "engine/forms/swept_forms.h"
#include "engine/sweep/sweep.h"
#include "pseudo/language.h"

namespace pseudo {

/// The joined form of a match. Null if there is none, or if the context shows a single name with an
/// ending ("Hubers Auto" is not Huber with the initial of Sabine); `match.key` is then set to the
/// key of that name.
const JoinedForm* joined_form(std::string_view text, ByteSpan span, const SweptForms& forms,
                              const LanguageModule& language, FormIndex::Match& match);

/// True if both names in one word, with a capital, may be another word: "Frankreich" for Frank
/// Reich.
bool is_joined_by_chance(std::string_view text, ByteSpan span, const JoinedForm& form,
                         const SweptForms& forms, const LanguageModule& language);

/// Divides "ehuber", "hubereva" or "annalena" into two names, so that each gets its own surrogate.
/// Outside of addresses, marks user names that are also words or other names as doubtful: "Stadler"
/// for S. Tadler, "reicht" for T. Reich.
void divide_joined(std::string_view text, const JoinedForm& form, const SweptForms& forms,
                   const LanguageModule& language, SweptMention& mention);

}  // namespace pseudo
