// Creates the vault record of a document.
#pragma once

#include "corpus/output/encode.h"
#include "corpus/run/work_item.h"
#include "vault/record.h"

namespace pseudo {

/// Precondition: the item was processed with a vault, and `encoded` was made from its outcome.
VaultRecord item_record(const WorkItem& item, const EncodedDocument& encoded,
                        const RunContext& context);

}  // namespace pseudo
