// What --scheme, --map-label and --keep-label say about the labels of a corpus.
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
  std::string given;  ///< The option, for messages: "--keep-label Mood".
};

struct LabelSettings {
  LabelMap labels;
  std::vector<LabelOption> options;  ///< Those of the command line.
  std::vector<SchemeRow> undecided;  ///< Rows of the scheme that `labels` leaves out.
  std::vector<std::string> warnings;
};

/// The command line wins over the scheme. Errors: kUsage.
Result<LabelSettings> read_label_settings(const CliOptions& options);

/// A label of ours as it is called here, in whatever case it is given; another one as it is.
std::string as_known(const std::string& label);
/// Known labels that an option may mean. The word was typed: further from a label than one of a
/// corpus may be.
std::vector<std::string> labels_like(const LabelMap& labels, const std::string& label);
/// What is wrong with an option ("--style DAET=year") whose label no option knows.
Error unknown_label(const std::string& option, const LabelMap& labels, const std::string& label);
/// `option` gives a label, whose rule is `rule`, something that only replaced text has.
/// Errors: kUsage (the label is kept; names what says so).
Status check_is_replaced(const std::string& option, const LabelRule& rule);

/// What is wrong with the form of "LABEL=VALUE" or "VALUE": a side is empty, or several stand there
/// with commas. `name`: of the option; `example`: one of its `values`. Nothing: the form is right.
std::optional<std::string> value_form_fault(std::string_view name, const std::string& given,
                                            std::string_view example,
                                            const std::vector<std::string>& values);

/// For a run. Errors: kUsage, naming all rows that are undecided.
Status all_decided(const CliOptions& options, const LabelSettings& settings);

}  // namespace pseudo::cli
