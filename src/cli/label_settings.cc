#include "cli/label_settings.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "corpus/document_ids.h"
#include "pseudo/style.h"
#include "text/chars.h"
#include "text/counted.h"
#include "text/nearest_word.h"
#include "text/utf8.h"

namespace pseudo::cli {

namespace {

Error usage(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }

struct Given {
  std::string from;
  std::string fate;
  std::string given;  // for messages
};

std::string in_capitals(std::string_view label) {
  std::string capitals;
  for (std::size_t pos = 0; pos < label.size();) {
    text::append(capitals, text::upper(text::next(label, pos)));
  }
  return capitals;
}

// True if two patterns of equal rank match a label of ours, whose case does not count: "PERS*" and
// "pers*".
bool meet_in_category(std::string_view pattern, std::string_view other) {
  const std::string one = in_capitals(pattern);
  const std::string two = in_capitals(other);
  if (one != two && !are_rivals(one, two)) return false;
  for (std::size_t i = 0; i < kCategoryCount; ++i) {
    const std::string_view label = name(static_cast<Category>(i));
    if (matches_label(one, label) && matches_label(two, label)) return true;
  }
  return false;
}

// The rules of one source, which is the scheme or the command line. Two rules of equal
// rank must not contradict each other.
class Fates {
 public:
  Status enter(const Given& one) {
    if (is_label_pattern(one.from)) {
      const auto rival = std::ranges::find_if(patterns_, [&](const Given& other) {
        return other.fate != one.fate &&
               (other.from == one.from || are_rivals(other.from, one.from) ||
                meet_in_category(other.from, one.from));
      });
      if (rival != patterns_.end()) return contradiction(*rival, one);
      patterns_.push_back(one);
      return Done{};
    }
    const std::optional<Category> own = find_category(one.from);
    const auto [known, is_new] =
        literals_.try_emplace(own ? std::string(name(*own)) : one.from, one);
    if (!is_new && known->second.fate != one.fate) return contradiction(known->second, one);
    return Done{};
  }

 private:
  static Status contradiction(const Given& one, const Given& other) {
    return usage(fmt::format("{} and {} contradict each other{}", one.given, other.given,
                             one.from == other.from || !is_label_pattern(one.from)
                                 ? "; leave one of them out"
                                 : ": some label follows both; make one pattern longer"));
  }

  std::map<std::string, Given> literals_;
  std::vector<Given> patterns_;
};

std::string fate_of(const LabelRule& rule) {
  return fmt::format("{} {}", rule.target(), rule.style ? name(*rule.style) : "");
}

void warn_of_kept(const std::string& from, const LabelRule& rule, const std::string& given,
                  std::vector<std::string>& warnings) {
  if (rule.kind != LabelRule::Kind::kKeep || !find_category(from)) return;
  warnings.push_back(
      fmt::format("{}: annotations of this label stay as they are in the output", given));
}

Status enter_scheme(const Scheme& scheme, LabelSettings& settings) {
  Fates fates;
  for (const SchemeRow& row : scheme.rows) {
    const std::string given =
        fmt::format("line {} of the scheme {}", row.line, printable(scheme.name));
    const std::string fate = row.rule ? fate_of(*row.rule) : "?";
    if (const Status one = fates.enter({row.from, fate, given}); !one) return one;
    if (!row.rule) {
      settings.undecided.push_back(row);
      continue;
    }
    warn_of_kept(row.from, *row.rule, given, settings.warnings);
    settings.labels.set(row.from, *row.rule);
  }
  return Done{};
}

// Of patterns of equal length the last one decides, so the command line comes last.
class CommandLine {
 public:
  explicit CommandLine(LabelSettings& settings) : settings_(settings) {}

  Status map(const std::string& mapping) {
    const std::size_t equals = mapping.rfind('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == mapping.size()) {
      return usage(fmt::format("--map-label {}: write FROM=TO, as in NAME=PERSON", mapping));
    }
    const std::string target = mapping.substr(equals + 1);
    std::optional<LabelRule> rule = find_target(target);
    if (!rule) {
      return usage(fmt::format("--map-label {}: {} is no category; {}", mapping, target,
                               targets_like(target)));
    }
    return enter(mapping.substr(0, equals), *std::move(rule), "--map-label " + mapping);
  }

  Status keep(const std::string& from) {
    return enter(from, {LabelRule::Kind::kKeep, {}, {}, {}}, "--keep-label " + from);
  }

 private:
  Status enter(const std::string& from, LabelRule rule, const std::string& given) {
    if (const Status one = fates_.enter({from, fate_of(rule), given}); !one) return one;
    warn_of_kept(from, rule, given, settings_.warnings);
    const auto says_the_same = [&](const SchemeRow& row) {
      return row.from == from || (!is_label_pattern(row.from) && matches_label(row.from, from));
    };
    std::erase_if(settings_.undecided, says_the_same);
    settings_.options.push_back({from, given});
    rule.source = printable(given);
    settings_.labels.set(from, std::move(rule));
    return Done{};
  }

  LabelSettings& settings_;
  Fates fates_;
};

// What decides between two patterns, as in LabelMap.
std::size_t letters_of(std::string_view pattern) {
  return pattern.size() - static_cast<std::size_t>(std::ranges::count(pattern, '*'));
}

// The row of a scheme that decides about a label; null if none does.
const SchemeRow* row_for(const Scheme& scheme, const std::string& label) {
  const SchemeRow* best = nullptr;
  for (const SchemeRow& row : scheme.rows) {
    if (!matches_label(row.from, label)) continue;
    if (!is_label_pattern(row.from)) return &row;
    if (best == nullptr || letters_of(row.from) > letters_of(best->from)) best = &row;
  }
  return best;
}

// The scheme that comes with the program and knows most of the labels, and some that are open.
struct KnownScheme {
  Scheme scheme;
  std::size_t labels = 0;  // 0: none knows any
};

KnownScheme scheme_for(const std::vector<std::string>& labels,
                       const std::vector<std::string>& open) {
  KnownScheme best;
  for (const std::string& preset : preset_schemes()) {
    Result<Scheme> scheme = read_scheme(preset);
    if (!scheme) continue;
    const auto knows = [&](const std::string& label) { return row_for(*scheme, label) != nullptr; };
    if (std::ranges::none_of(open, knows)) continue;
    const auto known = static_cast<std::size_t>(std::ranges::count_if(labels, knows));
    if (known > best.labels) best = {std::move(*scheme), known};
  }
  return best;
}

std::string advice(const std::string& scheme, bool any_without_target) {
  std::string words = "pseudo labels --write FILE makes a scheme of all labels to edit";
  if (!scheme.empty()) words = fmt::format("{}; {}", scheme, words);
  if (any_without_target) {
    words += fmt::format("; for CATEGORY write one of {}", fmt::join(target_words(), ", "));
  }
  return words;
}

// Labels of JSON Lines may be anything.
std::string shown(const std::string& label) {
  constexpr std::size_t kMost = 60;  // bytes
  std::string text = printable(label);
  if (text.size() <= kMost) return text;
  std::size_t end = kMost;
  while (!text::is_boundary(text, end)) --end;
  return text.substr(0, end) + "...";
}

// "--map-label WARD=ORG"; CATEGORY stands for what the user has to say.
std::string option_for(const std::string& label, const std::optional<LabelRule>& meaning) {
  const bool is_kept = meaning && !meaning->is_private();
  if (is_kept) return fmt::format("--keep-label {}", shown(label));
  return fmt::format("--map-label {0}={1}, or --keep-label {0} if it is no private text",
                     shown(label), meaning ? meaning->target() : "CATEGORY");
}

}  // namespace

Result<LabelSettings> read_label_settings(const CliOptions& options) {
  LabelSettings settings;
  if (!options.scheme.empty()) {
    const Result<Scheme> scheme = read_scheme(options.scheme);
    if (!scheme) return scheme.error();
    if (const Status done = enter_scheme(*scheme, settings); !done) return done.error();
  }
  CommandLine line(settings);
  for (const std::string& mapping : options.map_labels) {
    if (const Status done = line.map(mapping); !done) return done.error();
  }
  for (const std::string& label : options.keep_labels) {
    if (const Status done = line.keep(label); !done) return done.error();
  }
  return settings;
}

std::string as_known(const std::string& label) {
  const std::optional<Category> own = find_category(label);
  return own ? std::string(name(*own)) : label;
}

Status check_is_replaced(const std::string& option, const LabelRule& rule) {
  if (rule.kind != LabelRule::Kind::kKeep) return Done{};
  return usage(
      fmt::format("{} and {} contradict each other; leave one of them out", option, rule.source));
}

Status all_decided(const CliOptions& options, const LabelSettings& settings) {
  if (settings.undecided.empty()) return Done{};
  std::vector<std::string> rows;
  for (const SchemeRow& row : settings.undecided) {
    rows.push_back(fmt::format("{} (line {})", printable(row.from), row.line));
  }
  return usage(fmt::format("--scheme {}: still undecided (?): {}; write a category, keep or other",
                           printable(options.scheme), fmt::join(rows, ", ")));
}

bool saw_all_documents(const RunReport& report) {
  return report.skipped == 0 && !report.stopped && !report.fatal &&
         report.documents + report.failed >= report.found;
}

bool tell_unmatched(const std::vector<LabelOption>& options, const RunReport& report,
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
    console.message(
        {Severity::kWarning, "",
         fmt::format("{}: no annotation of the input has such a label{}", printable(option.given),
                     is_label_pattern(option.from)
                         ? std::string()
                         : printable(text::did_you_mean(option.from, labels)))});
  }
  return any;
}

std::vector<std::string> labels_like(const LabelMap& labels, const std::string& label) {
  std::vector<std::string> near = labels.nearest(label);
  if (!near.empty()) return near;
  std::vector<std::string> known;
  for (const auto& [one, rule] : labels.rules()) known.push_back(one);
  return text::nearest_words(label, known);
}

Error unknown_label(const std::string& option, const LabelMap& labels, const std::string& label) {
  const std::vector<std::string> near = labels_like(labels, label);
  if (near.empty()) {
    return usage(fmt::format("{}: unknown label; name it with --map-label first", option));
  }
  return usage(fmt::format("{}: unknown label; did you mean {}? Or name it with --map-label first",
                           option, text::alternatives(near)));
}

LabelMeanings::LabelMeanings(const std::vector<std::string>& labels,
                             const std::vector<std::string>& open)
    : labels_(labels.size()) {
  KnownScheme known = scheme_for(labels, open);
  known_ = known.labels;
  scheme_ = std::move(known.scheme);
  if (Result<LabelWords> words = LabelWords::read()) words_ = std::move(*words);
}

std::optional<LabelRule> LabelMeanings::of(const std::string& label) const {
  const SchemeRow* const row = row_for(scheme_, label);
  if (row != nullptr && row->rule) return row->rule;
  return words_.meaning_of(label);
}

std::string LabelMeanings::scheme_words() const {
  // A scheme of which the corpus has a label or two by chance is none to go on with.
  if (2 * known_ <= labels_) return {};
  return fmt::format("{} of {} {} --scheme {}", known_, text::counted(labels_, "label"),
                     known_ == 1 ? "is known to" : "are those of", scheme_.name);
}

void tell_unknown(const LabelMap& labels, const RunReport& report, Console& console) {
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
  console.message({Severity::kError, "",
                   fmt::format("labels that are not known: {}, for which documents fail: {}; {}",
                               unknown.size(), report.unknown_labels,
                               advice(meanings.scheme_words(), any_open))});
  for (std::size_t i = 0; i < std::min(unknown.size(), kMostNamed); ++i) {
    const std::string& label = unknown[i];
    const LabelUse& use = report.label_uses.find(label)->second;
    const std::vector<std::string> near = labels.nearest(label);
    const std::string meant =
        near.empty() ? std::string() : fmt::format(" (did you mean {}?)", fmt::join(near, ", "));
    std::optional<LabelRule> meaning = meanings.of(label);
    const bool is_slip = near.size() == 1 && text::is_clear_misspelling(label, near.front());
    if (!meaning && is_slip) meaning = *labels.find(near.front());
    console.message(
        {Severity::kError, "",
         fmt::format("unknown label '{}'{}: {} in {}; {}", shown(label), meant,
                     text::counted(use.annotations, "annotation"),
                     text::counted(use.documents, "document"), option_for(label, meaning))});
  }
}

}  // namespace pseudo::cli
