// Draws a surrogate for every entity that has a name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/assign/name_candidates.h"
#include "engine/assign/name_fit.h"
#include "engine/assign/name_request.h"
#include "engine/assign/near_towns.h"
#include "engine/assign/shared_draws.h"
#include "engine/assign/shared_rows.h"
#include "engine/common/alike_names.h"
#include "engine/common/original_set.h"
#include "engine/common/scopes.h"
#include "engine/forms/form_index.h"
#include "engine/resolve/entity_table.h"
#include "pseudo/language.h"
#include "pseudo/random.h"

namespace pseudo {

/// The surrogate drawn for an entity.
struct DrawnName {
  Surrogate surrogate;
  std::uint64_t choice = 0;  ///< Passed to LanguageModule::realize.
};

struct NameCounts {
  std::size_t plain = 0;       ///< Pseudo-words, drawn where no lexicon has a suitable name.
  std::size_t collisions = 0;  ///< In shared scopes: entities that share a surrogate with another.
  /// In shared scopes: the smallest number of candidates from which a surrogate was drawn; 0: none
  /// was.
  std::size_t candidates = 0;
};

/// Draws surrogates for entities, in the order of the calls.
///
/// Document scope: a weighted draw from the rows that the language's query selects. Excluded are
/// originals of the document, names that contain a form that the sweep would find
/// ("Lindengrundgasse" for "Lindengasse"), and surrogates already used in the category. While the
/// document has few people, names of people are also excluded that a reader could confuse with
/// another person's or with the original (AlikeNames). Towns are drawn near each other (NearTowns).
///
/// Sentence scope: the same within a sentence; a name gets different surrogates in different
/// sentences.
///
/// Folder and corpus scope: SharedDraws, without letter map, except that a word of a name which is
/// a person in this document ("Gasse") must not stay.
///
/// If no candidate is suitable, a pseudo-word is drawn.
class NameDraws {
 public:
  /// All arguments must outlive the object. `forms`: the forms of the document's originals; null:
  /// no check.
  NameDraws(const LanguageModule& language, Scopes& scopes, const OriginalSet& originals,
            const SharedRows& rows, const AlikeNames& alike, const FormIndex* forms = nullptr)
      : language_(language),
        scopes_(scopes),
        originals_(originals),
        rows_(rows),
        alike_(alike),
        fit_(language, originals, alike, forms) {}

  DrawnName draw(const Entity& entity);
  /// For shared scopes: a surrogate that is not unwanted, for a mention of which the usual
  /// surrogate shows another word or form. A person's name begins like the usual one if possible,
  /// as initials of it do.
  DrawnName draw_unlike(const Entity& entity, std::string_view usual, IsUnwanted is_unwanted);
  /// Another surrogate of the same kind, for fragments for which the first surrogate has no word.
  std::string draw_further(const Entity& entity, std::size_t number);
  [[nodiscard]] const NameCounts& counts() const { return counts_; }

 private:
  NameRequest usual_request(const Entity& entity);
  NameRequest make_request(const Entity& entity, DrawStream stream);
  [[nodiscard]] bool is_fruitless(const NameRequest& request, const CandidateSteps& steps) const;
  std::optional<Surrogate> draw_distinct(NameRequest& request);
  std::optional<Surrogate> draw_among(NameRequest& request, const CandidateSteps& steps) const;
  Surrogate invent(NameRequest& request);
  [[nodiscard]] SharedDraws shared_draws() const { return {language_, scopes_, rows_, fit_}; }

  const LanguageModule& language_;
  Scopes& scopes_;
  const OriginalSet& originals_;
  const SharedRows& rows_;
  const AlikeNames& alike_;
  NameFit fit_;
  std::map<std::string, std::size_t> failures_;  // searches without result, by rows_name()
  NearTowns towns_;
  NameCounts counts_;
};

}  // namespace pseudo
