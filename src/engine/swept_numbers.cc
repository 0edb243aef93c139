#include "engine/swept_numbers.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "text/character_counts.h"
#include "values/identifier_reader.h"
#include "values/phone_reader.h"
#include "values/value_reader.h"

namespace pseudo {
namespace {

void add_phone(FormIndex& index, FormIndex::Owner owner, std::string_view surface,
               const values::Locale& locale) {
  const values::PhoneNumber phone = values::read_phone(surface, locale);
  for (const std::string& digits : values::bare_spellings(phone, locale.countries)) {
    index.add_phone(digits, owner);
  }
  const std::string_view digits = phone.digits;
  if (phone.base < digits.size()) index.add_phone(digits.substr(0, phone.base), owner);
  for (const std::string_view whole : {digits, digits.substr(0, phone.base)}) {
    for (const std::string_view local : values::local_digits(whole, phone.country, locale)) {
      index.add_phone(local, owner);
    }
  }
  for (const std::string& extension : values::announced_extensions(phone, locale)) {
    index.add_number(extension, owner);
  }
  if (const auto continued = values::continued_number(surface, phone, locale)) {
    index.add_phone(*continued, owner);
  }
}

// "Account 234573201" of an IBAN, "card ending in 1111".
void add_parts_of_identifier(FormIndex& index, FormIndex::Owner owner, std::string_view surface,
                             const values::Locale& locale) {
  constexpr std::size_t kShownOfCard = 4;  // digits
  constexpr std::size_t kHeadOfIban = 4;   // country and check digits
  const values::Value value = values::read_value(Category::kUfid, surface, locale);
  const std::string_view plain = value.key;
  if (value.identifier == values::IdentifierKind::kIban) {
    const auto [bank, account] = values::bank_account(plain, locale.countries);
    for (const std::string_view part : {bank, account}) {
      constexpr std::size_t kTellingPart = 5;  // digits
      if (part.size() < kTellingPart) continue;
      index.add_number(part, owner);
    }
    // With the zeros before it.
    if (!bank.empty()) index.add_number(plain.substr(kHeadOfIban + bank.size()), owner);
  } else if (value.identifier == values::IdentifierKind::kCard) {
    index.add_number(plain.substr(plain.size() - kShownOfCard), owner);
  }
}

}  // namespace

void add_number_forms(FormIndex& index, FormIndex::Owner owner, Category category,
                      std::string_view surface, const values::Locale& locale) {
  const text::CharacterCounts shape = text::count_characters(surface);
  if (category == Category::kPhone) add_phone(index, owner, surface, locale);
  if (shape.letters + shape.digits >= 3) {
    if (shape.digits > 0) {
      index.add_number(surface, owner);
      // "Xy7!moor": signs that divide no number
      if (category == Category::kPass) index.add({std::string(surface)}, owner, true);
    } else {
      index.add({std::string(surface)}, owner);
    }
  }
  const bool is_zip = category == Category::kZip;
  const bool is_identifier = category == Category::kUfid || category == Category::kFid;
  if (is_identifier) add_parts_of_identifier(index, owner, surface, locale);
  constexpr std::size_t kTelling = 5;  // digits that name an identifier without its letters
  const std::size_t zeros = std::min(surface.find_first_not_of('0'), surface.size());
  if (is_identifier && shape.letters == 0 && zeros > 0 && shape.digits >= zeros + kTelling) {
    index.add_number(surface.substr(zeros), owner);
  }
  if (shape.letters > 0 && (is_zip || (is_identifier && shape.digits >= kTelling))) {
    // Without the country mark, the letters or the word before it.
    const std::size_t first = surface.find_first_of("0123456789");
    if (first != std::string_view::npos) index.add_number(surface.substr(first), owner);
  }
}

}  // namespace pseudo
