// The form of a personal name: how its surface derives from its lemma.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/grammar/genitive.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Stored in Part::form of given and family names that differ from their lemma. Part::form of other
/// names is empty.
struct NameForm {
  enum class Kind : std::uint8_t {
    kBase,            ///< No ending: the name is a nickname.
    kGenitive,        ///< "Annas", "Klaus'": `endings`.
    kSilentGenitive,  ///< "Klaus": the apostrophe is outside the annotation, or missing.
    kPlural,          ///< A family name in the plural, "Müllers", "Fuchsens": `endings`.
    kFeminine,        ///< "Huberin": `ending`.
    kAdjective,       ///< "Müllersche", "müllersche": `ending`, `lower_case`.
    kPair,            ///< "Nováková" for the lemma Novák: `pair`.
    kDiminutive,      ///< "Lieschen": only another diminutive can replace it.
  };
  Kind kind = Kind::kBase;
  Endings endings = {};
  std::string ending = {};
  bool lower_case = false;
  /// The nickname of the lemma that the surface derives from. "" if it derives from the lemma
  /// itself.
  std::string nickname = {};
  /// The kind of a pair of names, and the endings of this name. The feminine ending is as written.
  struct Pair {
    std::string kind = {}, masculine = {}, feminine = {};
    friend bool operator==(const Pair&, const Pair&) = default;
  };
  Pair pair = {};
  friend bool operator==(const NameForm&, const NameForm&) = default;
};

/// Sets Part::form unless `form` is the base form.
inline void set_name_form(Part& part, NameForm form) {
  if (form != NameForm{}) part.form = Form(std::move(form));
}

}  // namespace pseudo::lang::de
