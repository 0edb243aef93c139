// Finds files in a folder of documents that are not documents; they are not searched for originals.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "pseudo/format.h"

namespace pseudo {

/// Paths relative to PSEUDONYMIZED, sorted: files that belong to no document; hidden folders (one
/// entry each); empty folders that no ORIGINAL has; BRAT settings that differ from those of every
/// ORIGINAL (comments are ignored unless `keeps_comments`); temporary files of runs that have
/// ended. Excludes the record of a run, and temporary files of active runs. Skips unreadable
/// folders. Empty if PSEUDONYMIZED is not a folder. Linear in the number of files.
std::vector<std::string> other_files(const std::string& pseudonymized,
                                     std::span<const std::string> originals,
                                     std::span<const Format> formats, bool keeps_comments);

/// True for a folder that contains the record of a run.
bool has_run_record(const std::string& folder);

}  // namespace pseudo
