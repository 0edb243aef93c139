#include "cli/report_fields.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include <fmt/format.h>

#include "corpus/document_ids.h"

namespace pseudo::cli {

namespace {

enum class Rule : std::uint8_t {
  kSum,       // sum of numbers; the default
  kLeast,     // minimum of the values that exist
  kGreatest,  // maximum
  kEither,    // true if it is true in one of them
  kStyle,
  kKept,  // not added: a share, or bounds, which are handled separately
};

struct FieldRule {
  std::string_view object;
  std::string_view field;  // at any depth inside the object
  Rule rule;
};

constexpr FieldRule kRules[] = {
    {"totals", "stopped", Rule::kEither},
    // All shards of a run see the same files.
    {"totals", "ignored_files", Rule::kGreatest},
    {"corpus", "types_estimated", Rule::kEither},
    {"corpus", "pi_types_estimated", Rule::kEither},
    // The same words may occur in several reports. The maximum is a lower bound, and the sum an
    // upper bound.
    {"corpus", "types_at_least", Rule::kGreatest},
    {"corpus", "pi_types_at_least", Rule::kGreatest},
    {"labels", "style", Rule::kStyle},
    {"surrogates", "invented_share", Rule::kKept},
    {"surrogates", "uses_of_each", Rule::kKept},
    // A guaranteed minimum, which holds for each of them.
    {"counts", "name_candidates", Rule::kLeast},
};

Rule rule_of(std::string_view object, std::string_view field) {
  const auto* const found = std::ranges::find_if(
      kRules, [&](const FieldRule& rule) { return rule.object == object && rule.field == field; });
  return found == std::end(kRules) ? Rule::kSum : found->rule;
}

bool add_number(Json& sum, const Json& part, Rule rule) {
  if (!sum.is_number_unsigned() || !part.is_number_unsigned()) return false;
  const auto a = sum.get<std::uint64_t>();
  const auto b = part.get<std::uint64_t>();
  if (rule == Rule::kLeast) {
    sum = a == 0 || b == 0 ? a + b : std::min(a, b);
  } else {
    sum = rule == Rule::kGreatest ? std::max(a, b) : a + b;
  }
  return true;
}

bool add_flag(Json& sum, const Json& part) {
  if (!sum.is_boolean() || !part.is_boolean()) return false;
  sum = sum.get<bool>() || part.get<bool>();
  return true;
}

/// Adds the styles of a label. Reports with the same options agree on them, except that dates
/// without a year are removed ("remove"). The style of other dates takes precedence.
bool add_style(Json& sum, const Json& part) {
  if (!sum.is_string() || !part.is_string()) return false;
  if (sum == "remove") sum = part;
  return sum == part || part == "remove";
}

bool add_value(std::string_view object, std::string_view field, Json& sum, const Json& part) {
  if (sum.is_null()) {
    sum = part;
    return true;
  }
  if (sum.is_object() && part.is_object()) {
    for (const auto& [name, value] : part.items()) {
      if (!add_value(object, name, sum[name], value)) return false;
    }
    return true;
  }
  switch (const Rule rule = rule_of(object, field)) {
    case Rule::kKept:
      return true;
    case Rule::kEither:
      return add_flag(sum, part);
    case Rule::kStyle:
      return add_style(sum, part);
    default:
      return add_number(sum, part, rule);
  }
}

/// Replaces "types" by "types_at_least" and "types_at_most".
void bound_distinct(Json& corpus) {
  for (const char* side : {"before", "after"}) {
    Json& size = corpus[side];
    for (const std::string field : {"types", "pi_types"}) {
      if (!size.contains(field)) continue;
      const Json number = size[field];
      size[field + "_at_least"] = number;
      size[field + "_at_most"] = number;
      size.erase(field);
    }
  }
}

}  // namespace

std::uint64_t number_in(const Json& object, const char* field) {
  if (!object.is_object() || !object.contains(field)) return 0;
  const Json& value = object[field];
  return value.is_number_unsigned() ? value.get<std::uint64_t>() : 0;
}

std::string text_in(const Json& object, const char* field) {
  if (!object.is_object() || !object.contains(field) || !object[field].is_string()) return {};
  return printable(object[field].get<std::string>());
}

bool is_set(const Json& report, const char* field) {
  return report.is_object() && report.contains(field) && report[field] == true;
}

bool add_report(Json& sum, const Json& given) {
  Json part = given;
  bound_distinct(sum["corpus"]);
  bound_distinct(part["corpus"]);
  for (const auto& [field, numbers] : part.items()) {
    if (numbers.is_object() && !add_value(field, {}, sum[field], numbers)) return false;
  }
  return true;
}

void set_shares(Json& report) {
  Json& surrogates = report["surrogates"];
  const auto ratio = [](std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
  };
  surrogates["invented_share"] =
      ratio(number_in(surrogates, "invented"), number_in(surrogates, "entities"));
  surrogates.erase("uses_of_each");
  const Json& after = report["corpus"]["after"];
  if (!after.contains("pi_types")) return;
  surrogates["uses_of_each"] = ratio(number_in(after, "pi_entities"), number_in(after, "pi_types"));
}

void subtract(Json& object, const std::string& field, std::uint64_t number) {
  const std::uint64_t all = number_in(object, field.c_str());
  if (number > 0 && all > 0) object[field] = all - std::min(all, number);
}

}  // namespace pseudo::cli
