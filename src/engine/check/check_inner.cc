#include "engine/check/check_inner.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/plan/plan.h"
#include "engine/realize/division.h"
#include "text/ascii.h"
#include "text/words.h"

namespace pseudo {
namespace {

bool divides_word(std::string_view text, std::size_t at) {
  return text::is_word_before(text, at) && text::is_word_at(text, at);
}

using Border = std::size_t ByteSpan::*;
constexpr Border kBegin = &ByteSpan::begin;
constexpr Border kEnd = &ByteSpan::end;

/// The parts of the mention of one stretch and their counterparts.
class Parts {
 public:
  Parts(const Checked& before, const Resolved& resolved, const Document& after,
        const ReplacedStretch& stretch)
      : analysis_(resolved.analyses[stretch.target]) {
    const Target& target = before.plan.targets[stretch.target];
    // These have no parts, or parts of another text.
    has_parts_ = target.style == Style::kSurrogate && target.stretch_count == 1 &&
                 !before.plan.is_union(target) &&
                 !std::ranges::binary_search(before.plan.read_otherwise, stretch.target);
    if (!has_parts_) return;
    const std::string now = without_line_breaks(slice(after, stretch.after));
    const Division division(before.plan.mentions[stretch.target], analysis_, now);
    if (!division.is_unique()) return;
    std::size_t pos = 0;
    std::size_t k = 0;
    for (const Part& part : analysis_) {
      const bool is_literal = part.kind == Part::Kind::kLiteral;
      const std::size_t size = is_literal ? part.span.size() : division.piece(k++).size();
      counterparts_.push_back({pos, pos + size});
      pos += size;
    }
  }

  /// True if a part begins or ends (`border`) there. Otherwise nothing there has a counterpart.
  [[nodiscard]] bool has_border(Border border, std::size_t offset) const {
    return has_parts_ && part_at(border, offset) != analysis_.end();
  }

  /// The counterpart of such an offset. Nothing: unknown.
  [[nodiscard]] std::optional<std::size_t> counterpart(Border border, std::size_t offset) const {
    if (counterparts_.empty()) return std::nullopt;
    return counterparts_[static_cast<std::size_t>(part_at(border, offset) - analysis_.begin())].*
           border;
  }

 private:
  [[nodiscard]] Analysis::const_iterator part_at(Border border, std::size_t offset) const {
    return std::ranges::find(analysis_, offset,
                             [border](const Part& part) { return part.span.*border; });
  }

  const Analysis& analysis_;
  bool has_parts_ = false;
  std::vector<ByteSpan> counterparts_;  // by part, relative to the new text; empty: unknown
};

class InnerCheck {
 public:
  InnerCheck(const Checked& before, const Resolved& resolved, const Document& after,
             std::span<const ReplacedStretch> stretches)
      : before_(before), resolved_(resolved), after_(after), stretches_(stretches) {}

  [[nodiscard]] bool is_misplaced(ByteSpan old, ByteSpan now) {
    return is_beside_counterpart(old, now) || is_out_of_order(old, now);
  }

 private:
  struct Inner {
    ByteSpan old;
    ByteSpan now;
  };

  [[nodiscard]] bool is_beside_counterpart(ByteSpan old, ByteSpan now) {
    const ReplacedStretch* const first = stretch_at(old.begin);
    const ReplacedStretch* const last = stretch_at(old.end - 1);
    if (first == nullptr && last == nullptr) return false;
    if (first == last && first->before == old) return false;  // see check_places.h
    const bool is_within = first == last;
    if (first != nullptr && (is_within || first->before.begin < old.begin) &&
        !may_begin(*first, old.begin, now.begin)) {
      return true;
    }
    return last != nullptr && (is_within || old.end < last->before.end) &&
           !may_end(*last, old.end, now.end);
  }

  // The counterparts of several parts are in the order of the parts. Enters the annotation.
  [[nodiscard]] bool is_out_of_order(ByteSpan old, ByteSpan now) {
    const ReplacedStretch* const stretch = stretch_at(old.begin);
    if (stretch == nullptr || !stretch->before.contains(old) || now == stretch->after) return false;
    const Parts& parts = parts_of(*stretch);
    const std::size_t begin = stretch->before.begin;
    if (!parts.has_border(kBegin, old.begin - begin) || !parts.has_border(kEnd, old.end - begin))
      return false;
    constexpr std::size_t kMost = 32;  // compared with each further one
    std::vector<Inner>& known = inner_[stretch];
    const bool is_wrong = std::ranges::any_of(known, [&](const Inner& other) {
      if (other.old.end <= old.begin) return other.now.end > now.begin;
      if (old.end <= other.old.begin) return now.end > other.now.begin;
      if (other.old.contains(old)) return !other.now.contains(now);
      return old.contains(other.old) && !now.contains(other.now);
    });
    if (!is_wrong && known.size() < kMost) known.push_back({old, now});
    return is_wrong;
  }

  [[nodiscard]] const ReplacedStretch* stretch_at(std::size_t old) const {
    const auto next = std::ranges::upper_bound(
        stretches_, old, {}, [](const ReplacedStretch& stretch) { return stretch.before.end; });
    const bool is_in = next != stretches_.end() && next->before.begin <= old;
    return is_in ? &*next : nullptr;
  }

  const Parts& parts_of(const ReplacedStretch& stretch) {
    const auto known = parts_.find(&stretch);
    if (known != parts_.end()) return known->second;
    return parts_.try_emplace(&stretch, before_, resolved_, after_, stretch).first->second;
  }

  [[nodiscard]] bool may_begin(const ReplacedStretch& stretch, std::size_t old, std::size_t now) {
    if (now == stretch.after.begin) return true;
    const Parts& parts = parts_of(stretch);
    const std::size_t offset = old - stretch.before.begin;
    if (!parts.has_border(kBegin, offset)) return false;
    if (const auto begin = parts.counterpart(kBegin, offset)) {
      return now == stretch.after.begin + *begin;
    }
    return now < after_.text.size() && !text::is_ascii_space(after_.text[now]) &&
           is_possible(old, now);
  }

  [[nodiscard]] bool may_end(const ReplacedStretch& stretch, std::size_t old, std::size_t now) {
    if (now == stretch.after.end) return true;
    const Parts& parts = parts_of(stretch);
    const std::size_t offset = old - stretch.before.begin;
    if (!parts.has_border(kEnd, offset)) return false;
    if (const auto end = parts.counterpart(kEnd, offset)) {
      return now == stretch.after.begin + *end;
    }
    constexpr std::string_view kSigns = " \t\r\n,;:!?";
    const char last = before_.document.text[old - 1];
    const bool may_end_so = now > 0 && (kSigns.find(after_.text[now - 1]) == kSigns.npos ||
                                        kSigns.find(last) != kSigns.npos);
    return may_end_so && is_possible(old, now);
  }

  // Parts may meet inside a word: "Linden" and "gasse".
  [[nodiscard]] bool is_possible(std::size_t old, std::size_t now) const {
    return !divides_word(after_.text, now) || divides_word(before_.document.text, old);
  }

  const Checked& before_;
  const Resolved& resolved_;
  const Document& after_;
  std::span<const ReplacedStretch> stretches_;
  std::map<const ReplacedStretch*, Parts> parts_;
  std::map<const ReplacedStretch*, std::vector<Inner>> inner_;
};

}  // namespace

std::vector<Finding> check_inner(const Checked& before, const Resolved& resolved,
                                 const Document& after, std::span<const AnnotationPair> annotations,
                                 std::span<const ReplacedStretch> stretches) {
  std::vector<Finding> findings;
  InnerCheck check(before, resolved, after, stretches);
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    if (annotations[i].after == nullptr || annotations[i].is_whole_stretch) continue;
    const Annotation& was = before.document.annotations[i];
    const Annotation& is = *annotations[i].after;
    if (was.fragments.size() != 1 || is.fragments.size() != 1) continue;
    if (was.fragments[0].empty() || before.plan.is_gone(i)) continue;
    if (!check.is_misplaced(was.fragments[0], is.fragments[0])) continue;
    findings.push_back(
        {.code = FindingCode::kAlignment, .annotation = was.id, .offset = is.fragments[0].begin});
  }
  return findings;
}

}  // namespace pseudo
