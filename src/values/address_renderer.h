// Renders surrogates of e-mail addresses, URLs and user names.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/address_reader.h"
#include "values/invented_words.h"
#include "values/locale.h"
#include "values/name_index.h"

namespace pseudo::values {

struct AddressRules {
  bool coherent = true;  ///< False: replace every letter and digit at random.
  bool keep_tld = false;
  /// Document scope: different addresses get different surrogates.
  bool distinct = true;
};

/// Renders the addresses of one document and scope. Names are replaced by their surrogates in the
/// same pattern, other words by invented words and new digits; the last label of a host becomes
/// "example" unless it is kept; what is kept must also be in kept_spans(). Draws are keyed by the
/// words themselves, so the order of addresses matters only if two would become equal. Not
/// thread-safe.
class AddressRenderer {
 public:
  /// All arguments except `full_names` must outlive the object.
  AddressRenderer(std::span<const NameReplacement> replacements,
                  std::span<const FullName> full_names, const Locale& locale,
                  const ScopeDraws& draws, AddressRules rules);

  /// Must be called for all addresses before rendering, so that none becomes the original of
  /// another.
  void reserve(const Address& address);
  /// The surrogate; never the original. Precondition: reserve() was called for the address.
  std::string render(const Address& address);

 private:
  std::string render_parts(const Address& address, unsigned attempt);
  std::string render_part(const Address& address, const AddressPart& part, unsigned attempt);
  std::string render_names(const Address& address, const AddressPart& part, unsigned attempt);
  [[nodiscard]] bool keeps_top_level(std::string_view label) const;
  [[nodiscard]] std::string top_level(std::string_view text) const;
  [[nodiscard]] std::size_t end_of_names(const Address& address, const AddressPart& part) const;
  bool take(const std::string& rendered_key, const std::string& original_key);

  std::span<const NameReplacement> replacements_;
  NameIndex index_;  // empty unless coherent
  const Locale& locale_;
  const ScopeDraws& draws_;
  AddressRules rules_;
  InventedWords invented_;
  std::set<std::string> originals_;  // their keys
  // Keys of rendered addresses -> keys of their originals.
  std::map<std::string, std::string> taken_by_;
};

}  // namespace pseudo::values
