#include "support/damage.h"

#include <gtest/gtest.h>

#include <utility>

#include "pseudo/format.h"

namespace pseudo::test {

Document with_text(Document document, ByteSpan span, std::string_view text) {
  document.text.replace(span.begin, span.size(), text);
  for (Annotation& annotation : document.annotations) {
    for (ByteSpan& fragment : annotation.fragments) {
      if (fragment.begin >= span.end) fragment.begin += text.size() - span.size();
      if (fragment.end >= span.end && fragment.end > span.begin) {
        fragment.end += text.size() - span.size();
      }
    }
  }
  return document;
}

Document with_fragments(Document document, std::size_t annotation,
                        std::vector<ByteSpan> fragments) {
  document.annotations[annotation].fragments = std::move(fragments);
  return document;
}

Document with_id(Document document, std::size_t annotation, std::string id) {
  document.annotations[annotation].id = std::move(id);
  return document;
}

Document with_label(Document document, std::size_t annotation, std::string label) {
  document.annotations[annotation].label = std::move(label);
  return document;
}

Document without_annotation(Document document, std::size_t annotation) {
  document.annotations.erase(document.annotations.begin() +
                             static_cast<std::ptrdiff_t>(annotation));
  return document;
}

Document with_line(const Document& document, std::string_view line) {
  std::string lines = write_brat(document);
  if (!lines.empty() && !lines.ends_with('\n')) lines += '\n';
  LabelMap labels;
  for (const Annotation& annotation : document.annotations) {
    if (labels.find(annotation.label) == nullptr) labels.keep(annotation.label);
  }
  auto read = read_brat(document.id, document.text, lines.append(line), labels);
  if (!read) {
    ADD_FAILURE() << read.error().message << ": " << line;
    return document;
  }
  return *std::move(read);
}

}  // namespace pseudo::test
