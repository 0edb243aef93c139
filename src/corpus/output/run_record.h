// .pseudo-run.json: under which key and options the documents of a folder were made.
#pragma once

#include <string>

#include "pseudo/corpus.h"

namespace pseudo {

inline constexpr const char* kRecordName = ".pseudo-run.json";

/// The record of a run. `mixed`: the folder also holds documents of runs with other ones.
std::string format_record(const RunIdentity& identity, bool mixed);

/// Whether a run may go on where the run of `record` ended. Errors: kUsage, with what differs.
/// Verifying may where runs of other identities wrote too.
Status match_record(const RunIdentity& identity, const std::string& record, bool verify);

/// Whether the run of `record` named documents as this one would if both gave them neutral names.
bool has_key_of(const RunIdentity& identity, const std::string& record);
/// Whether its key and options were those of this run.
bool has_options_of(const RunIdentity& identity, const std::string& record);

/// The record to write where `old` stands (empty: none). `replace`: by --overwrite.
std::string merge_record(const RunIdentity& identity, const std::string& old, bool replace);

}  // namespace pseudo
