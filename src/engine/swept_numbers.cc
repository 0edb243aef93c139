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

// "Account 234573201" of an IBAN, with its bank code or without.
void add_parts_of_iban(FormIndex& index, FormIndex::Owner owner, std::string_view plain,
                       const values::Locale& locale) {
  constexpr std::size_t kHead = 4;         // country and check digits
  constexpr std::size_t kTellingPart = 5;  // digits
  const auto [bank, account] = values::bank_account(plain, locale.countries);
  for (const std::string_view part : {bank, account}) {
    if (part.size() >= kTellingPart) index.add_number(part, owner);
  }
  if (bank.empty()) return;
  const std::string_view whole = plain.substr(kHead);
  index.add_number(whole, owner);
  index.add_number(whole.substr(bank.size()), owner);  // with the zeros before it
  if (account.size() >= kTellingPart) {
    index.add_number(std::string(bank).append(account), owner);
  }
}

// The bank with and without its branch: "RLNWATWW", "RLNWATWWXXX".
void add_spellings_of_bic(FormIndex& index, FormIndex::Owner owner, const std::string& plain) {
  constexpr std::size_t kBank = 8;  // letters
  const std::string_view any_branch = "XXX";
  if (plain.size() == kBank) index.add({plain + std::string(any_branch)}, owner);
  if (plain.ends_with(any_branch)) index.add({plain.substr(0, kBank)}, owner);
}

// "Account 234573201" of an IBAN, "card ending in 1111", "number 1237" before a day of birth.
void add_parts_of_identifier(FormIndex& index, FormIndex::Owner owner, std::string_view surface,
                             const values::Locale& locale) {
  constexpr std::size_t kShownOfCard = 4;  // digits
  constexpr std::size_t kSerial = 4;       // digits before the day of birth
  const values::Value value = values::read_value(Category::kUfid, surface, locale);
  const std::string_view plain = value.key;
  switch (value.identifier) {
    case values::IdentifierKind::kIban:
      return add_parts_of_iban(index, owner, plain, locale);
    case values::IdentifierKind::kBic:
      return add_spellings_of_bic(index, owner, std::string(plain));
    case values::IdentifierKind::kCard:
      return index.add_number(plain.substr(plain.size() - kShownOfCard), owner);
    case values::IdentifierKind::kSocial:
      return index.add_number(plain.substr(0, kSerial), owner);
    default:
      return;
  }
}

// "IBAN: AT61 1904 ..., BIC: RLNWATWW": each that has the form of one.
void add_several_codes(FormIndex& index, FormIndex::Owner owner, std::string_view surface,
                       const values::Locale& locale) {
  constexpr std::size_t kMost = 16;
  constexpr std::string_view kSigns = ",;|/\n";
  std::size_t count = 0;
  for (std::size_t begin = 0; begin < surface.size() && count < kMost; ++count) {
    const std::size_t end = std::min(surface.find_first_of(kSigns, begin), surface.size());
    std::string_view one = surface.substr(begin, end - begin);
    one.remove_prefix(std::min(one.find_first_not_of(' '), one.size()));
    begin = end + 1;
    if (one.size() == surface.size()) return;
    const values::Value value = values::read_value(Category::kUfid, one, locale);
    const bool is_iban = value.identifier == values::IdentifierKind::kIban;
    if (!is_iban && value.identifier != values::IdentifierKind::kBic) continue;
    if (is_iban) {
      index.add_number(value.key, owner);
    } else {
      index.add({value.key}, owner);
    }
    add_parts_of_identifier(index, owner, one, locale);
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
  if (is_identifier) {
    add_parts_of_identifier(index, owner, surface, locale);
    add_several_codes(index, owner, surface, locale);
  }
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
