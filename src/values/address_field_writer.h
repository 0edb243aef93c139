// Rewrites the words of a local part, user name or host, using the surrogates of names.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "pseudo/span.h"
#include "values/address_reader.h"
#include "values/invented_words.h"
#include "values/name_index.h"

namespace pseudo::values {

/// A part of an address that may contain names of persons or places, or some of its runs.
struct AddressField {
  const Address& address;
  ByteSpan span;  ///< In the surface.
  std::size_t first_run = 0;
  std::size_t last_run = 0;  ///< One past the last run.
};

/// Returns the field with names replaced by their surrogates in the same pattern, and other words
/// by invented words and new digits. Text between runs is unchanged. `index` must be built from
/// `replacements`.
std::string write_field(const AddressField& field, std::span<const NameReplacement> replacements,
                        const NameIndex& index, InventedWords& invented);

/// Applies the case of `run` to `lower`: all capitals, first letter capital, or unchanged.
std::string in_case_of(std::string_view run, std::string lower);

}  // namespace pseudo::values
