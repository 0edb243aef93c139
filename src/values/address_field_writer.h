// Rewrites the words of a local part, a user name or a host with the surrogates of names.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "pseudo/span.h"
#include "values/address_reader.h"
#include "values/invented_words.h"
#include "values/name_index.h"

namespace pseudo::values {

/// A part of an address that names persons or places, or some of its runs.
struct AddressField {
  const Address& address;
  ByteSpan span;  ///< In the surface.
  std::size_t first_run = 0;
  std::size_t last_run = 0;  ///< Behind the last.
};

/// The field with its names replaced by their surrogates in the same pattern, the rest by invented
/// words and other digits. Text between the runs stays. `index`: an index of the replacements.
std::string write_field(const AddressField& field, std::span<const NameReplacement> replacements,
                        const NameIndex& index, InventedWords& invented);

/// `lower` in the case of `run`: all capitals, a capital first, or as it is.
std::string in_case_of(std::string_view run, std::string lower);

}  // namespace pseudo::values
