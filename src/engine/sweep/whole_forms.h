// Search forms of whole mentions: organizations and streets of several words.
#pragma once

#include <cstddef>

#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/sweep/org_acronyms.h"
#include "pseudo/language.h"

namespace pseudo {

/// Adds the text of the mention as it is.
void add_whole(std::size_t mention, const Plan& plan, SweptForms& forms);

/// Adds the name in all its forms of several words, because no single word of it may be a name, and
/// an acronym in brackets: "Verein für Kulturpflege (VKP)". Forms of one word go to `acronyms`.
void add_whole_org(std::size_t mention, const Plan& plan, const LanguageModule& language,
                   OrgAcronyms& acronyms, SweptForms& forms);

/// Notes the words of the street. With several parts, adds its other forms: "Seefelderstraße" for
/// "Seefelder Straße", whose only part is the town.
void add_whole_street(std::size_t mention, bool has_several_parts, const Plan& plan,
                      const LanguageModule& language, SweptForms& forms);

}  // namespace pseudo
