// Serializes documents in the output format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "pseudo/document.h"
#include "pseudo/format.h"

namespace pseudo {

/// The serialized form of a document. Refers to the document.
struct EncodedDocument {
  std::string_view id;
  std::string_view text;     ///< Layout::kPair: contents of the text file.
  std::string annotations;   ///< Layout::kPair: contents of the annotation file.
  std::string line;          ///< Layout::kLines: the line including its end.
  std::size_t left_out = 0;  ///< Number of links and remarks that the format cannot represent.
};

EncodedDocument encode(const Document& document, const Format& format);

}  // namespace pseudo
