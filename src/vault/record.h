// The vault record of one document: everything needed to restore the original.
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

/// BLAKE2b-256 of the bytes.
using VaultDigest = std::array<std::uint8_t, 32>;
VaultDigest vault_digest(std::string_view bytes);

/// A replaced span of the text, with its original.
struct VaultSpan {
  ByteSpan before;
  ByteSpan after;
  std::string original;
  friend bool operator==(const VaultSpan&, const VaultSpan&) = default;
};

enum class OriginalForm : std::uint8_t { kPair, kLine };

struct VaultRecord {
  OriginalForm form = OriginalForm::kPair;  ///< Whether the input was a pair of files or a line.
  std::string id;                           ///< The original id.
  std::string name;                         ///< The id in the output.
  std::string text_ending;                  ///< For kPair, with its letter case: "txt", "TXT".
  std::string annotations_ending;           ///< For kPair; empty: there was no such file.
  std::uint64_t stream = 0;                 ///< For kLine: the index of the input.
  std::uint64_t line = 0;                   ///< For kLine: line number in the stream, from 1.
  VaultDigest written{};  ///< Digest of the written .txt, or of the line without its end.
  VaultDigest written_annotations{};  ///< Digest of the written .ann; zero for kLine.
  std::vector<VaultSpan> replaced;
  /// For kPair the .ann; for kLine the line with its end and the blank lines around it. Byte for
  /// byte.
  std::string original;
  friend bool operator==(const VaultRecord&, const VaultRecord&) = default;
};

/// Serialization. decode_record returns nothing if the bytes are not a record.
std::string encode_record(const VaultRecord& record);
std::optional<VaultRecord> decode_record(std::string_view bytes);

/// Validates the spans of a vault record and returns them in text order. If they do not turn
/// `written` back into `original`: one span over the whole text.
std::vector<VaultSpan> keep_spans(std::string_view original, std::string_view written,
                                  std::vector<VaultSpan> replaced);

/// Restores the original text. Nothing if a span is outside `written`.
std::optional<std::string> restore_text(std::string_view written,
                                        const std::vector<VaultSpan>& replaced);

}  // namespace pseudo
