#include "engine/plan/plan.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "engine/plan/allowed.h"
#include "engine/plan/label_categories.h"
#include "engine/plan/torn_signs.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "text/words.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

// True for the empty string or a line break.
bool divides_nothing(std::string_view between) {
  if (between.empty()) return true;
  return between.find('\n') != std::string_view::npos &&
         std::ranges::all_of(between, text::is_ascii_space);
}

// True if a word is divided there ("Mü-", "ller"): by a line end, with optional quotation marks of
// an e-mail reply before the next line.
bool divides_word(std::string_view text, ByteSpan left, ByteSpan right) {
  const std::string_view between = text.substr(left.end, right.begin - left.end);
  if (between.find('\n') == std::string_view::npos || values::has_content(between)) return false;
  std::size_t pos = right.begin;
  if (right.empty() || !text::is_lower(text::next(text, pos))) return false;
  const text::Skeleton skeleton(text.substr(left.begin, right.end - left.begin));
  return std::ranges::any_of(skeleton.line_breaks(), [&](const text::LineBreak& at) {
    return left.begin + skeleton.source(at.right_begin) == right.begin;
  });
}

bool are_one_piece(std::string_view text, ByteSpan left, ByteSpan right) {
  if (left.end > right.begin) return false;
  return divides_nothing(text.substr(left.end, right.begin - left.end)) ||
         divides_word(text, left, right);
}

// A part of the text that is replaced on behalf of one annotation.
struct Piece {
  ByteSpan span;  // trimmed, not empty
  std::size_t annotation;
  bool is_whole;  // false for one of several pieces
};

using CategorySpan = std::span<const std::optional<Category>>;

// Blanks at the borders of an annotation do not belong to the name.
ByteSpan trimmed(std::string_view text, ByteSpan span) {
  while (!span.empty() && text::is_ascii_space(text[span.begin])) ++span.begin;
  while (!span.empty() && text::is_ascii_space(text[span.end - 1])) --span.end;
  return span;
}

// True if punctuation at the borders may be part of the value.
bool may_begin_with_sign(Category category) {
  return category == Category::kPass || category == Category::kUfid ||
         category == Category::kUser || category == Category::kFid;
}

ByteSpan replaced_span(std::string_view text, ByteSpan span, Category category) {
  const ByteSpan inner = trimmed(text, span);
  return may_begin_with_sign(category) ? inner : trimmed(text, without_border_signs(text, inner));
}

// True if `a` determines the replacement of a cluster rather than `b`.
bool decides(const Piece& a, const Piece& b, CategorySpan categories) {
  // All leaves have equal rank here; between two leaves the first in the file decides.
  constexpr int kLeaf = 9;
  const auto rank = [&](const Piece& piece) {
    const Category category = *categories[piece.annotation];
    return std::tuple(piece.span.size(), is_leaf(category) ? kLeaf : depth(category));
  };
  return rank(a) != rank(b) ? rank(a) > rank(b) : a.annotation < b.annotation;
}

std::vector<Piece> sorted_pieces(const Document& document, CategorySpan categories) {
  std::vector<Piece> all;
  all.reserve(document.annotations.size());
  for (std::size_t i = 0; i < document.annotations.size(); ++i) {
    if (!categories[i]) continue;
    const auto enter = [&](ByteSpan span, bool is_whole) {
      const std::string_view text = std::string_view(document.text).substr(span.begin, span.size());
      if (must_change(*categories[i], text))
        all.push_back({replaced_span(document.text, span, *categories[i]), i, is_whole});
    };
    const Annotation& annotation = document.annotations[i];
    if (annotation.fragments.size() == 1) {
      enter(annotation.fragments.front(), true);
    } else {
      const std::vector<ByteSpan> joined = joined_fragments(document.text, annotation);
      for (const ByteSpan& span : joined) enter(span, joined.size() == 1);
    }
  }
  const auto is_before = [](const Piece& a, const Piece& b) {
    if (a.span.begin != b.span.begin) return a.span.begin < b.span.begin;
    return std::pair(a.span.end, a.annotation) < std::pair(b.span.end, b.annotation);
  };
  if (!std::ranges::is_sorted(all, is_before)) std::ranges::sort(all, is_before);
  return all;
}

// Pieces that overlap directly or in a chain: the range [first, last) of the sorted pieces.
struct OverlapCluster {
  ByteSpan span;
  std::size_t first, last, decider;
};

// The cluster that begins with piece `first`. Precondition: no earlier piece overlaps it.
OverlapCluster cluster_at(std::size_t first, std::span<const Piece> all, CategorySpan categories) {
  OverlapCluster cluster{all[first].span, first, first + 1, first};
  for (; cluster.last < all.size(); ++cluster.last) {
    const Piece& next = all[cluster.last];
    if (next.span.begin >= cluster.span.end) break;
    cluster.span.end = std::max(cluster.span.end, next.span.end);
    if (decides(next, all[cluster.decider], categories)) cluster.decider = cluster.last;
  }
  return cluster;
}

Stretch stretch_of(const OverlapCluster& cluster, std::size_t target, std::span<const Piece> all) {
  const Piece& decider = all[cluster.decider];
  const auto deciding = static_cast<std::uint32_t>(decider.annotation);
  Stretch stretch{cluster.span, deciding, deciding, static_cast<std::uint32_t>(target)};
  for (std::size_t i = cluster.first; i < cluster.last; ++i) {
    if (decider.span.begin != cluster.span.begin && all[i].span.begin == cluster.span.begin) {
      stretch.begins_with = static_cast<std::uint32_t>(all[i].annotation);
    }
    if (decider.span.end != cluster.span.end && all[i].span.end == cluster.span.end) {
      stretch.ends_with = static_cast<std::uint32_t>(all[i].annotation);
    }
  }
  return stretch;
}

class Planner {
 public:
  Planner(const Document& document, std::vector<std::optional<Category>> categories)
      : document_(document) {
    plan_.categories = std::move(categories);
    pieces_ = sorted_pieces(document, plan_.categories);
    plan_.targets.reserve(pieces_.size());
    plan_.mentions.reserve(pieces_.size());
    plan_.stretches.reserve(pieces_.size());
  }

  Plan make() {
    for (std::size_t first = 0; first < pieces_.size();) {
      const OverlapCluster cluster = cluster_at(first, pieces_, plan_.categories);
      add(cluster);
      first = cluster.last;
    }
    gather_stretches();
    return std::move(plan_);
  }

 private:
  // Adds a cluster, as a new target or as another stretch of the target of its annotation.
  void add(const OverlapCluster& cluster) {
    const std::size_t target = target_of(pieces_[cluster.decider]);
    Mention& mention = plan_.mentions[target];
    if (mention.surface.empty()) {
      mention.span.begin = cluster.span.begin;
    } else {
      mention.surface += ' ';
    }
    const std::size_t at = mention.surface.size();
    mention.surface += without_line_breaks(
        std::string_view(document_.text).substr(cluster.span.begin, cluster.span.size()));
    mention.span.end = cluster.span.end;
    if (cluster.last - cluster.first > 1) add_inner(cluster, target, at);
    plan_.stretches.push_back(stretch_of(cluster, target, pieces_));
  }

  // The target of a discontinuous annotation may exist already.
  std::size_t target_of(const Piece& piece) {
    const std::size_t next = plan_.targets.size();
    if (!piece.is_whole) {
      const std::size_t known = discontinuous_.try_emplace(piece.annotation, next).first->second;
      if (known != next) return known;
    }
    plan_.targets.push_back(
        {static_cast<std::uint32_t>(piece.annotation), 0, 0, Style::kSurrogate});
    plan_.mentions.emplace_back().category = *plan_.categories[piece.annotation];
    return next;
  }

  // `at`: position of the cluster's text in the surface of its mention.
  void add_inner(const OverlapCluster& cluster, std::size_t target, std::size_t at) {
    const Piece& decider = pieces_[cluster.decider];
    for (std::size_t i = cluster.first; i < cluster.last; ++i) {
      const auto& [span, annotation, is_whole] = pieces_[i];
      if (annotation == decider.annotation) continue;
      if (span == cluster.span && decider.is_whole) {
        plan_.twins.emplace_back(annotation, target);
        continue;
      }
      const std::size_t begin = at + span.begin - cluster.span.begin;
      plan_.mentions[target].inner.push_back(
          {*plan_.categories[annotation], {begin, begin + span.size()}});
    }
  }

  // Makes the stretches of each target contiguous. They are added in text order, where stretches of
  // other targets may lie between those of a discontinuous annotation.
  void gather_stretches() {
    if (!std::ranges::is_sorted(plan_.stretches, {}, &Stretch::target)) {
      std::ranges::stable_sort(plan_.stretches, {}, &Stretch::target);
    }
    for (std::size_t i = 0; i < plan_.stretches.size(); ++i) {
      Target& target = plan_.targets[plan_.stretches[i].target];
      if (target.stretch_count++ == 0) target.first_stretch = static_cast<std::uint32_t>(i);
    }
  }

  const Document& document_;
  Plan plan_;
  std::vector<Piece> pieces_;                         // sorted by position
  std::map<std::size_t, std::size_t> discontinuous_;  // annotation -> target
};

// Replaces the surface of whole mentions without inner annotations by their reading.
// Precondition: readings are sorted.
void read_otherwise(Plan& plan, std::span<const Reading> readings) {
  if (readings.empty()) return;
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    const std::size_t annotation = plan.targets[i].annotation;
    const auto reading = std::ranges::lower_bound(readings, annotation, {}, &Reading::annotation);
    const bool is_read = reading != readings.end() && reading->annotation == annotation;
    if (!is_read || plan.targets[i].stretch_count != reading->pieces) continue;
    if (!plan.mentions[i].inner.empty()) continue;
    plan.mentions[i].surface = reading->surface;
    plan.read_otherwise.push_back(i);
  }
}

bool is_one_letter(std::string_view word) {
  std::size_t pos = 0;
  if (!text::is_letter(text::next(word, pos))) return false;
  while (pos < word.size()) {
    if (!text::is_mark(text::next(word, pos))) return false;
  }
  return true;
}

bool has_symbol(std::string_view text) {
  for (std::size_t pos = 0; pos < text.size();) {
    if (text::is_symbol(text::next(text, pos))) return true;
  }
  return false;
}

}  // namespace

bool Plan::is_union(const Target& target) const {
  return std::ranges::any_of(stretches_of(target), [&](const Stretch& stretch) {
    return stretch.begins_with != target.annotation || stretch.ends_with != target.annotation;
  });
}

bool must_change(Category category, std::string_view text) {
  if (values::has_content(text) || has_symbol(text)) return true;
  const bool is_secret =
      category == Category::kPass || category == Category::kUfid || category == Category::kUser;
  return is_secret && !std::ranges::all_of(text, text::is_ascii_space);
}

bool is_initial(Category category, std::string_view text) {
  switch (category) {
    case Category::kActor:
    case Category::kPerson:
    case Category::kGiven:
    case Category::kFemale:
    case Category::kMale:
    case Category::kFamily:
    case Category::kOrg:
    case Category::kCity:
    case Category::kStreet: {
      auto word = text::next_word(text, 0);
      if (!word) return false;
      for (; word; word = text::next_word(text, word->end)) {
        if (!is_one_letter(text.substr(word->begin, word->size()))) return false;
      }
      return true;
    }
    default:
      return false;
  }
}

std::vector<ByteSpan> joined_fragments(std::string_view text, const Annotation& annotation) {
  std::vector<ByteSpan> sorted(annotation.fragments.begin(), annotation.fragments.end());
  if (sorted.size() < 2) return sorted;
  std::ranges::sort(sorted);
  std::vector<ByteSpan> joined;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    if (i > 0 && are_one_piece(text, sorted[i - 1], sorted[i])) {
      joined.back().end = sorted[i].end;
    } else {
      joined.push_back(sorted[i]);
    }
  }
  return joined;
}

std::string without_line_breaks(std::string_view text) {
  std::string out(text);
  std::ranges::replace_if(
      out, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return out;
}

Plan plan_targets(const Document& document, std::vector<std::optional<Category>> categories) {
  return Planner(document, std::move(categories)).make();
}

Result<Plan> make_plan(const Document& document, const LabelMap& labels,
                       std::span<const Reading> readings, const KnownStrings* known) {
  Result<std::vector<std::optional<Category>>> categories = categories_of(document, labels);
  if (!categories) return categories.error();
  Allowed allowed;
  if (known != nullptr) allowed = take_allowed(document, *known, *categories);
  Plan plan = plan_targets(document, std::move(*categories));
  plan.allowed_count = allowed.count;
  plan.allowed = std::move(allowed.spans);
  read_otherwise(plan, readings);
  return plan;
}

}  // namespace pseudo
