// Whether a name may be the surrogate of an entity.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/assign/name_request.h"
#include "engine/assign/taken_names.h"
#include "engine/common/alike_names.h"
#include "engine/common/original_set.h"
#include "engine/forms/form_index.h"
#include "pseudo/language.h"

namespace pseudo {

/// True if folded names differ in blanks and punctuation alone: "wald-apotheke" and "waldapotheke".
bool are_spelled_alike(std::string_view one, std::string_view other);

/// True for a given name joined of two, one of which is the other: "Karlheinz" and "Karl" or
/// "Heinz".
bool is_half_of(Category category, std::string_view half, std::string_view whole);

/// What a surrogate must not be or contain. Shared scopes use only the first, because there a
/// surrogate must not depend on the rest of the document.
enum class Avoids { kOwnOriginal, kAllOfDocument };

/// Compares names with the originals of a document and with the surrogates that it already shows.
class NameFit {
 public:
  /// All arguments must outlive the object. `forms`: the forms of the document's originals; null:
  /// no check.
  NameFit(const LanguageModule& language, const OriginalSet& originals, const AlikeNames& alike,
          const FormIndex* forms)
      : language_(language),
        originals_(originals),
        alike_(alike),
        forms_(forms),
        taken_(language) {}

  [[nodiscard]] bool fits(const NameRequest& request, const Surrogate& surrogate,
                          Avoids avoids) const;
  /// True for a name that fits only if there is no other.
  [[nodiscard]] bool is_avoided(const Surrogate& surrogate) const;
  /// True if the document already shows this surrogate.
  [[nodiscard]] bool is_used(const Entity& entity, std::string_view lemma) const {
    return taken_.is_used(entity, lemma);
  }
  /// Enters the surrogate of the request as shown. Returns false if it already was.
  bool enter(const NameRequest& request, const Surrogate& surrogate);

 private:
  [[nodiscard]] bool resembles_own(const NameRequest& request, const Surrogate& surrogate,
                                   const std::string& folded) const;
  [[nodiscard]] bool fits_forms(const NameRequest& request, const Surrogate& surrogate) const;
  [[nodiscard]] bool shows_original(const NameRequest& request, std::string_view text) const;
  [[nodiscard]] bool is_mistakable(Category category, std::string folded) const;
  void enter_person(const NameRequest& request, const Surrogate& surrogate);

  const LanguageModule& language_;
  const OriginalSet& originals_;
  const AlikeNames& alike_;
  const FormIndex* forms_;
  TakenNames taken_;
  PeopleShown people_;
};

}  // namespace pseudo
