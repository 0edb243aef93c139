// E-mail addresses, URLs and user names: made from the surrogates of a document, or at random.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/random.h"
#include "text/string_numbers.h"
#include "values/address_parts.h"
#include "values/identities.h"
#include "values/invented_words.h"

namespace pseudo::values {

struct AddressRules {
  bool coherent = true;  ///< Else every letter and digit at random.
  bool keep_tld = false;
  /// Document scope: different addresses become different ones.
  bool distinct = true;
};

/// Renders the addresses of one document and scope. Names of the identities become their
/// surrogates in the same pattern, the rest invented words and other digits; the last label of a
/// host becomes "example" unless kept. Keyed by the words themselves: the order of addresses
/// matters only where two would meet. Not to be shared between threads.
class AddressRenderer {
 public:
  /// All arguments must outlive it.
  AddressRenderer(std::span<const Identity> identities, std::span<const Couple> couples,
                  const ScopeDraws& draws, AddressRules rules);

  /// To be called for all addresses first: names are found in these only, and none becomes another
  /// one's original.
  void reserve(Category category, std::string_view surface);
  /// Never the original. `category`: EMAIL, URL, USER or ADD.
  std::string render(Category category, std::string_view surface);

 private:
  std::string render_parts(Category category, std::string_view surface, unsigned attempt);
  std::string part(const AddressPart& part, std::string_view text, unsigned attempt);
  std::string names(std::string_view text, bool host, unsigned attempt);
  [[nodiscard]] std::string top_level(std::string_view text) const;
  struct Field;
  std::string words(Field& field);
  std::size_t sequence(Field& field, std::size_t at);
  void run_together(Field& field, std::size_t at);
  void abbreviation(Field& field, std::size_t at);
  std::string rest(const Field& field, std::size_t at);
  [[nodiscard]] std::string spelt(const NameMatch& match, std::string_view run,
                                  std::string_view joiner) const;

  IdentityIndex& index();

  std::span<const Identity> identities_;
  std::span<const Couple> couples_;
  RunLetters shown_;                    // of all reserved addresses
  std::optional<IdentityIndex> index_;  // of names that these may show; made when first asked
  const ScopeDraws& draws_;
  AddressRules rules_;
  InventedWords invented_;
  text::StringNumbers originals_;
  std::unordered_map<std::string, std::string> taken_;  // rendered key -> key of its original
};

}  // namespace pseudo::values
