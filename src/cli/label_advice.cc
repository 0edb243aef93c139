#include "cli/label_advice.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/label_meanings.h"
#include "corpus/document_ids.h"
#include "corpus/error_names.h"
#include "text/counted.h"
#include "text/nearest_word.h"
#include "text/utf8.h"

namespace pseudo::cli {
namespace {

std::string advice(const std::string& scheme, bool any_without_target) {
  std::string words = "pseudo labels --write FILE makes a scheme of all labels to edit";
  if (!scheme.empty()) words = fmt::format("{}; {}", scheme, words);
  if (any_without_target) {
    words += fmt::format("; for CATEGORY write one of {}", fmt::join(target_words(), ", "));
  }
  return words;
}

// Labels of JSON Lines may be arbitrary text.
std::string shown(const std::string& label) {
  constexpr std::size_t kMost = 60;  // bytes
  std::string text = printable(label);
  if (text.size() <= kMost) return text;
  std::size_t end = kMost;
  while (!text::is_boundary(text, end)) --end;
  return text.substr(0, end) + "...";
}

// Returns "--map-label WARD=ORG", with the placeholder CATEGORY if the meaning is unknown.
std::string option_for(const std::string& label, const std::optional<LabelRule>& meaning) {
  const bool is_kept = meaning && !meaning->is_private();
  if (is_kept) return fmt::format("--keep-label {}", shown(label));
  return fmt::format("--map-label {0}={1}, or --keep-label {0} if it is no private text",
                     shown(label), meaning ? meaning->target() : "CATEGORY");
}

/// Returns a hint why the label of an option matches no label of the corpus.
std::string hint_for(const std::string& label, const std::vector<std::string>& labels) {
  if (label.find(',') != std::string::npos) return "; say the option once for each label";
  return is_label_pattern(label) ? std::string() : printable(text::did_you_mean(label, labels));
}

/// Returns "PER" for "B-PER", or "" if the label is not a tag of a token.
std::string_view kind_of_tag(std::string_view label) {
  constexpr std::string_view kPlaces = "BIESLU";  // prefixes of IOB2, BILOU and IOBES
  const bool is_tag = label.size() > 2 && label[1] == '-' && kPlaces.find(label[0]) != label.npos;
  return is_tag ? label.substr(2) : std::string_view();
}

/// Suggests one option for both B-PER and I-PER, for each kind. Empty if there are no such labels.
std::string advice_on_tags(const std::vector<std::string>& labels, const LabelMeanings& meanings) {
  std::set<std::string> options;
  for (const std::string& label : labels) {
    const std::string kind(kind_of_tag(label));
    if (kind.empty()) continue;
    const std::optional<LabelRule> meaning = meanings.of(label);
    if (meaning && !meaning->is_private()) {
      options.insert(fmt::format("--keep-label '*-{}'", shown(kind)));
    } else {
      options.insert(fmt::format("--map-label '*-{}={}'", shown(kind),
                                 meaning ? meaning->target() : "CATEGORY"));
    }
  }
  if (options.empty()) return {};
  return fmt::format("; tags of tokens (B-, I-) are mapped together: {}", fmt::join(options, " "));
}

void log_label(std::string text, Console& console) {
  Message message{Severity::kError, "", std::move(text)};
  message.place.code = name(ErrorCode::kUnknownLabel);
  console.message(message);
}

}  // namespace

bool saw_all_documents(const RunReport& report) {
  return report.skipped == 0 && !report.stopped && !report.fatal &&
         report.documents + report.failed >= report.found;
}

bool log_unmatched_options(const std::vector<LabelOption>& options, const RunReport& report,
                           Console& console) {
  if (!saw_all_documents(report) || report.label_uses.size() >= kMostLabelUses) return false;
  bool any = false;
  std::vector<std::string> labels;
  for (const auto& [label, use] : report.label_uses) labels.push_back(label);
  for (const LabelOption& option : options) {
    const bool matches = std::ranges::any_of(
        report.label_uses, [&](const auto& use) { return matches_label(option.from, use.first); });
    if (matches) continue;
    any = true;
    console.message({Severity::kWarning, "",
                     fmt::format("{}: no annotation of the input has such a label{}",
                                 printable(option.given), hint_for(option.from, labels))});
  }
  return any;
}

void log_unknown_labels(const LabelMap& labels, const RunReport& report, Console& console) {
  constexpr std::size_t kMostNamed = 100;
  std::vector<std::string> unknown;
  std::vector<std::string> all;
  for (const auto& [label, use] : report.label_uses) {
    all.push_back(label);
    if (labels.find(label) == nullptr) unknown.push_back(label);
  }
  if (unknown.empty()) return;
  const LabelMeanings meanings(all, unknown);
  const bool any_open =
      std::ranges::any_of(unknown, [&](const std::string& label) { return !meanings.of(label); });
  log_label(
      fmt::format("labels that are not known: {}, for which documents fail: {}; {}{}",
                  unknown.size(), report.unknown_labels, advice(meanings.scheme_words(), any_open),
                  advice_on_tags(unknown, meanings)),
      console);
  for (std::size_t i = 0; i < std::min(unknown.size(), kMostNamed); ++i) {
    const std::string& label = unknown[i];
    const LabelUse& use = report.label_uses.find(label)->second;
    const std::vector<std::string> near = labels.nearest(label);
    const std::string meant =
        near.empty() ? std::string() : fmt::format(" (did you mean {}?)", fmt::join(near, ", "));
    std::optional<LabelRule> meaning = meanings.of(label);
    const bool is_slip = near.size() == 1 && text::is_clear_misspelling(label, near.front());
    if (!meaning && is_slip) meaning = *labels.find(near.front());
    log_label(fmt::format("unknown label '{}'{}: {} in {}; {}", shown(label), meant,
                          text::counted(use.annotations, "annotation"),
                          text::counted(use.documents, "document"), option_for(label, meaning)),
              console);
  }
}

}  // namespace pseudo::cli
