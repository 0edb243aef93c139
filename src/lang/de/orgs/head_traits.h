// Sets the traits of an organisation from the head noun of its name.
#pragma once

#include "lang/de/orgs/org_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

inline void set_head_traits(const OrgNoun& noun, Traits& traits) {
  traits.kind = noun.kind;
  traits.number = noun.number;
  if (traits.number != "pl") traits.gender = noun.gender;
}

}  // namespace pseudo::lang::de
