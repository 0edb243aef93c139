// E-mail addresses, URLs and user names: made from the surrogates of a document, or at random.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/random.h"
#include "text/string_numbers.h"
#include "values/address_reader.h"
#include "values/invented_words.h"
#include "values/locale.h"
#include "values/name_index.h"

namespace pseudo::values {

struct AddressRules {
  bool coherent = true;  ///< Else every letter and digit at random.
  bool keep_tld = false;
  /// Document scope: different addresses become different ones.
  bool distinct = true;
};

/// Renders the addresses of one document and scope. Names of the replacements become their
/// surrogates in the same pattern, the rest invented words and other digits; the last label of a
/// host becomes "example" unless kept. Keyed by the words themselves: the order of addresses
/// matters only where two would meet. Not to be shared between threads.
class AddressRenderer {
 public:
  /// All arguments must outlive it.
  AddressRenderer(std::span<const NameReplacement> replacements, const FullNameSource& full_names,
                  const Locale& locale, const ScopeDraws& draws, AddressRules rules);

  /// To be called for all addresses first: names are found in these only, and none becomes another
  /// one's original.
  void reserve(const Address& address);
  /// Never the original. Precondition: reserved.
  std::string render(const Address& address);

 private:
  std::string render_parts(const Address& address, unsigned attempt);
  void append_part(const Address& address, const AddressPart& part, unsigned attempt,
                   std::string& out);
  void append_names(const Address& address, const AddressPart& part, unsigned attempt,
                    std::string& out);
  [[nodiscard]] std::string top_level(std::string_view text) const;
  struct Field;
  void append_words(Field& field, std::string& out);
  std::size_t sequence(Field& field, std::size_t at);
  void run_together(Field& field, std::size_t at);
  void abbreviation(Field& field, std::size_t at);
  std::string rest(const Field& field, std::size_t at);
  [[nodiscard]] std::string spelt(const NameMatch& match, std::string_view run,
                                  std::string_view joiner) const;
  bool take(std::string_view rendered_key, std::string_view original_key);

  NameIndex& index();

  std::span<const NameReplacement> replacements_;
  const FullNameSource& full_names_;
  RunLetters shown_;                // of all reserved addresses
  std::optional<NameIndex> index_;  // of names that these may show; made when first asked
  const Locale& locale_;
  const ScopeDraws& draws_;
  AddressRules rules_;
  InventedWords invented_;
  text::StringNumbers keys_;           // of originals and of what was rendered
  std::vector<std::size_t> owner_of_;  // by the numbers of keys: that of the original which took it
};

}  // namespace pseudo::values
