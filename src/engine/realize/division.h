// Assigns the words of a new text to the parts of the mention that it replaces.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/language.h"

namespace pseudo {

/// Divides the new text of a mention at the literals of the original: "Frau Dr. Anna Huber". Every
/// part that is not a literal gets a piece. If the new text can be divided in several ways or not
/// at all, is_unique() is false. The pieces are views of the new text.
class Division {
 public:
  Division(const Mention& mention, const Analysis& analysis, std::string_view now);

  [[nodiscard]] bool is_unique() const { return pieces_.size() == parts_.size(); }
  [[nodiscard]] std::size_t size() const { return parts_.size(); }
  /// The index of the i-th part that is not a literal, and its piece of the new text.
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
