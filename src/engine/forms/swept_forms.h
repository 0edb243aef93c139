// The forms of originals that the sweep looks for, and which mention each comes from.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/forms/form_index.h"
#include "pseudo/category.h"
#include "values/locale.h"

namespace pseudo {

/// Folded words.
using WordSet = std::unordered_set<std::string>;

inline constexpr std::uint32_t kWholeMention = 0xFFFFFFFF;

/// The mention, or part of one, that a form comes from. Its number is a FormIndex::Owner.
struct FormOwner {
  std::uint32_t mention = 0;           ///< In Plan::mentions.
  std::uint32_t part = kWholeMention;  ///< In the mention's analysis.
  std::uint32_t annotation = 0;        ///< In Document::annotations.
  Category category = Category::kPerson;
};

/// The first letter of a given or family name, or a letter that stands for one. In small letters.
struct KnownInitial {
  char32_t letter = 0;
  FormIndex::Owner owner = 0;
};

/// Letters that stand for a name without another one beside.
struct LoneInitial {
  std::string letters;  ///< As they are written: "K", "Chr", "G.A.".
  FormIndex::Owner owner = 0;
};

/// "ehuber", "hubereva": a family name and a given name, or its initial, in one word; or both
/// names of a double one.
struct JoinedForm {
  FormIndex::Owner owner = 0;  ///< Of `name`, and of the whole form.
  FormIndex::Owner other_owner = 0;
  std::string name;  ///< Skeleton keys, as in FormIndex::Match::key.
  std::string other;
  bool is_user_name = false;  ///< `other` is an initial.
  bool is_name = false;       ///< It is a form of `name`, too: "hubern".
  std::uint8_t endings = 0;   ///< That `name` may have.
};

struct SweptForms {
  FormIndex index;
  std::vector<FormOwner> owners = {};
  const WordSet* ignored = nullptr;  ///< Folded words that are not reported. Null: none.
  /// Denied strings, which are no originals of a mention but treated like them. Null: none.
  const SweptForms* denied = nullptr;
  /// Looked for beside a name only: "E. Huber", "Huber, E.", "Eva H.".
  std::vector<KnownInitial> initials = {};
  std::vector<LoneInitial> lone_initials = {};  ///< Annotated alone; the words around decide.
  std::vector<LoneInitial> signatures = {};     ///< Looked for at the end of a line.
  /// The same without dots, "GA" and "ga": the words around decide.
  std::vector<LoneInitial> bare_signatures = {};
  /// By the key of the form.
  std::unordered_map<std::string, JoinedForm> joined = {};
  /// Words of the name of an organisation that no list has, by their key: behind "Herr" they are
  /// the family name of this owner.
  std::unordered_map<std::string, FormIndex::Owner> people_of_orgs = {};
  /// A misspelt name that these list is another name. Null: none.
  const values::NameTables* names = nullptr;
  /// What these have is no name that is cut off: "Prof.". Null: none.
  const values::WordSet* abbreviations = nullptr;
};

}  // namespace pseudo
