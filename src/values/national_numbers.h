// Numbers of people in the registers of a country, by their check digits.
#pragma once

#include <string>
#include <string_view>

#include "values/identifier_kind.h"

namespace pseudo::values {

// `plain`: letters and digits alone, letters in upper case.

/// The kind of a number whose form and check digit are right; kPlain if there is none.
IdentifierKind recognize_national(std::string_view plain);

/// True for the kinds that recognize_national gives.
bool is_national(IdentifierKind kind);

/// The number with its check digit made right; empty if none is right for its other digits.
/// Precondition: is_national(kind), and `plain` has the form of that kind.
std::string with_check_digit(IdentifierKind kind, std::string plain);

/// Where the check digit stands. Precondition: is_national(kind).
std::size_t check_place(IdentifierKind kind);

}  // namespace pseudo::values
