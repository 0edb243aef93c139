// Names that only the addresses of a document show.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/common/scope_place.h"
#include "pseudo/language.h"
#include "values/address_reader.h"
#include "values/listed_names.h"

namespace pseudo {

/// A part of a mention that is an address.
struct ShownAddress {
  values::Address address;
  std::size_t mention = 0;
  std::size_t part = 0;  ///< Index in the mention.
  ScopePlace scope = {};
};

/// A name in an address: its base form, how the language reads it, and its entity.
struct AddressNameEntity {
  std::string name;
  Part part;
  ScopePlace scope = {};
  std::optional<std::size_t> entity = {};  ///< Set by resolve, if it needs a surrogate.
  std::size_t mention = 0;                 ///< The address that shows it first.
};

/// A name that the document mentions, in any spelling.
struct MentionedName {
  std::string_view name;
  ScopePlace scope = {};
};

/// The names that the lexicons know in addresses, each once, or once a sentence where these are
/// scopes; without those that the document mentions itself, in whatever category, where the
/// address sees it. Cost: linear.
std::vector<AddressNameEntity> find_address_names(std::span<const ShownAddress* const> addresses,
                                                  std::span<const MentionedName> mentioned,
                                                  const LanguageModule& language,
                                                  const values::NameTables& tables);

}  // namespace pseudo
