// A list of mostly one element: the parts of a mention, the fragments of an annotation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace pseudo {

/// Like a vector, but a single element stands in the list itself: no memory of its own for the
/// mass of them. Unlike those of a vector, it moves with its list: pointers to it do not outlast
/// that. A list that was moved from is only good for a new value.
template <class T>
class Few {
 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  Few() = default;
  Few(T only) : held_(std::move(only)) {}            // NOLINT: a list of one
  Few(std::vector<T> all) { take(std::move(all)); }  // NOLINT: the same list
  Few(std::initializer_list<T> all) : Few(all.begin(), all.end()) {}
  template <class From>
  Few(From begin, From end) {
    take(std::vector<T>(begin, end));
  }
  Few(const Few& other) { *this = other; }
  Few& operator=(const Few& other) {
    if (this == &other) return *this;
    if (other.size() == 1) {
      held_ = other.front();
    } else {
      take(std::vector<T>(other.begin(), other.end()));
    }
    return *this;
  }
  Few(Few&&) noexcept = default;
  Few& operator=(Few&&) noexcept = default;
  ~Few() = default;

  [[nodiscard]] std::size_t size() const {
    if (std::holds_alternative<T>(held_)) return 1;
    return several() ? several()->size() : 0;
  }
  [[nodiscard]] bool empty() const { return size() == 0; }

  [[nodiscard]] T* data() { return const_cast<T*>(std::as_const(*this).data()); }
  [[nodiscard]] const T* data() const {
    if (const T* const only = std::get_if<T>(&held_)) return only;
    return several() ? several()->data() : nullptr;
  }
  [[nodiscard]] iterator begin() { return data(); }
  [[nodiscard]] iterator end() { return data() + size(); }
  [[nodiscard]] const_iterator begin() const { return data(); }
  [[nodiscard]] const_iterator end() const { return data() + size(); }
  [[nodiscard]] T& operator[](std::size_t i) { return data()[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return data()[i]; }
  [[nodiscard]] T& front() { return *data(); }
  [[nodiscard]] const T& front() const { return *data(); }
  [[nodiscard]] T& back() { return data()[size() - 1]; }
  [[nodiscard]] const T& back() const { return data()[size() - 1]; }

  template <class... Values>
  T& emplace_back(Values&&... values) {
    if (empty()) return held_.template emplace<T>(std::forward<Values>(values)...);
    if (std::holds_alternative<T>(held_)) {
      T next(std::forward<Values>(values)...);  // first: of the only element, perhaps
      auto all = std::make_unique<std::vector<T>>();
      all->reserve(2);
      all->push_back(std::move(front()));
      all->push_back(std::move(next));
      held_ = std::move(all);
      return back();
    }
    return several()->emplace_back(std::forward<Values>(values)...);
  }
  void push_back(T&& next) { emplace_back(std::move(next)); }
  void push_back(const T& next) { emplace_back(next); }
  void clear() { held_ = Several(); }

  friend bool operator==(const Few& a, const Few& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  using Several = std::unique_ptr<std::vector<T>>;

  [[nodiscard]] const Several& several() const { return *std::get_if<Several>(&held_); }
  [[nodiscard]] Several& several() { return *std::get_if<Several>(&held_); }
  void take(std::vector<T> all) {
    if (all.size() == 1) {
      held_ = std::move(all.front());
    } else if (all.empty()) {
      held_ = Several();
    } else {
      held_ = std::make_unique<std::vector<T>>(std::move(all));
    }
  }

  std::variant<Several, T> held_;  // no elements: no vector
};

}  // namespace pseudo
