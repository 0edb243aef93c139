// pseudo_lexc FOLDER [SHARED] OUTPUT: compiles the tables of a folder, and of a folder shared by
// several languages, into an image. Used by the build.
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <string>

#include "pseudo/lexicon.h"

namespace {

int fail(const std::string& where, const std::string& what) {
  std::fprintf(stderr, "pseudo_lexc: %s: %s\n", where.c_str(), what.c_str());
  return 1;
}

int compile(const std::filesystem::path& folder, const std::filesystem::path& shared,
            const std::filesystem::path& output) {
  const auto image = pseudo::compile_lexicons(folder, shared);
  if (!image) {
    const pseudo::Error& error = image.error();
    const std::string line = error.where.line > 0 ? ":" + std::to_string(error.where.line) : "";
    return fail(error.where.file + line, error.message);
  }
  if (output.has_parent_path()) std::filesystem::create_directories(output.parent_path());
  const std::filesystem::path unfinished = output.string() + ".part";
  std::ofstream file(unfinished, std::ios::binary | std::ios::trunc);
  file << *image;
  file.close();
  if (!file) return fail(output.string(), "cannot be written");
  std::filesystem::rename(unfinished, output);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) {
    std::fputs("usage: pseudo_lexc FOLDER [SHARED] OUTPUT\n", stderr);
    return 2;
  }
  const char* const output = argv[argc - 1];
  try {
    return compile(argv[1], argc == 4 ? argv[2] : "", output);
  } catch (const std::exception& error) {
    return fail(output, error.what());
  }
}
