// Unicode functions for language modules: keys of names, case, filing letters.
//
//   assert(pseudo::text::fold_key("MÜLLER-Lüdenscheidt") == "mueller luedenscheidt");
//   assert(pseudo::text::filing_letter("Étienne") == U'E');
//
// Texts must be valid UTF-8. Nothing depends on the locale of the process. Threads: pure functions.
#pragma once

#include <string>
#include <string_view>

namespace pseudo::text {

/// The key that all spellings of a name share: NFC, case folded, umlauts written out (ä ae, ö oe, ü
/// ue, ß ss; DIN 5007-2), each hyphen or run of white space replaced by one blank, each apostrophe
/// by ', outer white space removed. Other accents are kept: René and Rene are two names. Part::key
/// and lookups in the first column of lexicons use it.
std::string fold_key(std::string_view utf8);

/// Full Unicode mappings; ß becomes SS in upper case, as German writes it.
std::string to_upper(std::string_view utf8);
std::string to_lower(std::string_view utf8);
/// Converts the first letter to upper case.
std::string capitalize(std::string_view utf8);

/// The letter under which lexicons and letter maps file a name: upper case, Latin letters without
/// diacritics (É -> E, Ä -> A, Ł -> L, Ø -> O); 0 if `name` contains no letter.
char32_t filing_letter(std::string_view name);

}  // namespace pseudo::text
