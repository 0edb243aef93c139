#include "cli/label_settings.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "corpus/document_ids.h"
#include "model/errors.h"
#include "pseudo/style.h"
#include "text/chars.h"
#include "text/nearest_word.h"
#include "text/utf8.h"

namespace pseudo::cli {

namespace {

struct Given {
  std::string from;
  std::string decision;
  std::string given;  // for messages
};

std::string in_capitals(std::string_view label) {
  std::string capitals;
  for (std::size_t pos = 0; pos < label.size();) {
    text::append(capitals, text::upper(text::next(label, pos)));
  }
  return capitals;
}

// True if two patterns of equal rank match the same category, ignoring letter case: "PERS*" and
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

// The rules of one source: the scheme or the command line. Two rules of equal rank must not
// contradict each other.
class ConsistentRules {
 public:
  Status enter(const Given& one) {
    if (is_label_pattern(one.from)) {
      const auto rival = std::ranges::find_if(patterns_, [&](const Given& other) {
        return other.decision != one.decision &&
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
    if (!is_new && known->second.decision != one.decision) return contradiction(known->second, one);
    return Done{};
  }

 private:
  static Status contradiction(const Given& one, const Given& other) {
    return usage_error(fmt::format("{} and {} contradict each other{}", one.given, other.given,
                                   one.from == other.from || !is_label_pattern(one.from)
                                       ? "; leave one of them out"
                                       : ": some label follows both; make one pattern longer"));
  }

  std::map<std::string, Given> literals_;
  std::vector<Given> patterns_;
};

std::string target_of(const LabelRule& rule) {
  return fmt::format("{} {}", rule.target(), rule.style ? name(*rule.style) : "");
}

void warn_of_kept(const std::string& from, const LabelRule& rule, const std::string& given,
                  std::vector<std::string>& warnings) {
  if (rule.kind != LabelRule::Kind::kKeep || !find_category(from)) return;
  warnings.push_back(
      fmt::format("{}: annotations of this label stay as they are in the output", given));
}

Status enter_scheme(const Scheme& scheme, LabelSettings& settings) {
  ConsistentRules rules;
  for (const SchemeRow& row : scheme.rows) {
    const std::string given =
        fmt::format("line {} of the scheme {}", row.line, printable(scheme.name));
    const std::string decision = row.rule ? target_of(*row.rule) : "?";
    if (const Status one = rules.enter({row.from, decision, given}); !one) return one;
    if (!row.rule) {
      settings.undecided.push_back(row);
      continue;
    }
    warn_of_kept(row.from, *row.rule, given, settings.warnings);
    settings.labels.set(row.from, *row.rule);
  }
  return Done{};
}

/// Splits at commas, trims the parts, and omits empty ones.
std::vector<std::string> split_list(std::string_view list) {
  std::vector<std::string> parts;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    std::string part(list.substr(0, end));
    part.erase(0, std::min(part.find_first_not_of(' '), part.size()));
    while (part.ends_with(' ')) part.pop_back();
    if (!part.empty()) parts.push_back(std::move(part));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return parts;
}

std::string several_values(std::string_view name, const std::string& given,
                           const std::vector<std::string>& values) {
  return fmt::format(
      "--{0} {1}: several values; say each with its own option: --{0} {2} (in a "
      "file: {0} = [\"{3}\"])",
      name, given, fmt::join(values, fmt::format(" --{} ", name)), fmt::join(values, "\", \""));
}

// The last of several patterns of equal length decides, so the command line comes last.
class CommandLine {
 public:
  explicit CommandLine(LabelSettings& settings) : settings_(settings) {}

  Status map(const std::string& mapping) {
    const std::size_t equals = mapping.rfind('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == mapping.size()) {
      return usage_error(fmt::format("--map-label {}: write FROM=TO, as in NAME=PERSON", mapping));
    }
    const std::vector<std::string> several = split_list(mapping);
    const bool are_mappings = std::ranges::all_of(
        several, [](const std::string& one) { return one.find('=') != std::string::npos; });
    if (several.size() > 1 && are_mappings) {
      return usage_error(several_values("map-label", mapping, several));
    }
    const std::string target = mapping.substr(equals + 1);
    std::optional<LabelRule> rule = find_target(target);
    if (!rule) {
      return usage_error(fmt::format("--map-label {}: {} is no category; {}", mapping, target,
                                     targets_like(target)));
    }
    return enter(mapping.substr(0, equals), *std::move(rule), "--map-label " + mapping);
  }

  Status keep(const std::string& from) {
    return enter(from, {LabelRule::Kind::kKeep, {}, {}, {}}, "--keep-label " + from);
  }

 private:
  Status enter(const std::string& from, LabelRule rule, const std::string& given) {
    if (const Status one = rules_.enter({from, target_of(rule), given}); !one) return one;
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
  ConsistentRules rules_;
};

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

std::string canonical_label(const std::string& label) {
  const std::optional<Category> own = find_category(label);
  return own ? std::string(name(*own)) : label;
}

Status check_is_replaced(const std::string& option, const LabelRule& rule) {
  if (rule.kind != LabelRule::Kind::kKeep) return Done{};
  return usage_error(
      fmt::format("{} and {} contradict each other; leave one of them out", option, rule.source));
}

std::optional<std::string> value_form_fault(std::string_view name, const std::string& given,
                                            std::string_view example,
                                            const std::vector<std::string>& values) {
  const std::size_t equals = given.rfind('=');
  if (equals == 0) {
    return fmt::format("--{} {}: no label stands before =; write LABEL={}, or {} for all labels",
                       name, given, example, example);
  }
  if (equals != std::string::npos && equals + 1 == given.size()) {
    return fmt::format("--{0} {1}: nothing stands behind =; write {1}{2}, or one of {3}", name,
                       given, example, fmt::join(values, ", "));
  }
  const std::vector<std::string> several = split_list(given);
  const auto is_value = [&](const std::string& one) {
    return std::ranges::count(values, one.substr(one.rfind('=') + 1)) > 0;
  };
  if (several.size() < 2 || !std::ranges::any_of(several, is_value)) return std::nullopt;
  return several_values(name, given, several);
}

Status check_all_decided(const CliOptions& options, const LabelSettings& settings) {
  if (settings.undecided.empty()) return Done{};
  std::vector<std::string> rows;
  for (const SchemeRow& row : settings.undecided) {
    rows.push_back(fmt::format("{} (line {})", printable(row.from), row.line));
  }
  return usage_error(
      fmt::format("--scheme {}: still undecided (?): {}; write a category, keep or other",
                  printable(options.scheme), fmt::join(rows, ", ")));
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
    return usage_error(fmt::format("{}: unknown label; name it with --map-label first", option));
  }
  return usage_error(
      fmt::format("{}: unknown label; did you mean {}? Or name it with --map-label first", option,
                  text::alternatives(near)));
}

}  // namespace pseudo::cli
