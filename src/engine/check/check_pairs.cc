#include "engine/check/check_pairs.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

#include "engine/check/inferred_spans.h"
#include "engine/plan/plan.h"
#include "engine/realize/compose.h"
#include "model/style_traits.h"
#include "text/blanks.h"

namespace pseudo {
namespace {

ByteSpan without_blanks_at_end(std::string_view text, ByteSpan span) {
  while (span.begin < span.end && span.end <= text.size() &&
         text::is_ascii_blank(text[span.end - 1])) {
    --span.end;
  }
  return span;
}

// True if the annotation was exactly the stretch and still has one fragment.
bool is_one(const Annotation& before, const Annotation& after, ByteSpan stretch) {
  return before.fragments.size() == 1 && before.fragments[0] == stretch &&
         after.fragments.size() == 1 && !after.fragments[0].empty();
}

class StretchPairing {
 public:
  StretchPairing(const Checked& before, const Document& after,
                 std::vector<AnnotationPair>& annotations)
      : before_(before), after_(after), annotations_(annotations) {}

  std::vector<ReplacedStretch> run() {
    std::vector<ReplacedStretch> pairs;
    pairs.reserve(before_.plan.stretches.size());
    find_removed();
    for (const Stretch& stretch : before_.plan.stretches) {
      if (is_removed(stretch.target)) {
        pairs.push_back({stretch.target, stretch.span, {}});
        continue;
      }
      const auto begin = counterpart(stretch.begins_with, stretch.span.begin);
      const auto end = counterpart(stretch.ends_with, stretch.span.end - 1);
      if (!begin || !end) {  // its annotation is lost, which is reported already
        lost_.push_back({stretch.target, stretch.span, {}});
        continue;
      }
      pairs.push_back({stretch.target, stretch.span, span_after(stretch, *begin, *end)});
      AnnotationPair& annotation = annotations_[stretch.begins_with];
      if (stretch.begins_with == stretch.ends_with &&
          is_one(old(stretch.begins_with), *annotation.after, stretch.span)) {
        annotation.is_whole_stretch = true;
      }
    }
    std::ranges::sort(pairs, {}, &ReplacedStretch::before);
    if (!lost_.empty() && removed_.empty()) place_lost(pairs);
    place_removed(pairs);
    return pairs;
  }

 private:
  struct FragmentPair {
    ByteSpan before;
    ByteSpan after;
  };

  // The fragments of a discontinuous annotation, joined over line breaks.
  struct FragmentPairs {
    std::vector<ByteSpan> before;
    std::vector<ByteSpan> after;
    std::vector<std::size_t> after_of;  // index into `after` for each old one
  };

  [[nodiscard]] bool is_removed(std::size_t target) const {
    return traits_of(before_.plan.targets[target].style).removes_text;
  }

  void find_removed() {
    for (const Stretch& stretch : before_.plan.stretches) {
      if (is_removed(stretch.target)) removed_.push_back(stretch.span);
    }
    std::ranges::sort(removed_);
  }

  // Infers their counterparts from the unchanged text around them.
  void place_lost(std::vector<ReplacedStretch>& pairs) const {
    std::vector<SpanPair> spans;
    for (const ReplacedStretch& pair : pairs) spans.push_back({pair.before, pair.after});
    for (const ReplacedStretch& pair : lost_) spans.push_back({pair.before, std::nullopt});
    std::ranges::sort(spans, {}, &SpanPair::here);
    infer_counterparts(spans, before_.document.text, after_.text);
    for (const ReplacedStretch& pair : lost_) {
      const auto found = std::ranges::lower_bound(spans, pair.before, {}, &SpanPair::here);
      if (found->there) pairs.push_back({pair.target, pair.before, *found->there});
    }
    std::ranges::sort(pairs, {}, &ReplacedStretch::before);
  }

  // No annotation shows their positions; they follow the stretches before them.
  void place_removed(std::vector<ReplacedStretch>& pairs) const {
    std::size_t old_at = 0;
    std::size_t new_at = 0;
    for (ReplacedStretch& pair : pairs) {
      if (is_removed(pair.target)) {
        const std::size_t at = std::min(new_at + (pair.before.begin - old_at), after_.text.size());
        pair.after = {at, at};
      }
      old_at = pair.before.end;
      new_at = pair.after.end + trailing_breaks(before_.document, after_, pair).size();
    }
  }

  // Returns the fragments that were not removed as a whole.
  [[nodiscard]] std::vector<ByteSpan> left_fragments(const Annotation& was) const {
    std::vector<ByteSpan> fragments = joined_fragments(before_.document.text, was);
    std::erase_if(fragments, [&](const ByteSpan& fragment) {
      const auto next = std::ranges::upper_bound(removed_, fragment.begin, {}, &ByteSpan::end);
      return next != removed_.end() && next->contains(fragment);
    });
    return fragments;
  }

  [[nodiscard]] const Annotation& old(std::size_t annotation) const {
    return before_.document.annotations[annotation];
  }

  // Excludes blanks at the ends of the annotation and, if the annotation is longer than the
  // stretch, line breaks after its surrogate.
  [[nodiscard]] ByteSpan span_after(const Stretch& stretch, const FragmentPair& begin,
                                    const FragmentPair& end) const {
    const ByteSpan after{begin.after.begin + (stretch.span.begin - begin.before.begin),
                         end.after.end - (end.before.end - stretch.span.end)};
    const bool is_more = end.before.begin < stretch.span.begin || end.before.end > stretch.span.end;
    return is_more ? without_blanks_at_end(after_.text, after) : after;
  }

  // Returns the fragment of an annotation that contains an old position, and its counterpart.
  std::optional<FragmentPair> counterpart(std::size_t annotation, std::size_t position) {
    const Annotation* const after = annotations_[annotation].after;
    if (after == nullptr) return std::nullopt;
    if (old(annotation).fragments.size() == 1) {
      return FragmentPair{old(annotation).fragments.front(),
                          *std::ranges::min_element(after->fragments)};
    }
    auto [known, is_new] = discontinuous_.try_emplace(annotation);
    if (is_new) known->second = pair_fragments(old(annotation), *after);
    const FragmentPairs& pairs = known->second;
    const auto next = std::ranges::upper_bound(pairs.before, position, {}, &ByteSpan::begin);
    if (next == pairs.before.begin() || std::prev(next)->end <= position) return std::nullopt;
    const auto k = static_cast<std::size_t>(next - pairs.before.begin()) - 1;
    return FragmentPair{pairs.before[k], pairs.after[pairs.after_of[k]]};
  }

  // There are fewer new fragments if fragments of one stretch were joined in its surrogate.
  FragmentPairs pair_fragments(const Annotation& was, const Annotation& after) {
    if (stretches_.empty()) find_stretches();
    FragmentPairs pairs{joined_fragments(before_.document.text, was), {}, {}};
    pairs.after = fragments_after(was, pairs.before.size(), after_.text, after);
    if (!before_.plan.gone.empty()) pairs.before = left_fragments(was);
    std::size_t met = pairs.before.size() - std::min(pairs.before.size(), pairs.after.size());
    std::size_t at = 0;
    for (std::size_t k = 0; k < pairs.before.size(); ++k) {
      const bool meets = k > 0 && met > 0 && in_one_stretch(pairs.before[k - 1], pairs.before[k]);
      if (meets) --met;
      if (k > 0 && !meets) ++at;
      pairs.after_of.push_back(std::min(at, pairs.after.size() - 1));
    }
    return pairs;
  }

  void find_stretches() {
    for (const Stretch& stretch : before_.plan.stretches) stretches_.push_back(stretch.span);
    std::ranges::sort(stretches_);
  }

  [[nodiscard]] bool in_one_stretch(ByteSpan a, ByteSpan b) const {
    const auto next = std::ranges::upper_bound(stretches_, b.begin, {}, &ByteSpan::begin);
    return next != stretches_.begin() && std::prev(next)->end > b.begin &&
           std::prev(next)->begin < a.end;
  }

  const Checked& before_;
  const Document& after_;
  std::vector<AnnotationPair>& annotations_;
  std::vector<ByteSpan> removed_;      // sorted
  std::vector<ReplacedStretch> lost_;  // their annotations have no counterpart; not located yet
  std::vector<ByteSpan> stretches_;    // sorted; filled for the first discontinuous annotation
  std::unordered_map<std::size_t, FragmentPairs> discontinuous_;
};

}  // namespace

std::string_view slice(const Document& document, ByteSpan span) {
  if (span.begin > span.end || span.end > document.text.size()) return {};
  return std::string_view(document.text).substr(span.begin, span.size());
}

std::string trailing_breaks(const Document& before, const Document& after,
                            const ReplacedStretch& stretch) {
  const std::string_view old = slice(before, stretch.before);
  std::string trailing;
  if (old.find('\n') == std::string_view::npos) return trailing;
  const std::vector<ByteSpan> breaks = line_breaks(old);
  for (std::size_t i = line_breaks(slice(after, stretch.after)).size(); i < breaks.size(); ++i) {
    trailing += old.substr(breaks[i].begin, breaks[i].size());
  }
  return trailing;
}

std::vector<ReplacedStretch> pair_stretches(const Checked& before, const Document& after,
                                            std::vector<AnnotationPair>& annotations) {
  return StretchPairing(before, after, annotations).run();
}

std::vector<ByteSpan> fragments_after(const Annotation& before, std::size_t fragments_before,
                                      std::string_view text, const Annotation& after) {
  if (fragments_before != before.fragments.size()) return joined_fragments(text, after);
  std::vector<ByteSpan> sorted = after.fragments;
  std::ranges::sort(sorted);
  return sorted;
}

}  // namespace pseudo
