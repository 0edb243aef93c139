#include "engine/check.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "align/edits.h"
#include "engine/compose.h"
#include "engine/mention_plan.h"
#include "engine/original_index.h"
#include "engine/originals.h"
#include "engine/standoff.h"
#include "pseudo/format.h"
#include "text/fold.h"
#include "text/offsets.h"
#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

// One stretch of pi in the old text and what stands for it in the new one.
struct Pair {
  std::size_t target;
  ByteSpan before;
  ByteSpan after;
};

struct Fate {
  const Annotation* now = nullptr;  // null: lost
  bool is_slot = false;             // it is the whole of a pair
  bool settled = false;             // its place has been looked at
};

// The new fragments, joined over line breaks only if the old ones were: a line break that follows
// a surrogate may now stand between two fragments that it did not divide before.
std::vector<ByteSpan> new_stretches_of(const Annotation& old, std::size_t old_stretches,
                                       std::string_view text, const Annotation& now) {
  if (old_stretches != old.fragments.size()) return stretches(text, now);
  std::vector<ByteSpan> sorted(now.fragments.begin(), now.fragments.end());
  std::ranges::sort(sorted);
  return sorted;
}

class Checker {
 public:
  Checker(const Checked& before, const Document& after, const LanguageModule& language)
      : before_(before.document),
        after_(after),
        language_(language),
        categories_(before.categories),
        plan_(before.plan),
        originals_(before.originals) {}

  std::vector<Finding> run() {
    pair_annotations();
    pair_slots();
    check_outside();
    check_alignment();
    check_in_place();
    check_elsewhere();
    check_lines();
    return std::move(findings_);
  }

 private:
  void report(FindingCode code, const std::string& annotation, std::size_t byte,
              bool doubtful = false) {
    findings_.push_back({code, annotation, byte, doubtful});
  }

  const Annotation& old_of(std::size_t target) const {
    return before_.annotations[plan_.targets[target].annotation];
  }

  // By id; where ids do not agree, by order.
  void pair_annotations() {
    fates_.resize(before_.annotations.size());
    std::unordered_map<std::string_view, const Annotation*> by_id;
    const std::size_t size = before_.annotations.size();
    const bool same_order = size == after_.annotations.size() &&
                            std::ranges::equal(before_.annotations, after_.annotations, text::equal,
                                               &Annotation::id, &Annotation::id);
    if (!same_order) {
      for (const Annotation& annotation : after_.annotations) {
        by_id.emplace(annotation.id, &annotation);
      }
    }
    for (std::size_t i = 0; i < size; ++i) {
      if (same_order) {
        fates_[i].now = &after_.annotations[i];
      } else if (const auto found = by_id.find(before_.annotations[i].id); found != by_id.end()) {
        fates_[i].now = found->second;
      } else {
        report(FindingCode::kAnnotationLost, before_.annotations[i].id, 0);
        continue;
      }
      if (!text::equal(fates_[i].now->label, before_.annotations[i].label)) {
        report(FindingCode::kAnnotationLost, before_.annotations[i].id, 0);
      }
    }
  }

  void pair_slots() {
    pairs_.reserve(plan_.slots.size());
    for (const Slot& slot : plan_.slots) {
      const ByteSpan& span = slot.span;
      const auto begin = counterpart(slot.begins_with, span.begin);
      const auto end = counterpart(slot.ends_with, span.end - 1);
      if (!begin || !end) continue;  // its annotation is lost: reported already
      // Blanks at the borders of an annotation are no part of its slot.
      ByteSpan after{begin->second.begin + (span.begin - begin->first.begin),
                     end->second.end - (end->first.end - span.end)};
      // Nor are line breaks that follow its surrogate, where the annotation is more than the slot.
      const bool is_more = end->first.begin < span.begin || end->first.end > span.end;
      if (is_more) after = without_blanks_behind(after);
      pairs_.push_back({slot.target, span, after});
      if (slot.begins_with == slot.ends_with && is_one(slot.begins_with, span)) {
        fates_[slot.begins_with].is_slot = true;
      }
    }
    std::ranges::sort(pairs_, {}, [](const Pair& p) { return p.before; });
  }

  // True if the annotation was that stretch and is one still.
  bool is_one(std::size_t annotation, ByteSpan stretch) const {
    const std::vector<ByteSpan>& was = before_.annotations[annotation].fragments;
    const std::vector<ByteSpan>& is = fates_[annotation].now->fragments;
    return was.size() == 1 && was[0] == stretch && is.size() == 1 && !is[0].empty();
  }

  ByteSpan without_blanks_behind(ByteSpan span) const {
    constexpr std::string_view kBlanks = " \t\r\n";
    while (span.begin < span.end && span.end <= after_.text.size() &&
           kBlanks.find(after_.text[span.end - 1]) != std::string_view::npos) {
      --span.end;
    }
    return span;
  }

  // The stretch of an annotation that holds an old position, and what it has become.
  std::optional<std::pair<ByteSpan, ByteSpan>> counterpart(std::size_t annotation,
                                                           std::size_t position) {
    if (fates_[annotation].now == nullptr) return std::nullopt;
    const Annotation& old = before_.annotations[annotation];
    if (old.fragments.size() == 1) {
      return std::pair(old.fragments.front(),
                       *std::ranges::min_element(fates_[annotation].now->fragments));
    }
    auto [known, is_new] = discontinuous_.try_emplace(annotation);  // asked for at each slot
    if (is_new) known->second = pair_stretches(old, *fates_[annotation].now);
    const auto& [was, is, of] = known->second;
    const auto behind = std::ranges::upper_bound(was, position, {}, &ByteSpan::begin);
    if (behind == was.begin() || std::prev(behind)->end <= position) return std::nullopt;
    const auto k = static_cast<std::size_t>(behind - was.begin()) - 1;
    return std::pair(was[k], is[of[k]]);
  }

  struct Stretches {
    std::vector<ByteSpan> was;
    std::vector<ByteSpan> is;
    std::vector<std::size_t> of;  // for each old one, which new one
  };

  // Stretches in one slot may have met in its surrogate: there are fewer then.
  Stretches pair_stretches(const Annotation& old, const Annotation& now) {
    if (slots_.empty()) find_slots();
    Stretches pairs{stretches(before_.text, old), {}, {}};
    pairs.is = new_stretches_of(old, pairs.was.size(), after_.text, now);
    std::size_t met = pairs.was.size() - std::min(pairs.was.size(), pairs.is.size());
    std::size_t at = 0;
    for (std::size_t k = 0; k < pairs.was.size(); ++k) {
      const bool meets = k > 0 && met > 0 && in_one_slot(pairs.was[k - 1], pairs.was[k]);
      if (meets) --met;
      if (k > 0 && !meets) ++at;
      pairs.of.push_back(std::min(at, pairs.is.size() - 1));
    }
    return pairs;
  }

  void find_slots() {
    for (const Slot& slot : plan_.slots) slots_.push_back(slot.span);
    std::ranges::sort(slots_);
  }

  bool in_one_slot(ByteSpan a, ByteSpan b) const {
    const auto behind = std::ranges::upper_bound(slots_, b.begin, {}, &ByteSpan::begin);
    return behind != slots_.begin() && std::prev(behind)->end > b.begin &&
           std::prev(behind)->begin < a.end;
  }

  // Everything between the pairs must stand as it was. Line breaks of a slot that found no blank
  // in its surrogate follow it.
  void check_outside() {
    std::size_t old_at = 0;
    std::size_t new_at = 0;
    const std::string_view old_text = before_.text;
    const std::string_view new_text = after_.text;
    gaps_.reserve(pairs_.size() + 1);
    for (Pair& pair : pairs_) {
      const std::string_view gap = old_text.substr(old_at, pair.before.begin - old_at);
      const bool sane = new_at + gap.size() == pair.after.begin &&
                        pair.after.begin <= pair.after.end && pair.after.end <= new_text.size();
      if (!sane || new_text.substr(new_at, gap.size()) != gap) {
        report(FindingCode::kTextChanged, old_of(pair.target).id,
               std::min(new_at, new_text.size()));
        broken_ = true;
        return;
      }
      gaps_.push_back({new_at, new_at + gap.size()});
      old_at = pair.before.end;
      new_at = pair.after.end + trailing_breaks(pair);
    }
    if (new_at > new_text.size() || old_text.substr(old_at) != new_text.substr(new_at)) {
      report(FindingCode::kTextChanged, {}, std::min(new_at, new_text.size()));
      broken_ = true;
      return;
    }
    gaps_.push_back({new_at, new_text.size()});
  }

  std::size_t trailing_breaks(const Pair& pair) const {
    const std::string_view old =
        std::string_view(before_.text).substr(pair.before.begin, pair.before.size());
    if (old.find('\n') == std::string_view::npos) return 0;
    const std::vector<ByteSpan> breaks = line_breaks(old);
    const std::size_t inside =
        line_breaks(std::string_view(after_.text).substr(pair.after.begin, pair.after.size()))
            .size();
    std::size_t bytes = 0;
    for (std::size_t i = inside; i < breaks.size(); ++i) bytes += breaks[i].size();
    return bytes;
  }

  // With the pairs as edits, every other annotation has one right place. One that is the whole of
  // a pair has its own, as the text between the pairs stands where it should.
  void check_alignment() {
    if (broken_) return;
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < fates_.size(); ++i) {
      if (fates_[i].now != nullptr && !fates_[i].is_slot) others.push_back(i);
    }
    if (others.empty()) return;
    std::vector<Edit> edits;
    edits.reserve(pairs_.size());
    for (const Pair& pair : pairs_) {
      const std::size_t end = pair.after.end + trailing_breaks(pair);
      edits.push_back({pair.before,
                       after_.text.substr(pair.after.begin, end - pair.after.begin),
                       {0, pair.after.size()},
                       {}});
    }
    const Result<EditList> list = EditList::make(std::move(edits), before_.text);
    if (!list) {
      report(FindingCode::kAlignment, {}, 0);
      return;
    }
    for (const std::size_t i : others) {
      if (aligned(i, *list)) continue;
      report(FindingCode::kAlignment, before_.annotations[i].id,
             fates_[i].now->fragments.front().begin);
    }
  }

  bool aligned(std::size_t i, const EditList& list) const {
    const Annotation& was = before_.annotations[i];
    if (std::ranges::any_of(fates_[i].now->fragments, &ByteSpan::empty)) return false;
    if (was.fragments.size() == 1 && fates_[i].now->fragments.size() == 1) {
      return agrees(list.image(was.fragments[0]), fates_[i].now->fragments[0]);
    }
    const std::vector<ByteSpan> old = stretches(before_.text, was);
    const std::vector<ByteSpan> now =
        new_stretches_of(was, old.size(), after_.text, *fates_[i].now);
    if (now.size() != old.size()) return now.size() < old.size();  // met in one surrogate
    for (std::size_t k = 0; k < old.size(); ++k) {
      if (!agrees(list.image(old[k]), now[k])) return false;
    }
    return true;
  }

  static bool agrees(const EditList::Image& image, ByteSpan now) {
    return image.exact ? image.span == now : image.span.contains(now);
  }

  void check_in_place() {
    if (broken_) return;
    for (const Pair& pair : pairs_) {
      const std::string_view old = slice(before_, pair.before);
      const Target& target = plan_.targets[pair.target];
      // The slot is the annotation: no need to look at it again by itself.
      if (target.slot_count == 1 && !plan_.is_union(target))
        fates_[target.annotation].settled = true;
      if (!must_change(plan_.mentions[pair.target].category, old)) continue;
      if (text::same_key(old, slice(after_, pair.after))) {
        fates_[target.annotation].settled = true;
        report(FindingCode::kOriginalInPlace, old_of(pair.target).id, pair.after.begin);
      }
    }
    for (std::size_t i = 0; i < before_.annotations.size(); ++i) check_inner(i);
  }

  // An annotation that another one decided for may not show its original either.
  void check_inner(std::size_t i) {
    if (!categories_[i] || fates_[i].now == nullptr || fates_[i].settled) return;
    const std::string old = covered_text(before_, before_.annotations[i]);
    if (!must_change(*categories_[i], old)) return;
    if (!text::same_key(old, covered_text(after_, *fates_[i].now))) return;
    report(FindingCode::kOriginalInPlace, before_.annotations[i].id,
           fates_[i].now->fragments.front().begin);
  }

  void check_elsewhere() {
    if (broken_) return;
    for (const ByteSpan& gap : gaps_) {
      for (const OriginalIndex::Match& match : originals_.find(slice(after_, gap))) {
        const std::size_t byte = gap.begin + match.span.begin;
        const Mention& mention = plan_.mentions[match.owner];
        report(FindingCode::kOriginalElsewhere, old_of(match.owner).id, byte,
               stands_like_a_word(after_.text, {byte, gap.begin + match.span.end}, mention.category,
                                  mention.surface, language_));
      }
    }
  }

  void check_lines() {
    for (const StandoffLine& line : after_.lines) {
      const WrittenLine* const read = after_.written_of(line);
      if (read == nullptr || line.kind == LineKind::kNote) continue;
      const ByteSpan free = free_text(line.kind, *read);
      if (free.empty()) continue;
      const std::string_view text = std::string_view(read->text).substr(free.begin, free.size());
      for (const OriginalIndex::Match& match : originals_.find(text)) {
        report(FindingCode::kOriginalInLine, old_of(match.owner).id, 0);
      }
    }
  }

  static std::string_view slice(const Document& document, ByteSpan span) {
    return std::string_view(document.text).substr(span.begin, span.size());
  }

  const Document& before_;
  const Document& after_;
  const LanguageModule& language_;
  std::span<const std::optional<Category>> categories_;
  const MentionPlan& plan_;
  const OriginalIndex& originals_;
  std::vector<Fate> fates_;  // of the annotations of the old document
  std::vector<Pair> pairs_;
  std::vector<ByteSpan> gaps_;  // of the new text, outside pi
  std::vector<Finding> findings_;
  bool broken_ = false;
  std::vector<ByteSpan> slots_;  // of the old text, sorted
  std::unordered_map<std::size_t, Stretches> discontinuous_;
};

// Findings are collected in bytes; people count code points.
void to_code_points(std::vector<Finding>& findings, std::string_view text) {
  if (findings.empty()) return;
  const text::OffsetIndex index(text);
  for (Finding& finding : findings) finding.offset = index.to_code_point(finding.offset);
}

}  // namespace

std::vector<Finding> check_against(const Checked& before, const Document& after,
                                   const LanguageModule& language) {
  std::vector<Finding> findings = Checker(before, after, language).run();
  to_code_points(findings, after.text);
  return findings;
}

std::vector<Finding> check_document(const Document& before, const Document& after,
                                    const LabelMap& labels, const LanguageModule& language) {
  std::vector<std::optional<Category>> categories;
  for (const Annotation& annotation : before.annotations) {
    const LabelRule* rule = labels.find(annotation.label);
    const bool is_kept = rule != nullptr && rule->kind == LabelRule::Kind::kKeep;
    // What is unknown may be private.
    const Category category = rule != nullptr ? rule->category : Category::kUfid;
    categories.push_back(is_kept ? std::nullopt : std::optional(category));
  }
  const MentionPlan plan = plan_mentions(before, categories);
  const OriginalIndex originals = index_originals(plan.mentions);
  return check_against({before, categories, plan, originals}, after, language);
}

}  // namespace pseudo
