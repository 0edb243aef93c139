// Acronyms that the names of organizations form: "FAZ" of "Frankfurter Allgemeine Zeitung".
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "pseudo/language.h"

namespace pseudo {

/// True for "FAZ", "VdK", "FAZs": at least two capitals, the first of which begins the word.
bool is_written_as_acronym(std::string_view word);

/// Collects the forms that are acronyms. They are found in capitals only, as their letters may
/// spell a word.
class OrgAcronyms {
 public:
  /// Notes a form of one word if it is an acronym of the name. Returns true if so.
  bool note(const SearchForm& form, std::string_view name, FormIndex::Owner owner);
  /// Adds the noted forms, except those that the document annotates as a name.
  void add(const Plan& plan, SweptForms& forms) const;

 private:
  std::vector<std::pair<SearchForm, FormIndex::Owner>> noted_;
};

}  // namespace pseudo
