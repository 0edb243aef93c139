// The check after the fact: what a pseudonymized document must show, from the two documents alone.
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
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

enum class FindingCode : std::uint8_t {
  kAnnotationLost,      ///< An annotation or link without its counterpart, or with another label.
  kAlignment,           ///< An annotation that points at the wrong text.
  kTextChanged,         ///< Text outside the annotations that is not the input's.
  kOriginalInPlace,     ///< An annotated original that is still at its own place.
  kOriginalElsewhere,   ///< One that is elsewhere in the text, not annotated.
  kOriginalBesideText,  ///< One beside the text: in a note, link, further column, field or id.
  kEntitySplit,         ///< One entity with several surrogates.
  kEntitiesMerged,      ///< Several entities with one surrogate, where each should have its own.
  kOriginalSwapped,     ///< A surrogate that is another original of the document.
  kDateDistance,        ///< A full date, moved by another number of days than the others.
  kAnnotationAdded,     ///< An annotation without an original that replaces nothing.
  kOtherKind,           ///< A surrogate that is not of the kind of its original.
  kFieldChanged,        ///< A field of the document that changed, is gone or was added.
  kDocumentMissing,     ///< An original without its counterpart.
  kDocumentAdded,       ///< A document without an original.
  kFileAdded,           ///< A file or empty folder that is no document and nobody searched.
};

/// "original-in-place": as reports write it.
std::string_view name(FindingCode code);
/// What it means, in a few words.
std::string_view meaning(FindingCode code);

/// One fault, at its place. Never holds a string of the document.
struct Finding {
  FindingCode code = FindingCode::kAlignment;
  std::string annotation;         ///< Its id, if it concerns one.
  std::size_t offset = 0;         ///< Code points of the new text.
  bool doubtful = false;          ///< An everyday word, used like one.
  std::size_t offset_before = 0;  ///< Of kOriginalElsewhere, and `in_original`: of the old text.
  bool in_original = false;       ///< The new text has no place for it: it is at `offset_before`.
  bool is_beside_text = false;    ///< At no place of a text.
  std::size_t length = 0;         ///< kOriginalElsewhere: code points of what was found.
};

/// Pairs annotations by id, those whose ids changed by their order. Names that only addresses show
/// are not looked for: no table tells them from other words. Precondition: all fragments lie inside
/// their texts. Threads: pure.
std::vector<Finding> check_document(const Document& before, const Document& after,
                                    const LabelMap& labels, const LanguageModule& language);

}  // namespace pseudo
