// Declared in pseudo/check.h.
#include "pseudo/check.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace pseudo {
namespace {

struct CodeRow {
  FindingCode code;
  std::string_view name;
  std::string_view meaning;
};

// In the order of the codes.
constexpr CodeRow kCodes[]{
    {FindingCode::kAnnotationLost, "annotation-lost",
     "an annotation or link is gone or has another label, or a link was added"},
    {FindingCode::kAlignment, "alignment", "an annotation points at the wrong text"},
    {FindingCode::kTextChanged, "text-changed", "text outside of replaced spans was changed"},
    {FindingCode::kOriginalInPlace, "original-in-place",
     "an original, or a word of it, is still at its own place"},
    {FindingCode::kOriginalElsewhere, "original-elsewhere",
     "an original stands unannotated in the text"},
    {FindingCode::kOriginalBesideText, "original-beside-text",
     "an original stands in a note, attribute, column, field or id"},
    {FindingCode::kEntitySplit, "entity-split", "one entity has several surrogates"},
    {FindingCode::kEntitiesMerged, "entities-merged", "several entities have one surrogate"},
    {FindingCode::kOriginalSwapped, "original-swapped",
     "a surrogate is another original of the document"},
    {FindingCode::kDateDistance, "date-distance",
     "a date was moved by another number of days, or its weekday is wrong"},
    {FindingCode::kAnnotationAdded, "annotation-added",
     "an annotation was added that replaces nothing"},
    {FindingCode::kOtherKind, "other-kind", "a surrogate is not of the kind of its original"},
    {FindingCode::kFieldChanged, "field-changed",
     "a JSON field changed, is gone, or is none that --keep-field names"},
    {FindingCode::kDocumentMissing, "document-missing", "an original has no counterpart"},
    {FindingCode::kDocumentAdded, "document-added", "a document has no original"},
    {FindingCode::kFileAdded, "file-added", "a file or folder that is no document"},
};

constexpr bool has_all_codes() {
  for (std::size_t i = 0; i < std::size(kCodes); ++i) {
    if (static_cast<std::size_t>(kCodes[i].code) != i) return false;
  }
  return std::size(kCodes) == kFindingCodeCount;
}
static_assert(has_all_codes());

const CodeRow& row_of(FindingCode code) { return kCodes[static_cast<std::size_t>(code)]; }

}  // namespace

std::string_view name(FindingCode code) { return row_of(code).name; }
std::string_view meaning(FindingCode code) { return row_of(code).meaning; }

std::optional<FindingCode> find_finding_code(std::string_view name) {
  const auto* const row = std::ranges::find(kCodes, name, &CodeRow::name);
  if (row == std::end(kCodes)) return std::nullopt;
  return row->code;
}

}  // namespace pseudo
