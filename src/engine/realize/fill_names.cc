#include "engine/realize/fill_names.h"

#include <optional>
#include <utility>

#include "text/casing.h"

namespace pseudo {

std::string in_pattern_of(std::string_view surface, std::string_view natural_original,
                          std::string natural) {
  const text::CaseShape shape = text::observe_case(surface, natural_original);
  return shape == text::CaseShape::kNatural ? std::move(natural) : text::apply_case(natural, shape);
}

namespace {

// The country of a postal code only restricts which town is drawn. In a shared scope that
// restriction was not applied, so the form is tried again without it.
std::optional<std::string> in_form_of(const Part& part, const DrawnName& name,
                                      const LanguageModule& language) {
  auto realized = language.realize(name.surrogate, part, name.choice);
  if (realized || !part.traits.country_is_shown) return realized;
  Part elsewhere = part;
  elsewhere.traits.country_is_shown = false;
  return language.realize(name.surrogate, elsewhere, name.choice);
}

}  // namespace

std::string write_name(const DrawnName& name, const Part& part, std::string_view surface,
                       const LanguageModule& language) {
  const std::string& lemma = name.surrogate.lemma;
  if (part.form.empty()) {
    return language.respell(in_pattern_of(surface, part.lemma, lemma), part.spelling);
  }
  std::string realized = in_form_of(part, name, language).value_or(lemma);
  return language.respell(in_pattern_of(surface, language.natural_form(part), std::move(realized)),
                          part.spelling);
}

}  // namespace pseudo
