// Stage sweep: where a document's originals stand that nobody annotated.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/forms/swept_forms.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/span.h"

namespace pseudo {

struct SweptMention {
  ByteSpan span;  ///< In bytes of the text: the form that was found, and initials beside it.
  FormIndex::Owner owner = 0;
  bool doubtful = false;   ///< Stands like an everyday word.
  bool is_word = false;    ///< Standing::kShownWord
  std::string key = {};    ///< FormIndex::Match::key
  bool is_denied = false;  ///< The owner is one of SweptForms::denied, not of the forms' own.
  /// "E." of "E. Huber", whose owner has a name that it stands for; empty: none.
  ByteSpan initials = {};
  FormIndex::Owner initials_owner = 0;
  ByteSpan name = {};          ///< "Huber" of "E. Huber"; empty: the span is all of the form.
  bool are_of_person = false;  ///< The last of the initials is that of the family: "E. H."
  ByteSpan other = {};         ///< "e" of a JoinedForm "ehuber", whose `name` is "huber".
  FormIndex::Owner other_owner = 0;

  [[nodiscard]] ByteSpan form() const { return name.empty() ? span : name; }
};

/// All mentions in stretches of a text, in order, without those that the language takes for other
/// words.
/// Cost: linear in the text.
std::vector<SweptMention> sweep(std::string_view text, std::span<const ByteSpan> stretches,
                                const SweptForms& forms, const LanguageModule& language);

/// The same in a text beside the document, such as a note or a value.
std::vector<SweptMention> sweep(std::string_view text, const SweptForms& forms,
                                const LanguageModule& language);

/// True if a name of a file or document shows an original: `_`, `.`, digits and a capital behind
/// a small letter divide words there. Everyday words do not count.
bool name_shows_original(std::string_view name, const SweptForms& forms,
                         const LanguageModule& language);
/// Such a name with blanks where words are divided: "mail2EvaHuber" -> "mail 2 Eva Huber".
std::string words_of_name(std::string_view name);

}  // namespace pseudo
