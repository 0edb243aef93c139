// What two reports together say: a rule for each field of the form in docs/manual.md.
#pragma once

#include <cstdint>
#include <string>

#include <nlohmann/json.hpp>

namespace pseudo::cli {

using Json = nlohmann::ordered_json;

/// The number of that field, or 0.
std::uint64_t number_in(const Json& object, const char* field);
/// The string of that field made printable, or "".
std::string text_in(const Json& object, const char* field);
/// The field is there, and true.
bool is_set(const Json& report, const char* field);

/// Adds the objects of `part` to those of `sum`, field by field. False if the two differ in form.
/// Precondition: both are reports of one kind, without documents.
bool add_report(Json& sum, const Json& part);

/// Writes shares anew, from the sums that they are of. Those of distinct strings are left out of
/// what is known by bounds only.
void set_shares(Json& report);

/// Takes `number` from the number of that field; never below 0.
void subtract(Json& object, const std::string& field, std::uint64_t number);

}  // namespace pseudo::cli
