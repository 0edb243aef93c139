// The names and initials of a document, each with its replacement in another document.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/common/setup.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// A name that is a mention or a part of one. Texts are folded.
struct ShownName {
  const ReplacedStretch* stretch = nullptr;
  std::size_t entity = 0;  ///< Index into Resolved::table.
  Category category = Category::kPerson;
  ScopePlace scope = {};
  std::string old_key;
  std::string new_key;
  std::string ending;    ///< The ending after the base form of the old name: "s" of "hubers".
  bool is_base = false;  ///< The name is in its base form.
  bool is_nickname = false;
  /// A nickname with an ending outside of the annotation, which decides which nickname fits:
  /// "[Lisl]lein".
  bool is_cut_nickname = false;
  bool is_spread = false;  ///< The new text is that of several stretches.
};

/// An initial of one letter. Texts are folded.
struct ShownInitial {
  const ReplacedStretch* stretch = nullptr;
  Category category = Category::kPerson;
  ScopePlace scope = {};
  std::string old_letter;
  std::string new_letter;
};

struct ShownNames {
  std::vector<ShownName> names;
  std::vector<ShownInitial> initials;
};

/// Returns the names and initials of mentions that a surrogate replaces, if the replacements of
/// their parts are known. Mentions in several pieces need a name for each piece: otherwise a run
/// adds further names. Excludes names inside organisations, which may have a form of their own
/// there.
ShownNames shown_names(const Checked& before, const Resolved& resolved, const Document& after,
                       std::span<const ReplacedStretch> stretches, const EngineSetup& setup);

}  // namespace pseudo
