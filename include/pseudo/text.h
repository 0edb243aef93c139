// What a language module needs of Unicode: keys of names, case, filing letters.
//
//   assert(pseudo::text::fold_key("MÜLLER-Lüdenscheidt") == "mueller luedenscheidt");
//   assert(pseudo::text::filing_letter("Étienne") == U'E');
//
// Texts are valid UTF-8. Nothing depends on the locale of the process. Threads: pure functions.
#pragma once

#include <string>
#include <string_view>

namespace pseudo::text {

/// The key under which all spellings of one name meet: NFC, case folded, umlauts written out
/// (ä ae, ö oe, ü ue, ß ss; DIN 5007-2), any hyphen or run of white space one blank, any
/// apostrophe ', no outer white space. Other accents are kept: René and Rene are two names.
/// Part::key and the first column of lexicons use it.
std::string fold_key(std::string_view utf8);

/// Full mappings of Unicode, except that ß in capitals is SS, as German writes it.
std::string to_upper(std::string_view utf8);
std::string to_lower(std::string_view utf8);
/// The first letter in upper case, the rest as it is.
std::string capitalize(std::string_view utf8);

/// The letter under which letter-to-letter maps and lexicons file a name: upper case, Latin
/// letters without their marks (É -> E, Ä -> A, Ł -> L, Ø -> O); 0 if `name` holds no letter.
char32_t filing_letter(std::string_view name);

}  // namespace pseudo::text
