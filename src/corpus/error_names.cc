#include "corpus/error_names.h"

namespace pseudo {

std::string_view name(ErrorCode code) {
  switch (code) {
    case ErrorCode::kUsage:
      return "usage";
    case ErrorCode::kInvalidUtf8:
      return "invalid-utf8";
    case ErrorCode::kMalformed:
      return "malformed";
    case ErrorCode::kSpan:
      return "span";
    case ErrorCode::kTextMismatch:
      return "text-mismatch";
    case ErrorCode::kDuplicateId:
      return "duplicate-id";
    case ErrorCode::kMissingId:
      return "missing-id";
    case ErrorCode::kDoubtful:
      return "doubtful";
    case ErrorCode::kUnknownLabel:
      return "unknown-label";
    case ErrorCode::kMissingPartner:
      return "missing-partner";
    case ErrorCode::kIo:
      return "io";
    case ErrorCode::kExists:
      return "exists";
    case ErrorCode::kLeak:
      return "leak";
    case ErrorCode::kMissedMention:
      return "missed-mention";
    case ErrorCode::kLexicon:
      return "lexicon";
    case ErrorCode::kKey:
      return "key";
    case ErrorCode::kInternal:
      break;
  }
  return "internal";
}

}  // namespace pseudo
