// Shared by all fuzz targets. libFuzzer calls the target with invented bytes, the standalone
// program with the files of seeds/ and found/.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace pseudo::fuzz {

inline std::string_view as_text(const std::uint8_t* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

/// Ends the run as a finding.
inline void require(bool holds, std::string_view what, std::string_view detail = {}) {
  if (holds) return;
  for (const std::string_view line : {std::string_view("broken: "), what, std::string_view("\n"),
                                      detail, std::string_view("\n")}) {
    std::fwrite(line.data(), 1, line.size(), stderr);
  }
  std::abort();
}

/// The input before and behind the first line "---"; all is the second part if there is none.
inline std::pair<std::string_view, std::string_view> two_parts(std::string_view input) {
  constexpr std::string_view kLine = "\n---\n";
  if (input.starts_with(kLine.substr(1))) return {{}, input.substr(kLine.size() - 1)};
  const std::size_t at = input.find(kLine);
  if (at == std::string_view::npos) return {{}, input};
  return {input.substr(0, at), input.substr(at + kLine.size())};
}

}  // namespace pseudo::fuzz

/// One run. Each target defines it and returns 0.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);
