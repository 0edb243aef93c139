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
  encoded.line = write_json_line(document) + '\n';
  encoded.left_out = count_not_held(document, *find_format(built_in_formats(), "jsonl"));
  return encoded;
}

}  // namespace pseudo
