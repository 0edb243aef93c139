#include "cli/void_options.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "cli/label_advice.h"
#include "cli/label_settings.h"
#include "corpus/document_ids.h"
#include "model/category_tree.h"
#include "pseudo/style.h"

namespace pseudo::cli {

namespace {

constexpr Category kDates[] = {Category::kDate};
constexpr Category kIdentifiers[] = {Category::kUfid, Category::kFid};
constexpr Category kAddresses[] = {Category::kEmail, Category::kUrl, Category::kUser,
                                   Category::kAdd, Category::kActor};
// Includes addresses, as they contain names.
constexpr Category kNames[] = {
    Category::kActor, Category::kOrg,    Category::kPerson, Category::kFamily, Category::kGiven,
    Category::kMale,  Category::kFemale, Category::kLoc,    Category::kStreet, Category::kCity,
    Category::kEmail, Category::kUrl,    Category::kUser,   Category::kAdd};

bool is_from_file(const CliOptions& options, std::string_view option) {
  return std::ranges::find(options.from_config, option, &ConfigOrigin::option) !=
         options.from_config.end();
}

/// True if an annotation of one of these categories got a surrogate.
bool replaced_any(const RunReport& report, const LabelMap& labels,
                  std::span<const Category> categories) {
  return std::ranges::any_of(report.labels, [&](const auto& entry) {
    const LabelRule* const rule = labels.find(entry.first);
    return rule != nullptr && entry.second.style == Style::kSurrogate &&
           std::ranges::count(categories, rule->category) > 0;
  });
}

/// True if the input has annotations of the label, or of one below it.
bool has_label(const RunReport& report, const LabelMap& labels, const std::string& label) {
  const std::optional<Category> node = find_category(label);
  return std::ranges::any_of(report.label_uses, [&](const auto& use) {
    const LabelRule* const rule = labels.find(use.first);
    return matches_label(label, use.first) ||
           (node && rule != nullptr && rule->kind == LabelRule::Kind::kCategory &&
            is_within(rule->category, *node));
  });
}

void warn(Console& console, std::string text) {
  console.message({Severity::kWarning, "", std::move(text)});
}

/// Logs values of --style or --scope with a label that no annotation has.
void log_absent_labels(std::string_view option, const std::vector<std::string>& values,
                       const LabelMap& labels, const RunReport& report, Console& console) {
  for (const std::string& value : values) {
    const std::size_t equals = value.rfind('=');
    if (equals == std::string::npos) continue;
    if (has_label(report, labels, canonical_label(value.substr(0, equals)))) continue;
    warn(console, fmt::format("--{} {}: no annotation of the input has such a label", option,
                              printable(value)));
  }
}

}  // namespace

std::vector<SurrogateOption> surrogate_options(const CliOptions& options) {
  std::vector<SurrogateOption> given;
  const auto add = [&](bool is_given, const SurrogateOption& one) {
    if (is_given) given.push_back(one);
  };
  add(options.season != "auto", {"--season", kDates, "dates"});
  add(options.shift.has_value(), {"--shift", kDates, "dates"});
  add(options.max_shift.has_value(), {"--max-shift", kDates, "dates"});
  add(options.addresses == "random", {"--addresses", kAddresses, "addresses"});
  add(!options.tld.empty(), {"--tld", kAddresses, "addresses"});
  add(options.valid_checksums, {"--valid-checksums", kIdentifiers, "identifiers"});
  add(!options.letter_classes.empty(), {"--letter-classes", kNames, "names"});
  return given;
}

bool is_overridden(const CliOptions& options, std::string_view option,
                   std::span<const std::string_view> others) {
  if (!is_from_file(options, option.substr(2))) return false;
  const auto is_typed = [&](std::string_view other) {
    const bool is_given = (other == "style" && !options.styles.empty()) ||
                          (other == "scope" && !options.scopes.empty()) ||
                          (other == "scheme" && !options.scheme.empty()) ||
                          (other == "map-label" && !options.map_labels.empty()) ||
                          (other == "keep-label" && !options.keep_labels.empty());
    return is_given && !is_from_file(options, other);
  };
  return std::ranges::any_of(others, is_typed);
}

void log_void_options(const CliOptions& options, const LabelMap& labels, const RunReport& report,
                      Console& console) {
  const bool saw_all =
      saw_all_documents(report) && report.failed == 0 && report.label_uses.size() < kMostLabelUses;
  if (!saw_all) return;
  for (const SurrogateOption& one : surrogate_options(options)) {
    if (is_from_file(options, one.option.substr(2))) continue;
    if (replaced_any(report, labels, one.categories)) continue;
    warn(console, fmt::format("{}: changes nothing, as no {} of the input get surrogates",
                              one.option, one.what));
  }
  const auto log_labels = [&](std::string_view option, const std::vector<std::string>& values) {
    if (is_from_file(options, option)) return;
    log_absent_labels(option, values, labels, report, console);
  };
  log_labels("style", options.styles);
  log_labels("scope", options.scopes);
}

}  // namespace pseudo::cli
