#include "cli/style_options.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/known_lists.h"
#include "cli/label_settings.h"
#include "cli/void_options.h"
#include "model/errors.h"
#include "pseudo/style.h"
#include "text/nearest_word.h"

namespace pseudo::cli {

namespace {

Result<Style> parse_style(std::string_view option, std::string_view word) {
  if (const auto style = find_style(word)) return *style;
  const std::vector<std::string> all = style_words();
  return usage_error(fmt::format("--style {}: not a style; there are {}{}", option,
                                 fmt::join(all, ", "), text::did_you_mean(word, all)));
}

Status check_label(const Options& options, std::string_view option, const std::string& label,
                   Style style) {
  const LabelRule* const rule = options.labels.find(label);
  if (rule == nullptr) {
    return unknown_label(fmt::format("--style {}", option), options.labels, label);
  }
  if (Status may = check_is_replaced(fmt::format("--style {}", option), *rule); !may) return may;
  if (rule->kind == LabelRule::Kind::kOther && !is_for_others(style)) {
    return usage_error(
        fmt::format("--style {}: what is other has no surrogate and no year", option));
  }
  return Done{};
}

// Records the style that an option sets for a label, or for all labels (""). Errors: kUsage if an
// earlier option sets another style.
Status enter(std::map<std::string, std::string>& given, const std::string& label,
             const std::string& option, std::string_view style) {
  const auto [known, is_new] = given.try_emplace(label, option);
  const std::string& other = known->second;
  if (is_new || other.substr(other.rfind('=') + 1) == style) return Done{};
  return usage_error(fmt::format(
      "--style {} and --style {} contradict each other; leave one of them out", other, option));
}

Status read_styles(const CliOptions& from, Options& options) {
  std::map<std::string, std::string> given;
  for (const std::string& option : from.styles) {
    const std::size_t equals = option.rfind('=');
    const bool of_label = equals != std::string::npos;
    const std::string word = of_label ? option.substr(equals + 1) : option;
    const std::string label = of_label ? canonical_label(option.substr(0, equals)) : std::string();
    if (auto fault = value_form_fault("style", option, "tag", style_words())) {
      return usage_error(*std::move(fault));
    }
    const Result<Style> style = parse_style(option, word);
    if (!style) return style.error();
    if (Status one = enter(given, label, option, word); !one) return one;
    if (!of_label) {
      options.styles.table.all = *style;
      continue;
    }
    if (Status may = check_label(options, option, label, *style); !may) return may;
    options.styles.table.of_label[label] = *style;
  }
  return Done{};
}

// True if a label has one of these styles.
bool uses(const Options& options, std::initializer_list<Style> styles) {
  return std::ranges::any_of(options.labels.rules(), [&](const auto& entry) {
    const auto& [label, rule] = entry;
    return rule.is_private() &&
           std::ranges::count(styles, options.styles.table.of(label, rule)) > 0;
  });
}

// True if annotations of one of these categories get surrogates.
bool replaces(const Options& options, std::span<const Category> categories) {
  return std::ranges::any_of(options.labels.rules(), [&](const auto& entry) {
    const auto& [label, rule] = entry;
    return rule.kind == LabelRule::Kind::kCategory &&
           std::ranges::count(categories, rule.category) > 0 &&
           options.styles.table.of(label, rule) == Style::kSurrogate;
  });
}

// The options that decide how a label is replaced.
constexpr std::string_view kDeciding[] = {"style", "scheme", "map-label", "keep-label"};

Status need_style(const CliOptions& from, const Options& options, bool is_given,
                  std::string_view option, std::initializer_list<Style> styles) {
  if (!is_given || uses(options, styles) || is_overridden(from, option, kDeciding)) return Done{};
  return usage_error(
      fmt::format("{}: no label has the style {}; say so with --style, or leave it out", option,
                  name(*styles.begin())));
}

/// Checks the fields: lower case words in braces.
Status check_tag_format(std::string_view format) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz_";
  for (std::size_t open = 0; (open = format.find('{', open)) != std::string_view::npos; ++open) {
    const std::size_t end = format.find_first_not_of(kLetters, open + 1);
    if (end == std::string_view::npos || format[end] != '}') continue;
    const std::string_view field = format.substr(open + 1, end - open - 1);
    if (field == "label" || field == "category") continue;
    return usage_error(fmt::format(
        "--tag-format {}: no field {{{}}}; there are {{label}} and {{category}}", format, field));
  }
  return Done{};
}

Status check_fields_of_styles(const CliOptions& from, const Options& options) {
  const auto need = [&](bool is_given, std::string_view option,
                        std::initializer_list<Style> styles) {
    return need_style(from, options, is_given, option, styles);
  };
  const auto tags = {Style::kTag, Style::kNumberedTag};
  if (Status used = need(from.tag_format.has_value(), "--tag-format", tags); !used) return used;
  if (Status known = check_tag_format(options.styles.tag_format); !known) return known;
  const auto mask = {Style::kMask};
  if (Status used = need(from.mask_char.has_value(), "--mask-char", mask); !used) return used;
  if (Status used = need(from.mask_length.has_value(), "--mask-length", mask); !used) return used;
  return need(!from.descriptions.empty(), "--descriptions", {Style::kCdifOmit});
}

bool maps_letters(Scope scope) { return scope == Scope::kSentence || scope == Scope::kDocument; }

// There are no letter maps in folder and corpus scope.
Status check_letter_classes(const CliOptions& from, const Options& options) {
  const bool any_maps =
      maps_letters(options.scope) || std::ranges::any_of(options.label_scopes, [](const auto& one) {
        return maps_letters(one.second);
      });
  constexpr std::string_view kScope[] = {"scope"};
  const bool gives = is_overridden(from, "--letter-classes", kScope);
  if (from.letter_classes.empty() || any_maps || gives) return Done{};
  return usage_error(
      "--letter-classes and --scope contradict each other: folder and corpus scope map no "
      "letters; leave one of them out");
}

// Checks the options that control surrogates.
Status check_surrogate_options(const CliOptions& from, const Options& options) {
  for (const SurrogateOption& one : surrogate_options(from)) {
    if (replaces(options, one.categories) || is_overridden(from, one.option, kDeciding)) continue;
    return usage_error(
        fmt::format("{} and --style contradict each other: no {} get surrogates; leave "
                    "one of them out",
                    one.option, one.what));
  }
  return Done{};
}

}  // namespace

std::vector<std::string> style_words() {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < kStyleCount; ++i) words.emplace_back(name(static_cast<Style>(i)));
  return words;
}

Status set_styles(const CliOptions& from, Options& options) {
  if (Status read = read_styles(from, options); !read) return read;
  StyleOptions& styles = options.styles;
  if (from.tag_format) styles.tag_format = *from.tag_format;
  if (from.mask_char) styles.mask = *from.mask_char;
  if (from.mask_length) styles.mask_length = static_cast<std::size_t>(*from.mask_length);
  if (Status fits = check_fields_of_styles(from, options); !fits) return fits;
  if (Status fits = check_surrogate_options(from, options); !fits) return fits;
  if (Status fits = check_letter_classes(from, options); !fits) return fits;
  return read_descriptions(from, options);
}

}  // namespace pseudo::cli
