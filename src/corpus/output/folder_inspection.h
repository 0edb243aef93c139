// Checks whether a run may write its documents into a folder.
#pragma once

#include "corpus/input/discover.h"
#include "corpus/output/output_places.h"
#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo {

/// Writes nothing. Errors: kExists (a document of the run already exists), kUsage (the output is
/// not a folder, an id leads into an input, or the run that wrote there cannot be resumed by this
/// one).
Status inspect_folder(const OutputPlace& place, const Discovery& found, const RunPlan& plan);

}  // namespace pseudo
