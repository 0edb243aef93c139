// The names and initials of a document, each with what stands for it in another document.
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

/// A name, folded, that is a mention or a part of one.
struct ShownName {
  const ReplacedStretch* stretch = nullptr;
  std::size_t entity = 0;  ///< In Resolved::table.
  Category category = Category::kPerson;
  ScopePlace scope = {};
  std::string old_key;
  std::string new_key;
  std::string ending;    ///< What the old one has behind its base form: "s" of "hubers".
  bool is_base = false;  ///< Written in its base form.
  bool is_nickname = false;
};

/// An initial of one letter, folded.
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

/// Of mentions that a surrogate replaces in one piece, if what stands for their parts is known. Not
/// those of organisations, within which a name may be written in a form of its own.
ShownNames shown_names(const Checked& before, const Resolved& resolved, const Document& after,
                       std::span<const ReplacedStretch> stretches, const EngineSetup& setup);

}  // namespace pseudo
