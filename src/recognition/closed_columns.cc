#include "recognition/closed_columns.h"

#include <string_view>
#include <vector>

#include "lexicon/closed_columns.h"
#include "recognition/envelope/letter_phrases.h"

namespace pseudo::recognition {

std::optional<Error> find_other_word(const Lexicons& lexicons) {
  const std::vector<std::string_view> phrases(kPhraseRoles.begin(), kPhraseRoles.end());
  const std::vector<lexicon::ClosedColumn> columns = {
      {"letter_phrases", "role", phrases},
      {"english_letter_phrases", "role", phrases},
      {"recognition_plates", "role", {"letters-first", "digits-first", "number-only"}},
      {"recognition_words",
       "role",
       {"address",  "closing",   "country",   "court",        "court-matter", "greeting",
        "id",       "id-ending", "id-groups", "id-link",      "introduction", "kin",
        "language", "no-street", "password",  "place-ending", "product",      "profession",
        "reach",    "signer",    "subject",   "top-level",    "unit",         "user"}},
      {"recognition_lists", "name", {"", "yes"}},
  };
  return lexicon::find_other_word(lexicons, columns);
}

}  // namespace pseudo::recognition
