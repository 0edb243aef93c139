// Surrogates of the numbers and identifiers of a document.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scopes.h"
#include "pseudo/pseudonymizer.h"
#include "values/value_table.h"

namespace pseudo {

/// New texts, one for each mention, all of one scope. Equal values get equal ones, each in its own
/// format; never the original; in document scope others get others, and none is a value that the
/// document already has, where there is room (spec, section 4).
std::vector<std::string> number_texts(std::span<const values::ValueMention> mentions, Scope scope,
                                      const Options& options, std::string_view home_country,
                                      const values::Locale& locale, Scopes& scopes);

}  // namespace pseudo
