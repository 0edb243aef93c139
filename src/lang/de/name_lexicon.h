// The name tables as German readers and writers ask them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/grammar.h"
#include "pseudo/category.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

struct Nickname {
  std::string nickname;
  std::string name;
  std::string folded_name;
  std::string gender;
  std::string kind;  ///< "clip", "clip-i", "head", "medial", "suppletive", "diminutive".
};

enum class TitleKind : std::uint8_t { kTitle, kAddress, kKin };
struct Title {
  TitleKind kind = TitleKind::kTitle;
  std::string gender;
};

/// What the lists tell of a name; views of their cells, "" where they do not.
struct NameFacts {
  std::string_view tier, country, use;
};

/// Value; views the lexicons, which must outlive it.
class NameLexicon {
 public:
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
  /// Of the two commoner tiers.
  [[nodiscard]] bool is_common(Category category, std::string_view folded) const;
  /// The label's own list, which its surrogates come from.
  [[nodiscard]] const LexiconTable* table(Category category) const { return list(category).table; }
  [[nodiscard]] NameFacts facts(Category category, std::string_view folded) const;

  [[nodiscard]] const std::vector<Nickname>* nicknames_spelled(std::string_view folded) const;
  /// As what a nickname (folded) of that gender is read: the first, or the first of a common name.
  /// Null if there is none.
  [[nodiscard]] const Nickname* usual_nickname(Category category, std::string_view folded) const;
  /// Nicknames of a full name (folded), of one gender.
  [[nodiscard]] std::vector<const Nickname*> nicknames_of(std::string_view folded,
                                                          std::string_view gender) const;

  [[nodiscard]] const Title* title(std::string_view folded) const;
  [[nodiscard]] bool is_particle(std::string_view folded) const;

 private:
  struct List {
    const LexiconTable* table = nullptr;
    std::optional<std::size_t> tier = {}, country = {}, use = {};  // columns
    [[nodiscard]] bool contains(std::string_view folded) const {
      return table != nullptr && !table->find(folded).empty();
    }
  };
  static List open(const LexiconTable* table);
  [[nodiscard]] const List& list(Category category) const;
  [[nodiscard]] const Nickname* nickname(Category category, std::string_view folded) const;
  List female_;
  List male_;
  List unisex_;  // may be missing
  List family_;
  FoldedMap<std::vector<Nickname>> by_nickname_;
  FoldedMap<std::vector<std::string>> by_name_;  // full name -> folded nicknames, sorted
  FoldedMap<Title> titles_;
  FoldedSet particles_;
};

/// "f" for FEMALE, "m" for MALE, else "".
std::string_view gender_of(Category category);

}  // namespace pseudo::lang::de
