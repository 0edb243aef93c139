#include "engine/plan/label_categories.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

constexpr std::size_t kNamedLabels = 3;  // most unknown labels listed in a message

// Shortens the label and makes it printable: labels in JSON Lines may contain anything.
std::string shown(std::string_view label) {
  constexpr std::size_t kMost = 40;  // characters
  std::string text;
  std::size_t pos = 0;
  for (std::size_t i = 0; i < kMost && pos < label.size(); ++i) {
    const char32_t c = text::next(label, pos);
    text::append(text, text::is_printable(c) ? c : U'?');
  }
  return pos < label.size() ? text + "..." : text;
}

void describe_unknown(const LabelMap& labels, const std::string& unknown, std::string& message) {
  message += message.empty() ? "unknown label " : ", ";
  message += "'" + shown(unknown) + "'";
  const std::vector<std::string> near = labels.nearest(unknown);
  if (!near.empty()) message += fmt::format(" (did you mean {}?)", fmt::join(near, ", "));
}

// The line in the file, starting at 1; 0 if unknown.
std::size_t line_of(const Document& document, std::size_t annotation) {
  if (document.origin == nullptr) return 0;
  return document.origin->line(document.annotations[annotation].origin);
}

}  // namespace

Result<std::vector<std::optional<Category>>> categories_of(const Document& document,
                                                           const LabelMap& labels) {
  std::vector<std::optional<Category>> categories;
  categories.reserve(document.annotations.size());
  std::string unknown;
  std::size_t first = 0;
  std::vector<std::string_view> named;
  for (const Annotation& annotation : document.annotations) {
    const LabelRule* rule = labels.find(annotation.label);
    const bool is_new = rule == nullptr && named.size() < kNamedLabels &&
                        std::ranges::find(named, annotation.label) == named.end();
    if (is_new) {
      if (named.empty()) first = categories.size();
      named.push_back(annotation.label);
      describe_unknown(labels, annotation.label, unknown);
    }
    const bool is_pi = rule != nullptr && rule->is_private();
    categories.push_back(is_pi ? std::optional(rule->category) : std::nullopt);
  }
  if (named.empty()) return categories;
  return Error{ErrorCode::kUnknownLabel, std::move(unknown),
               in_annotations(line_of(document, first)), Remedy::kMapOrKeepLabels};
}

}  // namespace pseudo
