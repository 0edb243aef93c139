#include "vault/seal.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pseudo {
namespace {

VaultSecret secret_of(char first) {
  std::string bytes = "0123456789abcdefghijklmnopqrstuv";
  bytes[0] = first;
  return VaultSecret::from_key(Key::from_bytes(bytes));
}

VaultSecret passphrase_of(const std::string& words) {
  auto secret = VaultSecret::from_passphrase(words);
  EXPECT_TRUE(secret);
  return std::move(*secret);
}

const std::vector<std::string> kMessages = {"first", "", std::string(70000, 'x'), "last"};

std::string make_vault(const VaultSecret& secret) {
  std::string vault;
  auto sealer = VaultSealer::begin(secret, vault);
  EXPECT_TRUE(sealer);
  for (std::size_t i = 0; i < kMessages.size(); ++i) {
    sealer->seal(kMessages[i], i + 1 == kMessages.size(), vault);
  }
  return vault;
}

/// The sealed messages without their lengths.
std::vector<std::string> split(const std::string& vault) {
  std::vector<std::string> parts;
  for (std::size_t at = kPreambleBytes; at + kLengthBytes <= vault.size();) {
    const std::size_t size = sealed_length(vault.substr(at, kLengthBytes));
    parts.push_back(vault.substr(at + kLengthBytes, size));
    at += kLengthBytes + size;
  }
  return parts;
}

ErrorCode fault_of(const VaultSecret& secret, const std::string& preamble) {
  const auto opener = VaultOpener::begin(secret, preamble);
  EXPECT_FALSE(opener);
  return opener ? ErrorCode::kInternal : opener.error().code;
}

TEST(Seal, WhatWasSealedOpensInItsOrder) {
  const std::string vault = make_vault(secret_of('0'));
  auto opener = VaultOpener::begin(secret_of('0'), vault.substr(0, kPreambleBytes));
  ASSERT_TRUE(opener);
  const std::vector<std::string> parts = split(vault);
  ASSERT_EQ(parts.size(), kMessages.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto message = opener->open(parts[i]);
    ASSERT_TRUE(message) << i;
    EXPECT_EQ(message->bytes, kMessages[i]);
    EXPECT_EQ(message->last, i + 1 == parts.size());
  }
}

TEST(Seal, HidesItsMessagesAndNoTwoVaultsAreAlike) {
  const std::string one = make_vault(secret_of('0'));
  EXPECT_EQ(one.find("first"), std::string::npos);
  EXPECT_EQ(one.find("xxxx"), std::string::npos);
  EXPECT_NE(one, make_vault(secret_of('0')));
}

TEST(Seal, ACopyOfTheOpenerOpensAMessageAgain) {
  const std::string vault = make_vault(secret_of('0'));
  auto opener = VaultOpener::begin(secret_of('0'), vault.substr(0, kPreambleBytes));
  const std::vector<std::string> parts = split(vault);
  ASSERT_TRUE(opener->open(parts[0]));
  const VaultOpener before = *opener;
  ASSERT_TRUE(opener->open(parts[1]));
  ASSERT_TRUE(opener->open(parts[2]));
  VaultOpener again = before;
  EXPECT_TRUE(again.open(parts[1]));
}

TEST(Seal, EveryFlippedBitIsSeen) {
  const std::string vault = make_vault(secret_of('0'));
  const std::string preamble = vault.substr(0, kPreambleBytes);
  for (std::size_t bit = 0; bit < kPreambleBytes * 8; ++bit) {
    std::string changed = preamble;
    changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ (1 << bit % 8));
    EXPECT_FALSE(VaultOpener::begin(secret_of('0'), changed)) << "bit " << bit;
  }
  const std::string part = split(vault)[0];
  for (std::size_t bit = 0; bit < part.size() * 8; ++bit) {
    auto opener = VaultOpener::begin(secret_of('0'), preamble);
    std::string changed = part;
    changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ (1 << bit % 8));
    EXPECT_FALSE(opener->open(changed)) << "bit " << bit;
  }
}

TEST(Seal, MessagesOutOfOrderOrLeftOutAreSeen) {
  const std::string vault = make_vault(secret_of('0'));
  const std::vector<std::string> parts = split(vault);
  const auto fresh = [&] {
    return VaultOpener::begin(secret_of('0'), vault.substr(0, kPreambleBytes));
  };
  auto skipped = fresh();
  EXPECT_FALSE(skipped->open(parts[1]));
  auto repeated = fresh();
  EXPECT_TRUE(repeated->open(parts[0]));
  EXPECT_FALSE(repeated->open(parts[0]));
  const std::string other = make_vault(secret_of('0'));
  auto mixed = fresh();
  EXPECT_FALSE(mixed->open(split(other)[0]));
}

TEST(Seal, AWrongKeyIsToldFromDamage) {
  const std::string preamble = make_vault(secret_of('0')).substr(0, kPreambleBytes);
  EXPECT_EQ(fault_of(secret_of('1'), preamble), ErrorCode::kKey);
  EXPECT_EQ(fault_of(passphrase_of("long enough"), preamble), ErrorCode::kKey);
  EXPECT_EQ(fault_of(secret_of('0'), preamble.substr(1)), ErrorCode::kMalformed);
  EXPECT_EQ(fault_of(secret_of('0'), ""), ErrorCode::kMalformed);
  EXPECT_EQ(fault_of(secret_of('0'), std::string(kPreambleBytes, 'x')), ErrorCode::kMalformed);
}

TEST(Seal, APassphraseOpensWhatItClosed) {
  const std::string preamble =
      make_vault(passphrase_of("pferd batterie klammer")).substr(0, kPreambleBytes);
  EXPECT_TRUE(VaultOpener::begin(passphrase_of("pferd batterie klammer"), preamble));
  EXPECT_EQ(fault_of(passphrase_of("pferd batterie klammern"), preamble), ErrorCode::kKey);
  EXPECT_EQ(fault_of(secret_of('0'), preamble), ErrorCode::kKey);
}

TEST(Seal, AVaultCannotAskForAllMemory) {
  std::string preamble = make_vault(passphrase_of("pferd batterie")).substr(0, kPreambleBytes);
  for (std::size_t at = 32; at < 40; ++at) preamble[at] = '\xFF';
  EXPECT_EQ(fault_of(passphrase_of("pferd batterie"), preamble), ErrorCode::kMalformed);
}

TEST(Secrets, PassphrasesHaveALength) {
  EXPECT_FALSE(VaultSecret::from_passphrase(""));
  EXPECT_FALSE(VaultSecret::from_passphrase("short"));
  EXPECT_FALSE(VaultSecret::from_passphrase(std::string(VaultSecret::kLongest + 1, 'x')));
}

}  // namespace
}  // namespace pseudo
