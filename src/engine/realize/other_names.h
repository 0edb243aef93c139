// Other surrogates for mentions whose usual ones would show words of the mention.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/assign/assign.h"
#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "engine/realize/part_texts.h"
#include "engine/resolve/kept_words.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// In a wide scope the surrogate of one name may be another word of the same mention
/// ("Huber-Maier", if Huber becomes Maier). Draws other surrogates for such a mention alone. All
/// arguments must outlive the object.
class OtherNames {
 public:
  OtherNames(const Document& document, const Plan& plan, const Resolved& resolved,
             Assigned& assigned, const EngineSetup& setup)
      : document_(document), plan_(plan), resolved_(resolved), assigned_(assigned), setup_(setup) {}

  /// Writes other names into the parts of a mention. `text`: its usual text; `kept`: the words that
  /// it may keep. Returns false if nothing was written.
  bool write(std::size_t mention, std::string_view text, std::span<const KeptWord> kept,
             PartTexts& texts);

  /// The names of all entities, for an address: others where the usual surrogate shows words of the
  /// address. `text`: the usual text of the address. Nothing if no name must differ.
  std::optional<std::vector<DrawnName>> for_address(std::size_t mention, std::string_view text,
                                                    std::span<const KeptWord> kept);

 private:
  DrawnName draw(std::size_t entity, const Mention& mention, std::span<const KeptWord> kept,
                 std::string_view shown);

  const Document& document_;
  const Plan& plan_;
  const Resolved& resolved_;
  Assigned& assigned_;
  const EngineSetup& setup_;
};

}  // namespace pseudo
