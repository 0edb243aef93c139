#include "engine/sweep/swept_numbers.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "text/character_counts.h"
#include "values/identifier_reader.h"
#include "values/listed_codes.h"
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

// Adds the account number of an IBAN, with and without its bank code: "Account 234573201".
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
  index.add_number(whole.substr(bank.size()), owner);  // with leading zeros
  if (account.size() >= kTellingPart) {
    index.add_number(std::string(bank).append(account), owner);
  }
}

// Adds the code without the word before it, and with the suffix of the head office
// (values::kHeadOffice).
void add_spellings_of_bic(FormIndex& index, FormIndex::Owner owner, const std::string& plain) {
  index.add({plain}, owner);
  if (plain.size() == values::kBankOfBic)
    index.add({plain + std::string(values::kHeadOffice)}, owner);
}

// Adds parts that texts mention separately: "Account 234573201" of an IBAN, "card ending in 1111",
// "number 1237" before a date of birth.
void add_parts_of_identifier(FormIndex& index, FormIndex::Owner owner, std::string_view surface,
                             const values::Locale& locale) {
  constexpr std::size_t kShownOfCard = 4;  // digits
  constexpr std::size_t kSerial = 4;       // digits before the date of birth
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

// Adds "2718281" of "KD-2718281/9": so many digits identify a number without the rest.
void add_long_runs(FormIndex& index, FormIndex::Owner owner, std::string_view surface) {
  constexpr std::size_t kTelling = 6;  // digits
  constexpr std::string_view kDigits = "0123456789";
  for (std::size_t begin = surface.find_first_of(kDigits); begin < surface.size();) {
    const std::size_t end = std::min(surface.find_first_not_of(kDigits, begin), surface.size());
    if (end - begin >= kTelling) index.add_number(surface.substr(begin, end - begin), owner);
    begin = std::min(surface.find_first_of(kDigits, end), surface.size());
  }
}

// For mentions of several codes and words, which are replaced as a whole.
void add_several_codes(FormIndex& index, FormIndex::Owner owner, std::string_view surface,
                       const values::Locale& locale) {
  const std::vector<values::CodePiece> pieces = values::code_pieces(surface, locale);
  if (pieces.size() < 2) return;
  for (const auto& [span, kind] : pieces) {
    if (kind != values::CodePiece::Kind::kCode) continue;
    const std::string_view code = surface.substr(span.begin, span.size());
    const values::Value value = values::read_value(Category::kUfid, code, locale);
    if (value.identifier == values::IdentifierKind::kIban) index.add_number(value.key, owner);
    add_parts_of_identifier(index, owner, code, locale);
  }
}

}  // namespace

std::string bare_extension(std::string_view surface, const values::Locale& locale) {
  constexpr std::size_t kFewest = 3;  // digits
  const values::PhoneNumber phone = values::read_phone(surface, locale);
  if (phone.base == 0 || phone.digits.size() < phone.base + kFewest) return {};
  const ByteSpan first = phone.characters[phone.base];
  if (first.begin == 0 || surface[first.begin - 1] != '-') return {};
  return '-' + phone.digits.substr(phone.base);
}

void add_number_forms(FormIndex& index, FormIndex::Owner owner, Category category,
                      std::string_view surface, const values::Locale& locale) {
  const text::CharacterCounts shape = text::count_characters(surface);
  if (category == Category::kPhone) add_phone(index, owner, surface, locale);
  if (shape.letters + shape.digits >= 3) {
    if (shape.digits > 0) {
      index.add_number(surface, owner);
      // The punctuation of passwords is significant: "Xy7!moor".
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
  constexpr std::size_t kTelling = 5;  // digits that identify a number without its letters
  // "88412" of "KD-2014/88412"
  const std::string_view last = surface.substr(surface.find_last_not_of("0123456789") + 1);
  if (is_identifier && last.size() >= kTelling) index.add_number(last, owner);
  if (is_identifier) add_long_runs(index, owner, surface);
  const std::size_t zeros = std::min(surface.find_first_not_of('0'), surface.size());
  if (is_identifier && shape.letters == 0 && zeros > 0 && shape.digits >= zeros + kTelling) {
    index.add_number(surface.substr(zeros), owner);
  }
  if (shape.letters > 0 && (is_zip || (is_identifier && shape.digits >= kTelling))) {
    // Omits the country mark, letters or word before the number.
    const std::size_t first = surface.find_first_of("0123456789");
    if (first != std::string_view::npos) index.add_number(surface.substr(first), owner);
  }
}

}  // namespace pseudo
