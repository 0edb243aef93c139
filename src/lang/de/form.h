// Forms of places, streets and organisations, as they are kept in Part::form. Forms of names are
// in names/name_form.h.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lang/de/grammar/genitive.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// A form as a code and what the code needs to write it again.
struct CodedForm {
  std::uint32_t code = 0;
  std::string detail;
  friend bool operator==(const CodedForm&, const CodedForm&) = default;
};

/// The form of a part; kBase if it has none yet.
inline const CodedForm& form_of(const Part& part) {
  static const CodedForm base;
  const CodedForm* const coded = part.form.get<CodedForm>();
  return coded == nullptr ? base : *coded;
}
inline CodedForm& form_of(Part& part) {
  if (part.form.get<CodedForm>() == nullptr) part.form = Form(CodedForm{});
  return *part.form.get<CodedForm>();
}

/// CodedForm::code without its flags.
enum FormKind : std::uint32_t {
  kBase = 0,
  kGenitive = 1,        ///< detail: endings, see Endings.
  kInhabitant = 5,      ///< Wiener, Wienerin; detail: what follows the stem.
  kPlaceAdjective = 6,  ///< wienerisch; detail: '^' if capital, kOfInhabitant, its ending.
  kPlacePlural = 7,     ///< Dative plural of a country: Niederlanden.
  kStreet = 8,          ///< detail: the suffix as written ("str.").
  kOrganisation = 9,    ///< detail: case and adjective ending.
  kAcronym = 10,
};
inline constexpr std::uint32_t kKindMask = 0xff;
/// A short form of a place: Ischl for Bad Ischl.
inline constexpr std::uint32_t kShort = 0x200;

inline FormKind kind_of(const CodedForm& form) {
  return static_cast<FormKind>(form.code & kKindMask);
}

inline constexpr char kDetailMark = '\x1f';
/// Before the original as it stood, where no rule writes it ("Münchener"); always last.
inline constexpr char kOriginalMark = '\x1e';

inline std::string encode(const Endings& endings) {
  std::string detail(endings.plain);
  detail += '|';
  detail += endings.sibilant;
  return detail;
}

inline Endings decode(std::string_view detail) {
  detail = detail.substr(0, detail.find(kDetailMark));
  const std::size_t bar = detail.find('|');
  if (bar == std::string_view::npos) return {std::string(detail), std::string(detail)};
  return {std::string(detail.substr(0, bar)), std::string(detail.substr(bar + 1))};
}

/// Before the ending of a place's adjective that is made of the inhabitant: "wienerisch".
inline constexpr char kOfInhabitant = '~';

/// What follows the mark in a detail; "" if there is none.
inline std::string_view after_mark(std::string_view detail) {
  const std::size_t mark = detail.find(kDetailMark);
  if (mark == std::string_view::npos) return {};
  detail = detail.substr(mark + 1);
  return detail.substr(0, detail.find(kOriginalMark));
}

/// What a form's detail begins with, before any mark.
inline std::string_view before_marks(std::string_view detail) {
  constexpr char kMarks[] = {kDetailMark, kOriginalMark, '\0'};
  return detail.substr(0, detail.find_first_of(kMarks));
}

}  // namespace pseudo::lang::de
