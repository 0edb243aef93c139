// What dates say that have no other date beside them, as the audit compares them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/language.h"

namespace pseudo {

/// Digits and words that stand for what could not be read depend on them.
inline constexpr std::uint64_t kNoises[] = {0x5555555555555555, 0x123456789ABCDEF1,
                                            0x0F1E2D3C4B5A6978};

std::vector<std::string_view> words_of_date(std::string_view text);

/// Numbers where there are numbers, words where there are words: "2. Mai" like "14. Juni".
bool has_same_shape(std::string_view a, std::string_view b);

/// The ways to write a date; none of what names no day.
std::vector<std::string> forms_of_date(const std::string& text, const LanguageModule& language);

struct ReadAlone {
  bool is_date = false;
  bool names_day = false;
  bool names_year = false;
  YearRange years = {};    ///< If it names one.
  std::size_t places = 0;  ///< Of one that names neither: how many texts a year gives. A month: 12.
};

ReadAlone read_alone(const std::string& text, const LanguageModule& language);

/// True if the new text is no date of that kind: "gestern" and "März" for "18.3.2015", "gestern"
/// for "März 2015" and for "März", "Montag" for "Sommer", words for what has digits.
bool is_other_kind_of_date(const std::string& old_text, const std::string& new_text,
                           const LanguageModule& language);

}  // namespace pseudo
