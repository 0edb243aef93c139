// Finds head nouns, legal forms, links and fields of study among the words of an organisation.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// Gives the tokens the roles that need no other mention's reading: kNoun, kLink and, for words of
/// a legal form, kLink; all others are kOpen.
OrgWords assign_roles(const Rules& rules, Tokens tokens, std::string_view surface,
                      const Context& context);

/// How many tokens from `first` on, which follows a link, are a field of study: "Institut für
/// [Slawistik]", "Institute of [Physics]". "University of" names a place unless a field is known;
/// German organisations are "für" fields alone.
std::size_t topic_length(const Rules& rules, const OrgWords& words, std::size_t first);

/// "Allgemeine" of "Allgemeine Sparkasse": a noun that declines as the adjective that it is where
/// another noun follows.
bool is_adjective_before_noun(const OrgLexicon& orgs, const Tokens& tokens, std::size_t i,
                              std::size_t end);

}  // namespace pseudo::lang::de
