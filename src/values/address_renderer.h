// Makes new e-mail addresses, URLs and user names from the surrogates of a document, or at random.
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
  bool coherent = true;  ///< False: every letter and digit is random.
  bool keep_tld = false;
  /// Document scope: different addresses become different ones.
  bool distinct = true;
};

/// Renders the addresses of one document and scope. Names become their surrogates in the same
/// pattern, the rest becomes invented words and other digits; the last label of a host becomes
/// "example" unless it is kept. Draws are keyed by the words themselves, so the order of addresses
/// matters only if two would become equal. Not thread-safe.
class AddressRenderer {
 public:
  /// All arguments but `full_names` must outlive it.
  AddressRenderer(std::span<const NameReplacement> replacements,
                  std::span<const FullName> full_names, const Locale& locale,
                  const ScopeDraws& draws, AddressRules rules);

  /// Call this for all addresses before rendering: none becomes the original of another one.
  void reserve(const Address& address);
  /// Never the original. Precondition: reserved.
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
  std::set<std::string> originals_;              // keys
  std::map<std::string, std::string> taken_by_;  // rendered keys with those of their originals
};

}  // namespace pseudo::values
