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
    case Remedy::kNameFormat:
      return "say --format brat or --format jsonl";
    case Remedy::kNameOutput:
      return "say where to write with -o";
    case Remedy::kNameOutputFile:
      return "name a file with -o";
    case Remedy::kNameOutputFolder:
      return "name a folder with -o";
    case Remedy::kLinesOrFolder:
      return "say --format jsonl or -o FOLDER";
    case Remedy::kFileOrFormat:
      return "name a file with -o, or use --format brat";
    case Remedy::kOtherOutput:
      return "choose another place with -o";
    case Remedy::kOverwrite:
      return "use --overwrite";
    case Remedy::kOverwriteOrOtherOutput:
      return "use --overwrite, or another place with -o";
    case Remedy::kResumeOrOverwrite:
      return "use --resume or --overwrite, or another place with -o";
    case Remedy::kVerifyOrOverwrite:
      return "use --resume=verify, or --overwrite";
    case Remedy::kVerifyOrStartAnew:
      return "use --resume=verify, or start anew without --resume";
    case Remedy::kStartAnew:
      return "start anew without --resume";
    case Remedy::kFinishRun:
      return "if it was killed, finish the run with --resume";
    case Remedy::kNewVaultOrResume:
      return "name another, or go on with --resume";
    case Remedy::kNewVaultAndResume:
      return "keep it, name a new vault, and --resume makes all its records again";
    case Remedy::kRename:
      return "rename it, or say --rename";
  }
  return {};
}

std::string with_remedy(std::string message, Remedy remedy) {
  const std::string_view words = remedy_words(remedy);
  if (!words.empty()) message.append("; ").append(words);
  return message;
}

}  // namespace pseudo::cli
