// Reads single names: finds base form, ending and nickname.
#pragma once

#include <cstddef>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/divided_name.h"
#include "lang/de/names/name_form.h"
#include "lang/de/names/name_gender.h"
#include "lang/de/names/name_lexicon.h"
#include "lang/de/names/titles.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to the lexicon, which must outlive it.
class NameReader {
 public:
  explicit NameReader(const NameLexicon& lexicon) : lexicon_(lexicon) {}

  /// Appends the parts of a FAMILY, FEMALE or MALE mention to an empty analysis.
  void read(const Mention& mention, Category category, const Context& context,
            Analysis& parts) const;
  /// Appends the part for one token: a name with its ending, or an initial.
  void read_token(const Token& token, Category category, const NameExtent& extent,
                  const Context& context, Analysis& parts) const;
  /// Returns FEMALE or MALE, see name_gender.h.
  [[nodiscard]] Category gender(const Token& token, std::size_t begin,
                                const Context& context) const {
    return given_name_gender(token, begin, lexicon_, context);
  }

 private:
  struct Words;
  [[nodiscard]] std::size_t keep(Words& words, std::size_t i, Category category,
                                 const Context& context, Analysis& parts) const;
  [[nodiscard]] NameForm take_ending(const Token& token, const NameExtent& extent,
                                     const Context& context, Part& part) const;
  void set_kind(const NameExtent& extent, const Context& context, NameForm& form, Part& part) const;
  /// The reason to keep a token before the last word of a FAMILY, FEMALE or MALE mention; kNone if
  /// it is a name.
  [[nodiscard]] KeptReason reason_to_stay(const TitleWord& word, bool after_particle,
                                          const Context& context) const;
  const NameLexicon& lexicon_;
};

}  // namespace pseudo::lang::de
