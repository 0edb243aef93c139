// Stage sweep: finds originals of a document that are not annotated.
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
  ByteSpan span;  ///< In bytes of the text: the form and any initials beside it.
  FormIndex::Owner owner = 0;
  bool doubtful = false;  ///< Possibly an everyday word in this context.
  bool is_word = false;   ///< See MatchKind::kWord.
  std::string key = {};   ///< See FormIndex::Match::key.
  /// The owner is in SweptForms::denied->owners, not in SweptForms::owners.
  bool is_denied = false;
  /// The initials "E." in "E. Huber", which abbreviate a name of `initials_owner`. Empty: none.
  ByteSpan initials = {};
  FormIndex::Owner initials_owner = 0;
  ByteSpan name = {};          ///< "Huber" in "E. Huber". Empty: the span is the form.
  bool are_of_person = false;  ///< The last initial is that of the family name: "E. H."
  ByteSpan other = {};         ///< "e" in a JoinedForm "ehuber" whose `name` is "huber".
  FormIndex::Owner other_owner = 0;

  [[nodiscard]] ByteSpan form() const { return name.empty() ? span : name; }
};

/// All mentions in the given stretches of a text, in text order, except those that the language
/// takes for other words. Cost: linear in the text.
std::vector<SweptMention> sweep(std::string_view text, std::span<const ByteSpan> stretches,
                                const SweptForms& forms, const LanguageModule& language);

/// The same for a text outside of the document's text, such as a note or a value.
std::vector<SweptMention> sweep(std::string_view text, const SweptForms& forms,
                                const LanguageModule& language);

/// True if the name of a file or document contains an original, other than an everyday word. Words
/// are separated by `_`, `.`, digits, and a capital after a lower case letter.
bool name_shows_original(std::string_view name, const SweptForms& forms,
                         const LanguageModule& language);
/// Such a name with blanks between its words: "mail2EvaHuber" -> "mail 2 Eva Huber".
std::string words_of_name(std::string_view name);

}  // namespace pseudo
