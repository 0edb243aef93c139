#include "recognition/recognizer.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "recognition/consistency/correct_names.h"
#include "recognition/consistency/correct_organizations.h"
#include "recognition/consistency/everyday_marks.h"
#include "recognition/consistency/spread.h"
#include "recognition/metrics/marks.h"
#include "recognition/rules/clock_times.h"
#include "recognition/tokens/tokens.h"
#include "text/ascii.h"

namespace pseudo::recognition {

namespace {

/// Merges `more` into the sorted `marks`, except those that overlap an existing mark.
void add_where_free(std::vector<Found>& marks, const std::vector<Found>& more) {
  const auto begin = [](const Found& one) { return one.span.begin; };
  std::vector<Found> free;
  for (const Found& one : more) {
    const auto next = std::ranges::lower_bound(marks, one.span.begin, {}, begin);
    if (next != marks.end() && next->span.overlaps(one.span)) continue;
    if (next != marks.begin() && std::prev(next)->span.overlaps(one.span)) continue;
    free.push_back(one);
  }
  marks.insert(marks.end(), free.begin(), free.end());
  std::ranges::stable_sort(marks, {}, begin);
}

/// True if the span overlaps one of `stretches`, which are sorted.
bool touches(const std::vector<ByteSpan>& stretches, ByteSpan span) {
  const auto next = std::ranges::upper_bound(stretches, span.begin, {}, &ByteSpan::end);
  return next != stretches.end() && next->overlaps(span);
}

/// Removes numbers and dates that are times of day, measures or sums of money.
void leave_out_quantities(std::string_view text, const Rules& rules, std::vector<Found>& marks) {
  const std::vector<ByteSpan> times = clock_times(text);
  const std::vector<ByteSpan> quantities = rules.quantities(text);
  std::erase_if(marks, [&](const Found& one) {
    const std::string_view own = text.substr(one.span.begin, one.span.size());
    const bool number = one.category == Category::kPhone || one.category == Category::kUfid;
    const bool year = one.category == Category::kDate &&
                      std::ranges::none_of(own, [](char c) { return text::is_ascii_letter(c); });
    return (number && touches(times, one.span)) ||
           ((number || year) && touches(quantities, one.span));
  });
}

/// Removes the full stop of a sentence from the end of numbers.
void leave_out_stops(std::string_view text, std::vector<Found>& marks) {
  for (Found& one : marks) {
    const bool number = one.category == Category::kUfid || one.category == Category::kPhone ||
                        one.category == Category::kZip || one.category == Category::kStreetNo;
    while (number && one.span.size() > 1 &&
           std::string_view(".,;:").find(text[one.span.end - 1]) != std::string_view::npos) {
      --one.span.end;
    }
  }
}

/// The annotations of a document that are not kept, as disjoint marks.
std::vector<Found> given_marks(const Document& document, const LabelMap& labels) {
  std::vector<Found> all;
  for (const Mark& mark : marks_of(document, labels)) {
    for (const ByteSpan& part : mark.fragments) all.push_back({part, mark.category, 1, true});
  }
  std::ranges::stable_sort(all, [](const Found& a, const Found& b) {
    return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end > b.span.end;
  });
  std::vector<Found> disjoint;
  for (const Found& one : all) {
    if (disjoint.empty() || disjoint.back().span.end <= one.span.begin) disjoint.push_back(one);
  }
  return disjoint;
}

/// The largest number of attribute ids.
std::uint64_t last_attribute(const Document& document) {
  std::uint64_t last = 0;
  for (const Link& link : document.links) {
    if (link.kind != Link::Kind::kAttribute || link.id.empty()) continue;
    std::uint64_t number = 0;
    const char* const end = link.id.data() + link.id.size();
    std::from_chars(link.id.data() + 1, end, number);
    last = std::max(last, number);
  }
  return last;
}

}  // namespace

std::vector<RuleSpan> hints(const std::vector<RuleMatch>& ruled) {
  std::vector<RuleSpan> spans;
  for (const RuleMatch& one : ruled) {
    spans.push_back({one.span, static_cast<std::uint8_t>(2 * static_cast<int>(one.category) +
                                                         (one.sure ? 1 : 0))});
  }
  return spans;
}

Recognizer::Recognizer(const LanguageModule& language, Model model, RecognizerOptions options)
    : language_(language),
      model_(std::move(model)),
      lists_(language.lexicons(), model_.list_classes()),
      rules_(language),
      options_(options) {}

std::vector<Found> Recognizer::find(std::string_view text) const { return find(text, {}); }

std::vector<Found> Recognizer::find(std::string_view text, const std::vector<Found>& given) const {
  std::vector<Found> marks;
  auto next = given.begin();
  for (const ByteSpan stretch : stretches(text)) {
    std::vector<Found> own;
    for (; next != given.end() && next->span.begin < stretch.end; ++next) {
      own.push_back(*next);
      own.back().span = {next->span.begin - stretch.begin, next->span.end - stretch.begin};
    }
    for (Found one : find_in(text.substr(stretch.begin, stretch.size()), std::move(own))) {
      one.span = {one.span.begin + stretch.begin, one.span.end + stretch.begin};
      marks.push_back(one);
    }
  }
  if (options_.consistency) add_where_free(marks, spread(text, marks, language_));
  return marks;
}

std::vector<Found> Recognizer::find_in(std::string_view stretch, std::vector<Found> marks) const {
  const std::vector<RuleMatch> ruled = rules_.find(stretch);
  if (options_.rules) {
    std::vector<Found> sure;
    for (const RuleMatch& one : ruled) {
      if (one.sure) sure.push_back({one.span, one.category, 1, false});
    }
    add_where_free(marks, sure);
  }
  const std::vector<TokenView> views =
      view_tokens(stretch, lists_, model_.clusters(), hints(ruled));
  std::vector<Found> tagged = tag_text(views, model_, {options_.outside, options_.scores});
  leave_out_quantities(stretch, rules_, tagged);
  leave_out_stops(stretch, tagged);
  add_where_free(marks, tagged);
  if (options_.consistency) {
    leave_out_everyday_words(stretch, views, lists_, language_, marks);
    correct_names(stretch, views, lists_, marks);
    correct_organizations(views, lists_, marks);
  }
  return marks;
}

std::size_t Recognizer::annotate(Document& document, const LabelMap& labels,
                                 ScoreStyle style) const {
  const std::vector<Found> given = given_marks(document, labels);
  const std::uint64_t attributes = last_attribute(document);
  std::size_t added = 0;
  std::size_t next = 0;  // the first given mark that does not end before
  std::string field;
  for (const Found& one : find(document.text, given)) {
    // Given marks are returned unchanged.
    while (next < given.size() && given[next].span.end <= one.span.begin) ++next;
    if (next < given.size() && given[next].span.overlaps(one.span)) continue;
    const std::string id = document.add_annotation(std::string(name(one.category)), {one.span});
    ++added;
    if (style == ScoreStyle::kNone) continue;
    const std::string score = fmt::format("{:.4f}", one.score);
    if (style == ScoreStyle::kField) {
      field += fmt::format("{}\"{}\": {}", field.empty() ? "" : ", ", id, score);
    } else {
      document.links.push_back({Link::Kind::kAttribute,
                                kNoOrigin,
                                fmt::format("A{}", attributes + added),
                                std::string(kScoreAttribute),
                                {{"", id}},
                                score,
                                ""});
    }
  }
  if (!field.empty()) {
    document.remarks.push_back(
        {Remark::Kind::kField, kNoOrigin, "", std::string(kScoreField), "", "{" + field + "}"});
  }
  return added;
}

}  // namespace pseudo::recognition
