// National register numbers of persons, recognized by their check digits.
#pragma once

#include <string>
#include <string_view>

#include "values/identifier_kind.h"

namespace pseudo::values {

// `plain`: only letters and digits, letters in upper case.

/// The kind of a number with valid form and check digit; kPlain if there is none.
IdentifierKind recognize_national(std::string_view plain);

/// True for the kinds that recognize_national returns.
bool is_national(IdentifierKind kind);

/// Returns the number with a valid check digit; empty if none is valid for its other digits.
/// Precondition: is_national(kind), and `plain` has the form of that kind.
std::string with_check_digit(IdentifierKind kind, std::string plain);

/// The index of the check digit. Precondition: is_national(kind).
std::size_t check_place(IdentifierKind kind);

}  // namespace pseudo::values
