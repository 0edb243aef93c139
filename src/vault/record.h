// The record of one document in a vault: everything that its pseudonymized form has lost.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {

/// BLAKE2b of the bytes, 256 bits.
using VaultDigest = std::array<std::uint8_t, 32>;
VaultDigest vault_digest(std::string_view bytes);

/// A replaced stretch of the text, with the original.
struct VaultSpan {
  ByteSpan before;
  ByteSpan after;
  std::string original;
  friend bool operator==(const VaultSpan&, const VaultSpan&) = default;
};

enum class OriginalForm : std::uint8_t { kPair, kLine };

struct VaultRecord {
  OriginalForm form = OriginalForm::kPair;  ///< Whether the input was a pair of files or a line.
  std::string id;                           ///< The document's own.
  std::string name;                         ///< Its id in the output.
  std::string text_ending;                  ///< For kPair, as spelled: "txt", "TXT".
  std::string annotations_ending;           ///< For kPair; empty: there was no such file.
  std::uint64_t stream = 0;                 ///< For kLine: the number of its INPUT.
  std::uint64_t line = 0;                   ///< For kLine: its number in the stream, from 1.
  VaultDigest written{};                    ///< The .txt as written, or the line without its end.
  VaultDigest written_annotations{};        ///< The .ann as written; zero for a line.
  std::vector<VaultSpan> replaced;
  std::string original;  ///< For kPair the .ann, for kLine the line with its end and the blank
                         ///< lines around it, byte for byte.
  friend bool operator==(const VaultRecord&, const VaultRecord&) = default;
};

/// Converts a record to bytes and back. Nothing if the bytes are not a record.
std::string encode_record(const VaultRecord& record);
std::optional<VaultRecord> decode_record(std::string_view bytes);

/// The spans of a vault record, in the order of the text. If they would not lead from `written`
/// back to `original`: one span over the whole text.
std::vector<VaultSpan> keep_spans(std::string_view original, std::string_view written,
                                  std::vector<VaultSpan> replaced);

/// The original text. Nothing if a span is outside of `written`.
std::optional<std::string> restore_text(std::string_view written,
                                        const std::vector<VaultSpan>& replaced);

}  // namespace pseudo
