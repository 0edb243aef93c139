// Documents from bytes, such that most bytes make a valid one: the text, a line "---", then a line
// an annotation. Offsets are taken modulo the length, and the covered texts come from the text.
//
//   CITY 4 8             a T line          R 1 2     a relation       N 1    a normalization
//   ORG 0 3;9 12         with fragments    E 1 2     an event         * 1 2  an equivalence
//   A 1  or  A 1 value   an attribute      # 1 text  a note           anything else: no line
#pragma once

#include <string>
#include <string_view>

#include "support/oracle.h"

namespace pseudo::fuzz {

struct Spans {
  test::RawPair pair;
  bool plain = true;  ///< Nothing but what the oracle understands: no values, no tabs ...
};

/// Precondition: valid UTF-8.
Spans read_spans(std::string_view input);

}  // namespace pseudo::fuzz
