// The forms of originals that the sweep searches for, with the mention that each comes from.
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

/// The mention, or the part of a mention, that a form comes from. Addressed by FormIndex::Owner.
struct FormOwner {
  std::uint32_t mention = 0;           ///< Index in Plan::mentions.
  std::uint32_t part = kWholeMention;  ///< Index in the analysis of the mention.
  std::uint32_t annotation = 0;        ///< Index in Document::annotations.
  Category category = Category::kPerson;
  bool is_of_street =
      false;  ///< A person or town in the name of a street, which also derives from it.
};

/// The first letter of a given or family name, or a letter that abbreviates one. In lower case.
struct KnownInitial {
  char32_t letter = 0;
  FormIndex::Owner owner = 0;
};

/// Letters that abbreviate a name without another name beside them.
struct LoneInitial {
  std::string letters;  ///< As written: "K", "Chr.", "G.A.", "-415".
  FormIndex::Owner owner = 0;
  std::string key = {};      ///< Of the name, if the letters abbreviate one.
  bool is_doubtful = false;  ///< They abbreviate several names.
};

/// One word composed of a family name and a given name or its initial ("hubereva", "ehuber"), or of
/// both halves of a double name.
struct JoinedForm {
  FormIndex::Owner owner = 0;  ///< The owner of `name` and of the whole form.
  FormIndex::Owner other_owner = 0;
  std::string name;  ///< `name` and `other` are skeleton keys, as in FormIndex::Match::key.
  std::string other;
  bool is_user_name = false;  ///< `other` is an initial.
  bool is_name = false;       ///< The form is also a form of `name`: "hubern".
  std::uint8_t endings = 0;   ///< Endings that `name` may take.
};

struct SweptForms {
  FormIndex index;
  std::vector<FormOwner> owners = {};
  const WordSet* ignored = nullptr;  ///< Folded words that are not reported. Null: none.
  /// Denied strings, treated like originals although they belong to no mention. Null: none.
  const SweptForms* denied = nullptr;
  /// Searched only beside a name: "E. Huber", "Huber, E.", "Eva H.".
  std::vector<KnownInitial> initials = {};
  std::vector<LoneInitial> lone_initials = {};  ///< Annotated alone; the context decides.
  /// At line ends, and where the context shows a name.
  std::vector<LoneInitial> signatures = {};
  /// The same without dots, "GA" and "ga"; the context decides.
  std::vector<LoneInitial> bare_signatures = {};
  /// Of names that are annotated in full: "K.", "Chr.", "KD"; the context decides.
  std::vector<LoneInitial> abbreviated = {};
  std::vector<LoneInitial> extensions = {};  ///< Of telephone numbers: "-415".
  /// Key: the joined form.
  std::unordered_map<std::string, JoinedForm> joined = {};
  /// Words of the names of organizations that are in no list, by key. After "Herr" such a word is
  /// the family name of the owner.
  std::unordered_map<std::string, FormIndex::Owner> people_of_orgs = {};
  /// Keys of acronyms that the names of organizations form: "faz". Found in capitals only.
  WordSet acronyms = {};
  WordSet words_of_streets = {};  ///< Folded words of streets: "Schönbrunner Straße".
  /// Owners of streets without their last part (LanguageModule::stem_of_street), with that part.
  std::unordered_map<FormIndex::Owner, std::string> cut_streets = {};
  WordSet house_numbers = {};  ///< Digits of the numbers beside streets.
  /// A misspelled name that these tables contain is taken for another name. Null: none.
  const values::NameTables* names = nullptr;
  /// Abbreviations such as "Prof." are not names that are cut off. Null: none.
  const values::WordSet* abbreviations = nullptr;
};

}  // namespace pseudo
