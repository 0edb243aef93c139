// Which words of a surrogate stand for which part of its mention.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/language.h"

namespace pseudo {

/// Divides what stands for a mention at the literals of the original: "Frau Dr. Anna Huber". By
/// part; nothing for literals, and nothing at all if it can be divided in several ways or in none.
/// Views the new text.
class Division {
 public:
  Division(const Mention& mention, const Analysis& analysis, std::string_view now);

  [[nodiscard]] bool is_unique() const { return pieces_.size() == parts_.size(); }
  [[nodiscard]] std::size_t size() const { return parts_.size(); }
  /// The number of the i-th part that is no literal, and what stands for it.
  [[nodiscard]] std::size_t part(std::size_t i) const { return parts_[i]; }
  [[nodiscard]] std::string_view piece(std::size_t i) const { return pieces_[i]; }

 private:
  bool collect(const Mention& mention, const Analysis& analysis);
  bool strip_ends(std::string_view& now) const;

  std::vector<std::size_t> parts_;
  std::string front_;
  std::vector<std::string> between_;
  std::string back_;
  std::vector<std::string_view> pieces_;
};

}  // namespace pseudo
