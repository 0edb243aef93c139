#include "cli/labels.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/label_advice.h"
#include "cli/label_meanings.h"
#include "cli/label_settings.h"
#include "cli/new_file.h"
#include "cli/plan.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "cli/standard_output.h"
#include "cli/style_options.h"
#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "pseudo/corpus.h"
#include "text/counted.h"

namespace pseudo::cli {

namespace {

// A label of the corpus with its rule.
struct LabelRow {
  std::string label;
  std::size_t count = 0;
  const LabelRule* rule = nullptr;  // null if no rule applies
};

std::vector<LabelRow> rows_of(const LabelUses& uses, const LabelSettings& settings) {
  std::vector<LabelRow> rows;
  for (const auto& [label, use] : uses) {
    const bool left_open = std::ranges::any_of(settings.undecided, [&](const SchemeRow& row) {
      return !is_label_pattern(row.from) && matches_label(row.from, label);
    });
    rows.push_back({label, use.annotations, left_open ? nullptr : settings.labels.find(label)});
  }
  return rows;
}

std::string_view style_of(const LabelRow& row, const StyleTable& styles) {
  return row.rule->is_private() ? name(styles.of(row.label, *row.rule)) : "-";
}

std::string format_row(const LabelRow& row, const StyleTable& styles) {
  const std::string label = printable(row.label);
  if (row.rule == nullptr) return fmt::format("{}\t{}\t?\t-\tundecided\n", label, row.count);
  return fmt::format("{}\t{}\t{}\t{}\t{}\n", label, row.count, row.rule->target(),
                     style_of(row, styles),
                     row.rule->source.empty() ? "built in" : row.rule->source);
}

// True if a row can contain the label. Other labels are omitted, with a comment.
bool fits_a_row(const std::string& label) {
  return !label.empty() && printable(label) == label && !is_label_pattern(label) &&
         label.front() != '#' && label.front() != ' ' && label.back() != ' ';
}

std::string format_scheme(const std::vector<LabelRow>& rows, const LabelMeanings& meanings) {
  std::string text =
      "# A scheme: what the labels of a corpus are. Rows of a label, a tab, and a\n"
      "# category (docs/manual.md, \"Labels\"), keep (no private text) or other (private, but of "
      "a\n"
      "# kind that has no surrogates). Replace each ?, then: pseudo --scheme FILE INPUT\n";
  for (const LabelRow& row : rows) {
    if (!fits_a_row(row.label)) {
      text += fmt::format("# cannot be a row: {} ({})\n", printable(row.label),
                          text::counted(row.count, "annotation"));
    } else if (row.rule != nullptr) {
      text +=
          fmt::format("{}\t{}{}{}\n", row.label, row.rule->target(), row.rule->style ? "\t" : "",
                      row.rule->style ? name(*row.rule->style) : "");
    } else {
      const std::optional<LabelRule> meaning = meanings.of(row.label);
      const std::string hint =
          meaning ? fmt::format(", probably {}", meaning->target()) : std::string();
      text +=
          fmt::format("# {}{}\n{}\t?\n", text::counted(row.count, "annotation"), hint, row.label);
    }
  }
  return text;
}

Status write_scheme(const CliOptions& options, const std::string& text) {
  const int fault =
      write_new_file(AT_FDCWD, options.write.c_str(), text, options.umask ? 0666U : Modes().file);
  if (fault == 0) return Done{};
  if (fault == EEXIST) {
    return Error{ErrorCode::kExists, fmt::format("--write {}: is already there; name a new file",
                                                 printable(options.write))};
  }
  return Error{ErrorCode::kIo, fmt::format("--write {}: cannot write: {}", printable(options.write),
                                           system_words(fault))};
}

Status may_write(const CliOptions& options, const RunPlan& plan) {
  if (options.write.empty()) return Done{};
  if (Status off = keep_off_inputs("the scheme", options.write, plan); !off) return off;
  if (::access(options.write.c_str(), F_OK) != 0) return Done{};
  return Error{ErrorCode::kExists, fmt::format("--write {}: is already there; name a new file",
                                               printable(options.write))};
}

void log_open(std::size_t open, const LabelMeanings& meanings, const CliOptions& options,
              Console& console) {
  if (open == 0) return;
  const std::string scheme = meanings.scheme_words();
  console.message(
      {Severity::kWarning, "",
       fmt::format("labels still to be decided: {}; {}{}{}", open, scheme,
                   scheme.empty() ? "" : "; ",
                   options.write.empty() ? "--write FILE makes a scheme to edit"
                                         : "replace each ? in " + printable(options.write))});
}

/// Without a corpus: the rules of the scheme and the options.
std::vector<LabelRow> rows_of(const std::vector<std::pair<std::string, LabelRule>>& rules,
                              const LabelSettings& settings) {
  std::vector<LabelRow> rows;
  for (const auto& [label, rule] : rules) {
    const bool is_built_in = rule.source.empty();
    if (!is_built_in) rows.push_back({label, 0, &rule});
  }
  for (const SchemeRow& row : settings.undecided) rows.push_back({row.from});
  return rows;
}

struct StyledLabels {
  LabelSettings settings;
  Options engine;  // only labels and styles are set
};

/// Logs the warnings. Errors: kUsage.
Result<StyledLabels> read_styled_labels(const CliOptions& options, Console& console) {
  Result<LabelSettings> settings = read_label_settings(options);
  if (!settings) return settings.error();
  StyledLabels read;
  read.settings = *std::move(settings);
  read.engine.labels = read.settings.labels;
  if (const Status done = set_styles(options, read.engine); !done) return done.error();
  log_warnings(read.settings.warnings, console);
  return read;
}

/// Returns true if all rows could be written.
bool print_rows(const std::vector<LabelRow>& rows, const Options& engine) {
  std::string lines;
  for (const LabelRow& row : rows) lines += format_row(row, engine.styles.table);
  return print(lines);
}

int print_scheme(const CliOptions& options, Console& console) {
  const Result<StyledLabels> read = read_styled_labels(options, console);
  if (!read) return refuse(console, read.error());
  const auto rules = read->settings.labels.rules();
  const bool written = print_rows(rows_of(rules, read->settings), read->engine);
  return written && read->settings.undecided.empty() ? kAllDone : kSomeFailed;
}

}  // namespace

int run_labels(const CliOptions& options, Console& console) {
  const bool has_input = !options.inputs.empty() || !options.files0_from.empty();
  if (!has_input && !options.scheme.empty() && options.write.empty()) {
    return print_scheme(options, console);
  }
  catch_signals();
  const Result<RunPlan> plan = make_run_plan(options);
  if (!plan) return refuse(console, plan.error());
  if (const Status may = may_write(options, *plan); !may) return refuse(console, may.error());
  const Result<StyledLabels> read = read_styled_labels(options, console);
  if (!read) return refuse(console, read.error());
  const LabelSettings* const settings = &read->settings;
  const Result<RunReport> report = survey_labels(*plan, settings->labels, hooks_of(console));
  console.end_progress();
  if (!report) return refuse(console, report.error());
  if (report->fatal) console.error(*report->fatal);
  if (report->stopped) return exit_code_or_signal(kSomeFailed);
  if (report->found == 0 && report->failed == 0) {
    return refuse(console, {ErrorCode::kUsage, "no document found in the input"});
  }
  const std::vector<LabelRow> rows = rows_of(report->label_uses, *settings);
  const bool written = print_rows(rows, read->engine);
  std::vector<std::string> labels;
  std::vector<std::string> undecided;
  for (const LabelRow& row : rows) {
    labels.push_back(row.label);
    if (row.rule == nullptr) undecided.push_back(row.label);
  }
  const LabelMeanings meanings(labels, undecided);
  if (!options.write.empty()) {
    const Status done = write_scheme(options, format_scheme(rows, meanings));
    if (!done) return refuse(console, done.error());
  }
  log_open(undecided.size(), meanings, options, console);
  const bool unmatched = log_unmatched_options(settings->options, *report, console);
  const bool clean =
      undecided.empty() && !unmatched && report->failed == 0 && !report->fatal && written;
  return clean ? kAllDone : kSomeFailed;
}

}  // namespace pseudo::cli
