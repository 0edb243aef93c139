// Typed access to Part::form.
#pragma once

#include "pseudo/language.h"

namespace pseudo::lang {

/// Returns the form of a part, or a default T if the part has no form of this type.
template <class T>
const T& form_as(const Part& part) {
  static const T none;
  const T* const form = part.form.get<T>();
  return form == nullptr ? none : *form;
}

/// Mutable access: gives the part a default T first if it has no form of this type.
template <class T>
T& form_as(Part& part) {
  if (part.form.get<T>() == nullptr) part.form = Form(T{});
  return *part.form.get<T>();
}

}  // namespace pseudo::lang
