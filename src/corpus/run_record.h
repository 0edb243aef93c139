// .pseudo-run.json: under which key and options the documents of a folder were made.
#pragma once

#include <string>

#include "pseudo/corpus.h"

namespace pseudo {

inline constexpr const char* kRecordName = ".pseudo-run.json";

/// The record of a run. `mixed`: the folder also holds documents of runs with other ones.
std::string format_record(const RunIdentity& identity, bool mixed);

/// The record to write where `old` stands (empty: none). `replace`: by --overwrite.
std::string merge_record(const RunIdentity& identity, const std::string& old, bool replace);

}  // namespace pseudo
