// Head nouns of organisations and compounds of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/grammar/grammar.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// A head noun (or a name made of head nouns): "Krankenhaus", "Philosophische Fakultät".
struct OrgNoun {
  std::string noun, kind, gender, number, genitive, language;
  bool ends_no_compound = false;  ///< "Uferstadt" is a name, not a compound of "stadt".
};

/// A match of a head noun in a text.
struct NounMatch {
  const OrgNoun* noun = nullptr;
  std::size_t words = 0;  ///< Number of its tokens.
  bool genitive = false;
  bool dative = false;  ///< A plural with a visible dative: "Stadtwerken".
  bool compound = false;
  bool whole = true;  ///< False for a compound whose first part is not a known modifier.
  explicit operator bool() const { return noun != nullptr; }
};

/// The rows of tables org_kinds and org_modifiers. Immutable, safe for concurrent use.
class OrgNouns {
 public:
  OrgNouns() = default;
  OrgNouns(const LexiconTable* kinds, const LexiconTable* modifiers, const Grammar& grammar);

  /// Returns the longest head noun that begins at token `first` and ends before token `last`, or
  /// the compound there that ends in one.
  [[nodiscard]] NounMatch at(const Tokens& tokens, std::size_t first, std::size_t last) const;
  /// Returns the head noun with this folded name.
  [[nodiscard]] NounMatch find(std::string_view folded) const;
  /// True for a row of org_modifiers: the first part of a compound.
  [[nodiscard]] bool is_modifier(std::string_view folded) const {
    return modifiers_.contains(folded);
  }

 private:
  enum class Inflection : std::uint8_t { kNone, kGenitive, kDative };
  struct Entry {
    std::size_t noun = 0;
    Inflection inflection = Inflection::kNone;
  };

  void add_forms(const OrgNoun& noun, std::size_t index, const NounEndings& endings);
  void add_genitives_of_acronyms(const Grammar& grammar);
  [[nodiscard]] NounMatch compound(std::string_view folded) const;

  AdjectiveEndings adjectives_;
  std::vector<OrgNoun> nouns_;
  FoldedMap<Entry> forms_;
  FoldedSet ends_of_several_;  // last words of forms of several words
  FoldedSet modifiers_;
};

}  // namespace pseudo::lang::de
