#include "engine/check/resynchronize.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/plan/plan.h"
#include "model/style_traits.h"

namespace pseudo {
namespace {

bool is_inside_character(std::string_view text, std::size_t at) {
  return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80;
}

std::size_t common_front(std::string_view a, std::string_view b) {
  const auto differ = std::ranges::mismatch(a, b);
  auto size = static_cast<std::size_t>(differ.in1 - a.begin());
  while (size > 0 && (is_inside_character(a, size) || is_inside_character(b, size))) --size;
  return size;
}

std::size_t common_back(std::string_view a, std::string_view b) {
  std::size_t size = 0;
  const std::size_t most = std::min(a.size(), b.size());
  while (size < most && a[a.size() - size - 1] == b[b.size() - size - 1]) ++size;
  while (size > 0 && is_inside_character(a, a.size() - size)) --size;
  return size;
}

/// Finds the longest sequence of stretches that have the same order in both texts.
class InOrder {
 public:
  explicit InOrder(std::span<const ReplacedStretch> stretches) : stretches_(stretches) {}

  void add(std::size_t stretch) {
    const ByteSpan span = stretches_[stretch].after;
    const auto end_of = [&](std::size_t last) { return stretches_[last].after.end; };
    const auto longer = std::ranges::upper_bound(last_, span.begin, {}, end_of);
    const std::size_t before = longer == last_.begin() ? kNone : *(longer - 1);
    before_.emplace_back(stretch, before);
    if (longer == last_.end()) {
      last_.push_back(stretch);
    } else if (span.end < end_of(*longer)) {
      *longer = stretch;
    }
  }

  // Follows the predecessors from the last stretch to the first.
  [[nodiscard]] std::vector<bool> chosen() const {
    std::vector<bool> chosen(stretches_.size(), false);
    std::size_t next = last_.empty() ? kNone : last_.back();
    for (auto one = before_.rbegin(); one != before_.rend() && next != kNone; ++one) {
      if (one->first != next) continue;
      chosen[next] = true;
      next = one->second;
    }
    return chosen;
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  std::span<const ReplacedStretch> stretches_;
  std::vector<std::size_t> last_;  // by chain length: last stretch of the chain that ends first
  std::vector<std::pair<std::size_t, std::size_t>> before_;  // stretches with their predecessors
};

class Resynchronization {
 public:
  Resynchronization(const Checked& before, const Document& after,
                    std::span<const ReplacedStretch> stretches)
      : before_(before), after_(after), stretches_(stretches) {}

  Gaps run() {
    gaps_.misplaced.resize(stretches_.size());
    gaps_.in_doubt.resize(stretches_.size());
    const std::vector<bool> is_anchor = anchors();
    std::size_t first = 0;
    for (std::size_t k = 0; k <= stretches_.size(); ++k) {
      if (k < stretches_.size() && !is_anchor[k]) continue;
      compare(first, k);
      first = k + 1;
    }
    return std::move(gaps_);
  }

 private:
  [[nodiscard]] bool is_removed(std::size_t stretch) const {
    return traits_of(before_.plan.targets[stretches_[stretch].target].style).removes_text;
  }

  [[nodiscard]] std::vector<bool> anchors() const {
    InOrder in_order(stretches_);
    for (std::size_t k = 0; k < stretches_.size(); ++k) {
      const ByteSpan span = stretches_[k].after;
      if (is_removed(k) || span.begin > span.end || span.end > after_.text.size()) continue;
      in_order.add(k);
    }
    return in_order.chosen();
  }

  // Compares the old text between stretch `from - 1` and stretch `to` with the new text; stretches
  // between them have no position of their own in the new text.
  void compare(std::size_t from, std::size_t to) {
    const std::string_view old_text = before_.document.text;
    const std::string_view new_text = after_.text;
    const ByteSpan old{from == 0 ? 0 : stretches_[from - 1].before.end,
                       to < stretches_.size() ? stretches_[to].before.begin : old_text.size()};
    const ByteSpan now{from == 0 ? 0 : stretches_[from - 1].after.end,
                       to < stretches_.size() ? stretches_[to].after.begin : new_text.size()};
    std::string breaks = from == 0 ? "" : breaks_behind(from - 1);
    // The expected text before the first and after the last of the stretches between.
    std::string front = breaks;
    std::string back;
    std::optional<std::size_t> misplaced;
    std::size_t at = old.begin;
    std::string* side = &front;
    for (std::size_t k = from; k < to; ++k) {
      side->append(old_text.substr(at, stretches_[k].before.begin - at));
      at = stretches_[k].before.end;
      if (is_removed(k)) {
        side->append(breaks_behind(k));
        continue;
      }
      if (!misplaced) misplaced = k;
      gaps_.misplaced[k] = gaps_.in_doubt[k] = true;
      side = &back;
      back.clear();
    }
    side->append(old_text.substr(at, old.end - at));
    const std::string_view shown = new_text.substr(now.begin, now.size());
    if (!misplaced && front == shown) {
      add_same(from, to, old, now, breaks.size());
      return;
    }
    const std::string_view expected_end = misplaced ? back : front;
    const std::size_t same_front = common_front(front, shown);
    const std::size_t same_back = common_back(expected_end, shown);
    report(misplaced.value_or(to), now.begin + same_front);
    if (from > 0 && same_front == 0) gaps_.in_doubt[from - 1] = true;
    if (to < stretches_.size() && same_back == 0) gaps_.in_doubt[to] = true;
    add_changed(from, to, old, now, breaks.size(), same_front, same_back);
  }

  [[nodiscard]] std::string breaks_behind(std::size_t stretch) const {
    return trailing_breaks(before_.document, after_, stretches_[stretch]);
  }

  // Adds one gap, or several that are divided by removed stretches.
  void add_same(std::size_t from, std::size_t to, ByteSpan old, ByteSpan now, std::size_t breaks) {
    std::size_t old_at = old.begin;
    std::size_t new_at = now.begin + breaks;
    for (std::size_t k = from; k <= to; ++k) {
      const std::size_t old_end = k < to ? stretches_[k].before.begin : old.end;
      const std::size_t size = old_end - old_at;
      gaps_.all.push_back({{old_at, old_end}, {new_at, new_at + size}, size, 0});
      if (k == to) return;
      old_at = stretches_[k].before.end;
      new_at += size + breaks_behind(k).size();
    }
  }

  // Adds a changed gap. Equal parts end at the first and the last removed or misplaced stretch in
  // it, because nothing beyond is known.
  void add_changed(std::size_t from, std::size_t to, ByteSpan old, ByteSpan now, std::size_t breaks,
                   std::size_t same_front, std::size_t same_back) {
    const std::size_t skipped = std::min(breaks, same_front);
    Gap gap{old, {now.begin + skipped, now.end}, same_front - skipped, same_back};
    const bool is_divided = from < to;
    if (is_divided) {
      gap.same_front = std::min(gap.same_front, stretches_[from].before.begin - old.begin);
      gap.same_back = std::min(gap.same_back, old.end - stretches_[to - 1].before.end);
    }
    const std::size_t most = std::min(gap.before.size(), gap.after.size());
    gap.same_front = std::min(gap.same_front, most);
    gap.same_back = std::min(gap.same_back, most - gap.same_front);
    gaps_.all.push_back(gap);
  }

  void report(std::size_t stretch, std::size_t at) {
    std::string annotation;
    if (stretch < stretches_.size()) {
      const Target& target = before_.plan.targets[stretches_[stretch].target];
      annotation = before_.document.annotations[target.annotation].id;
    }
    gaps_.faults.push_back(
        {.code = FindingCode::kTextChanged, .annotation = std::move(annotation), .offset = at});
  }

  const Checked& before_;
  const Document& after_;
  std::span<const ReplacedStretch> stretches_;
  Gaps gaps_;
};

}  // namespace

Gaps resynchronize(const Checked& before, const Document& after,
                   std::span<const ReplacedStretch> stretches) {
  return Resynchronization(before, after, stretches).run();
}

}  // namespace pseudo
