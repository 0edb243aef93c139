// .pseudo-run.json: identifies the key (hashed) and options that made the documents of a folder.
#pragma once

#include <string>

#include "pseudo/corpus.h"

namespace pseudo {

inline constexpr const char* kRecordName = ".pseudo-run.json";

/// Formats the record of a run. `mixed`: the folder also contains documents of other identities.
std::string format_record(const RunIdentity& identity, bool mixed);

/// True if format_record() could have written the text.
bool is_record(const std::string& text);

/// Checks whether a run may continue the run of `record`. `verify`: allow folders with documents of
/// several identities. Errors: kUsage, with the fields that differ.
Status match_record(const RunIdentity& identity, const std::string& record, bool verify);

/// True if the run of `record` and this run use the same key and so would make the same neutral
/// names.
bool has_key_of(const RunIdentity& identity, const std::string& record);
/// True if the run of `record` had the key and options of this run.
bool has_options_of(const RunIdentity& identity, const std::string& record);

/// The record to replace `old` (empty: none). `replace`: the run overwrites documents.
std::string merge_record(const RunIdentity& identity, const std::string& old, bool replace);

}  // namespace pseudo
