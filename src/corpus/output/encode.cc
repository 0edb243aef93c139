#include "corpus/output/encode.h"

#include "pseudo/format.h"

namespace pseudo {

EncodedDocument encode(const Document& document, DataFormat format) {
  EncodedDocument encoded;
  encoded.id = document.id;
  if (format == DataFormat::kBrat) {
    encoded.text = document.text;
    encoded.annotations = write_brat(document);
    return encoded;
  }
  append_json_line(encoded.line, document);
  encoded.line += '\n';
  encoded.left_out = count_beyond_json(document);
  return encoded;
}

}  // namespace pseudo
