// Finds head nouns, legal forms, links and fields of study among the words of an organisation.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// Assigns the roles that do not depend on other mentions: kNoun to head nouns, kLink to links and
/// words of a legal form, kOpen to all others.
OrgWords assign_roles(const Rules& rules, Tokens tokens, std::string_view surface,
                      const Context& context);

/// Returns the number of tokens from `first` on, which follows a link, that are a field of study:
/// "Institut für [Slawistik]", "Institute of [Physics]". After "University of" only known fields
/// count, as a place usually follows. In German names only "für" introduces a field.
std::size_t topic_length(const Rules& rules, const OrgWords& words, std::size_t first);

/// True for a noun that is an inflected adjective because another noun follows: "Allgemeine" in
/// "Allgemeine Sparkasse".
bool is_adjective_before_noun(const OrgLexicon& orgs, const Tokens& tokens, std::size_t i,
                              std::size_t end);

}  // namespace pseudo::lang::de
