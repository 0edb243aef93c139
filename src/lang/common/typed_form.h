// Access to the forms of parts as values of a module's own types.
#pragma once

#include "pseudo/language.h"

namespace pseudo::lang {

/// The form of a part; a default one if it has none of this type.
template <class T>
const T& form_as(const Part& part) {
  static const T none;
  const T* const form = part.form.get<T>();
  return form == nullptr ? none : *form;
}

/// The same to be changed: a part without a form of this type gets a default one.
template <class T>
T& form_as(Part& part) {
  if (part.form.get<T>() == nullptr) part.form = Form(T{});
  return *part.form.get<T>();
}

}  // namespace pseudo::lang
