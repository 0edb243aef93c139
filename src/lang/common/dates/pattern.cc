#include "lang/common/dates/pattern.h"

#include <algorithm>
#include <array>
#include <utility>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::array<std::pair<std::string_view, Unit>, 14> kUnits{{
    {"day", Unit::kDay},
    {"month", Unit::kMonth},
    {"year", Unit::kYear},
    {"academic", Unit::kAcademic},
    {"years", Unit::kYears},
    {"week", Unit::kWeek},
    {"quarter", Unit::kQuarter},
    {"half", Unit::kHalf},
    {"term", Unit::kTerm},
    {"season", Unit::kSeason},
    {"decade", Unit::kDecade},
    {"counted", Unit::kCounted},
    {"feast", Unit::kFeast},
    {"time", Unit::kTime},
}};

struct LetterRun {
  std::string_view letters;
  ElementKind kind;
  std::uint8_t least;
  std::uint8_t most;
};

// Longer runs of a letter come before shorter ones.
constexpr std::array<LetterRun, 14> kLetterRuns{{
    {"MMMM", ElementKind::kMonthName, 0, 0},
    {"YYYY", ElementKind::kYear, 4, 4},
    {"YYY", ElementKind::kYear, 3, 3},
    {"YY", ElementKind::kYear, 2, 2},
    {"DD", ElementKind::kDay, 2, 2},
    {"MM", ElementKind::kMonth, 2, 2},
    {"NN", ElementKind::kNumber, 2, 2},
    {"mm", ElementKind::kMinute, 2, 2},
    {"hh", ElementKind::kHour, 2, 2},
    {"FF", ElementKind::kFraction, 1, 9},
    {"D", ElementKind::kDay, 1, 2},
    {"M", ElementKind::kMonth, 1, 2},
    {"N", ElementKind::kNumber, 1, 2},
    {"h", ElementKind::kHour, 1, 2},
}};

/// Consumes "{kind}" at the front of the pattern. Returns nullopt if the kind is unknown.
std::optional<Element> take_word(std::string_view& pattern) {
  const std::size_t end = pattern.find('}');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view name = pattern.substr(1, end - 1);
  pattern.remove_prefix(end + 1);
  if (name == "month_ordinal") return Element{.kind = ElementKind::kMonthOrdinal};
  const auto kind = find_word_kind(name);
  if (!kind) return std::nullopt;
  return Element{.kind = ElementKind::kWord, .word = *kind};
}

/// Consumes one element at the front of the pattern. Returns nullopt if there is none.
std::optional<Element> take_element(std::string_view& pattern) {
  if (pattern[0] == '{') return take_word(pattern);
  const auto take = [&pattern](std::size_t size, Element element) {
    pattern.remove_prefix(size);
    return element;
  };
  if (pattern[0] == ' ') return take(1, {.kind = ElementKind::kBlank});
  if (pattern[0] == '\'') return take(1, {.kind = ElementKind::kApostrophe});
  for (const LetterRun& run : kLetterRuns) {
    if (!pattern.starts_with(run.letters)) continue;
    return take(run.letters.size(), {.kind = run.kind, .least = run.least, .most = run.most});
  }
  std::size_t size = 0;
  const char32_t c = text::next(pattern, size);
  if (text::is_word(c)) return std::nullopt;
  return take(size, {.literal = std::string(pattern.substr(0, size))});
}

/// True if the form has the fields that shifting its unit requires.
bool says_its_unit(const Form& form) {
  const auto has = [&form](ElementKind kind) {
    return std::ranges::find(form.elements, kind, &Element::kind) != form.elements.end();
  };
  const auto has_word = [&form](WordKind word) {
    return std::ranges::any_of(form.elements, [word](const Element& element) {
      return element.kind == ElementKind::kWord && element.word == word;
    });
  };
  switch (form.unit) {
    case Unit::kDay:
      return has(ElementKind::kDay) || has_word(WordKind::kOrdinal);
    case Unit::kYear:
    case Unit::kAcademic:
    case Unit::kYears:
    case Unit::kDecade:
      return has(ElementKind::kYear) || has_word(WordKind::kYear);
    case Unit::kFeast:
      return std::ranges::count_if(form.elements,
                                   [](const Element& e) { return is_field(e.kind); }) > 1;
    case Unit::kTime:
      return has(ElementKind::kHour);
    default:
      return true;
  }
}

}  // namespace

bool is_field(ElementKind kind) { return kind >= ElementKind::kDay; }

bool is_number(ElementKind kind) {
  switch (kind) {
    case ElementKind::kDay:
    case ElementKind::kMonth:
    case ElementKind::kYear:
    case ElementKind::kNumber:
    case ElementKind::kHour:
    case ElementKind::kMinute:
    case ElementKind::kFraction:
      return true;
    default:
      return false;
  }
}

std::optional<Unit> find_unit(std::string_view name) {
  const auto found = std::ranges::find(kUnits, name, [](const auto& row) { return row.first; });
  if (found == kUnits.end()) return std::nullopt;
  return found->second;
}

std::optional<Form> compile_pattern(std::string_view pattern, Unit unit) {
  Form form{.unit = unit, .elements = {}};
  std::size_t fields = 0;
  while (!pattern.empty()) {
    auto element = take_element(pattern);
    if (!element) return std::nullopt;
    if (!form.elements.empty() && is_number(element->kind) &&
        is_number(form.elements.back().kind)) {
      form.elements.back().joined = true;
    }
    if (is_field(element->kind)) ++fields;
    form.elements.push_back(*std::move(element));
  }
  if (fields == 0 || fields > kMostFields || !says_its_unit(form)) return std::nullopt;
  const Element& last = form.elements.back();
  form.ends_in_year = last.kind == ElementKind::kYear && last.least == 4;
  return form;
}

}  // namespace pseudo::lang::dates
