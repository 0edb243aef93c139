#include "cli/remedies.h"

#include <algorithm>
#include <iterator>

namespace pseudo::cli {
namespace {

struct RemedyWords {
  Remedy remedy;
  std::string_view words;
};
constexpr RemedyWords kWords[] = {
    {Remedy::kMapOrKeepLabels,
     "map them with --map-label LABEL=CATEGORY, or keep them, if they are no private text, "
     "with --keep-label LABEL"},
    {Remedy::kAnnotateOrReportMissed, "annotate them or use --missed report"},
    {Remedy::kCorrectOrLoosen, "correct them, or leave out --strict"},
    {Remedy::kReportBug, "please report this as a bug"},
    {Remedy::kNameFormat, "use --format brat or --format jsonl"},
    {Remedy::kNameOutput, "name the output with -o"},
    {Remedy::kNameOutputFile, "name a file with -o"},
    {Remedy::kNameOutputFolder, "name a folder with -o"},
    {Remedy::kLinesOrFolder, "use --format jsonl or -o FOLDER"},
    {Remedy::kFileOrFormat, "name a file with -o, or use --format brat"},
    {Remedy::kOtherOutput, "choose another place with -o"},
    {Remedy::kOverwrite, "use --overwrite"},
    {Remedy::kOverwriteOrOtherOutput, "use --overwrite, or another place with -o"},
    {Remedy::kResumeOrOverwrite, "use --resume or --overwrite, or another place with -o"},
    {Remedy::kVerifyOrOverwrite, "use --resume=verify, or --overwrite"},
    {Remedy::kVerifyOrStartAnew, "use --resume=verify, or start again without --resume"},
    {Remedy::kStartAnew, "start again without --resume"},
    {Remedy::kFinishRun, "if it was killed, finish the run with --resume"},
    {Remedy::kNewVaultOrResume, "name another, or continue with --resume"},
    {Remedy::kNewVaultAndResume,
     "keep it, name a new vault, and --resume makes all its records again"},
    {Remedy::kRename, "rename it, or use --rename"},
};
static_assert(std::size(kWords) == static_cast<std::size_t>(Remedy::kRename),
              "every remedy but kNone has words");

}  // namespace

std::string_view remedy_words(Remedy remedy) {
  const auto* const found = std::ranges::find(kWords, remedy, &RemedyWords::remedy);
  return found == std::end(kWords) ? std::string_view() : found->words;
}

std::string with_remedy(std::string message, Remedy remedy) {
  const std::string_view words = remedy_words(remedy);
  if (!words.empty()) message.append("; ").append(words);
  return message;
}

}  // namespace pseudo::cli
