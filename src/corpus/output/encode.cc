#include "corpus/output/encode.h"

#include "corpus/file_kinds.h"

namespace pseudo {

EncodedDocument encode(const Document& document, const Format& format) {
  EncodedDocument encoded;
  encoded.id = document.id;
  encoded.left_out = count_not_held(document, format);
  if (has_lines(format)) {
    encoded.line = format.write(document) + '\n';
  } else {
    encoded.text = document.text;
    encoded.annotations = format.write(document);
  }
  return encoded;
}

}  // namespace pseudo
