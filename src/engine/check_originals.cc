#include "engine/check_originals.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "engine/free_text.h"
#include "engine/kept_words.h"
#include "engine/plan.h"
#include "engine/sweep.h"
#include "text/fold.h"

namespace pseudo {
namespace {

std::string_view slice(const Document& document, ByteSpan span) {
  return std::string_view(document.text).substr(span.begin, span.size());
}

const std::string& id_of(const Checked& before, std::size_t target) {
  return before.document.annotations[before.plan.targets[target].annotation].id;
}

// "" for a denied string, whose original no annotation is.
std::string id_of(const Checked& before, const SweptMention& mention) {
  if (mention.is_denied) return {};
  return before.document.annotations[before.forms.owners[mention.owner].annotation].id;
}

/// What stands at the stretches of a target, one a line.
struct NewText {
  std::size_t begin = 0;
  std::string text;
  bool is_reported = false;
};

bool leaves_word_of(const Checked& before, std::size_t target, std::string_view now) {
  const Mention& mention = before.plan.mentions[target];
  return leaves_word(mention, {}, now) && leaves_word(mention, before.kept_words(target), now);
}

// Precondition: the spans are sorted and disjoint.
bool touches(std::span<const ByteSpan> spans, ByteSpan span) {
  const auto next = std::ranges::upper_bound(spans, span.begin, {}, &ByteSpan::end);
  return next != spans.end() && next->begin < span.end;
}

// Those that no finding names yet.
void add_doubtful(std::vector<Finding>& findings, std::span<const ByteSpan> doubtful,
                  const Gaps& gaps) {
  std::vector<std::size_t> known;
  for (const Finding& finding : findings) known.push_back(finding.offset_before);
  std::size_t gap = 0;
  for (const ByteSpan& span : doubtful) {
    while (gap < gaps.before.size() && gaps.before[gap].end < span.end) ++gap;
    if (gap == gaps.before.size() || gaps.before[gap].begin > span.begin) continue;
    if (std::ranges::binary_search(known, span.begin)) continue;
    const std::size_t after = gaps.after[gap].begin + span.begin - gaps.before[gap].begin;
    findings.push_back({FindingCode::kOriginalElsewhere, {}, after, true, span.begin});
  }
}

}  // namespace

std::vector<Finding> check_in_place(const Checked& before, const Document& after,
                                    std::span<const AnnotationPair> annotations,
                                    std::span<const ReplacedStretch> stretches) {
  std::vector<Finding> findings;
  std::vector<bool> checked(annotations.size());
  std::map<std::size_t, NewText> dealt;  // of targets with several stretches
  for (const ReplacedStretch& stretch : stretches) {
    const Target& target = before.plan.targets[stretch.target];
    // Stretch and annotation are the same stretch: the loop below need not look at it again.
    if (target.stretch_count == 1 && !before.plan.is_union(target))
      checked[target.annotation] = true;
    const std::string_view old = slice(before.document, stretch.before);
    const std::string_view now = slice(after, stretch.after);
    const Category category = before.plan.mentions[stretch.target].category;
    const bool whole =
        must_change(category, old) && !is_initial(category, old) && text::same_key(old, now);
    if (target.stretch_count > 1) {
      const auto [place, is_new] =
          dealt.try_emplace(stretch.target, NewText{stretch.after.begin, {}});
      place->second.text.append(now).push_back('\n');
      if (whole) place->second.is_reported = true;
    }
    const bool word = target.stretch_count == 1 && leaves_word_of(before, stretch.target, now);
    if (!whole && !word) continue;
    checked[target.annotation] = true;
    findings.push_back(
        {FindingCode::kOriginalInPlace, id_of(before, stretch.target), stretch.after.begin, false});
  }
  for (const auto& [target, now] : dealt) {
    if (now.is_reported || !leaves_word_of(before, target, now.text)) continue;
    findings.push_back({FindingCode::kOriginalInPlace, id_of(before, target), now.begin, false});
  }
  // An annotation that was replaced as a part of another one must not show its original either,
  // but for single letters: an initial in the other one stays whatever this one calls it.
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    if (!before.categories[i] || annotations[i].after == nullptr || checked[i]) continue;
    const std::string old = covered_text(before.document, before.document.annotations[i]);
    if (!must_change(*before.categories[i], old) || is_initial(Category::kPerson, old)) continue;
    if (!text::same_key(old, covered_text(after, *annotations[i].after))) continue;
    findings.push_back({FindingCode::kOriginalInPlace, before.document.annotations[i].id,
                        annotations[i].after->fragments.front().begin, false});
  }
  return findings;
}

std::vector<Finding> check_elsewhere(const Checked& before, const Document& after, const Gaps& gaps,
                                     const LanguageModule& language) {
  std::vector<Finding> findings;
  std::size_t gap = 0;
  for (const SweptMention& mention : sweep(after.text, gaps.after, before.forms, language)) {
    while (gaps.after[gap].end < mention.span.end) ++gap;
    const std::size_t begin = gaps.before[gap].begin + mention.span.begin - gaps.after[gap].begin;
    if (touches(before.plan.allowed, {begin, begin + mention.span.size()})) continue;
    findings.push_back({FindingCode::kOriginalElsewhere, id_of(before, mention), mention.span.begin,
                        mention.doubtful, begin});
  }
  add_doubtful(findings, before.doubtful, gaps);
  return findings;
}

std::vector<Finding> check_free_text(const Checked& before, const Document& after,
                                     const LanguageModule& language) {
  std::vector<Finding> findings;
  const auto search = [&](std::string_view text) {
    if (text.empty()) return;
    for (const SweptMention& mention : sweep(text, before.forms, language)) {
      findings.push_back(
          {FindingCode::kOriginalBesideText, id_of(before, mention), 0, mention.doubtful});
    }
  };
  for (const Link& link : after.links) {
    for (const std::string_view text : texts_of(link)) search(text);
  }
  for (const Remark& remark : after.remarks) {
    if (remark.kind == Remark::Kind::kColumn) search(remark.text);
    if (remark.kind == Remark::Kind::kField) search(json_words(remark.text));
  }
  return findings;
}

}  // namespace pseudo
