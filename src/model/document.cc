#include "pseudo/document.h"

#include <algorithm>
#include <span>
#include <utility>

#include "model/annotation_ids.h"
#include "model/covered.h"

namespace pseudo {

std::string Document::add_annotation(std::string label, std::vector<ByteSpan> fragments) {
  if (numbered_ > annotations.size()) numbered_ = 0;  // some were removed since
  const auto others = std::span(annotations).subspan(numbered_);
  last_number_ = std::max(last_number_, last_annotation_number(others)) + 1;
  std::string given = "T" + std::to_string(last_number_);
  annotations.push_back({given, std::move(label), std::move(fragments)});
  numbered_ = annotations.size();
  return given;
}

std::string covered_text(const Document& document, const Annotation& annotation) {
  std::string shown;
  append_covered(shown, document.text, annotation.fragments);
  return shown;
}

}  // namespace pseudo
