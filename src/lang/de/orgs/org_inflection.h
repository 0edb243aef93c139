// Inflection of the names of organisations: case, gender, number and base form.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the case that head noun and context show.
OrgForm::Inflection inflection_of(const Rules& rules, const OrgWords& words, const Mention& mention,
                                  const Agreement& agreement, const Context& context);

/// Removes the ending of the inflected head noun from lemma and key: "Eisnerhauses",
/// "Kinderfreunden Graz".
void take_off_ending(const Rules& rules, const OrgWords& words, Part& part);

/// Sets gender and number of a name without head noun from the words before it.
void set_gender_and_number(std::string_view name, const Mention& mention,
                           const Agreement& agreement, const Context& context, Traits& traits);

/// Returns the ending of an adjective in the name ("Philosophische Fakultät"). For other names
/// returns the ending that the determiner requires, or "".
std::string adjective_ending_in(const Rules& rules, const OrgWords& words,
                                const Agreement& agreement);

/// The genitive of a name without head noun.
struct BareGenitive {
  std::size_t stem = 0;  ///< Bytes.
  Endings endings;
};
/// Recognizes a genitive in -s if its base is known, or with an apostrophe: "Mercedes'".
std::optional<BareGenitive> bare_genitive(const Rules& rules, std::string_view name,
                                          const Context& context);

}  // namespace pseudo::lang::de
