// What --scheme, --map-label and --keep-label say about the labels of a corpus, and what is told
// about them after a run.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/label_words.h"
#include "cli/options.h"
#include "cli/scheme.h"
#include "pseudo/category.h"
#include "pseudo/corpus.h"
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

/// For a run. Errors: kUsage, naming all rows that are undecided.
Status all_decided(const CliOptions& options, const LabelSettings& settings);

/// True if a run looked at each document of its input.
bool saw_all_documents(const RunReport& report);

/// Tells of options that no label of the corpus matches. Returns whether there are any; nothing is
/// told where not all documents were looked at.
bool tell_unmatched(const std::vector<LabelOption>& options, const RunReport& report,
                    Console& console);

/// What the labels of a corpus probably mean, for suggestions: by the scheme that comes with the
/// program and knows most of them, else by the words of which labels are made.
class LabelMeanings {
 public:
  /// `open`: those of the labels that are not decided; the scheme knows one of them, or is none.
  LabelMeanings(const std::vector<std::string>& labels, const std::vector<std::string>& open);

  /// Nothing if that is not clear.
  [[nodiscard]] std::optional<LabelRule> of(const std::string& label) const;
  /// "18 of 18 labels are those of --scheme grascco"; empty if no scheme knows any.
  [[nodiscard]] std::string scheme_words() const;

 private:
  std::size_t labels_ = 0;
  std::size_t known_ = 0;  // of them, to the scheme
  Scheme scheme_;
  LabelWords words_;
};

/// Tells once for all documents which labels are not known, how often each occurs, and what can be
/// done.
void tell_unknown(const LabelMap& labels, const RunReport& report, Console& console);

}  // namespace pseudo::cli
