// The folded originals of a document: what no surrogate of it may be or show.
#pragma once

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <string_view>

#include "text/string_interner.h"

namespace pseudo {

/// Folded keys, whole names and their parts. Filled by resolve, then only read.
class OriginalSet {
 public:
  void insert(std::string_view folded) {
    keys_.enter(folded);
    sizes_.set(size_code(folded));
  }
  [[nodiscard]] bool contains(std::string_view folded) const {
    return sizes_.test(size_code(folded)) && keys_.contains(folded);
  }
  /// Strings that are no originals, but that no surrogate may be either. They must outlive the set.
  void forbid(const OriginalSet& listed) { listed_ = &listed; }
  /// Whatever the accents of either are, if the set has the keys without them.
  [[nodiscard]] bool is_listed(std::string_view folded) const {
    return listed_ != nullptr && (listed_->contains(folded) || is_listed_without_accents(folded));
  }
  /// Strings that a surrogate should not be while others will do. They must outlive the set.
  void avoid(const OriginalSet& words) { avoided_ = &words; }
  [[nodiscard]] bool is_avoided(std::string_view folded) const {
    return avoided_ != nullptr && avoided_->contains(folded);
  }
  /// A word that is a name of one of the document's people, by text::WordUnit::key.
  void insert_person(std::string_view unit) { people_.enter(unit); }
  [[nodiscard]] bool names_person(std::string_view unit) const {
    return !people_.empty() && people_.contains(unit);
  }
  /// True if the folded text is an original or listed, or one of its words begins or ends with one
  /// ("klagenfurter strasse" where Klagenfurt is an original, "oststeiermark" where Steiermark is).
  [[nodiscard]] bool shown_in(std::string_view folded) const;

 private:
  [[nodiscard]] bool is_listed_without_accents(std::string_view folded) const;
  static std::size_t size_code(std::string_view key) { return std::min(key.size(), kSizes - 1); }

  text::StringInterner keys_;
  text::StringInterner people_;
  // Sizes of the keys in bytes, the last one for all above: most of what is asked for has another.
  static constexpr std::size_t kSizes = 64;
  std::bitset<kSizes> sizes_;
  const OriginalSet* listed_ = nullptr;
  const OriginalSet* avoided_ = nullptr;
};

}  // namespace pseudo
