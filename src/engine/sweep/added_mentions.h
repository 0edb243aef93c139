// Turns missed mentions into annotations, so that they are replaced like all others.
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

/// A new annotation and the entity that it must refer to.
struct ExpectedEntity {
  std::size_t annotation = 0;
  Category category = Category::kPerson;
  std::string key;
  std::string lemma;
};

struct AddedMentions {
  std::size_t count = 0;
  std::vector<ExpectedEntity> expected;  ///< For names of persons and places.
  /// Readings of annotations whose text obscures the name by a hyphen at a line end or by
  /// look-alike letters.
  std::vector<Reading> readings;
};

/// True if the text of a match does not spell the form that was found (FormIndex::Match::key),
/// because of invisible characters, look-alike letters or a hyphen at a line end. False for
/// numbers, which have no form.
bool hides_name(std::string_view text, const std::string& key);

/// Appends an annotation for each mention, with the next free ids, except for doubtful and denied
/// ones. The label is that of the mention that owns the form. For a part of another category (the
/// family name of a PERSON) it is a label that the document uses for this category, otherwise the
/// name of the category.
AddedMentions add_mentions(Document& document, std::span<const SweptMention> mentions,
                           const SweptForms& forms, const Plan& plan,
                           std::span<const Analysis> analyses, const LabelMap& labels);

/// Readings of new mentions that the language analyzed as another entity than the one found by the
/// sweep: the base form of the name. `analyses`: those of the plan with the new mentions.
std::vector<Reading> readings_of_strays(const Document& document,
                                        std::span<const ExpectedEntity> expected, const Plan& plan,
                                        std::span<const Analysis> analyses);

}  // namespace pseudo
