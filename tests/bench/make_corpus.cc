// Makes corpora of invented mails, the same ones for the same seed:
//   make_corpus folder 100000 DIR     .txt/.ann pairs, a thousand a subfolder
//   make_corpus jsonl 100000 FILE     JSON Lines
//   make_corpus long 1000000 DIR      one pair with a million entities
//   make_corpus long-jsonl N FILE     the same as one line
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "invented_mails.h"

namespace pseudo::bench {
namespace {

constexpr std::uint64_t kSeed = 20190902;
constexpr std::size_t kMailsAFolder = 1000;

std::string number_word(std::size_t number, int width) {
  std::string word = std::to_string(number);
  return std::string(static_cast<std::size_t>(width) -
                         std::min<std::size_t>(word.size(), static_cast<std::size_t>(width)),
                     '0') +
         word;
}

std::string id_of(std::size_t number) {
  return "spender-" + number_word(number / kMailsAFolder, 4) + "/mail-" + number_word(number, 8);
}

bool write_file(const std::filesystem::path& path, std::string_view bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return static_cast<bool>(file.flush());
}

bool write_pair(const std::filesystem::path& stem, const Mail& mail) {
  return write_file(stem.string() + ".txt", mail.text) &&
         write_file(stem.string() + ".ann", mail.standoff());
}

bool make_folder(std::size_t count, const std::filesystem::path& root) {
  for (std::size_t i = 0; i < count; ++i) {
    const std::filesystem::path stem = root / id_of(i);
    if (i % kMailsAFolder == 0) std::filesystem::create_directories(stem.parent_path());
    if (!write_pair(stem, make_mail(kSeed, i))) return false;
  }
  return true;
}

bool make_lines(std::size_t count, const std::filesystem::path& path) {
  std::ofstream file(path, std::ios::binary);
  for (std::size_t i = 0; i < count; ++i) file << make_mail(kSeed, i).json_line(id_of(i)) << '\n';
  return static_cast<bool>(file.flush());
}

bool make_any(std::string_view kind, std::size_t count, const std::filesystem::path& path) {
  if (kind == "folder") return make_folder(count, path);
  if (kind == "jsonl") return make_lines(count, path);
  if (kind == "long-jsonl")
    return write_file(path, make_long_mail(kSeed, count).json_line("lang") + '\n');
  if (kind != "long") return false;
  std::filesystem::create_directories(path);
  return write_pair(path / "lang", make_long_mail(kSeed, count));
}

}  // namespace
}  // namespace pseudo::bench

int main(int argc, char** argv) {
  if (argc == 4) {
    const std::size_t count = std::strtoull(argv[2], nullptr, 10);
    if (count > 0 && pseudo::bench::make_any(argv[1], count, argv[3])) return 0;
  }
  std::fputs("usage: make_corpus folder|jsonl|long|long-jsonl COUNT PATH (a new one)\n", stderr);
  return 2;
}
