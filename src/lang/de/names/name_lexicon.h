// The name tables as German readers and writers ask them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/grammar/grammar.h"
#include "lang/de/names/given_spellings.h"
#include "lang/de/names/name_kinds.h"
#include "pseudo/category.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

struct Nickname {
  std::string nickname;
  std::string name;
  std::string folded_name;
  std::string gender;
  std::string kind;  ///< "clip", "clip-i", "head", "medial", "suppletive", "diminutive"; "" if it
                     ///< is of table pet_names, read and looked for but given to nobody.
};

enum class TitleKind : std::uint8_t {
  kTitle,
  kDegree,  ///< Behind a name alone: "MA"; a name if it stands first.
  kAddress,
  kKin,
  kSuffix,  ///< Behind a name: "jun.".
  kBirth,   ///< Before another family name: "geb.".
  kAlias,   ///< Before another name: "genannt".
};
struct Title {
  TitleKind kind = TitleKind::kTitle;
  std::string gender;
  bool lower_case = false;  ///< "med."; "Med." is none.
  bool capitals = false;    ///< "MBA"; "Mba" is none.
};

/// "von", "v. d.": words before a family name.
struct ParticleMatch {
  std::size_t tokens = 0;  ///< 0: there is none.
  std::string folded = {};
  bool capital = false;  ///< May begin with a capital letter and be a particle all the same.
};

/// What the lists tell of a name; views of their cells, "" where they do not.
struct NameFacts {
  std::string_view tier, country, generation;
};

/// Views the lexicons, which must outlive it. Move-only: it points into itself.
class NameLexicon {
 public:
  NameLexicon() = default;
  NameLexicon(NameLexicon&&) = default;
  NameLexicon& operator=(NameLexicon&&) = default;

  /// Errors: kLexicon, a missing table.
  static Result<NameLexicon> load(const Lexicons& lexicons);

  /// The entry of this folded key in the label's own list; of several the one spelled like
  /// `surface`. For FEMALE and MALE also the names of both.
  [[nodiscard]] std::optional<std::string_view> find(Category category, std::string_view folded,
                                                     std::string_view surface) const;
  /// In the own list, or a nickname of that gender.
  [[nodiscard]] bool knows(Category category, std::string_view folded) const;
  /// In any list of given names or nicknames.
  [[nodiscard]] bool knows_given(std::string_view folded) const;
  /// In the own list of names, not only a nickname: Max and Lena stand for themselves.
  [[nodiscard]] bool has_own_entry(Category category, std::string_view folded) const;
  /// True for the two commoner tiers.
  [[nodiscard]] bool is_common(Category category, std::string_view folded) const;
  /// The label's own list, which its surrogates come from.
  [[nodiscard]] const LexiconTable* table(Category category) const { return list(category).table; }
  /// The list of names of both genders; may be null.
  [[nodiscard]] const LexiconTable* unisex() const { return unisex_.table; }
  [[nodiscard]] NameFacts facts(Category category, std::string_view folded) const;

  /// True if a given name ends as nicknames do, even if it is a name of its own: "Hansi".
  [[nodiscard]] bool ends_like_nickname(std::string_view folded) const;
  [[nodiscard]] const std::vector<Nickname>* nicknames_spelled(std::string_view folded) const;
  /// As what a nickname (folded) of that gender is read: the first, or the first of a common name.
  /// Null if there is none.
  [[nodiscard]] const Nickname* usual_nickname(Category category, std::string_view folded) const;
  /// True of a nickname of class "diminutive".
  [[nodiscard]] bool is_diminutive(Category category, std::string_view folded) const;
  /// Nicknames of a full name (folded), of one gender: sorted, each once.
  [[nodiscard]] std::span<const Nickname* const> nicknames_of(std::string_view folded,
                                                              std::string_view gender) const;

  /// The same of table pet_names.
  [[nodiscard]] std::span<const Nickname* const> pet_names_of(std::string_view folded,
                                                              std::string_view gender) const;
  [[nodiscard]] const GivenSpellings& spellings() const { return spellings_; }

  /// In any list of names.
  [[nodiscard]] bool can_be_name(std::string_view folded) const {
    return knows(Category::kFamily, folded) || knows_given(folded);
  }
  [[nodiscard]] const Title* title(std::string_view folded) const;
  [[nodiscard]] bool is_particle(std::string_view folded) const {
    return particles_.contains(folded);
  }
  /// The longest particle that begins with token `first` and ends before `last`, whatever its case.
  [[nodiscard]] ParticleMatch particle_at(const Tokens& tokens, std::size_t first,
                                          std::size_t last) const;
  [[nodiscard]] const NameKinds& kinds() const { return kinds_; }

 private:
  struct List {
    const LexiconTable* table = nullptr;
    std::optional<std::size_t> tier = {}, country = {}, generation = {}, use = {};  // columns
    [[nodiscard]] bool contains(std::string_view folded) const {
      return table != nullptr && !table->find(folded).empty();
    }
    /// "" without such a column.
    [[nodiscard]] std::string_view cell(std::uint32_t row,
                                        std::optional<std::size_t> column) const {
      return column ? table->cell(row, *column) : std::string_view();
    }
  };
  struct Entry {
    const List* list = nullptr;  ///< Null: there is none.
    std::uint32_t row = 0;
  };
  using NicknamesByName = FoldedMap<std::vector<const Nickname*>>;  // full name, folded
  void index_nicknames(const LexiconTable* nicknames, const LexiconTable* pet_names);
  static List open(const LexiconTable* table);
  [[nodiscard]] const List& list(Category category) const;
  /// The first row of a folded key in the own list, else in that of both genders.
  [[nodiscard]] Entry first_entry(Category category, std::string_view folded) const;
  [[nodiscard]] const Nickname* nickname(Category category, std::string_view folded) const;
  List female_;
  List male_;
  List unisex_;  // may be missing
  List family_;
  FoldedMap<std::vector<Nickname>> by_nickname_;
  NicknamesByName of_women_;  // into by_nickname_
  NicknamesByName of_men_;
  NicknamesByName pet_names_of_women_;
  NicknamesByName pet_names_of_men_;
  GivenSpellings spellings_;
  FoldedMap<Title> titles_;
  FoldedMap<bool> particles_;  // to ParticleMatch::capital
  NameKinds kinds_;
  std::vector<std::string> nickname_endings_;
};

/// FAMILY, FEMALE or MALE.
constexpr bool is_given_or_family(Category category) {
  return category == Category::kFamily || category == Category::kFemale ||
         category == Category::kMale;
}

/// "f" for FEMALE, "m" for MALE, else "".
std::string_view gender_of(Category category);

}  // namespace pseudo::lang::de
