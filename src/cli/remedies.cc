#include "cli/remedies.h"

namespace pseudo::cli {

std::string_view remedy_words(Remedy remedy) {
  switch (remedy) {
    case Remedy::kNone:
      break;
    case Remedy::kMapOrKeepLabels:
      return "say what they are with --map-label LABEL=CATEGORY, or that they are no private text "
             "with --keep-label LABEL";
    case Remedy::kAnnotateOrReportMissed:
      return "annotate them or use --missed report";
    case Remedy::kReportBug:
      return "please report this as a bug";
  }
  return {};
}

std::string with_remedy(std::string message, Remedy remedy) {
  const std::string_view words = remedy_words(remedy);
  if (!words.empty()) message.append("; ").append(words);
  return message;
}

}  // namespace pseudo::cli
