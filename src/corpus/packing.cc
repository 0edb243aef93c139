#include "corpus/packing.h"

#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <array>
#include <limits>

#include <fmt/format.h>

#include "text/ascii_words.h"

namespace pseudo {

namespace {

using namespace std::string_view_literals;

constexpr int kGzipMember = 15 + 16;  // maximum window of deflate, gzip format
constexpr int kGzipLevel = 6;         // default of gzip
constexpr int kGzipMemory = 8;        // default of zlib
constexpr int kZstdLevel = 3;         // default of zstd
constexpr int kZstdWindow = 27;       // 128 MiB, the maximum that zstd unpacks by default

constexpr std::array kPackings = {Packing::kGzip, Packing::kZstd};

Error malformed(std::string message) { return {ErrorCode::kMalformed, std::move(message)}; }
Error damaged(Packing packing) {
  return malformed(fmt::format("its {} data is damaged; fetch or pack it again", name_of(packing)));
}
Error no_member(Packing packing) {
  return malformed(
      fmt::format("behind its {} data are bytes that belong to none; cut them off or pack it again",
                  name_of(packing)));
}
Error no_memory() { return {ErrorCode::kInternal, "out of memory"}; }

uInt clamp(std::size_t size) {
  return static_cast<uInt>(std::min<std::size_t>(size, std::numeric_limits<uInt>::max()));
}

// zlib declares its input as non-const, but does not modify it.
Bytef* as_input(std::string_view bytes) {
  return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // NOLINT
}

class GzipUnpacker : public Unpacker {
 public:
  GzipUnpacker() { is_ready_ = ::inflateInit2(&stream_, kGzipMember) == Z_OK; }
  GzipUnpacker(const GzipUnpacker&) = delete;
  GzipUnpacker& operator=(const GzipUnpacker&) = delete;
  ~GzipUnpacker() override { ::inflateEnd(&stream_); }

  Result<Step> unpack(std::string_view packed, char* into, std::size_t room) override {
    if (!is_ready_) return no_memory();
    if (between_ && packed.empty()) return Step{};
    if (between_) ::inflateReset(&stream_);
    const bool begins = between_;
    between_ = false;
    stream_.next_in = as_input(packed);
    stream_.avail_in = clamp(packed.size());
    stream_.next_out = reinterpret_cast<Bytef*>(into);
    stream_.avail_out = clamp(room);
    const uInt given = stream_.avail_in;
    const uInt free = stream_.avail_out;
    const int code = ::inflate(&stream_, Z_NO_FLUSH);
    if (code == Z_MEM_ERROR) return no_memory();
    if (code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR) {
      return begins && members_ > 0 ? no_member(Packing::kGzip) : damaged(Packing::kGzip);
    }
    between_ = code == Z_STREAM_END;
    if (between_) ++members_;
    return Step{given - stream_.avail_in, free - stream_.avail_out};
  }
  [[nodiscard]] bool between_members() const override { return between_; }

 private:
  z_stream stream_ = {};
  bool is_ready_ = false;
  bool between_ = true;
  std::size_t members_ = 0;
};

class ZstdUnpacker : public Unpacker {
 public:
  ZstdUnpacker() : context_(::ZSTD_createDCtx()) {
    if (context_ != nullptr) {
      ::ZSTD_DCtx_setParameter(context_, ZSTD_d_windowLogMax, kZstdWindow);
    }
  }
  ZstdUnpacker(const ZstdUnpacker&) = delete;
  ZstdUnpacker& operator=(const ZstdUnpacker&) = delete;
  ~ZstdUnpacker() override { ::ZSTD_freeDCtx(context_); }

  Result<Step> unpack(std::string_view packed, char* into, std::size_t room) override {
    if (context_ == nullptr) return no_memory();
    if (between_ && packed.empty()) return Step{};
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    ZSTD_outBuffer out{into, room, 0};
    const std::size_t code = ::ZSTD_decompressStream(context_, &out, &in);
    if (::ZSTD_isError(code) != 0) return explain(::ZSTD_getErrorCode(code));
    between_ = code == 0;
    if (between_) ++frames_;
    return Step{in.pos, out.pos};
  }
  [[nodiscard]] bool between_members() const override { return between_; }

 private:
  [[nodiscard]] Error explain(ZSTD_ErrorCode code) const {
    if (code == ZSTD_error_memory_allocation) return no_memory();
    if (code == ZSTD_error_frameParameter_windowTooLarge) {
      return malformed("its zstd data needs more than 128 MiB to unpack; pack it without --long");
    }
    if (code == ZSTD_error_dictionary_wrong) {
      return malformed("its zstd data needs a dictionary; pack it without one");
    }
    const bool other = code == ZSTD_error_prefix_unknown && frames_ > 0;
    return other ? no_member(Packing::kZstd) : damaged(Packing::kZstd);
  }

  ZSTD_DCtx* context_;
  bool between_ = true;
  std::size_t frames_ = 0;
};

std::optional<std::string> pack_gzip(std::string_view bytes) {
  z_stream stream = {};
  if (::deflateInit2(&stream, kGzipLevel, Z_DEFLATED, kGzipMember, kGzipMemory,
                     Z_DEFAULT_STRATEGY) != Z_OK) {
    return std::nullopt;
  }
  std::string packed;
  std::array<char, std::size_t{1} << 16U> block;  // NOLINT: deliberately not zeroed
  for (int code = Z_OK; code != Z_STREAM_END;) {
    stream.next_in = as_input(bytes);
    stream.avail_in = clamp(bytes.size());
    const uInt given = stream.avail_in;
    stream.next_out = reinterpret_cast<Bytef*>(block.data());
    stream.avail_out = clamp(block.size());
    code = ::deflate(&stream, given == bytes.size() ? Z_FINISH : Z_NO_FLUSH);
    bytes.remove_prefix(given - stream.avail_in);
    packed.append(block.data(), block.size() - stream.avail_out);
  }
  ::deflateEnd(&stream);
  return packed;
}

std::optional<std::string> pack_zstd(std::string_view bytes) {
  const std::unique_ptr<ZSTD_CCtx, decltype(&::ZSTD_freeCCtx)> context(::ZSTD_createCCtx(),
                                                                       &::ZSTD_freeCCtx);
  if (!context) return std::nullopt;
  ::ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, kZstdLevel);
  ::ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
  std::string packed(::ZSTD_compressBound(bytes.size()), '\0');
  const std::size_t size =
      ::ZSTD_compress2(context.get(), packed.data(), packed.size(), bytes.data(), bytes.size());
  if (::ZSTD_isError(size) != 0) return std::nullopt;
  packed.resize(size);
  return packed;
}

}  // namespace

std::string_view name_of(Packing packing) {
  if (packing == Packing::kNone) return {};
  return packing == Packing::kGzip ? "gzip" : "zstd";
}

std::string_view ending_of(Packing packing) {
  if (packing == Packing::kNone) return {};
  return packing == Packing::kGzip ? ".gz" : ".zst";
}

Packing packing_of_name(std::string_view path) {
  const auto fits = [&](Packing packing) {
    const std::string_view ending = ending_of(packing);
    return path.size() > ending.size() && text::ends_with_ascii_word(path, ending);
  };
  const auto* const found = std::ranges::find_if(kPackings, fits);
  return found == kPackings.end() ? Packing::kNone : *found;
}

std::string_view without_packing(std::string_view path) {
  return path.substr(0, path.size() - ending_of(packing_of_name(path)).size());
}

std::optional<Packing> packing_of_bytes(std::string_view first) {
  constexpr std::string_view kSkippable = "\x2A\x4D\x18";  // follows a byte from 50 to 5F
  const auto begins = [&](std::string_view magic) {
    const std::size_t size = std::min(magic.size(), first.size());
    return first.substr(0, size) == magic.substr(0, size);
  };
  const bool skips = !first.empty() && (static_cast<unsigned char>(first[0]) & 0xF0U) == 0x50U;
  const std::string skippable = skips ? first[0] + std::string(kSkippable) : std::string();
  for (const auto& [packing, magic] :
       {std::pair(Packing::kGzip, "\x1F\x8B"sv), std::pair(Packing::kZstd, "\x28\xB5\x2F\xFD"sv),
        std::pair(Packing::kZstd, std::string_view(skippable))}) {
    if (magic.empty() || !begins(magic)) continue;
    if (first.size() >= magic.size()) return packing;
    return std::nullopt;
  }
  return Packing::kNone;
}

std::unique_ptr<Unpacker> make_unpacker(Packing packing) {
  if (packing == Packing::kGzip) return std::make_unique<GzipUnpacker>();
  return std::make_unique<ZstdUnpacker>();
}

std::optional<std::string> pack_member(Packing packing, std::string_view bytes) {
  return packing == Packing::kGzip ? pack_gzip(bytes) : pack_zstd(bytes);
}

}  // namespace pseudo
