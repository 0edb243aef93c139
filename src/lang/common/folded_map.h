// Maps and sets of folded words (text::fold_key).
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace pseudo::lang {

/// Lets a hash table be asked for string views.
struct WordHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view word) const {
    return std::hash<std::string_view>{}(word);
  }
};

/// Values by folded word. References to values stay valid.
template <class Value>
class FoldedMap {
 public:
  /// Null if there is no such word.
  [[nodiscard]] const Value* find(std::string_view word) const {
    const auto found = values_.find(word);
    return found == values_.end() ? nullptr : &found->second;
  }
  [[nodiscard]] bool contains(std::string_view word) const { return find(word) != nullptr; }

  Value& operator[](std::string word) { return values_[std::move(word)]; }
  /// The value of the word, made from the arguments if the word is new.
  template <class... Arguments>
  Value& try_emplace(std::string word, Arguments&&... arguments) {
    return values_.try_emplace(std::move(word), std::forward<Arguments>(arguments)...)
        .first->second;
  }

 private:
  std::unordered_map<std::string, Value, WordHash, std::equal_to<>> values_;
};

class FoldedSet {
 public:
  [[nodiscard]] bool contains(std::string_view word) const { return words_.contains(word); }
  void insert(std::string word) { words_.try_emplace(std::move(word)); }

 private:
  struct Nothing {};
  FoldedMap<Nothing> words_;
};

}  // namespace pseudo::lang
