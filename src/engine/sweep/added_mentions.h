// Missed mentions become annotations, so that they are replaced like all others.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/plan/plan.h"
#include "engine/sweep/sweep.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// A new annotation and the entity that it must become.
struct ExpectedEntity {
  std::size_t annotation = 0;
  Category category = Category::kPerson;
  std::string key;
  std::string lemma;
};

struct AddedMentions {
  std::size_t count = 0;
  std::vector<ExpectedEntity> expected;  ///< For names of persons and places.
  /// How to read those whose text hides the name: by a hyphen at a line end, by look-alike letters.
  std::vector<Reading> readings;
};

/// True if a text does not show the letters of the form that was found in it (FormIndex::Match):
/// invisible ones between, others that look alike, a hyphen at a line end. Numbers have no form.
bool hides_name(std::string_view text, const std::string& key);

/// Annotates mentions at the end of the document, with the next free ids; doubtful and denied ones
/// are left out. The label is that of the mention that owns the form; for a part of it that has
/// another category (the family name of a PERSON) one that the document uses for this, else the
/// category's own name.
AddedMentions add_mentions(Document& document, std::span<const SweptMention> mentions,
                           const SweptForms& forms, const Plan& plan,
                           std::span<const Analysis> analyses, const LabelMap& labels);

/// Readings of new mentions that the language took for another entity than the one that the sweep
/// found: the base form of its name. `analyses`: of the plan that holds the new mentions.
std::vector<Reading> readings_of_strays(const Document& document,
                                        std::span<const ExpectedEntity> expected, const Plan& plan,
                                        std::span<const Analysis> analyses);

/// Annotations of JSON Lines whose ids hold an original, and are no T number below a million, get
/// the next free ones. Returns how many.
std::size_t replace_ids_with_originals(Document& document, const SweptForms& forms,
                                       const LanguageModule& language);

}  // namespace pseudo
