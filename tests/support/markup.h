// Builds documents from marked-up text: "[FEMALE Anna] und [ORG Universität [CITY Graz]]".
#pragma once

#include <string>
#include <string_view>

#include "pseudo/document.h"

namespace pseudo::test {

/// `[LABEL text]` is an annotation; annotations may be nested. Ids are T1, T2 ... in the order of
/// their begins. The .ann lines are kTextBound lines without text, as in JSON Lines. A literal
/// bracket is written [[.
Document marked(std::string_view markup, std::string id = "test");

}  // namespace pseudo::test
