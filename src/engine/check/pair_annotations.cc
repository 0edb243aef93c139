// Pairs the annotations of two documents.
#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/check/check_pairs.h"
#include "text/short_strings.h"

namespace pseudo {
namespace {

Finding lost(const Annotation& annotation) {
  Finding finding{.code = FindingCode::kAnnotationLost, .annotation = annotation.id};
  finding.offset_before = std::ranges::min(annotation.fragments).begin;
  finding.in_original = true;
  return finding;
}

// Unpaired annotations of one label.
struct SameLabel {
  std::vector<std::size_t> before;
  std::vector<const Annotation*> after;
};

using AnnotationsById = std::unordered_map<std::string_view, const Annotation*>;

// Pairs annotations in order and removes them from those that are left.
void pair_by_order(const Document& after, std::map<std::string_view, SameLabel>& left,
                   AnnotationsById& by_id, std::vector<AnnotationPair>& pairs) {
  if (by_id.empty()) return;
  for (const Annotation& annotation : after.annotations) {
    if (by_id.contains(annotation.id)) left[annotation.label].after.push_back(&annotation);
  }
  for (const auto& [label, same] : left) {
    if (same.before.size() != same.after.size()) continue;
    for (std::size_t k = 0; k < same.before.size(); ++k) {
      pairs[same.before[k]].after = same.after[k];
      by_id.erase(same.after[k]->id);
    }
  }
}

// Another program may renumber the annotations: those whose ids occur in only one document are
// paired by order, if both documents have equally many with that label. The id of a removed
// annotation may be reused.
void pair_by_id(const Document& before, const Document& after, const Plan& plan,
                std::vector<AnnotationPair>& pairs) {
  AnnotationsById by_id;
  for (const Annotation& annotation : after.annotations) by_id.emplace(annotation.id, &annotation);
  std::map<std::string_view, SameLabel> left;
  const auto pair = [&](std::size_t i) {
    const auto found = by_id.find(before.annotations[i].id);
    if (found == by_id.end()) return false;
    pairs[i].after = found->second;
    by_id.erase(found);
    return true;
  };
  for (std::size_t i = 0; i < before.annotations.size(); ++i) {
    if (plan.is_gone(i) || pair(i)) continue;
    left[before.annotations[i].label].before.push_back(i);
  }
  if (!left.empty()) pair_by_order(after, left, by_id, pairs);
  for (std::size_t i = 0; i < before.annotations.size() && !plan.gone.empty(); ++i) {
    if (plan.is_gone(i)) pair(i);
  }
}

}  // namespace

PairedAnnotations pair_annotations(const Document& before, const Document& after,
                                   const Plan& plan) {
  PairedAnnotations paired;
  paired.pairs.resize(before.annotations.size());
  const bool same_order = before.annotations.size() == after.annotations.size() &&
                          std::ranges::equal(before.annotations, after.annotations, text::equal,
                                             &Annotation::id, &Annotation::id);
  if (same_order) {
    for (std::size_t i = 0; i < paired.pairs.size(); ++i) {
      paired.pairs[i].after = &after.annotations[i];
    }
  } else {
    pair_by_id(before, after, plan, paired.pairs);
  }
  for (std::size_t i = 0; i < before.annotations.size(); ++i) {
    const Annotation& was = before.annotations[i];
    const Annotation* const now = paired.pairs[i].after;
    if (now == nullptr && !plan.is_gone(i)) {
      paired.findings.push_back(lost(was));
    } else if (now != nullptr && !text::equal(now->label, was.label)) {
      const std::size_t begin = now->fragments.empty() ? 0 : now->fragments.front().begin;
      paired.findings.push_back(
          {.code = FindingCode::kAnnotationLost, .annotation = was.id, .offset = begin});
    }
  }
  return paired;
}

}  // namespace pseudo
