// Map and set whose keys are folded words (text::fold_key).
#pragma once

#include <deque>
#include <optional>
#include <string_view>
#include <utility>

#include "text/string_interner.h"

namespace pseudo::lang {

/// Map from folded words to values. References to values stay valid when words are added.
template <class Value>
class FoldedMap {
 public:
  /// Returns null if the map does not contain `word`.
  [[nodiscard]] const Value* find(std::string_view word) const {
    const auto number = words_.find(word);
    return number ? &(*values_)[*number] : nullptr;
  }
  [[nodiscard]] bool contains(std::string_view word) const { return find(word) != nullptr; }

  Value& operator[](std::string_view word) { return try_emplace(word); }
  /// Returns the value of `word`, which is constructed from the arguments if the word is new.
  template <class... Arguments>
  Value& try_emplace(std::string_view word, Arguments&&... arguments) {
    const auto [number, is_new] = words_.enter(word);
    if (!values_) values_.emplace();
    if (is_new) values_->emplace_back(std::forward<Arguments>(arguments)...);
    return (*values_)[number];
  }

 private:
  text::StringInterner words_;
  // Indexed by the number of the word. Unset until the first insertion: an empty deque allocates
  // memory, and most of the maps made for a document stay empty.
  std::optional<std::deque<Value>> values_;
};

class FoldedSet {
 public:
  [[nodiscard]] bool contains(std::string_view word) const { return words_.contains(word); }
  void insert(std::string_view word) { words_.enter(word); }

 private:
  text::StringInterner words_;
};

}  // namespace pseudo::lang
