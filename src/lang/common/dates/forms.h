// The forms of dates of a language: the table `date_forms`, compiled to a prefix tree.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lang/common/dates/pattern.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"

namespace pseudo::lang::dates {

/// A node of the prefix tree: one element, shared by all forms that are equal up to it.
struct FormNode {
  Element element;
  std::vector<std::uint32_t> next;  ///< Child nodes.
  std::vector<std::uint32_t> ends;  ///< Numbers of the forms that end at this node.
  std::uint32_t first_form = 0;     ///< The lowest number of a form that passes through this node.
};

/// Immutable, and thus safe to share between threads.
class DateForms {
 public:
  /// Errors: kLexicon if the table is missing, or if a pattern or unit is unknown (the error names
  /// the row).
  static Result<DateForms> from(const Lexicons& lexicons);

  /// The form of this number. Forms are numbered in the order of the table.
  [[nodiscard]] const Form& form(std::uint32_t number) const { return forms_[number]; }
  /// All nodes. The first node is the root, which matches nothing.
  [[nodiscard]] std::span<const FormNode> nodes() const { return nodes_; }

  /// The form of two digits that are a year by their context.
  [[nodiscard]] const Form& bare_year() const { return bare_year_; }

  /// Returns the text between a field of kind `a` and a following field of kind `b` in the first
  /// form of that unit that has both side by side. Returns nullopt if no form has.
  [[nodiscard]] std::optional<std::string> text_between(Unit unit, ElementKind a,
                                                        ElementKind b) const;

 private:
  void add(Form form);

  std::vector<Form> forms_;
  std::vector<FormNode> nodes_ = std::vector<FormNode>(1);
  Form bare_year_;
};

}  // namespace pseudo::lang::dates
