// Draws a surrogate for every entity that has a name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/assign/name_candidates.h"
#include "engine/assign/near_towns.h"
#include "engine/assign/shared_rows.h"
#include "engine/assign/taken_names.h"
#include "engine/common/alike_names.h"
#include "engine/common/original_set.h"
#include "engine/common/scopes.h"
#include "engine/forms/form_index.h"
#include "engine/resolve/entity_table.h"
#include "pseudo/language.h"
#include "pseudo/random.h"
#include "text/word_units.h"

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
/// Folder and corpus scope: a keyed function of category and entity, without letter map, except
/// that a word of a name which is a person in this document ("Gasse") must not stay. The lexicon
/// entries that may be drawn are permuted by a keyed permutation without fixed points, so two
/// entries never share a surrogate, and no name is replaced by one that resembles it or contains
/// one of its forms.
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
        forms_(forms),
        taken_(language) {}

  DrawnName draw(const Entity& entity);
  /// True for names that the surrogate must not have.
  using IsUnwanted = std::function<bool(std::string_view)>;
  /// For shared scopes: a surrogate that is not unwanted, for a mention of which the usual
  /// surrogate shows another word or form. A person's name begins like the usual one if possible,
  /// as initials of it do.
  DrawnName unlike(const Entity& entity, std::string_view usual, IsUnwanted is_unwanted);
  /// Another surrogate of the same kind, for fragments for which the first surrogate has no word.
  std::string further(const Entity& entity, std::size_t number);
  [[nodiscard]] const NameCounts& counts() const { return counts_; }

 private:
  /// What a surrogate must not be or contain. Shared scopes use only the first, because there a
  /// surrogate must not depend on the rest of the document.
  enum class Avoids { kOwnOriginal, kAllOfDocument };
  /// The requirements on the surrogate of an entity, and the random stream it is drawn from.
  struct Request {
    const Entity& entity;
    std::span<const Part* const> forms = {};  // the forms in which the surrogate must exist
    DrawStream stream;
    std::uint64_t choice = 0;
    std::string lemma = {};  // input of the query
    char32_t letter = 0;     // first letter of the surrogate; 0: any
    SurrogateQuery query = {};
    std::optional<Point> goal = {};  // the surrogate should lie near it
    text::UnitSet own_words = {};    // the surrogate must not contain these
    IsUnwanted is_unwanted = {};     // nor be one of these; empty: no others
    PersonName own_name = {};        // of a person; the surrogate must not resemble it
    std::size_t candidates = 0;      // number of them, in shared scopes
  };

  Request usual_request(const Entity& entity);
  Request make_request(const Entity& entity, DrawStream stream);
  [[nodiscard]] bool fits(const Request& request, const Surrogate& surrogate, Avoids avoids) const;
  [[nodiscard]] bool resembles_own(const Request& request, const Surrogate& surrogate,
                                   const std::string& folded) const;
  [[nodiscard]] bool fits_forms(const Request& request, const Surrogate& surrogate) const;
  [[nodiscard]] bool shows_original(const Request& request, std::string_view text) const;
  [[nodiscard]] bool is_mistakable(Category category, std::string folded) const;
  [[nodiscard]] bool is_fruitless(const Request& request, const CandidateSteps& steps) const;
  std::optional<Surrogate> draw_distinct(Request& request);
  std::optional<Surrogate> draw_among(Request& request, const CandidateSteps& steps) const;
  std::optional<Surrogate> draw_shared(Request& request) const;
  std::optional<Surrogate> draw_by_weight(Request& request) const;
  [[nodiscard]] bool suits(Category category, const LexiconTable& table,
                           const SharedRows::Class& peers, std::size_t row,
                           std::size_t surrogate) const;
  std::optional<Surrogate> permute(Request& request) const;
  Surrogate invent(Request& request);
  void enter_person(const Request& request, const Surrogate& surrogate);

  const LanguageModule& language_;
  Scopes& scopes_;
  const OriginalSet& originals_;
  const SharedRows& rows_;
  const AlikeNames& alike_;
  const FormIndex* forms_;
  TakenNames taken_;
  PeopleShown people_;
  std::map<std::string, std::size_t> failures_;  // searches without result, by rows_name()
  NearTowns towns_;
  NameCounts counts_;
};

}  // namespace pseudo
