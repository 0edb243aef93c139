#include "cli/label_meanings.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "text/counted.h"

namespace pseudo::cli {
namespace {

// The number of literal characters, which decides between two patterns as in LabelMap.
std::size_t letters_of(std::string_view pattern) {
  return pattern.size() - static_cast<std::size_t>(std::ranges::count(pattern, '*'));
}

// Returns the row of a scheme that applies to a label, or null.
const SchemeRow* row_for(const Scheme& scheme, const std::string& label) {
  const SchemeRow* best = nullptr;
  for (const SchemeRow& row : scheme.rows) {
    if (!matches_label(row.from, label)) continue;
    if (!is_label_pattern(row.from)) return &row;
    if (best == nullptr || letters_of(row.from) > letters_of(best->from)) best = &row;
  }
  return best;
}

// The built-in scheme that contains most of the labels, including open ones.
struct KnownScheme {
  Scheme scheme;
  std::size_t labels = 0;  // number of labels that it contains; 0 if no scheme contains any
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

}  // namespace

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
  // Ignores a scheme that shares a few labels with the corpus by chance.
  if (2 * known_ <= labels_) return {};
  return fmt::format("{} of {} {} --scheme {}", known_, text::counted(labels_, "label"),
                     known_ == 1 ? "is known to" : "are those of", scheme_.name);
}

}  // namespace pseudo::cli
