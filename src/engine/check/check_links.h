// Checks that the links that no policy drops are there, with their types, roles and values.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// Findings of kAnnotationLost. The order of links and of arguments with roles means nothing, nor
/// do their ids where each says the same of the same. A format that has no links is no fault.
std::vector<Finding> check_links(const Checked& before, const Document& after,
                                 std::span<const AnnotationPair> annotations,
                                 const LanguageModule& language);

/// Findings of kOriginalBesideText: normalizations of what was replaced, which tell it in another
/// way. No policy keeps them.
std::vector<Finding> check_normalizations(const Checked& before, const Document& after,
                                          std::span<const AnnotationPair> annotations);

/// Findings of kAnnotationLost for links that the old document does not have. For the audit: a run
/// hands its links on.
std::vector<Finding> check_added_links(const Checked& before, const Document& after,
                                       std::span<const AnnotationPair> annotations,
                                       const LanguageModule& language);

}  // namespace pseudo
