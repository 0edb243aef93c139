// Reads single names: what is the base form, what the ending, whose nickname it is.
#pragma once

#include <string>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_form.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// Where a name stands: bytes of the document.
struct Place {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool may_inflect = true;  ///< Last name of its mention, or before a conjunction.
};

/// Stateless; const and shared. Views grammar and lexicon, which must outlive it.
class NameReader {
 public:
  NameReader(const Grammar& grammar, const NameLexicon& lexicon)
      : grammar_(grammar), lexicon_(lexicon) {}

  /// Puts the parts of a mention that is a FAMILY, FEMALE or MALE name into an empty analysis: made
  /// where they stay, as most parts of most texts are names.
  void read(const Mention& mention, Category category, const Context& context,
            Analysis& parts) const;
  /// Parts of one token: a name with its ending, an initial, a particle, and its dot.
  void read_token(const Token& token, Category category, const Place& place, const Context& context,
                  Analysis& parts) const;
  /// FEMALE or MALE, for a given name whose label does not tell.
  [[nodiscard]] Category gender(const Token& token, std::size_t begin,
                                const Context& context) const;

 private:
  /// A name with an ending taken off, and what is known of both.
  struct Division {
    const Token& token;
    std::string_view stem;  ///< Folded.
    Category category;
    const Place& place;
    bool known_base;
    bool known_stem;
    bool stem_is_mentioned;
  };
  [[nodiscard]] Division divide(const Token& token, std::string_view stem, Category category,
                                const Place& place, const Context& context) const;
  [[nodiscard]] const NameEnding* find_ending(const Token& token, Category category,
                                              const Place& place, const Context& context) const;
  [[nodiscard]] bool accept(const NameEnding& ending, const Division& name,
                            const Context& context) const;
  [[nodiscard]] bool accept_s(const Division& name, const Context& context, bool plural) const;
  [[nodiscard]] bool context_supports_s_ending(const Division& name, const Context& context,
                                               bool plural) const;
  [[nodiscard]] bool stands_as_base_elsewhere(const Division& name, const Context& context) const;
  [[nodiscard]] NameForm inflection(const NameEnding& ending, std::string_view text,
                                    std::string_view lemma, const Context& context) const;
  [[nodiscard]] bool apostrophe_behind(const Token& token, const Place& place,
                                       const Context& context) const;
  [[nodiscard]] bool may_be_silent(const Token& token, const Place& place,
                                   const Context& context) const;
  [[nodiscard]] bool noun_after(const Place& place, const Context& context) const;
  [[nodiscard]] const Nickname* fullest(const Nickname* nickname, Category category,
                                        const Context& context) const;
  void name_nickname(Part& part, NameForm& form, const Context& context) const;
  const Grammar& grammar_;
  const NameLexicon& lexicon_;
};

}  // namespace pseudo::lang::de
