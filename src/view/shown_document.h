// A document and its original for people to look at: what the audit paired and what it marked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/pseudonymizer.h"
#include "pseudo/span.h"

namespace pseudo::view {

/// What became of an annotation, by a comparison of both texts.
enum class Change : std::uint8_t {
  kReplaced,
  kUnchanged,  ///< Private, and the same text in both.
  kKept,       ///< Fate::kKept
  kAllowed,    ///< Fate::kAllowed
  kRemoved,    ///< Fate::kRemoved
  kLost,       ///< Fate::kLost
  kAdded,      ///< Fate::kAdded, or an annotation that the audit knows nothing about.
};
/// "replaced"
std::string_view name(Change change);

struct ShownAnnotation {
  std::string label;
  std::string id;
  Change change = Change::kReplaced;
  std::vector<CodePointSpan> before;  ///< In the original, sorted; empty: it is not there.
  std::vector<CodePointSpan> after;   ///< In the result.
};

/// A remark of the audit about a place.
struct ShownMark {
  enum class Kind : std::uint8_t { kMissed, kDoubtful, kFinding };
  Kind kind = Kind::kFinding;
  std::string code;          ///< "missed-mention", or that of the finding.
  std::string meaning;       ///< The code in a few words.
  std::string annotation;    ///< Whose original it is, or what it concerns; may be empty.
  TextPlace place;           ///< In the result; 0:0: it concerns no place.
  bool in_original = false;  ///< The place is one of the original.
  CodePointSpan before;      ///< In the original; empty: not known.
  CodePointSpan after;  ///< In the result. Both empty: it concerns the annotation, or no place.
};

struct ShownDocument {
  std::string id;  ///< In the result.
  std::string original_id;
  std::string before;  ///< The texts.
  std::string after;
  bool is_missing = false;                   ///< The result does not have it.
  std::vector<ShownAnnotation> annotations;  ///< In the order of the original, then what was added.
  std::vector<ShownMark> marks;              ///< Missed mentions, then findings.
};

/// The result lacks the document.
bool is_missing(const Outcome& outcome);

/// Precondition: an outcome of an audit.
ShownDocument show(const Outcome& outcome);

/// The result alone. Nothing in it depends on the original, except which documents there are.
ShownDocument without_original(const Outcome& outcome, const LabelMap& labels);

}  // namespace pseudo::view
