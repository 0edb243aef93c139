// What lies in a folder of documents and is none: nobody searches it for originals.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "pseudo/format.h"

namespace pseudo {

/// Paths below PSEUDONYMIZED, sorted: files that belong to no document, hidden folders (as one),
/// folders without anything in them that no ORIGINAL has, settings of BRAT that are not those of an
/// ORIGINAL, byte for byte but for comments, which stand there only if a run was to keep them,
/// temporary files of runs that have ended. Not the record of a run, nor
/// temporary files of one that is still writing. Empty if PSEUDONYMIZED is no folder. Folders that
/// cannot be read are passed over. Cost: linear in the number of files.
std::vector<std::string> other_files(const std::string& pseudonymized,
                                     std::span<const std::string> originals,
                                     std::span<const Format> formats, bool keeps_comments);

/// True if it is a folder with the record of a run.
bool has_run_record(const std::string& folder);

}  // namespace pseudo
