// A document in the form of the output format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "pseudo/document.h"
#include "pseudo/format.h"

namespace pseudo {

/// The bytes of a document in the output. Views the document.
struct EncodedDocument {
  std::string_view id;
  std::string_view text;     ///< Layout::kPair: the text file.
  std::string annotations;   ///< Layout::kPair: the annotation file.
  std::string line;          ///< Layout::kLines: the line with its end.
  std::size_t left_out = 0;  ///< Number of links and remarks that the format cannot hold.
};

EncodedDocument encode(const Document& document, const Format& format);

}  // namespace pseudo
