// Documents from marked-up text: "[FEMALE Anna] und [ORG Universität [CITY Graz]]".
#pragma once

#include <string>
#include <string_view>

#include "pseudo/document.h"

namespace pseudo::test {

/// `[LABEL text]` is an annotation; they nest. Ids are T1, T2 ... by where they begin. The .ann
/// lines are kTextBound lines without text, as of JSON Lines. A literal bracket is written [[.
Document marked(std::string_view markup, std::string id = "test");

}  // namespace pseudo::test
