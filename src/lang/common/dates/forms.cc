#include "lang/common/dates/forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace pseudo::lang::dates {
namespace {

std::optional<std::string> text_between(const Form& form, ElementKind a, ElementKind b) {
  bool after_a = false;  // the last field is an `a`
  std::string text;      // what follows it
  for (const Element& element : form.elements) {
    if (after_a && element.kind == b) return text;
    if (is_field(element.kind)) {
      after_a = element.kind == a;
      text.clear();
    } else {
      text += element.kind == ElementKind::kLiteral ? element.literal
              : element.kind == ElementKind::kBlank ? " "
                                                    : "'";
    }
  }
  return std::nullopt;
}

}  // namespace

Result<DateForms> DateForms::from(const Lexicons& lexicons) {
  const LexiconTable* table = lexicons.table("date_forms");
  if (table == nullptr) return Error{ErrorCode::kLexicon, "table date_forms: dates need it"};
  DateForms forms;
  forms.bare_year_ = *compile_pattern("YY", Unit::kYear);
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    const auto unit = find_unit(table->cell(row, "unit"));
    auto form = unit ? compile_pattern(table->cell(row, std::size_t{0}), *unit) : std::nullopt;
    if (!form) {
      return Error{ErrorCode::kLexicon,
                   fmt::format("table date_forms, row {}: unknown pattern or unit", row + 1)};
    }
    forms.add(*std::move(form));
  }
  return forms;
}

void DateForms::add(Form form) {
  const auto number = static_cast<std::uint32_t>(forms_.size());
  std::uint32_t node = 0;
  for (const Element& element : form.elements) {
    const auto& next = nodes_[node].next;
    const auto found =
        std::ranges::find_if(next, [&](std::uint32_t n) { return nodes_[n].element == element; });
    if (found != next.end()) {
      node = *found;
      continue;
    }
    const auto added = static_cast<std::uint32_t>(nodes_.size());
    nodes_[node].next.push_back(added);
    nodes_.push_back({.element = element, .next = {}, .ends = {}, .first_form = number});
    node = added;
  }
  nodes_[node].ends.push_back(number);
  forms_.push_back(std::move(form));
}

std::optional<std::string> DateForms::text_between(Unit unit, ElementKind a, ElementKind b) const {
  for (const Form& form : forms_) {
    if (form.unit != unit) continue;
    if (auto text = dates::text_between(form, a, b)) return text;
  }
  return std::nullopt;
}

}  // namespace pseudo::lang::dates
