// Streets without their last part: "Thalia 12", "Thalia- und Lindenstraße", "Thal.-Str." for
// "Thaliastraße".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/sweep/collect_forms.h"
#include "pseudo/language.h"

namespace pseudo {

/// Collects the streets of a document.
class CutStreets {
 public:
  void note(std::string street, FormPlace place);
  /// Adds the streets without their last parts. Call after all names, which take precedence:
  /// "Thalia" may be annotated as a shop.
  void add(const Plan& plan, const LanguageModule& language, SweptForms& forms) const;

 private:
  std::vector<std::pair<std::string, FormPlace>> streets_;
};

/// Notes the digits of a house number, which show a street without its last part elsewhere.
void note_house_number(std::string_view surface, SweptForms& forms);
/// The same for "12" of "Thaliastraße 12" if only the street is annotated.
void note_numbers_behind_streets(std::string_view text, const Plan& plan, SweptForms& forms);

struct CutStreet {
  ByteSpan span;  ///< With the hyphen or the abbreviated last part behind it.
  bool is_doubtful = false;
};

/// Returns the street that a match of such a form stands for. Returns nullopt if its context does
/// not show one.
std::optional<CutStreet> cut_street_at(std::string_view text, const FormIndex::Match& match,
                                       const SweptForms& forms, const LanguageModule& language);

}  // namespace pseudo
