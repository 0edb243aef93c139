#include "corpus/input/mailboxes.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "corpus/files.h"
#include "format/mail/mbox.h"

namespace pseudo {
namespace {

bool is_folder(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

}  // namespace

std::optional<std::string> mailbox_id(std::string_view name, const std::string& path,
                                      std::span<const Format> formats) {
  const SplitName split = split_name(name, formats);
  if (split.kind == FileKind::kLines) {
    return has_mails(formats[split.format]) ? std::optional(std::string(split.stem)) : std::nullopt;
  }
  if (name.find('.') != std::string_view::npos) return std::nullopt;
  const Fd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  char first[kFromLine.size()];  // NOLINT: filled by read
  if (!file || ::read(file.get(), first, sizeof first) != sizeof first) return std::nullopt;
  if (std::string_view(first, sizeof first) != kFromLine) return std::nullopt;
  return std::string(name);
}

bool is_maildir(const std::string& path) {
  return is_folder(path + "/cur") && is_folder(path + "/new") && is_folder(path + "/tmp");
}

bool is_in_maildir(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return false;
  const std::string_view name = std::string_view(path).substr(slash + 1);
  return (name == "cur" || name == "new") && is_maildir(path.substr(0, slash));
}

SplitName message_name(std::string_view name, std::span<const Format> formats) {
  SplitName split{name.substr(0, std::min(name.find(":2,"), name.size()))};
  const auto mail = std::ranges::find_if(
      formats, [](const Format& format) { return !can_be_written(format) && !has_lines(format); });
  if (mail == formats.end()) return {name};
  split.kind = FileKind::kText;
  split.format = static_cast<std::uint8_t>(mail - formats.begin());
  split.whole = name;
  return split;
}

}  // namespace pseudo
