// .pseudo-run.json: the key (hashed) and options with which the documents of a folder were made.
#pragma once

#include <string>

#include "pseudo/corpus.h"

namespace pseudo {

inline constexpr const char* kRecordName = ".pseudo-run.json";

/// The record of a run. `mixed`: the folder also holds documents of runs with other identities.
std::string format_record(const RunIdentity& identity, bool mixed);

/// True if it is what format_record() writes for some run, and nothing else.
bool is_record(const std::string& text);

/// Checks that a run may continue the run of `record`. Errors: kUsage, with what differs.
/// `verify`: also where runs with other identities wrote into the folder.
Status match_record(const RunIdentity& identity, const std::string& record, bool verify);

/// True if the run of `record` and this run make the same neutral names, if both make any.
bool has_key_of(const RunIdentity& identity, const std::string& record);
/// True if it had the key and the options of this run.
bool has_options_of(const RunIdentity& identity, const std::string& record);

/// The record that replaces `old` (empty: there is none). `replace`: with --overwrite.
std::string merge_record(const RunIdentity& identity, const std::string& old, bool replace);

}  // namespace pseudo
