// Draws a surrogate for every entity that has a name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "engine/assign/name_candidates.h"
#include "engine/assign/near_towns.h"
#include "engine/assign/shared_rows.h"
#include "engine/common/alike_names.h"
#include "engine/common/original_set.h"
#include "engine/common/scopes.h"
#include "engine/forms/form_index.h"
#include "engine/resolve/entity_table.h"
#include "pseudo/language.h"
#include "pseudo/random.h"
#include "text/word_units.h"

namespace pseudo {

/// What was drawn for an entity.
struct DrawnName {
  Surrogate surrogate;
  std::uint64_t choice = 0;  ///< Handed to LanguageModule::realize.
};

struct NameCounts {
  std::size_t plain = 0;       ///< Invented words, where no lexicon has a fitting name.
  std::size_t collisions = 0;  ///< Shared scopes: two entities, one surrogate.
  /// Shared scopes: among so many names a surrogate was drawn, of all the fewest; 0: none was.
  std::size_t candidates = 0;
};

/// Draws for entities in the order of the calls.
///
/// Document scope: by weight from what the language's query leaves; never the entity's own
/// original, nor another of the document, nor what the sweep would find in it ("Lindengrundgasse"
/// for "Lindengasse"), nor a surrogate that its category has given away; no name
/// of a person that a reader takes for that of another, or of the original (AlikeNames), as long as
/// the document has few; towns near each other as NearTowns says.
/// Sentence scope: the same within a sentence; a name gets other surrogates in other sentences.
/// Folder and corpus scope: a keyed function of category and entity alone, without a letter map; of
/// lexicon entries that may be drawn a keyed permutation without fixed points, so that no two of
/// them meet and nobody gets a name like the own one, or one in which a form of it stands.
/// Where no candidate will do, an invented word of plain shape.
class NameDraws {
 public:
  /// All must outlive it. `forms`: those of the document's originals; null: none are looked for.
  NameDraws(const LanguageModule& language, Scopes& scopes, const OriginalSet& originals,
            const SharedRows& rows, const AlikeNames& alike, const FormIndex* forms = nullptr)
      : language_(language),
        scopes_(scopes),
        originals_(originals),
        rows_(rows),
        alike_(alike),
        forms_(forms) {}

  DrawnName draw(const Entity& entity);
  /// Shared scopes: a surrogate without any of these words, for a mention that has one of the usual
  /// surrogate's words itself.
  DrawnName unlike(const Entity& entity, const text::UnitSet& words);
  /// A further surrogate of the same kind (for fragments that the first has no word for).
  std::string further(const Entity& entity, std::size_t number);
  [[nodiscard]] const NameCounts& counts() const { return counts_; }

 private:
  /// What a surrogate must not be or show. Shared scopes ask for the first alone: there a surrogate
  /// must not depend on what else its document holds.
  enum class Avoids { kOwnOriginal, kAllOfDocument };
  /// What is asked for an entity, and the stream that answers.
  struct Request {
    const Entity& entity;
    std::span<const Part* const> forms = {};  // that the surrogate must have
    DrawStream stream;
    std::uint64_t choice = 0;
    std::string lemma = {};  // the query looks at it
    char32_t letter = 0;     // that the surrogate should begin with; 0: any
    SurrogateQuery query = {};
    std::optional<Point> goal = {};              // near which the surrogate should lie
    text::UnitSet own_words = {};                // that the surrogate must not have
    const text::UnitSet* other_words = nullptr;  // nor these; null: none
    PersonName own_name = {};                    // of a person; the surrogate must not be like it
    std::size_t candidates = 0;                  // of a shared scope
  };

  Request usual_request(const Entity& entity);
  Request make_request(const Entity& entity, DrawStream stream);
  [[nodiscard]] bool fits(const Request& request, const Surrogate& surrogate, Avoids avoids) const;
  [[nodiscard]] bool resembles_own(const Request& request, const Surrogate& surrogate,
                                   const std::string& folded) const;
  [[nodiscard]] bool fits_forms(const Request& request, const Surrogate& surrogate) const;
  [[nodiscard]] bool shows_original(const Request& request, std::string_view text) const;
  [[nodiscard]] bool is_taken(const Request& request, const Surrogate& surrogate) const;
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
  void enter_namesake(const Entity& entity, const Surrogate& surrogate);

  const LanguageModule& language_;
  Scopes& scopes_;
  const OriginalSet& originals_;
  const SharedRows& rows_;
  const AlikeNames& alike_;
  const FormIndex* forms_;
  std::unordered_set<std::string> taken_;  // surrogates and nicknames, by taken_key()
  std::map<std::string, std::set<std::string>> namesakes_;  // lemmas in other sentences
  PeopleShown people_;
  std::map<std::string, std::size_t> failures_;  // fruitless searches, by rows_name()
  NearTowns towns_;
  NameCounts counts_;
};

}  // namespace pseudo
