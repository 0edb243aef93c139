#include "engine/realize/fill_names.h"

#include <utility>

#include "text/casing.h"

namespace pseudo {

std::string in_pattern_of(std::string_view surface, std::string_view natural_original,
                          std::string natural) {
  const text::CaseShape shape = text::observe_case(surface, natural_original);
  return shape == text::CaseShape::kNatural ? std::move(natural) : text::apply_case(natural, shape);
}

std::string write_name(const DrawnName& name, const Part& part, std::string_view surface,
                       const LanguageModule& language) {
  const std::string& lemma = name.surrogate.lemma;
  if (part.form.empty()) {
    return language.respell(in_pattern_of(surface, part.lemma, lemma), part.spelling);
  }
  std::string realized = language.realize(name.surrogate, part, name.choice).value_or(lemma);
  return language.respell(in_pattern_of(surface, language.natural_form(part), std::move(realized)),
                          part.spelling);
}

}  // namespace pseudo
