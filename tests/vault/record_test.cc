#include "vault/record.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

namespace pseudo {
namespace {

VaultRecord full_record() {
  VaultRecord record;
  record.form = OriginalForm::kLine;
  record.id = "faden/1";
  record.name = "doc-x/doc-y";
  record.text_ending = "TXT";
  record.annotations_ending = "Ann";
  record.stream = 3;
  record.line = std::numeric_limits<std::uint64_t>::max();
  record.written = vault_digest("written");
  record.written_annotations = vault_digest("annotations");
  record.replaced = {{{0, 3}, {0, 5}, "abc"}, {{7, 7 + 200}, {9, 9}, std::string(200, 'x')}};
  record.original = std::string("with \0 and \xFF", 12);
  return record;
}

TEST(VaultRecords, ComeBackAsTheyWere) {
  const VaultRecord record = full_record();
  EXPECT_EQ(decode_record(encode_record(record)), record);
  EXPECT_EQ(decode_record(encode_record({})), VaultRecord());
}

TEST(VaultRecords, EveryTruncationAndAdditionIsNoRecord) {
  const std::string bytes = encode_record(full_record());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(decode_record(bytes.substr(0, size))) << size;
  }
  EXPECT_FALSE(decode_record(bytes + '\0'));
}

TEST(VaultRecords, HostileLengthsAreNoRecord) {
  std::string bytes = encode_record(full_record());
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    for (const char byte : {'\xFF', '\x80', '\x7F', '\0'}) {
      std::string changed = bytes;
      changed[at] = byte;
      const auto record = decode_record(changed);
      if (record) {
        EXPECT_EQ(decode_record(encode_record(*record)), record) << at;
      }
    }
  }
}

TEST(VaultSpans, LeadBackToTheOriginal) {
  const std::string original = "Frau Irmgard kam nach Wien.";
  const std::string written = "Frau Ute kam nach Graz.";
  const std::vector<VaultSpan> spans = {{{22, 26}, {18, 22}, "Wien"}, {{5, 12}, {5, 8}, "Irmgard"}};
  const auto kept = keep_spans(original, written, spans);
  ASSERT_EQ(kept.size(), 2U);
  EXPECT_EQ(kept[0].original, "Irmgard");
  EXPECT_EQ(restore_text(written, kept), original);
}

TEST(VaultSpans, OneSpanWhereTheyDoNotLeadBack) {
  const std::vector<std::vector<VaultSpan>> wrong = {
      {},                                               // something is missing
      {{{0, 1}, {0, 100}, "a"}},                        // outside
      {{{0, 1}, {2, 1}, "a"}},                          // inverted
      {{{0, 1}, {0, 2}, "a"}, {{1, 2}, {1, 3}, "b"}}};  // overlapping
  for (const auto& spans : wrong) {
    const auto kept = keep_spans("original", "written", spans);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(restore_text("written", kept), "original");
  }
}

TEST(VaultSpans, RemovedTextComesBackAtItsPlace) {
  const auto kept = keep_spans("Lieber Hans, hallo", "Lieber, hallo", {{{6, 11}, {6, 6}, " Hans"}});
  EXPECT_EQ(restore_text("Lieber, hallo", kept), "Lieber Hans, hallo");
}

TEST(VaultDigests, AreBlake2b) {
  // RFC 7693 gives BLAKE2b-512 only; this is `b2sum -l 256` of the bytes "abc".
  const std::string expected = "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319";
  std::string hex;
  for (const std::uint8_t byte : vault_digest("abc")) {
    hex += "0123456789abcdef"[byte >> 4U];
    hex += "0123456789abcdef"[byte & 15U];
  }
  EXPECT_EQ(hex, expected);
}

}  // namespace
}  // namespace pseudo
