// The bytes of a key, through a pipe.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <optional>
#include <string>

#include "cli/keys.h"
#include "fuzz/fuzz.h"

namespace {

using namespace pseudo;
using fuzz::require;

constexpr std::size_t kPipeBytes = 60000;

Result<std::optional<Key>> read(std::string_view bytes) {
  int ends[2] = {-1, -1};
  require(::pipe2(ends, O_CLOEXEC) == 0, "no pipe");
  require(::write(ends[1], bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()),
          "the pipe is full");
  ::close(ends[1]);
  cli::CliOptions options;
  options.key_fd = ends[0];
  auto key = cli::read_key(options);
  ::close(ends[0]);
  return key;
}

std::string message(const Result<std::optional<Key>>& key) {
  return key ? std::string() : key.error().message.substr(key.error().message.find(": "));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view sent = fuzz::as_text(bytes, std::min(size, kPipeBytes));
  static const std::string kWrong = message(read("short"));
  static const std::string kEqual = message(read(std::string(Key::kBytes, 'a')));
  const auto key = read(sent);
  if (!key) {
    require(key.error().code == ErrorCode::kKey, "another error than of keys");
    require(message(key) == kWrong || message(key) == kEqual, "a message that depends on the key");
    return 0;
  }
  require(key->has_value(), "no key");
  const bool raw = sent.size() >= Key::kBytes && sent.size() <= Key::kBytes + 2;
  const bool hex = sent.size() >= 2 * Key::kBytes && sent.size() <= 2 * Key::kBytes + 2;
  require(raw || hex, "a key of another length");
  return 0;
}
