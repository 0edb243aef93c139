// The folded originals of a document, which its surrogates must not repeat.
#pragma once

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <string_view>

#include "text/string_interner.h"

namespace pseudo {

/// A set of folded keys: whole names and their parts. Filled by resolve, read-only afterwards.
class OriginalSet {
 public:
  void insert(std::string_view folded) {
    keys_.enter(folded);
    sizes_.set(size_code(folded));
  }
  [[nodiscard]] bool contains(std::string_view folded) const {
    return sizes_.test(size_code(folded)) && keys_.contains(folded);
  }
  /// Adds strings that are not originals but must not be surrogates either. `listed` must outlive
  /// this set.
  void forbid(const OriginalSet& listed) { listed_ = &listed; }
  /// True if the string is forbidden, also with different accents if the set contains the key
  /// without accents.
  [[nodiscard]] bool is_listed(std::string_view folded) const {
    return listed_ != nullptr && (listed_->contains(folded) || is_listed_without_accents(folded));
  }
  /// Adds strings to be used as surrogates only if nothing else is left. `words` must outlive this
  /// set.
  void avoid(const OriginalSet& words) { avoided_ = &words; }
  [[nodiscard]] bool is_avoided(std::string_view folded) const {
    return avoided_ != nullptr && avoided_->contains(folded);
  }
  /// Adds a word (text::WordUnit::key) of the name of a person in the document.
  void insert_person(std::string_view unit) { people_.enter(unit); }
  [[nodiscard]] bool names_person(std::string_view unit) const {
    return !people_.empty() && people_.contains(unit);
  }
  /// True if the folded text is an original or forbidden, or if one of its words begins or ends
  /// with an original ("klagenfurter strasse" with the original Klagenfurt, "oststeiermark" with
  /// Steiermark).
  [[nodiscard]] bool shown_in(std::string_view folded) const;

 private:
  [[nodiscard]] bool is_listed_without_accents(std::string_view folded) const;
  static std::size_t size_code(std::string_view key) { return std::min(key.size(), kSizes - 1); }

  text::StringInterner keys_;
  text::StringInterner people_;
  // Key sizes in bytes that occur; larger sizes share the last bit. Rejects most lookups early.
  static constexpr std::size_t kSizes = 64;
  std::bitset<kSizes> sizes_;
  const OriginalSet* listed_ = nullptr;
  const OriginalSet* avoided_ = nullptr;
};

}  // namespace pseudo
