// Whom or what mentions name: equal ones have one number or one description in the styles that show
// them.
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
  std::string key;  ///< Made of the keys of the mention's parts: a function of the mention alone.
  friend auto operator<=>(const Referent&, const Referent&) = default;
};

/// A mention, or what an annotation inside of it names: "Graz" of "Universität Graz".
struct Subject {
  std::size_t target = 0;
  std::optional<std::size_t> inner = std::nullopt;  ///< An annotation within the target's mention.
};

/// The mentions of targets as they are.
std::vector<Subject> as_subjects(const std::vector<std::size_t>& targets);

/// Which mentions may refer to one person or thing.
enum class Among : std::uint8_t {
  kLabel,  ///< Those of one label, as its numbers count them.
  kKind,   ///< Those of one kind: "Adler" as a FAMILY is the PERSON "Irene Adler".
};

/// One for each of the subjects, in their order; the key is empty if an inner annotation names
/// nothing that is a part of its mention. A mention of fewer names than another of its scope
/// refers to the same person, if there is just one such other: "Adler" beside "Irene Adler". In
/// wide scopes, where other documents do not know that, each has its own key.
std::vector<Referent> referents_of(const std::vector<Subject>& subjects, const Document& document,
                                   const Plan& plan, const Resolved& resolved,
                                   const Options& options, Among among = Among::kLabel);

}  // namespace pseudo
