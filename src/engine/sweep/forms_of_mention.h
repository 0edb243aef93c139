// Tells which mention a form that was found belongs to.
#pragma once

#include <cstddef>
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

/// True if a word of `text` begins with a form of the mention, other than a form of words that may
/// be kept. Names that are drawn one by one may show the form of several: "Karlheinz-Egon" for
/// "Karl-Heinz". Cost: linear in the text.
bool shows_form_of(std::string_view text, std::size_t mention, const SweptForms& forms,
                   const Plan& plan, const Resolved& resolved, const KeptWordFinder& kept);

}  // namespace pseudo
