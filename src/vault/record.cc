#include "vault/record.h"

#include <sodium.h>

#include <algorithm>
#include <utility>

namespace pseudo {

namespace {

constexpr unsigned kSevenBits = 7;
constexpr unsigned kLastShift = 63;

// Encodes numbers as LEB128, strings with their length before them.
class Encoder {
 public:
  void number(std::uint64_t value) {
    for (; value >= 0x80; value >>= kSevenBits) bytes_ += static_cast<char>(value | 0x80U);
    bytes_ += static_cast<char>(value);
  }
  void string(std::string_view value) {
    number(value.size());
    bytes_ += value;
  }
  void digest(const VaultDigest& value) { bytes_.append(value.begin(), value.end()); }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

class Decoder {
 public:
  explicit Decoder(std::string_view bytes) : rest_(bytes) {}
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] std::size_t left() const { return rest_.size(); }

  std::uint64_t number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift <= kLastShift; shift += kSevenBits) {
      const auto byte = static_cast<unsigned char>(take(1).empty() ? 0 : last_.front());
      if (shift == kLastShift && byte > 1) break;
      value |= std::uint64_t{byte & 0x7FU} << shift;
      if ((byte & 0x80U) == 0) return value;
    }
    good_ = false;
    return 0;
  }
  std::string string() { return std::string(take(number())); }
  VaultDigest digest() {
    VaultDigest value{};
    const std::string_view bytes = take(value.size());
    std::copy(bytes.begin(), bytes.end(), value.begin());
    return value;
  }

 private:
  std::string_view take(std::uint64_t count) {
    if (count > rest_.size()) {
      good_ = false;
      rest_ = last_ = {};
      return last_;
    }
    last_ = rest_.substr(0, static_cast<std::size_t>(count));
    rest_.remove_prefix(last_.size());
    return last_;
  }

  std::string_view rest_;
  std::string_view last_;
  bool good_ = true;
};

VaultSpan decode_span(Decoder& in) {
  VaultSpan span;
  span.before.begin = in.number();
  span.after.begin = in.number();
  span.after.end = span.after.begin + in.number();
  span.original = in.string();
  span.before.end = span.before.begin + span.original.size();
  return span;
}

}  // namespace

VaultDigest vault_digest(std::string_view bytes) {
  VaultDigest digest{};
  crypto_generichash(digest.data(), digest.size(),
                     reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), nullptr,
                     0);
  return digest;
}

std::string encode_record(const VaultRecord& record) {
  Encoder out;
  out.number(static_cast<std::uint64_t>(record.form));
  out.string(record.id);
  out.string(record.name);
  out.string(record.text_ending);
  out.string(record.annotations_ending);
  out.number(record.stream);
  out.number(record.line);
  out.digest(record.written);
  out.digest(record.written_annotations);
  out.number(record.replaced.size());
  for (const VaultSpan& span : record.replaced) {
    out.number(span.before.begin);
    out.number(span.after.begin);
    out.number(span.after.size());
    out.string(span.original);
  }
  out.string(record.original);
  return out.take();
}

std::optional<VaultRecord> decode_record(std::string_view bytes) {
  Decoder in(bytes);
  VaultRecord record;
  const std::uint64_t form = in.number();
  if (form > static_cast<std::uint64_t>(OriginalForm::kLine)) return std::nullopt;
  record.form = static_cast<OriginalForm>(form);
  record.id = in.string();
  record.name = in.string();
  record.text_ending = in.string();
  record.annotations_ending = in.string();
  record.stream = in.number();
  record.line = in.number();
  record.written = in.digest();
  record.written_annotations = in.digest();
  const std::uint64_t count = in.number();
  if (count > in.left()) return std::nullopt;  // every span takes more than one byte
  for (std::uint64_t i = 0; i < count && in.good(); ++i) {
    record.replaced.push_back(decode_span(in));
  }
  record.original = in.string();
  if (!in.good() || in.left() != 0) return std::nullopt;
  return record;
}

std::vector<VaultSpan> keep_spans(std::string_view original, std::string_view written,
                                  std::vector<VaultSpan> replaced) {
  std::sort(replaced.begin(), replaced.end(), [](const VaultSpan& a, const VaultSpan& b) {
    return std::pair(a.after, a.before) < std::pair(b.after, b.before);
  });
  if (restore_text(written, replaced) == original) return replaced;
  return {{{0, original.size()}, {0, written.size()}, std::string(original)}};
}

std::optional<std::string> restore_text(std::string_view written,
                                        const std::vector<VaultSpan>& replaced) {
  std::string text;
  text.reserve(written.size());
  std::size_t done = 0;
  for (const VaultSpan& span : replaced) {
    if (span.after.begin < done || span.after.end < span.after.begin ||
        span.after.end > written.size()) {
      return std::nullopt;
    }
    text.append(written.substr(done, span.after.begin - done)).append(span.original);
    done = span.after.end;
  }
  text.append(written.substr(done));
  return text;
}

}  // namespace pseudo
