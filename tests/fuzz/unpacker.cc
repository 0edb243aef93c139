// Packed data, gzip or zstd by the first byte: in small steps and in large ones it unpacks to the
// same bytes, or is refused in one line.
#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "corpus/packing.h"
#include "fuzz/fuzz.h"

namespace {

using namespace pseudo;
using fuzz::require;

constexpr std::size_t kMost = std::size_t{1} << 20U;  // unpacked bytes; a bomb has more

struct Unpacked {
  std::string bytes;
  bool is_damaged = false;
  bool is_whole = false;
};

/// Takes `take` packed bytes at once and makes at most `room`.
Unpacked unpack(Packing packing, std::string_view packed, std::size_t take, std::size_t room) {
  const std::unique_ptr<Unpacker> unpacker = make_unpacker(packing);
  Unpacked all;
  std::string into(room, '\0');
  for (bool is_filled = false; (!packed.empty() || is_filled) && all.bytes.size() < kMost;) {
    const auto step = unpacker->unpack(packed.substr(0, take), into.data(), into.size());
    if (!step) {
      require(step.error().message.find('\n') == std::string::npos, "not one line");
      all.is_damaged = true;
      return all;
    }
    require(step->taken <= packed.size() && step->made <= room, "more than there is");
    require(step->taken > 0 || step->made > 0 || is_filled, "no progress");
    packed.remove_prefix(step->taken);
    all.bytes.append(into, 0, step->made);
    is_filled = step->made == room;
  }
  all.bytes.resize(std::min(all.bytes.size(), kMost));
  all.is_whole = unpacker->between_members();
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view packed = fuzz::as_text(bytes, size);
  const Packing packing = packing_of_bytes(packed).value_or(Packing::kNone);
  if (packing == Packing::kNone) return 0;
  const Unpacked small = unpack(packing, packed, 3, 7);
  const Unpacked large = unpack(packing, packed, packed.size(), std::size_t{1} << 16U);
  if (small.bytes.size() == kMost || large.bytes.size() == kMost) return 0;
  require(small.is_damaged == large.is_damaged, "damage depends on the steps");
  if (small.is_damaged) return 0;
  require(small.bytes == large.bytes && small.is_whole == large.is_whole,
          "bytes depend on the steps");
  return 0;
}
