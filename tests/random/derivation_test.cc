// The derivation as docs/derivation.md describes it: test vectors, and no traces in memory.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <string.h>  // NOLINT: explicit_bzero
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "pseudo/random.h"
#include "support/markdown.h"

namespace pseudo {
namespace {

using testing_support::from_hex;
using testing_support::read_doc_table;

std::string hex(std::uint64_t number) { return fmt::format("{:016x}", number); }

Key key_of_the_page() {
  std::string bytes;
  for (char c = 0; c < static_cast<char>(Key::kBytes); ++c) bytes += c;
  return Key::from_bytes(bytes);
}

// The vectors were computed with Python's hashlib.blake2b, SipHash and ChaCha20 written out in
// Python.
TEST(Derivation, TheVectorsOfTheDerivationPageHold) {
  const Key key = key_of_the_page();
  const auto rows = read_doc_table("derivation.md", "corpus name");
  ASSERT_GE(rows.size(), 8U);
  for (const std::vector<std::string>& row : rows) {
    ASSERT_EQ(row.size(), 10U);
    const ScopeDraws draws(key, row[0], row[1], row[2]);
    EXPECT_EQ(hex(draws.number(row[3], row[4], row[5])), row[6]);
    const auto stream = [&] { return draws.stream(row[3], row[4], row[5]); };
    DrawStream numbers = stream();
    EXPECT_EQ(hex(numbers.next()), row[6]);
    for (int skipped = 1; skipped < 8; ++skipped) numbers.next();
    EXPECT_EQ(hex(numbers.next()), row[7]) << "from the second block";
    DrawStream small = stream();
    std::vector<std::uint64_t> six;
    for (const std::uint64_t bound : {100U, 100U, 100U, 1000U, 1000U, 1000U}) {
      six.push_back(small.below(bound));
    }
    EXPECT_EQ(fmt::format("{}", fmt::join(six, " ")), row[8]);
    EXPECT_EQ(hex(stream().below((std::uint64_t{1} << 63U) + 1)), row[9]);
  }
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // They keep dead memory.

// The complements of a key and of its two for the document "brief", so that the search does not
// find its own pattern.
constexpr std::array<std::string_view, 3> kHidden{
    "7f7a75706b66615c57524d48433e39342f2a25201b16110c0702fdf8f3eee9e4",
    "c4369de55430ddd4a56218106aa0e8f5db5aed7a25c9322f9c4f07a0cf6387a5",
    "eab8a8db9af58c2320e4389c4832613423040b1b0a1953e46a716f185fe0e7e5"};

bool holds(std::string_view memory, std::string_view hidden) {
  const auto equal = [](char a, char b) { return a == static_cast<char>(~b); };
  return std::search(memory.begin(), memory.end(), hidden.begin(), hidden.end(), equal) !=
         memory.end();
}

/// The whole stack and heap, including finished frames.
std::string writable_memory() {
  // More than malloc ever keeps in the heap: no copy of what is read stays behind there.
  constexpr std::size_t kOwnMapping = std::size_t{64} << 20U;
  std::string all;
  all.reserve(kOwnMapping);
  const int fd = ::open("/proc/self/mem", O_RDONLY | O_CLOEXEC);
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    if (line.find("[stack]") == std::string::npos && line.find("[heap]") == std::string::npos) {
      continue;
    }
    const std::uint64_t begin = std::stoull(line, nullptr, 16);
    const std::uint64_t end = std::stoull(line.substr(line.find('-') + 1), nullptr, 16);
    const std::size_t have = all.size();
    all.resize(have + (end - begin));
    const ssize_t got = ::pread(fd, all.data() + have, end - begin, static_cast<off_t>(begin));
    EXPECT_EQ(got, static_cast<ssize_t>(end - begin));
  }
  ::close(fd);
  return all;
}

Key hidden_key() {
  std::array<char, Key::kBytes> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(0x80 + 5 * i);
  const Key key = Key::from_bytes({bytes.data(), bytes.size()});
  ::explicit_bzero(bytes.data(), bytes.size());
  return key;
}

[[gnu::noinline]] std::uint64_t use_a_key() {
  const Key key = hidden_key();
  const ScopeDraws draws(key, "", "document", "brief");
  DrawStream stream = draws.stream("surrogate", "CITY", "graz");
  stream.next();
  return stream.next() ^ draws.number("surrogate", "CITY", "graz");
}

TEST(Derivation, NoKeyStaysInMemoryWhenItHasBeenUsed) {
  {
    // Proves that the search works: it finds the key in use.
    const auto key = std::make_unique<Key>(hidden_key());
    EXPECT_TRUE(holds(writable_memory(), from_hex(kHidden[0])));
    const ScopeDraws draws(*key, "", "document", "brief");
    const std::string memory = writable_memory();
    EXPECT_TRUE(holds(memory, from_hex(kHidden[1])));
    EXPECT_TRUE(holds(memory, from_hex(kHidden[2])));
  }
  EXPECT_NE(use_a_key(), 0U);
  const std::string memory = writable_memory();
  for (const std::string_view digits : kHidden) {
    const std::string secret = from_hex(digits);
    // Half of one would be too much as well.
    EXPECT_FALSE(holds(memory, std::string_view(secret).substr(0, 16))) << digits;
    EXPECT_FALSE(holds(memory, std::string_view(secret).substr(16))) << digits;
  }
}

#endif

}  // namespace
}  // namespace pseudo
