// Other surrogates for mentions whose usual ones would show words or forms of the mention.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/assign/assign.h"
#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/realize/part_texts.h"
#include "engine/resolve/kept_words.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// In a wide scope the surrogate of one name may be another word of the same mention
/// ("Huber-Maier", if Huber becomes Maier), or show a form of it. Draws other surrogates for such a
/// mention alone. All arguments must outlive the object.
class OtherNames {
 public:
  OtherNames(const Document& document, const Plan& plan, const Resolved& resolved,
             const SweptForms& forms, const KeptWordFinder& kept_words, Assigned& assigned,
             const EngineSetup& setup)
      : document_(document),
        plan_(plan),
        resolved_(resolved),
        forms_(forms),
        kept_words_(kept_words),
        assigned_(assigned),
        setup_(setup) {}

  /// True if the new text of the mention shows a word of it or, in a wide scope, a form of its
  /// names. Sets `kept` as KeptWordFinder::leaves_word_of does.
  bool shows_own_name(std::size_t mention, std::string_view text, KeptWords& kept) const;

  /// Writes other names into the parts of a mention. `text`: its usual text; `kept`: the words that
  /// it may keep. Returns false if nothing was written.
  bool write(std::size_t mention, std::string_view text, std::span<const KeptWord> kept,
             PartTexts& texts);

  /// The names of all entities, for an address: others where the usual surrogate shows words or
  /// forms of the address. `text`: the usual text of the address. Nothing if no name must differ.
  std::optional<std::vector<DrawnName>> for_address(std::size_t mention, std::string_view text,
                                                    std::span<const KeptWord> kept);

 private:
  DrawnName draw(std::size_t entity, std::size_t mention, std::span<const KeptWord> kept,
                 std::string_view shown);
  [[nodiscard]] bool is_drawn_alone(std::size_t mention) const;
  [[nodiscard]] bool shows_form(std::size_t mention, std::string_view text) const;

  const Document& document_;
  const Plan& plan_;
  const Resolved& resolved_;
  const SweptForms& forms_;
  const KeptWordFinder& kept_words_;
  Assigned& assigned_;
  const EngineSetup& setup_;
};

}  // namespace pseudo
