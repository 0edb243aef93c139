// Detects new texts of numbers, identifiers, passwords and names that still show most of the
// original.
#pragma once

#include <span>
#include <string_view>

#include "pseudo/category.h"
#include "pseudo/span.h"
#include "text/word_units.h"

namespace pseudo {

/// True if the new text shares more with the old one than chance explains.
/// PHONE, UFID, PASS: all letters and digits of the old text, three quarters of them in a row or at
/// the same positions, or its last six digits; for ten digits or more also all of them reversed, or
/// each increased by the same number. Old texts with fewer than eight letters and digits are not
/// compared.
/// ORG, STREET: the first 60 % of the old text or more, cut off within a word.
/// `kept`: spans of the old text that may be kept and do not count. Cost: the product of the
/// lengths.
bool shows_most_of_original(Category category, std::string_view old_text, std::string_view new_text,
                            std::span<const ByteSpan> kept);

/// The same for the name of a person or town: true if at least five letters and 60 % of the old
/// name are shared in a row, if the new name is the old one reversed, or if they differ by one
/// letter (added, missing, changed, or swapped with its neighbor). For towns a shared piece counts
/// only if it is the whole new name, because names of regions share words ("Oberpfalz",
/// "Kurpfalz"). Both keys are folded; names of fewer than five letters are not compared. In
/// document and sentence scope no such surrogate is drawn; in shared scopes the audit checks names
/// that are in no lexicon.
bool shows_most_of_name(Category category, std::string_view old_key, std::string_view new_key);

/// True if the new name is the beginning of the old one, cut off within a word: "Adler" for
/// "Adlerstein". Both keys are folded. No such surrogate is drawn, because together with the words
/// around it it may show most of the old text: "Seehotel Adler" for "Seehotel Adlerstein".
bool is_cut_off(std::string_view old_key, std::string_view new_key);

/// True if a word of the new name begins like a word of the old one: they share five letters and
/// 60 % of the old word, or the new word is elided before a hyphen: "Kultur- und
/// Sprachwissenschaften" for "Kulturwissenschaften". Words that are not in `own_words` may recur
/// ("Fakultät"). `old_key` is folded. In document and sentence scope no organization gets such a
/// surrogate.
bool shares_beginning_of_word(std::string_view old_key, const text::UnitSet& own_words,
                              std::string_view new_text);

}  // namespace pseudo
