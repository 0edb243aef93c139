// All forms of dates of a language: the table `date_forms`, ready for matching.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lang/common/dates/pattern.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"

namespace pseudo::lang::dates {

/// One element of all forms that are equal up to it: a node of a prefix tree.
struct FormNode {
  Element element;
  std::vector<std::uint32_t> next;  ///< Nodes that can follow.
  std::vector<std::uint32_t> ends;  ///< Numbers of the forms that end here.
  std::uint32_t first_form = 0;     ///< The lowest number of a form that goes through it.
};

/// Immutable. Threads: const, shared freely.
class DateForms {
 public:
  /// Errors: kLexicon (table missing; unknown pattern or unit, with its row).
  static Result<DateForms> from(const Lexicons& lexicons);

  /// Forms by number: their order in the table.
  [[nodiscard]] const Form& form(std::uint32_t number) const { return forms_[number]; }
  /// The first node is the root, which matches nothing.
  [[nodiscard]] std::span<const FormNode> nodes() const { return nodes_; }

  /// Two digits that the text around shows to be a year.
  [[nodiscard]] const Form& bare_year() const { return bare_year_; }

  /// What the first form of that unit writes between a field of kind `a` and one of kind `b` that
  /// follows it; nothing if no form has both side by side.
  [[nodiscard]] std::optional<std::string> text_between(Unit unit, ElementKind a,
                                                        ElementKind b) const;

 private:
  void add(Form form);

  std::vector<Form> forms_;
  std::vector<FormNode> nodes_ = std::vector<FormNode>(1);
  Form bare_year_;
};

}  // namespace pseudo::lang::dates
