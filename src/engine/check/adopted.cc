#include "engine/check/adopted.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/check/check_pairs.h"
#include "engine/check/inferred_spans.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

// A replaced span of the new text, and its annotation if it was added.
struct NewSpan {
  SpanPair pair;
  const Annotation* added = nullptr;
};

bool is_replaced(const LabelMap& labels, const Annotation& annotation) {
  const LabelRule* const rule = labels.find(annotation.label);
  return rule != nullptr && rule->is_private();
}

// Returns the outermost spans in text order; empty if two spans cross, or one has several
// fragments.
std::vector<NewSpan> replaced_spans(const Document& before, const Document& after, const Plan& plan,
                                    const LabelMap& labels) {
  const PairedAnnotations paired = pair_annotations(before, after, plan);
  std::unordered_map<const Annotation*, const Annotation*> originals;
  for (std::size_t i = 0; i < before.annotations.size(); ++i) {
    originals.emplace(paired.pairs[i].after, &before.annotations[i]);
  }
  std::vector<NewSpan> spans;
  for (const Annotation& annotation : after.annotations) {
    if (!is_replaced(labels, annotation)) continue;
    if (annotation.fragments.size() != 1) return {};
    NewSpan span{{annotation.fragments[0], {}}, nullptr};
    const auto original = originals.find(&annotation);
    if (original == originals.end()) {
      span.added = &annotation;
    } else if (original->second->fragments.size() == 1) {
      span.pair.there = original->second->fragments[0];
    } else {
      return {};
    }
    spans.push_back(span);
  }
  // Among equal spans those that were not added come first: a duplicate line replaces nothing.
  std::ranges::sort(spans, {}, [](const NewSpan& span) {
    const ByteSpan here = span.pair.here;
    return std::tuple(here.begin, ~here.end, span.added != nullptr);
  });
  std::vector<NewSpan> outer;
  for (NewSpan& span : spans) {
    if (!outer.empty() && outer.back().pair.here.contains(span.pair.here)) continue;
    if (!outer.empty() && outer.back().pair.here.overlaps(span.pair.here)) return {};
    outer.push_back(span);
  }
  return outer;
}

// Returns for each byte of a text of `size` bytes whether it lies in one of the spans.
std::vector<bool> bytes_of(std::span<const ByteSpan> spans, std::size_t size) {
  std::vector<bool> bytes(size);
  for (const ByteSpan span : spans) {
    for (std::size_t at = span.begin; at < std::min(span.end, size); ++at) bytes[at] = true;
  }
  return bytes;
}

// True if each letter and digit of the span is known.
bool has_known_words_alone(std::string_view text, ByteSpan span, const std::vector<bool>& known) {
  for (std::size_t pos = span.begin; pos < span.end;) {
    const std::size_t begin = pos;
    if (text::is_word(text::next(text, pos)) && !known[begin]) return false;
  }
  return true;
}

}  // namespace

std::optional<Document> adopt_added(const Document& before, const Document& after, const Plan& plan,
                                    const LabelMap& labels, std::span<const ByteSpan> known) {
  const std::vector<NewSpan> spans = replaced_spans(before, after, plan, labels);
  const auto is_added = [](const NewSpan& span) { return span.added != nullptr; };
  if (std::ranges::none_of(spans, is_added)) return std::nullopt;
  std::vector<SpanPair> pairs;
  for (const NewSpan& span : spans) pairs.push_back(span.pair);
  infer_counterparts(pairs, after.text, before.text);
  const std::vector<bool> is_known = bytes_of(known, before.text.size());
  Document with_added = before;
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (spans[i].added == nullptr) continue;
    if (!pairs[i].there || pairs[i].there->empty()) return std::nullopt;
    if (!has_known_words_alone(before.text, *pairs[i].there, is_known)) return std::nullopt;
    with_added.annotations.push_back(
        {spans[i].added->id, spans[i].added->label, {*pairs[i].there}, kNoOrigin});
  }
  return with_added;
}

}  // namespace pseudo
