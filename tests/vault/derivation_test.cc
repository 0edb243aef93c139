// The keys of a vault as docs/derivation.md describes them.
#include <gtest/gtest.h>

#include <string>

#include "pseudo/vault.h"
#include "support/markdown.h"
#include "vault/seal.h"

namespace pseudo {
namespace {

using testing_support::from_hex;
using testing_support::read_doc_table;

VaultSecret secret_of(const std::string& word) {
  if (word != "key") return *VaultSecret::from_passphrase(word);
  std::string bytes;
  for (char c = 0; c < static_cast<char>(Key::kBytes); ++c) bytes += c;
  return VaultSecret::from_key(Key::from_bytes(bytes));
}

// The vectors were computed with Python's hashlib.blake2b, and libsodium for Argon2id and the
// stream.
TEST(VaultKeys, TheVectorsOfTheDerivationPageOpen) {
  const auto rows = read_doc_table("derivation.md", "secret");
  ASSERT_EQ(rows.size(), 2U);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 3U);
    Result<VaultOpener> opener = VaultOpener::begin(secret_of(row[0]), from_hex(row[1]));
    ASSERT_TRUE(opener) << row[0] << ": " << opener.error().message;
    const Result<OpenedMessage> message = opener->open(from_hex(row[2]));
    ASSERT_TRUE(message) << row[0];
    EXPECT_EQ(message->bytes, "Irmgard");
    EXPECT_TRUE(message->last);
  }
}

}  // namespace
}  // namespace pseudo
