// Determines what mentions refer to. Equal referents get the same number or description in the
// styles that show one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// What a mention refers to.
struct Referent {
  ScopePlace scope;
  std::string key;  ///< Composed of the keys of the mention's parts; depends on the mention alone.
  friend auto operator<=>(const Referent&, const Referent&) = default;
};

/// A mention, or an annotation inside one: "Graz" in "Universität Graz".
struct Subject {
  std::size_t target = 0;
  std::optional<std::size_t> inner = std::nullopt;  ///< Index of an annotation inside the mention.
};

/// One subject per target: its whole mention.
std::vector<Subject> as_subjects(const std::vector<std::size_t>& targets);

/// Which mentions may share a referent.
enum class Among : std::uint8_t {
  kLabel,  ///< Mentions of the same label, as numbered tags count them.
  kKind,   ///< Mentions of the same kind: "Adler" as a FAMILY is the PERSON "Irene Adler".
};

/// One referent per subject, in order. The key is empty if an inner annotation covers no named part
/// of its mention. A mention with fewer names than another of its scope refers to the same person
/// if there is exactly one such person: "Adler" beside "Irene Adler". This does not apply in wide
/// scopes, because other documents lack that information; there each mention keeps its own key.
std::vector<Referent> referents_of(const std::vector<Subject>& subjects, const Document& document,
                                   const Plan& plan, const Resolved& resolved,
                                   const Options& options, Among among = Among::kLabel);

}  // namespace pseudo
