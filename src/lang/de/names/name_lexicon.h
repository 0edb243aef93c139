// Access to the tables of names.
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
  std::string kind;  ///< "clip", "clip-i", "head", "medial", "suppletive" or "diminutive". "" for
                     ///< rows of table pet_names, which are recognized and searched for, but never
                     ///< used as surrogates.
};

enum class TitleKind : std::uint8_t {
  kTitle,
  kDegree,  ///< Only after a name: "MA". As the first word it is a name.
  kAddress,
  kKin,
  kSuffix,  ///< After a name: "jun.".
  kBirth,   ///< Before another family name: "geb.".
  kAlias,   ///< Before another name: "genannt".
};
struct Title {
  TitleKind kind = TitleKind::kTitle;
  std::string gender;
  bool lower_case = false;  ///< Only in lower case: "med.", not "Med.".
  bool capitals = false;    ///< Only in capitals: "MBA", not "Mba".
};

/// A particle before a family name: "von", "v. d.".
struct ParticleMatch {
  std::size_t tokens = 0;  ///< Number of its tokens; 0 if there is no particle.
  std::string folded = {};
  bool capital = false;  ///< It may also begin with a capital letter.
};

/// Cells of a name in the lists. "" if the lists do not contain the fact.
struct NameFacts {
  std::string_view tier, country, generation;
};

/// Refers to the lexicons, which must outlive it. Move-only, as it contains pointers to its own
/// elements.
class NameLexicon {
 public:
  NameLexicon() = default;
  NameLexicon(NameLexicon&&) = default;
  NameLexicon& operator=(NameLexicon&&) = default;

  /// Errors: kLexicon if a required table is missing.
  static Result<NameLexicon> load(const Lexicons& lexicons);

  /// Returns the entry of this folded key in the list of the category. If there are several,
  /// prefers the one that is spelled like `surface`. FEMALE and MALE include unisex names.
  [[nodiscard]] std::optional<std::string_view> find(Category category, std::string_view folded,
                                                     std::string_view surface) const;
  /// True if the list of the category contains the name, or if it is a nickname of that gender.
  [[nodiscard]] bool knows(Category category, std::string_view folded) const;
  /// True if any list of given names or nicknames contains the name.
  [[nodiscard]] bool knows_given(std::string_view folded) const;
  /// True if the list of the category contains the name as a full name, such as Max and Lena, even
  /// if it is a nickname as well.
  [[nodiscard]] bool has_own_entry(Category category, std::string_view folded) const;
  /// True if the name is in one of the two most common tiers.
  [[nodiscard]] bool is_common(Category category, std::string_view folded) const;
  /// The list of the category, which surrogates are drawn from.
  [[nodiscard]] const LexiconTable* table(Category category) const { return list(category).table; }
  /// The list of unisex names. May be null.
  [[nodiscard]] const LexiconTable* unisex() const { return unisex_.table; }
  [[nodiscard]] NameFacts facts(Category category, std::string_view folded) const;

  /// True if a given name ends like a nickname ("Hansi"), even if it is a full name as well.
  [[nodiscard]] bool ends_like_nickname(std::string_view folded) const;
  [[nodiscard]] const std::vector<Nickname>* nicknames_spelled(std::string_view folded) const;
  /// Returns the row by which a folded nickname of that gender is read: the first row of a common
  /// name, else the first row. Returns null if there is none.
  [[nodiscard]] const Nickname* usual_nickname(Category category, std::string_view folded) const;
  /// True for a nickname of kind "diminutive".
  [[nodiscard]] bool is_diminutive(Category category, std::string_view folded) const;
  /// Returns the nicknames of a folded full name for one gender, sorted and without duplicates.
  [[nodiscard]] std::span<const Nickname* const> nicknames_of(std::string_view folded,
                                                              std::string_view gender) const;

  /// As nicknames_of, for table pet_names.
  [[nodiscard]] std::span<const Nickname* const> pet_names_of(std::string_view folded,
                                                              std::string_view gender) const;
  [[nodiscard]] const GivenSpellings& spellings() const { return spellings_; }

  /// True if any list of names contains the name.
  [[nodiscard]] bool can_be_name(std::string_view folded) const {
    return knows(Category::kFamily, folded) || knows_given(folded);
  }
  [[nodiscard]] const Title* title(std::string_view folded) const;
  [[nodiscard]] bool is_particle(std::string_view folded) const {
    return particles_.contains(folded);
  }
  /// Returns the longest particle, in any letter case, that begins with token `first` and ends
  /// before token `last`.
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
    /// Returns "" if the list lacks the column.
    [[nodiscard]] std::string_view cell(std::uint32_t row,
                                        std::optional<std::size_t> column) const {
      return column ? table->cell(row, *column) : std::string_view();
    }
  };
  struct Entry {
    const List* list = nullptr;  ///< Null if there is no entry.
    std::uint32_t row = 0;
  };
  using NicknamesByName = FoldedMap<std::vector<const Nickname*>>;  // by folded full name
  void index_nicknames(const LexiconTable* nicknames, const LexiconTable* pet_names);
  static List open(const LexiconTable* table);
  [[nodiscard]] const List& list(Category category) const;
  /// The first row of a folded key in the list of the category, else in the list of unisex names.
  [[nodiscard]] Entry first_entry(Category category, std::string_view folded) const;
  [[nodiscard]] const Nickname* nickname(Category category, std::string_view folded) const;
  List female_;
  List male_;
  List unisex_;  // its table may be null
  List family_;
  FoldedMap<std::vector<Nickname>> by_nickname_;
  NicknamesByName of_women_;  // points into by_nickname_
  NicknamesByName of_men_;
  NicknamesByName pet_names_of_women_;
  NicknamesByName pet_names_of_men_;
  GivenSpellings spellings_;
  FoldedMap<Title> titles_;
  FoldedMap<bool> particles_;  // value: ParticleMatch::capital
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
