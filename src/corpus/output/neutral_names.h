// Neutral names for documents and folders of the output.
#pragma once

#include <string>
#include <string_view>

#include "corpus/input/catalog.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// "faden/brief" -> "doc-.../doc-...": each component is replaced by `doc-` and 20 characters (a-z,
/// 2-7) of a keyed hash of the id up to its end, so documents of one folder stay in one folder.
std::string neutral_id(const ScopeDraws& names, std::string_view id);

/// True if a file or folder has such a name, ignoring its ending.
bool is_neutral_name(std::string_view name);

/// The id of a document in the output of a run.
std::string output_id(const RunPlan& plan, std::string_view id);
std::string output_id(const RunPlan& plan, const Catalog& catalog, const CatalogEntry& entry);

}  // namespace pseudo
