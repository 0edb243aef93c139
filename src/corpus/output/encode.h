// A document in the form of the output format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "pseudo/corpus.h"
#include "pseudo/document.h"

namespace pseudo {

/// The bytes that a document becomes. The views are views of the document.
struct EncodedDocument {
  std::string_view id;
  std::string_view text;     ///< BRAT: the .txt file.
  std::string annotations;   ///< BRAT: the .ann file.
  std::string line;          ///< JSON Lines: the line with its end.
  std::size_t left_out = 0;  ///< Lines of the .ann file that the format cannot hold.
};

EncodedDocument encode(const Document& document, DataFormat format);

}  // namespace pseudo
