// Assigns numbers to strings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/short_strings.h"

namespace pseudo::text {

/// Numbers strings in order of first insertion: 0, 1, 2 ... All strings share one buffer, and all
/// numbers one hash table, because every document creates several interners and looks up every
/// word. Precondition: fewer than 2^32 strings.
class StringInterner {
 public:
  /// Returns the number of the string, and whether it was inserted.
  std::pair<std::size_t, bool> enter(std::string_view text) {
    if (slots_.size() < 2 * (size() + 1)) grow();
    const std::uint32_t hash = short_hash(text);
    Slot& slot = slots_[find_slot(text, hash)];
    if (slot.number != kFree) return {slot.number, false};
    slot = {hash, static_cast<std::uint32_t>(size())};
    texts_.append(text);
    ends_.push_back(texts_.size());
    return {slot.number, true};
  }
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text) const {
    if (empty()) return std::nullopt;
    const std::uint32_t number = slots_[find_slot(text, short_hash(text))].number;
    return number == kFree ? std::nullopt : std::optional<std::size_t>(number);
  }
  [[nodiscard]] bool contains(std::string_view text) const { return find(text).has_value(); }
  [[nodiscard]] std::size_t size() const { return ends_.size(); }
  [[nodiscard]] bool empty() const { return ends_.empty(); }

 private:
  static constexpr std::uint32_t kFree = 0xFFFFFFFF;
  static constexpr std::size_t kFewestSlots = 32;

  struct Slot {
    std::uint32_t hash = 0;
    std::uint32_t number = kFree;
  };

  [[nodiscard]] std::string_view text_of(std::uint32_t number) const {
    const std::size_t begin = number == 0 ? 0 : ends_[number - 1];
    return std::string_view(texts_).substr(begin, ends_[number] - begin);
  }

  // The slot of the string, or the free slot where it would be inserted. Precondition: a slot is
  // free.
  [[nodiscard]] std::size_t find_slot(std::string_view text, std::uint32_t hash) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash & mask;
    for (; slots_[at].number != kFree; at = (at + 1) & mask) {
      if (slots_[at].hash == hash && equal(text_of(slots_[at].number), text)) break;
    }
    return at;
  }

  void grow() {
    std::vector<Slot> more(slots_.empty() ? kFewestSlots : 2 * slots_.size());
    const std::size_t mask = more.size() - 1;
    for (const Slot& slot : slots_) {
      if (slot.number == kFree) continue;
      std::size_t at = slot.hash & mask;
      while (more[at].number != kFree) at = (at + 1) & mask;
      more[at] = slot;
    }
    slots_ = std::move(more);
    constexpr std::size_t kUsualSize = 8;  // bytes per string
    ends_.reserve(slots_.size() / 2);
    texts_.reserve(slots_.size() / 2 * kUsualSize);
  }

  std::string texts_;              // concatenated
  std::vector<std::size_t> ends_;  // end of each string in texts_
  std::vector<Slot> slots_;        // open addressing; the size is a power of two
};

}  // namespace pseudo::text
