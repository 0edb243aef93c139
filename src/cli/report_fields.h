// Adds two reports, by a rule for each field of the form in docs/manual.md.
#pragma once

#include <cstdint>
#include <string>

#include <nlohmann/json.hpp>

namespace pseudo::cli {

using Json = nlohmann::ordered_json;

/// Returns the number in a field, or 0.
std::uint64_t number_in(const Json& object, const char* field);
/// Returns the string in a field, made printable, or "".
std::string text_in(const Json& object, const char* field);
/// True if the field exists and is true.
bool is_set(const Json& report, const char* field);

/// Adds the objects of `part` to those of `sum`, field by field. Returns false if the two differ in
/// form. Precondition: both are reports of one kind, without documents.
bool add_report(Json& sum, const Json& part);

/// Recomputes shares from their sums. Omits shares of distinct strings if only bounds are known.
void set_shares(Json& report);

/// Subtracts `number` from a field, but not below 0.
void subtract(Json& object, const std::string& field, std::uint64_t number);

}  // namespace pseudo::cli
