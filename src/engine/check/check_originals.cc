#include "engine/check/check_originals.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "engine/common/free_text.h"
#include "engine/plan/plan.h"
#include "engine/resolve/kept_words.h"
#include "engine/sweep/sweep.h"
#include "model/annotation_ids.h"
#include "model/style_traits.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

const std::string& id_of(const Checked& before, std::size_t target) {
  return before.document.annotations[before.plan.targets[target].annotation].id;
}

// Returns "" for a denied string, which belongs to no annotation.
std::string id_of(const Checked& before, const SweptMention& mention) {
  if (mention.is_denied) return {};
  return before.document.annotations[before.forms.owners[mention.owner].annotation].id;
}

/// The new texts of the stretches of a target, one per line.
struct NewText {
  std::size_t begin = 0;
  std::string text;
  bool is_reported = false;
};

bool leaves_word_of(const Checked& before, std::size_t target, std::string_view now) {
  const Mention& mention = before.plan.mentions[target];
  if (!leaves_word(mention, {}, now)) return false;
  // Only surrogates may keep titles and the like.
  const bool may_keep = before.plan.targets[target].style == Style::kSurrogate;
  return !may_keep || leaves_word(mention, before.kept_words(target), now);
}

// True if one of the spans overlaps `span`. Precondition: the spans are sorted and disjoint.
bool touches(std::span<const ByteSpan> spans, ByteSpan span) {
  const auto next = std::ranges::upper_bound(spans, span.begin, {}, &ByteSpan::end);
  return next != spans.end() && next->begin < span.end;
}

// Adds those that are not yet the subject of a finding.
void add_doubtful(std::vector<Finding>& findings, std::span<const ByteSpan> doubtful,
                  const Gaps& gaps) {
  std::vector<std::size_t> known;
  for (const Finding& finding : findings) known.push_back(finding.offset_before);
  std::size_t gap = 0;
  for (const ByteSpan& span : doubtful) {
    while (gap < gaps.all.size() && gaps.all[gap].before.end < span.end) ++gap;
    if (gap == gaps.all.size() || gaps.all[gap].before.begin > span.begin) continue;
    if (std::ranges::binary_search(known, span.begin)) continue;
    if (gaps.all[gap].is_changed()) continue;
    const std::size_t after = gaps.all[gap].after.begin + span.begin - gaps.all[gap].before.begin;
    findings.push_back({FindingCode::kOriginalElsewhere, {}, after, true, span.begin});
    findings.back().length = span.size();
  }
}

// The text from its first to its last letter or digit.
std::string_view core_of(std::string_view text) {
  std::size_t begin = text.size();
  std::size_t end = text.size();
  for (std::size_t pos = 0; pos < text.size();) {
    const std::size_t at = pos;
    if (!text::is_word(text::next(text, pos))) continue;
    begin = std::min(begin, at);
    end = pos;
  }
  return text.substr(begin, end - begin);
}

/// Checks the replaced stretches, then the annotations inside them.
class InPlace {
 public:
  InPlace(const Checked& before, const Document& after) : before_(before), after_(after) {}

  void look_at(const ReplacedStretch& stretch) {
    const Target& target = before_.plan.targets[stretch.target];
    const bool is_spread = target.stretch_count > 1;
    // The annotation is identical to the stretch and needs no second check.
    if (!is_spread && !before_.plan.is_union(target)) seen_.insert(target.annotation);
    const std::string_view old = slice(before_.document, stretch.before);
    const std::string_view now = slice(after_, stretch.after);
    if (is_styled_text(before_.styled, stretch.target, old, now, before_.plan, before_.styles)) {
      seen_.insert(target.annotation);
      if (is_shown_by_mark(stretch, now)) add(id_of(before_, stretch.target), stretch.after.begin);
      return;
    }
    const bool whole = is_original(stretch, now);
    if (is_spread) collect(stretch, now, whole);
    if (!whole && (is_spread || !leaves_word_of(before_, stretch.target, now))) return;
    seen_.insert(target.annotation);
    add(id_of(before_, stretch.target), stretch.after.begin);
  }

  // Checks all stretches of a target together: a word may have moved from one to another.
  void look_at_spread_texts() {
    for (const auto& [target, now] : spread_) {
      if (now.is_reported || !leaves_word_of(before_, target, now.text)) continue;
      add(id_of(before_, target), now.begin);
    }
  }

  // An annotation that was replaced as a part of another one must not show its original either,
  // except for single letters: an initial kept in the outer annotation remains, whatever the label
  // of this one.
  void look_at(std::size_t annotation, const Annotation& now) {
    if (!before_.categories[annotation] || seen_.contains(annotation)) return;
    const Annotation& was = before_.document.annotations[annotation];
    const std::string old = covered_text(before_.document, was);
    if (!must_change(*before_.categories[annotation], old)) return;
    if (is_initial(Category::kPerson, old)) return;
    if (!text::same_key(old, covered_text(after_, now))) return;
    add(was.id, now.fragments.front().begin);
  }

  std::vector<Finding> findings() && { return std::move(findings_); }

 private:
  [[nodiscard]] bool is_original(const ReplacedStretch& stretch, std::string_view now) const {
    const std::string_view old = slice(before_.document, stretch.before);
    const Category category = before_.plan.mentions[stretch.target].category;
    return must_change(category, old) && !is_initial(category, old) && text::same_key(old, now);
  }

  // True for a tag or mask that equals the original except for characters other than letters and
  // digits: "<Eva>", "xxx".
  [[nodiscard]] bool is_shown_by_mark(const ReplacedStretch& stretch, std::string_view now) const {
    const std::string_view old = slice(before_.document, stretch.before);
    const bool may_stay = traits_of(before_.plan.targets[stretch.target].style).of_years;
    return !may_stay && core_of(old) == core_of(now) && !core_of(old).empty();
  }

  void collect(const ReplacedStretch& stretch, std::string_view now, bool is_reported) {
    NewText& text =
        spread_.try_emplace(stretch.target, NewText{stretch.after.begin, {}}).first->second;
    text.text.append(now).push_back('\n');
    text.is_reported = text.is_reported || is_reported;
  }

  void add(const std::string& id, std::size_t offset) {
    findings_.push_back(
        {.code = FindingCode::kOriginalInPlace, .annotation = id, .offset = offset});
  }

  const Checked& before_;
  const Document& after_;
  std::vector<Finding> findings_;
  std::unordered_set<std::size_t> seen_;   // annotations
  std::map<std::size_t, NewText> spread_;  // by target
};

// Determines which originals may be in notes, links and columns.
class BesideText {
 public:
  BesideText(const Checked& before, std::span<const ReplacedStretch> stretches,
             const Document& after) {
    if (after.links.empty() && after.remarks.empty()) return;
    if (before.notes == NotesPolicy::kKeep) {
      for (const Link& link : before.document.links) add_texts(texts_of(link));
      for (const Remark& remark : before.document.remarks) add_texts({remark.type, remark.text});
    }
    if (before.notes != NotesPolicy::kScrub) return;
    for (const ReplacedStretch& stretch : stretches) {
      surrogates_.append(text::fold_key(slice(after, stretch.after))).append(1, '\n');
    }
  }

  // True for a text of the original document that the policy keeps.
  [[nodiscard]] bool is_copy(std::string_view text) const { return copied_.contains(text); }

  // True for a word of the new text by which the policy may have replaced another original.
  [[nodiscard]] bool is_surrogate(std::string_view words) const {
    return surrogates_.find(text::fold_key(words)) != std::string::npos;
  }

 private:
  void add_texts(const std::vector<std::string_view>& texts) {
    copied_.insert(texts.begin(), texts.end());
  }

  std::unordered_set<std::string_view> copied_;
  std::string surrogates_;  // folded, one per line
};

Finding beside_text(std::string annotation, bool doubtful) {
  Finding finding{.code = FindingCode::kOriginalBesideText,
                  .annotation = std::move(annotation),
                  .doubtful = doubtful};
  finding.is_beside_text = true;
  return finding;
}

// Calls `use` with the texts of links, notes and columns.
void for_each_text_of_notes(const Document& document,
                            const std::function<void(std::string_view)>& use) {
  for (const Link& link : document.links) {
    for (const std::string_view text : texts_of(link)) use(text);
  }
  for (const Remark& remark : document.remarks) {
    if (remark.kind == Remark::Kind::kField) continue;
    use(remark.type);
    use(remark.text);
  }
}

// True for a long id that the original document does not have, such as "T06641234567".
bool may_tell_number(std::string_view id, const std::unordered_set<std::string_view>& known) {
  constexpr std::size_t kFewestDigits = 7;
  return id.size() > kFewestDigits && !known.contains(id);
}

}  // namespace

std::vector<Finding> check_in_place(const Checked& before, const Document& after,
                                    std::span<const AnnotationPair> annotations,
                                    std::span<const ReplacedStretch> stretches) {
  InPlace check(before, after);
  for (const ReplacedStretch& stretch : stretches) check.look_at(stretch);
  check.look_at_spread_texts();
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    if (annotations[i].after != nullptr) check.look_at(i, *annotations[i].after);
  }
  return std::move(check).findings();
}

std::vector<Finding> check_elsewhere(const Checked& before, const Document& after, const Gaps& gaps,
                                     const LanguageModule& language) {
  std::vector<Finding> findings;
  std::vector<ByteSpan> stretches;
  for (const Gap& one : gaps.all) stretches.push_back(one.after);
  std::size_t gap = 0;
  for (const SweptMention& mention : sweep(after.text, stretches, before.forms, language)) {
    while (gaps.all[gap].after.end < mention.span.end) ++gap;
    const std::optional<std::size_t> begin = gaps.all[gap].old_begin_of(mention.span);
    if (!begin && mention.doubtful) continue;
    if (begin && touches(before.plan.allowed, {*begin, *begin + mention.span.size()})) continue;
    findings.push_back({FindingCode::kOriginalElsewhere, id_of(before, mention), mention.span.begin,
                        mention.doubtful, begin.value_or(kNowhere)});
    findings.back().length = mention.span.size();
  }
  add_doubtful(findings, before.doubtful, gaps);
  return findings;
}

std::vector<Finding> check_free_text(const Checked& before, const Document& after,
                                     const LanguageModule& language) {
  std::vector<Finding> findings;
  std::unordered_set<std::string_view> known_ids;
  for (const Annotation& annotation : before.document.annotations) known_ids.insert(annotation.id);
  const auto search = [&](std::string_view text) {
    if (text.empty()) return;
    for (const SweptMention& mention : sweep(text, before.forms, language)) {
      findings.push_back(beside_text(id_of(before, mention), mention.doubtful));
    }
  };
  for (const Annotation& annotation : after.annotations) {
    if (is_annotation_id(annotation.id) && !may_tell_number(annotation.id, known_ids)) continue;
    if (name_shows_original(annotation.id, before.forms, language)) {
      findings.push_back(beside_text({}, false));
    }
  }
  for (const Remark& remark : after.remarks) {
    if (remark.kind != Remark::Kind::kField) continue;
    search(json_words(remark.text));
    search(remark.type);
  }
  if (before.notes == NotesPolicy::kDrop) for_each_text_of_notes(after, search);
  return findings;
}

std::vector<Finding> check_kept_notes(const Checked& before, const Document& after,
                                      std::span<const ReplacedStretch> stretches,
                                      const LanguageModule& language) {
  std::vector<Finding> findings;
  if (before.notes == NotesPolicy::kDrop) return findings;
  const BesideText beside(before, stretches, after);
  const auto search = [&](std::string_view text) {
    if (text.empty() || beside.is_copy(text)) return;
    for (const SweptMention& mention : sweep(text, before.forms, language)) {
      if (beside.is_surrogate(text.substr(mention.span.begin, mention.span.size()))) continue;
      findings.push_back(beside_text(id_of(before, mention), mention.doubtful));
    }
  };
  for_each_text_of_notes(after, search);
  return findings;
}

}  // namespace pseudo
