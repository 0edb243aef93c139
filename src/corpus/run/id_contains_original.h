// Ids of documents that contain an annotated original.
#pragma once

#include "pseudo/category.h"
#include "pseudo/document.h"

namespace pseudo {

/// True if the id of the document contains the original of one of its pi annotations: as whole
/// words from 3 letters on, inside longer words from 6.
bool id_contains_original(const Document& document, const LabelMap& labels);

}  // namespace pseudo
