#include "cli/summary.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/label_advice.h"
#include "cli/label_settings.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "cli/standard_output.h"
#include "cli/void_options.h"
#include "corpus/document_ids.h"
#include "pseudo/format.h"
#include "text/counted.h"
#include "text/nearest_word.h"

namespace pseudo::cli {

namespace {

std::string sentence(const RunPlan& plan, const RunReport& report) {
  std::string line =
      fmt::format("{} {} {}", text::counted(report.documents, "document"),
                  plan.dry_run ? "would be written to" : "written to",
                  report.output == "-" ? "standard output" : printable(report.output));
  if (report.skipped > 0) line += fmt::format(", {} there already", report.skipped);
  if (report.failed > 0) line += fmt::format(", {} failed", report.failed);
  if (report.ignored > 0) {
    line += fmt::format(", {} ignored", text::counted(report.ignored, "other file"));
  }
  return line;
}

/// The message about a count, with its meaning for the user.
struct CountMessage {
  Severity severity;
  std::size_t Counts::*number;
  std::string_view what;
  std::string_view meaning;
};

constexpr CountMessage kCountMessages[] = {
    {Severity::kInfo, &Counts::mentions_added, "missed mentions replaced",
     "each has a new annotation"},
    {Severity::kInfo, &Counts::denied_added, "denied strings replaced",
     "mentions that had no annotation have a new one"},
    {Severity::kInfo, &Counts::allowed, "allowed annotations", "they stay as they are"},
    {Severity::kWarning, &Counts::fields_dropped, "fields dropped",
     "fields of --keep-field that held an original"},
    {Severity::kWarning, &Counts::ids_replaced, "annotation ids replaced", "they held an original"},
    {Severity::kInfo, &Counts::notes_dropped, "notes dropped", "--notes scrub or keep"},
    {Severity::kInfo, &Counts::normalizations_dropped, "normalizations dropped",
     "they pointed from replaced names"},
    {Severity::kInfo, &Counts::annotations_removed, "annotations removed",
     "with their text; --style remove, or dates without a year"},
    {Severity::kInfo, &Counts::links_removed, "links removed",
     "relations, events, equivalences and attributes of removed annotations"},
    {Severity::kInfo, &Counts::arguments_removed, "arguments removed",
     "of events and equivalences that have others"},
    {Severity::kInfo, &Counts::texts_rewritten, "texts rewritten",
     "kept annotations whose text column was not the text"},
    {Severity::kInfo, &Counts::weekdays, "weekday names near dates", "they narrow the shift down"},
    {Severity::kInfo, &Counts::holidays, "holiday names near dates", "they narrow the shift down"},
    {Severity::kDetail, &Counts::seasons_kept, "documents in their season",
     "dates moved by about whole years; --season free"},
    {Severity::kDetail, &Counts::inner_without_counterpart, "inner annotations widened",
     "the surrogate has no counterpart of theirs"},
    {Severity::kWarning, &Counts::spans_merged, "crossing annotations merged",
     "each pair was replaced together, as the longer one"},
    {Severity::kInfo, &Counts::plain_surrogates, "invented words", "no lexicon has a fitting name"},
};

void log_count(Severity severity, std::size_t number, std::string_view what,
               std::string_view meaning, Console& console) {
  if (number == 0) return;
  console.message({severity, "", fmt::format("{}: {} ({})", what, number, meaning)});
}

std::string_view meaning_of_missed(const CliOptions& options, const RunReport& report) {
  if (options.missed == "fail" || (report.failed > 0 && report.documents == 0)) {
    return "names that were annotated elsewhere; their documents failed";
  }
  return report.failed > 0 ? "names that were annotated elsewhere and still stand in the output, "
                             "where their document did not fail"
                           : "names that were annotated elsewhere and still stand in the output";
}

void log_counts(const CliOptions& options, const RunReport& report, Console& console) {
  log_count(Severity::kWarning, report.missed, "missed mentions",
            meaning_of_missed(options, report), console);
  log_count(Severity::kInfo, report.doubtful, "doubtful mentions",
            "everyday words that may be names", console);
  if (report.ids_with_originals > kMostNamesWithOriginals) {
    log_count(Severity::kWarning, report.ids_with_originals,
              "names of files that contain an original",
              "rename them, or use --rename; --verbose names each", console);
  }
  for (const CountMessage& one : kCountMessages) {
    log_count(one.severity, report.counts.*one.number, one.what, one.meaning, console);
  }
}

/// Logs the number of names that surrogates of wide scopes are drawn from, and how many share one.
void log_entropy(const RunReport& report, Console& console) {
  if (report.name_candidates == 0) return;
  const std::string text =
      fmt::format("names of wide scopes: drawn among {} or more ({:.1f} bits), {}",
                  report.name_candidates, std::log2(static_cast<double>(report.name_candidates)),
                  text::counted(report.counts.collisions, "shared surrogate"));
  console.message({Severity::kInfo, "", text});
}

void log_fresh_key(const RunSetup& setup, const RunReport& report, Console& console) {
  const bool is_used = report.documents > 0 && setup.engine != nullptr && !setup.plan.dry_run;
  if (!setup.fresh_key || !is_used) return;
  console.message(
      {Severity::kInfo, "",
       "no key was named: a fresh one was used and is forgotten, so that the run can be "
       "neither repeated nor resumed; to keep one: pseudo keygen FILE, then --key-file "
       "FILE"});
}

/// Logs that folder scope equals corpus scope if there are no folders.
void log_folders(const CliOptions& options, const RunReport& report, Console& console) {
  const auto is_of_folders = [](const std::string& scope) {
    return scope == "folder" || scope.ends_with("=folder");
  };
  const auto option = std::ranges::find_if(options.scopes, is_of_folders);
  const bool any = report.in_folders > 0 || report.documents < 2;
  if (option == options.scopes.end() || any || !saw_all_documents(report)) return;
  console.message(
      {Severity::kWarning, "",
       fmt::format("--scope {}: no document lies in a folder, so that all of them share "
                   "their surrogates; ids of documents in folders have a /, as "
                   "thread/mail has",
                   printable(*option))});
}

/// Returns the first fields: "autor (2 documents)".
std::string named_fields(const FieldUses& fields) {
  constexpr std::size_t kMostNamed = 10;
  std::vector<std::pair<std::string, std::size_t>> uses(fields.begin(), fields.end());
  std::erase_if(uses, [](const auto& use) { return use.first.empty(); });
  std::ranges::stable_sort(uses, std::greater<>(), [](const auto& use) { return use.second; });
  std::string words;
  for (std::size_t i = 0; i < std::min(uses.size(), kMostNamed); ++i) {
    words += fmt::format("{}{} (in {})", words.empty() ? "" : ", ", uses[i].first,
                         text::counted(uses[i].second, "document"));
  }
  if (uses.size() > kMostNamed) words += fmt::format(" and {} more", uses.size() - kMostNamed);
  return words;
}

void log_left_out_fields(const RunReport& report, Console& console) {
  if (report.fields_left_out.empty()) return;
  std::string words = named_fields(report.fields_left_out);
  const auto hidden = report.fields_left_out.find("");
  if (hidden != report.fields_left_out.end()) {
    words += fmt::format("{}others, whose names may tell something ({})", words.empty() ? "" : ", ",
                         text::counted(hidden->second, "time"));
  }
  console.message({Severity::kInfo, "",
                   fmt::format("fields of JSON Lines left out: {}; --keep-field NAME passes one of "
                               "a document through",
                               words)});
}

/// Logs fields of --keep-field that no document has. Returns true if there are any.
bool log_absent_fields(const CliOptions& options, const RunReport& report, Console& console) {
  if (!saw_all_documents(report) || report.failed > 0) return false;
  std::vector<std::string> seen;
  for (const auto& [name, documents] : report.fields_left_out) {
    if (!name.empty() && !name.starts_with(kFieldOfAnnotation)) seen.push_back(name);
  }
  bool any = false;
  for (const std::string& field : options.keep_fields) {
    if (report.fields_kept.contains(field)) continue;
    any = true;
    console.message({Severity::kWarning, "",
                     fmt::format("--keep-field {}: no document has such a field{}",
                                 printable(field), text::did_you_mean(field, seen))});
  }
  return any;
}

void log_doubts(const CliOptions& options, const RunReport& report, Console& console) {
  std::size_t sum = 0;
  std::string kinds;
  for (const auto& [doubt, number] : report.doubts) {
    sum += number;
    kinds += fmt::format("{}{} {}", kinds.empty() ? "" : ", ", name(doubt), number);
  }
  if (sum == 0) return;
  console.message({Severity::kWarning, "",
                   fmt::format("doubtful annotations: {} ({}); {}", sum, kinds,
                               options.strict ? "their documents failed (--strict)"
                                              : "--strict fails their documents")});
}

/// Logs rows of --descriptions that describe nothing. Returns true if there are any. Does nothing
/// if a document failed or was skipped, as it may contain what they describe.
bool log_unused_descriptions(const std::map<std::string, Descriptions, std::less<>>& descriptions,
                             const RunReport& report, Console& console) {
  if (!saw_all_documents(report) || report.failed > 0) return false;
  constexpr std::size_t kMostNamed = 20;
  std::size_t unused = 0;
  std::string named;
  Message message{Severity::kWarning, "", {}};
  for (const auto& [document, rows] : descriptions) {
    for (const auto& [annotation, text] : rows) {
      if (report.descriptions_used.contains({document, annotation})) continue;
      if (++unused > kMostNamed) continue;
      message.place.rows.push_back({document, annotation});
      named += fmt::format("{}{}{}{}", named.empty() ? "" : ", ", printable(document),
                           document.empty() ? "" : " ", printable(annotation));
    }
  }
  if (unused == 0) return false;
  if (unused > kMostNamed) named += fmt::format(" and {} more", unused - kMostNamed);
  message.text = fmt::format(
      "--descriptions: nothing is described by {}: {}; no annotation of style cdif-omit has the "
      "id, "
      "or another description of the same entity came first",
      text::counted(unused, "row"), named);
  console.message(message);
  return true;
}

/// Warns if the fixed shift makes weekdays wrong. The shift is used nevertheless.
void warn_of_weekdays(const CliOptions& options, const RunReport& report, Console& console) {
  if (!options.shift || *options.shift % 7 == 0 || report.counts.weekdays == 0) return;
  console.message({Severity::kWarning, "",
                   fmt::format("--shift {} is not divisible by 7: weekday names outside of the "
                               "annotated dates no longer agree with them",
                               *options.shift)});
}

void log_engine(const Pseudonymizer& engine, const RunReport& report, Console& console) {
  log_unknown_labels(engine.labels(), report, console);
  for (const std::string& shortcoming : engine.shortcomings()) {
    console.message({Severity::kWarning, "", shortcoming});
  }
}

/// Logs the error that ended the run. The error of a full disk contains neither the place nor that
/// the run can be resumed.
void log_fatal(const RunSetup& setup, const RunReport& report, Console& console) {
  if (!report.fatal) return;
  Error fatal = *report.fatal;
  const bool is_of_output = fatal.message.starts_with("cannot write to the output");
  if (is_of_output && fatal.where.file.empty() && report.output != "-") {
    fatal.where = in_file(printable(report.output));
    if (!setup.fresh_key) fatal.message += "; mend that, then --resume goes on";
  }
  console.error(fatal);
}

// Returns false if the sum of a dry run could not be printed.
bool tell_sum(const CliOptions& options, const RunPlan& plan, const RunReport& report,
              Console& console) {
  if (plan.dry_run && !options.quiet && options.log_format == "text") {
    return print(sentence(plan, report) + "\n");
  }
  console.message({Severity::kInfo, "", sentence(plan, report)});
  return true;
}

void log_details(const CliOptions& options, const RunSetup& setup, const RunReport& report,
                 Console& console) {
  log_fresh_key(setup, report, console);
  log_counts(options, report, console);
  log_entropy(report, console);
  log_folders(options, report, console);
  log_left_out_fields(report, console);
  log_doubts(options, report, console);
  if (setup.engine != nullptr) log_engine(*setup.engine, report, console);
  warn_of_weekdays(options, report, console);
  if (setup.engine != nullptr) log_void_options(options, setup.engine->labels(), report, console);
}

// Returns true if an option names a label, field or description that no document has.
bool log_unmatched(const CliOptions& options, const RunSetup& setup, const RunReport& report,
                   Console& console) {
  const bool labels = log_unmatched_options(setup.label_options, report, console);
  const bool fields = log_absent_fields(options, report, console);
  return log_unused_descriptions(setup.descriptions, report, console) || labels || fields;
}

}  // namespace

int conclude(const CliOptions& options, const RunSetup& setup, const RunReport& report,
             Console& console) {
  const RunPlan& plan = setup.plan;
  log_fatal(setup, report, console);
  if (report.found == 0 && report.failed == 0 && !report.stopped && !report.output_closed) {
    console.error({ErrorCode::kUsage, "no document found in the input; nothing was written"});
    return kUsageError;
  }
  const bool written = tell_sum(options, plan, report, console);
  log_details(options, setup, report, console);
  const bool unmatched = log_unmatched(options, setup, report, console);
  if (report.fatal && report.fatal->code == ErrorCode::kInternal) return kInternalFault;
  if (report.stopped && caught_signal() != 0) {
    const bool can_go_on = !plan.dry_run && !setup.fresh_key;
    console.message({Severity::kWarning, "",
                     fmt::format("interrupted; the documents that were written are whole{}",
                                 can_go_on ? "; --resume goes on" : "")});
    return exit_code_or_signal(kAllDone);
  }
  if (report.output_closed) {
    console.message({Severity::kWarning, "",
                     "standard output was closed by its reader: not all documents were written"});
  }
  const bool failed = report.fatal || report.output_closed || report.failed > 0 || !written;
  return failed || (plan.dry_run && unmatched) ? kSomeFailed : kAllDone;
}

}  // namespace pseudo::cli
