// The form of a personal name: how its surface is made from its lemma.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/grammar/genitive.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Stored in Part::form of given and family names that differ from their lemma. A name in its base
/// form has an empty Part::form.
struct NameForm {
  enum class Kind : std::uint8_t {
    kBase,            ///< No ending; the form then is a nickname.
    kGenitive,        ///< "Annas", "Klaus'": `endings`.
    kSilentGenitive,  ///< "Klaus": the apostrophe is outside the annotation or was left out.
    kPlural,          ///< A family name in the plural, "Müllers", "Fuchsens": `endings`.
    kFeminine,        ///< "Huberin": `ending`.
    kAdjective,       ///< "Müllersche", "müllersche": `ending`, `lower_case`.
    kPair,            ///< "Nováková" of the lemma Novák: `pair`.
    kDiminutive,      ///< "Lieschen", where only another diminutive fits.
  };
  Kind kind = Kind::kBase;
  Endings endings = {};
  std::string ending = {};
  bool lower_case = false;
  /// The nickname of the lemma that the surface is made from; "" if it is made from the lemma.
  std::string nickname = {};
  /// The kind of a pair, and the endings of this one, the second as it is written.
  struct Pair {
    std::string kind = {}, masculine = {}, feminine = {};
    friend bool operator==(const Pair&, const Pair&) = default;
  };
  Pair pair = {};
  friend bool operator==(const NameForm&, const NameForm&) = default;
};

/// Stores a form in an empty Part::form if it is not the base form.
inline void set_name_form(Part& part, NameForm form) {
  if (form != NameForm{}) part.form = Form(std::move(form));
}

}  // namespace pseudo::lang::de
