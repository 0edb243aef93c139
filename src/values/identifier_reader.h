// Recognizes the kind of an identifier by its shape: IBAN, BIC, ISBN, DOI, ORCID, IP, card ...
#pragma once

#include <cstddef>
#include <string_view>

#include "values/countries.h"
#include "values/identifier_kind.h"

namespace pseudo::values {

/// `core`: the identifier without a label before it ("IBAN", "ISBN"). `plain`: only its letters and
/// digits, in upper case. `label`: in upper case, or empty. `countries`: for IBAN and BIC.
IdentifierKind recognize_identifier(std::string_view core, std::string_view plain,
                                    std::string_view label, const Countries& countries);

/// A BIC that ends so denotes the bank as a whole, like one without a branch (ISO 9362).
inline constexpr std::string_view kHeadOffice = "XXX";
inline constexpr std::size_t kBankOfBic = 8;  ///< Letters and digits before the branch.

/// The bank code and account number in an IBAN, as written on their own; both empty if the table
/// does not know them. `plain`: an IBAN. Refers to it.
struct BankAccount {
  std::string_view bank;
  std::string_view account;  ///< Without leading zeros.
};
BankAccount bank_account(std::string_view plain, const Countries& countries);

/// True if punctuation distinguishes identifiers of this kind ("1.11", "11.1") and is part of keys.
bool punctuation_counts(IdentifierKind kind);

}  // namespace pseudo::values
