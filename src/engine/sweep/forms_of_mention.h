// Tells which mention a form that was found belongs to.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/resolve/kept_words.h"
#include "engine/resolve/resolve.h"

namespace pseudo {

/// True if the form is one of the mention: it comes from the mention itself, from one with the same
/// text, or from a name that the mention contains.
bool is_form_of(const FormOwner& owner, std::size_t mention, const Plan& plan,
                const Resolved& resolved);

/// True if the form with this key is a nickname or the full name of a given name whose own words it
/// does not begin with: "Mike" of "Michael", but not "Hansi" of "Hans". In a wide scope a name may
/// become any other name, even if both have a nickname in common.
bool is_nickname_of(const FormOwner& owner, std::string_view key, const Plan& plan);

/// True if a word of `text` begins with a form of the mention, other than a nickname or a form of
/// words that may be kept. Names that are drawn one by one may show the form of several:
/// "Karlheinz-Egon" for "Karl-Heinz". `kept_words`: those of a mention, for which it is called at
/// the first match. Cost: linear in the text.
bool shows_form_of(std::string_view text, std::size_t mention, const SweptForms& forms,
                   const Plan& plan, const Resolved& resolved,
                   const std::function<KeptWords(std::size_t)>& kept_words);

}  // namespace pseudo
