#include "view/shown_document.h"

#include <algorithm>
#include <utility>

#include "engine/common/text_places.h"
#include "text/blanks.h"
#include "text/offsets.h"
#include "text/utf8.h"

namespace pseudo::view {

namespace {

std::vector<CodePointSpan> spans_of(const Annotation& annotation, const text::OffsetIndex& index) {
  std::vector<CodePointSpan> spans;
  spans.reserve(annotation.fragments.size());
  for (const ByteSpan& fragment : annotation.fragments) {
    spans.push_back(index.to_code_points(fragment));
  }
  std::ranges::sort(spans);
  return spans;
}

Change change_of(const AnnotationFate& fate, const Document& before, const Document& after) {
  switch (fate.fate) {
    case Fate::kKept:
      return Change::kKept;
    case Fate::kAllowed:
      return Change::kAllowed;
    case Fate::kAdded:
      return Change::kAdded;
    case Fate::kRemoved:
      return Change::kRemoved;
    case Fate::kLost:
      return Change::kLost;
    case Fate::kReplaced:
      break;
  }
  if (!fate.after) return Change::kLost;
  const bool is_same = covered_text(before, before.annotations[fate.before]) ==
                       covered_text(after, after.annotations[*fate.after]);
  return is_same ? Change::kUnchanged : Change::kReplaced;
}

std::vector<ShownAnnotation> show_annotations(const Outcome& outcome,
                                              const text::OffsetIndex& old_index,
                                              const text::OffsetIndex& index) {
  const Document& before = outcome.comparison->original;
  const Document& after = outcome.document;
  std::vector<ShownAnnotation> shown;
  std::vector<bool> is_paired(after.annotations.size());
  for (const AnnotationFate& fate : outcome.comparison->fates) {
    const Annotation& was = before.annotations[fate.before];
    ShownAnnotation one{
        was.label, was.id, change_of(fate, before, after), spans_of(was, old_index), {}};
    if (fate.after) {
      is_paired[*fate.after] = true;
      one.after = spans_of(after.annotations[*fate.after], index);
    }
    shown.push_back(std::move(one));
  }
  for (std::size_t i = 0; i < after.annotations.size(); ++i) {
    if (is_paired[i]) continue;
    const Annotation& now = after.annotations[i];
    shown.push_back({now.label, now.id, Change::kAdded, {}, spans_of(now, index)});
  }
  return shown;
}

bool comes_before(const TextPlace& a, const TextPlace& b) {
  return std::pair(a.line, a.column) < std::pair(b.line, b.column);
}

/// Finds words of a text by line and column. Calls in text order take linear time in total.
class WordFinder {
 public:
  explicit WordFinder(std::string_view text) : text_(text), places_(text) {}

  /// The span from the place to the next blank, in code points.
  CodePointSpan at(const TextPlace& place) {
    while (comes_before(places_.at_code_point(code_point_), place) && byte_ < text_.size()) {
      text::next(text_, byte_);
      ++code_point_;
    }
    CodePointSpan word{code_point_, code_point_};
    for (std::size_t byte = byte_; byte < text_.size() && !text::is_ascii_blank(text_[byte]);
         ++word.end) {
      text::next(text_, byte);
    }
    return word;
  }

 private:
  std::string_view text_;
  TextPlaces places_;
  std::size_t byte_ = 0;
  std::size_t code_point_ = 0;
};

void add_missed(const Outcome& outcome, std::vector<ShownMark>& marks) {
  for (const MissedMention& missed : outcome.missed) {
    ShownMark mark{.kind = missed.doubtful ? ShownMark::Kind::kDoubtful : ShownMark::Kind::kMissed,
                   .code = missed.doubtful ? "doubtful-mention" : "missed-mention",
                   .meaning = missed.doubtful ? "an everyday word that may be a name"
                                              : "an annotated original that is not annotated here",
                   .annotation = missed.annotation,
                   .place = missed.after,
                   .in_original = false,
                   .before = {missed.offset_before, missed.offset_before + missed.length},
                   .after = {missed.offset, missed.offset + missed.length}};
    marks.push_back(std::move(mark));
  }
}

// Findings with an annotation are displayed at the annotation. Exception: kOriginalElsewhere names
// the annotation of the original and has its own place.
bool has_own_place(const AuditFinding& finding) {
  if (finding.place.line == 0) return false;
  return finding.annotation.empty() || finding.code == FindingCode::kOriginalElsewhere;
}

void add_findings(const Outcome& outcome, std::vector<ShownMark>& marks) {
  std::vector<AuditFinding> findings = outcome.findings;
  std::ranges::stable_sort(findings, comes_before, &AuditFinding::place);
  WordFinder words_before(outcome.comparison->original.text);
  WordFinder words_after(outcome.document.text);
  for (const AuditFinding& finding : findings) {
    ShownMark mark{.kind = ShownMark::Kind::kFinding,
                   .code = std::string(pseudo::name(finding.code)),
                   .meaning = std::string(meaning(finding.code)),
                   .annotation = finding.annotation,
                   .place = finding.place,
                   .in_original = finding.in_original,
                   .before = {},
                   .after = {}};
    if (has_own_place(finding)) {
      (finding.in_original ? mark.before : mark.after) =
          (finding.in_original ? words_before : words_after).at(finding.place);
    }
    marks.push_back(std::move(mark));
  }
}

}  // namespace

std::string_view name(Change change) {
  switch (change) {
    case Change::kReplaced:
      return "replaced";
    case Change::kUnchanged:
      return "unchanged";
    case Change::kKept:
      return "kept";
    case Change::kAllowed:
      return "allowed";
    case Change::kRemoved:
      return "removed";
    case Change::kLost:
      return "lost";
    case Change::kAdded:
      return "added";
  }
  return {};
}

bool is_missing(const Outcome& outcome) {
  return std::ranges::any_of(outcome.findings, [](const AuditFinding& finding) {
    return finding.code == FindingCode::kDocumentMissing;
  });
}

ShownDocument show(const Outcome& outcome) {
  ShownDocument shown;
  shown.id = outcome.document.id;
  shown.original_id = outcome.comparison->original.id;
  shown.before = outcome.comparison->original.text;
  shown.after = outcome.document.text;
  shown.is_missing = is_missing(outcome);
  const text::OffsetIndex old_index(shown.before);
  const text::OffsetIndex index(shown.after);
  if (shown.is_missing) {
    for (const Annotation& was : outcome.comparison->original.annotations) {
      shown.annotations.push_back({was.label, was.id, Change::kLost, spans_of(was, old_index), {}});
    }
  } else {
    shown.annotations = show_annotations(outcome, old_index, index);
  }
  add_missed(outcome, shown.marks);
  add_findings(outcome, shown.marks);
  return shown;
}

ShownDocument without_original(const Outcome& outcome, const LabelMap& labels) {
  ShownDocument shown;
  shown.id = outcome.document.id;
  shown.after = outcome.document.text;
  const text::OffsetIndex index(shown.after);
  for (const Annotation& annotation : outcome.document.annotations) {
    const LabelRule* const rule = labels.find(annotation.label);
    const bool is_kept = rule != nullptr && !rule->is_private();
    shown.annotations.push_back({annotation.label,
                                 annotation.id,
                                 is_kept ? Change::kKept : Change::kReplaced,
                                 {},
                                 spans_of(annotation, index)});
  }
  return shown;
}

}  // namespace pseudo::view
