// Combines --scheme, --map-label and --keep-label to rules for the labels of a corpus.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.h"
#include "cli/scheme.h"
#include "pseudo/category.h"
#include "pseudo/result.h"

namespace pseudo::cli {

struct LabelOption {
  std::string from;   ///< A label, or a pattern with `*`.
  std::string given;  ///< The option as given, for messages: "--keep-label Mood".
};

struct LabelSettings {
  LabelMap labels;
  std::vector<LabelOption> options;  ///< From the command line.
  std::vector<SchemeRow> undecided;  ///< Undecided rows of the scheme, which `labels` omits.
  std::vector<std::string> warnings;
};

/// The command line takes precedence over the scheme. Errors: kUsage.
Result<LabelSettings> read_label_settings(const CliOptions& options);

/// Returns the canonical spelling of the name of a category in any letter case. Returns other
/// labels unchanged.
std::string canonical_label(const std::string& label);
/// Returns the known labels that a user may have meant by `label`. Tolerates more typing errors
/// than for labels of a corpus.
std::vector<std::string> labels_like(const LabelMap& labels, const std::string& label);
/// Returns the error for an option with an unknown label: "--style DAET=year".
Error unknown_label(const std::string& option, const LabelMap& labels, const std::string& label);
/// Checks an option that makes sense only for a label that is replaced. `rule`: the rule of its
/// label. Errors: kUsage if the label is kept, with the reason.
Status check_is_replaced(const std::string& option, const LabelRule& rule);

/// Returns a message if "LABEL=VALUE" or "VALUE" is malformed: a side is empty, or contains several
/// values with commas. `name`: of the option. `example`: one of its `values`. Returns nullopt if
/// the form is right.
std::optional<std::string> value_form_fault(std::string_view name, const std::string& given,
                                            std::string_view example,
                                            const std::vector<std::string>& values);

/// Checks the settings of a run. Errors: kUsage if rows of the scheme are undecided, with all of
/// them.
Status check_all_decided(const CliOptions& options, const LabelSettings& settings);

}  // namespace pseudo::cli
