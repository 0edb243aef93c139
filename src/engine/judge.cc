#include "engine/judge.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "engine/check/findings.h"
#include "text/counted.h"

namespace pseudo {
namespace {

std::string shown(const TextPlace& place) {
  return fmt::format("line {}, column {}", place.line, place.column);
}

Status check_doubts(const std::vector<DoubtfulAnnotation>& doubts) {
  if (doubts.empty()) return Done{};
  const DoubtfulAnnotation& first = doubts.front();
  return Error{
      ErrorCode::kDoubtful,
      fmt::format("{}{}: {} {} ({}){}", text::counted(doubts.size(), "doubtful annotation"),
                  doubts.size() == 1 ? "" : ", the first", first.annotation, meaning(first.doubt),
                  shown(first.place), first.move_by == 0 ? "" : "; " + advice(first)),
      in_text(first.place.line), Remedy::kCorrectOrLoosen};
}

Status check_missed(const std::vector<MissedMention>& missed) {
  const auto sure = std::ranges::count(missed, false, &MissedMention::doubtful);
  if (sure == 0) return Done{};
  const auto first = std::ranges::find(missed, false, &MissedMention::doubtful);
  const std::string whose = first->annotation.empty() ? "a denied string" : first->annotation;
  return Error{ErrorCode::kMissedMention,
               fmt::format("{} without annotation{}: that of {} at {}",
                           text::counted(static_cast<std::size_t>(sure), "mention"),
                           sure == 1 ? "" : ", the first", whose, shown(first->before)),
               in_text(), Remedy::kAnnotateOrReportMissed};
}

/// Reports originals outside of the text, where they cannot be annotated.
Status check_beside(const Outcome& outcome) {
  if (outcome.id_shows_original) {
    return Error{ErrorCode::kMissedMention, "its name contains an original", in_text(),
                 Remedy::kRename};
  }
  if (outcome.originals_beside == 0 && outcome.counts.ids_replaced == 0) return Done{};
  return Error{ErrorCode::kMissedMention,
               "an original stands beside the text, in a note, an attribute, a further column, a "
               "field or an id; remove it there",
               in_annotations()};
}

}  // namespace

Status judge(const Outcome& outcome, const Options& options) {
  if (!outcome.findings.empty()) return refusal(outcome.findings.front());
  if (options.strict) {
    if (Status checked = check_doubts(outcome.doubts); !checked) return checked;
  }
  if (options.missed != MissedPolicy::kFail) return Done{};
  if (Status checked = check_beside(outcome); !checked) return checked;
  return check_missed(outcome.missed);
}

}  // namespace pseudo
