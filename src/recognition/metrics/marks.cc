#include "recognition/metrics/marks.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <map>
#include <tuple>

#include "text/blanks.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

/// Sorts spans and merges those that overlap or are separated only by white space.
std::vector<ByteSpan> joined(std::vector<ByteSpan> parts, std::string_view text) {
  std::sort(parts.begin(), parts.end());
  std::vector<ByteSpan> whole;
  for (const ByteSpan& part : parts) {
    if (!whole.empty()) {
      ByteSpan& last = whole.back();
      if (part.begin <= last.end ||
          text::is_white_space(text.substr(last.end, part.begin - last.end))) {
        last.end = std::max(last.end, part.end);
        continue;
      }
    }
    whole.push_back(part);
  }
  return whole;
}

using Scores = std::map<std::string, double, std::less<>>;

bool add_score(std::string_view id, std::string_view number, Scores& scores) {
  double score = 0;
  const char* const end = number.data() + number.size();
  const auto [stop, fault] = std::from_chars(number.data(), end, score);
  if (fault != std::errc() || stop != end) return false;
  scores[std::string(id)] = score;
  return true;
}

/// Parses {"T1": 0.93, ...}; ids contain no escapes. Stops at unexpected input.
void read_field(std::string_view json, Scores& scores) {
  for (std::size_t at = json.find('"'); at != std::string_view::npos; at = json.find('"', at)) {
    const std::size_t end = json.find('"', at + 1);
    if (end == std::string_view::npos) return;
    const std::size_t begin = json.find_first_not_of(": \t", end + 1);
    if (begin == std::string_view::npos) return;
    const std::size_t stop = std::min(json.find_first_of(",} ", begin), json.size());
    if (!add_score(json.substr(at + 1, end - at - 1), json.substr(begin, stop - begin), scores)) {
      return;
    }
    at = stop;
  }
}

Scores read_scores(const Document& document) {
  Scores scores;
  for (const Link& link : document.links) {
    if (link.kind != Link::Kind::kAttribute || link.type != kScoreAttribute) continue;
    if (!link.arguments.empty()) add_score(link.arguments.front().target, link.value, scores);
  }
  for (const Remark& remark : document.remarks) {
    if (remark.kind == Remark::Kind::kField && remark.type == kScoreField) {
      read_field(remark.text, scores);
    }
  }
  return scores;
}

}  // namespace

std::vector<Mark> marks_of(const Document& document, const LabelMap& labels) {
  const Scores scores = read_scores(document);
  std::vector<Mark> marks;
  for (const Annotation& annotation : document.annotations) {
    const LabelRule* const rule = labels.find(annotation.label);
    if (rule == nullptr || rule->kind != LabelRule::Kind::kCategory) continue;
    const auto score = scores.find(annotation.id);
    marks.push_back({rule->category, joined(annotation.fragments, document.text),
                     score == scores.end() ? 1 : score->second});
  }
  const auto place = [](const Mark& mark) { return std::tie(mark.fragments, mark.category); };
  std::ranges::stable_sort(marks, {}, place);
  const auto repeated = std::ranges::unique(marks, {}, place);
  marks.erase(repeated.begin(), repeated.end());
  return marks;
}

bool have_scores(const std::vector<Mark>& marks) {
  return std::ranges::any_of(marks, [](const Mark& mark) { return mark.score < 1; });
}

}  // namespace pseudo::recognition
