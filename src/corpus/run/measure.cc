#include "corpus/run/measure.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "model/covered.h"
#include "text/words.h"

namespace pseudo {

namespace {

void add(DocumentSize& sum, const DocumentSize& size) {
  sum.tokens += size.tokens;
  sum.pi_entities += size.pi_entities;
  sum.pi_tokens += size.pi_tokens;
}

}  // namespace

void CorpusSize::merge(const CorpusSize& other) {
  add(sum, other.sum);
  types.merge(other.types);
  pi_types.merge(other.pi_types);
}

DocumentSize measure(const Document& document, const LabelMap& labels, CorpusSize& corpus) {
  DocumentSize size;
  std::vector<ByteSpan> pi;
  std::string covered;
  for (const Annotation& annotation : document.annotations) {
    const LabelRule* rule = labels.find(annotation.label);
    if (rule == nullptr || !rule->is_private()) continue;
    ++size.pi_entities;
    covered.assign(annotation.label).append(1, '\t');
    append_covered(covered, document.text, annotation.fragments);
    corpus.pi_types.add(covered);
    pi.insert(pi.end(), annotation.fragments.begin(), annotation.fragments.end());
  }
  std::sort(pi.begin(), pi.end());
  const std::string_view text(document.text);
  std::size_t next = 0;      // first private span not yet passed
  std::size_t furthest = 0;  // maximum end of the spans passed
  for (const ByteSpan& word : text::words(text)) {
    ++size.tokens;
    corpus.types.add(text.substr(word.begin, word.size()));
    while (next < pi.size() && pi[next].begin < word.end)
      furthest = std::max(furthest, pi[next++].end);
    if (furthest > word.begin) ++size.pi_tokens;
  }
  add(corpus.sum, size);
  return size;
}

}  // namespace pseudo
