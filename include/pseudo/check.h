// Checks a pseudonymized document against its original, using nothing but the two documents.
//
//   const auto lexicons = pseudo::Lexicons::open("none.lex");
//   const auto language = pseudo::make_language("none", *lexicons);
//   pseudo::Document before;
//   before.text = "Irmgard kam.";
//   before.add_annotation("FEMALE", {{0, 7}});
//   const auto findings = pseudo::check_document(before, before, {}, **language);
//   assert(findings.front().code == pseudo::FindingCode::kOriginalInPlace);
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

enum class FindingCode : std::uint8_t {
  kAnnotationLost,      ///< An annotation or link has no counterpart, or one with another label.
  kAlignment,           ///< An annotation points at the wrong text.
  kTextChanged,         ///< Text outside the replaced spans differs from the input.
  kOriginalInPlace,     ///< An original, or a word of it, still occurs at its own place.
  kOriginalElsewhere,   ///< An annotated original occurs elsewhere in the text, unannotated.
  kOriginalBesideText,  ///< An original occurs outside the text: in a note, link, column, field or
                        ///< id.
  kEntitySplit,         ///< One entity has several surrogates.
  kEntitiesMerged,      ///< Several entities share a surrogate but should each have their own.
  kOriginalSwapped,     ///< A surrogate is another original of the document.
  kDateDistance,        ///< A full date was shifted by another number of days than the others, or
                        ///< its weekday is wrong.
  kAnnotationAdded,     ///< An annotation has no original and replaces nothing.
  kOtherKind,           ///< A surrogate is not of the same kind as its original.
  kFieldChanged,        ///< A field of the document was changed, removed or added.
  kDocumentMissing,     ///< An original has no counterpart.
  kDocumentAdded,       ///< A document has no original.
  kFileAdded,           ///< A file or empty folder that is not a document and was not searched.
};

inline constexpr std::size_t kFindingCodeCount =
    static_cast<std::size_t>(FindingCode::kFileAdded) + 1;

/// The name in reports: "original-in-place".
std::string_view name(FindingCode code);
/// The code of this name; nothing if there is none.
std::optional<FindingCode> find_finding_code(std::string_view name);
/// A short description for people.
std::string_view meaning(FindingCode code);

/// A fault and its position. Never contains text of the document.
struct Finding {
  FindingCode code = FindingCode::kAlignment;
  std::string annotation;  ///< The id of the annotation concerned, if any.
  std::size_t offset = 0;  ///< In code points of the new text.
  bool doubtful = false;   ///< The match is also an everyday word and is used like one.
  /// In code points of the old text; for kOriginalElsewhere and if `in_original`.
  std::size_t offset_before = 0;
  bool in_original = false;  ///< The fault has no position in the new text, only `offset_before`.
  bool is_beside_text = false;  ///< The fault has no position in either text.
  std::size_t length = 0;       ///< For kOriginalElsewhere: length of the match in code points.
};

/// Pairs annotations by id, or by order if their ids have changed. Does not look for names that
/// occur only in addresses: no table distinguishes them from other words. Precondition: all
/// fragments lie inside their texts. Threads: pure.
std::vector<Finding> check_document(const Document& before, const Document& after,
                                    const LabelMap& labels, const LanguageModule& language);

}  // namespace pseudo
