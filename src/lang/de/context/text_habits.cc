#include "lang/de/context/text_habits.h"

#include "lang/de/spelling.h"

namespace pseudo::lang::de {
namespace {

// Searches for the first byte of ä, ö, ü, which few other letters share.
bool has_umlaut(std::string_view text) {
  constexpr std::string_view kUmlauts = "äöü";
  for (std::size_t pos = text.find(kUmlauts[0]); pos < text.size();
       pos = text.find(kUmlauts[0], pos + 1)) {
    const char second = pos + 1 < text.size() ? text[pos + 1] : '\0';
    if (second == kUmlauts[1] || second == kUmlauts[3] || second == kUmlauts[5]) return true;
  }
  return false;
}

// Searches for the second byte of ß, which is rarer than the first.
bool has_eszett(std::string_view text) {
  constexpr std::string_view kEszett = "ß";
  for (std::size_t pos = text.find(kEszett[1]); pos < text.size();
       pos = text.find(kEszett[1], pos + 1)) {
    if (pos > 0 && text[pos - 1] == kEszett[0]) return true;
  }
  return false;
}

}  // namespace

std::string_view apostrophe_of(std::string_view text) {
  return text.find("’") != std::string_view::npos ? "’" : "'";
}

std::uint8_t habits_of(const Grammar& grammar, std::string_view text) {
  constexpr std::size_t kEnough = 4096;  // bytes; longer texts show their habits within them
  const std::string_view head = text.substr(0, kEnough);
  const bool umlauts = has_umlaut(head);
  const bool eszett = has_eszett(head);
  if (eszett) return 0;
  if (!umlauts) return grammar.umlaut_words.finds_any(head) ? kUmlautsWrittenOut : 0;
  return grammar.swiss_words.finds_any(head) ? kSwissSs : 0;
}

}  // namespace pseudo::lang::de
