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

/// The record to write where `old` stands (empty: none). `replace`: by --overwrite.
std::string merge_record(const RunIdentity& identity, const std::string& old, bool replace);

}  // namespace pseudo
