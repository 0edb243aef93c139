#include "lang/de/spelling.h"

#include <utility>

#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

std::string with_swiss_ss(std::string_view german) {
  std::string out;
  for (std::size_t i = 0; i < german.size();) {
    if (german.substr(i).starts_with("ß")) {
      out += "ss";
      i += 2;
    } else {
      out += german[i++];
    }
  }
  return out;
}

// True if the surface writes an umlaut of the lemma as two letters after the same letter. A short
// form may lack the umlauts of the whole name: "Loipersdorf" (bei Fürstenfeld).
bool writes_umlaut_out(std::string_view surface, std::string_view lemma) {
  const std::string shown = text::fold_key(surface);
  std::string before;  // the previous letter
  for (std::size_t pos = 0; pos < lemma.size();) {
    const std::size_t begin = pos;
    const char32_t c = text::lower(text::next(lemma, pos));
    std::string letter = text::fold_key(lemma.substr(begin, pos - begin));
    const bool is_umlaut = c == U'ä' || c == U'ö' || c == U'ü';
    if (is_umlaut && shown.find(before + letter) != std::string::npos) return true;
    before = std::move(letter);
  }
  return false;
}

}  // namespace

std::uint8_t observed_spelling(std::string_view surface, std::string_view lemma) {
  if (text::equal(surface, lemma) && text::is_ascii(surface)) return 0;
  unsigned flags = text::is_nfc(surface) ? 0U : unsigned{kDecomposed};
  if (text::is_ascii(lemma)) return static_cast<std::uint8_t>(flags);
  const auto has = [](std::string_view text, std::string_view c) {
    return text.find(c) != std::string_view::npos;
  };
  if (text::is_ascii(surface) && writes_umlaut_out(surface, lemma)) flags |= kUmlautsWrittenOut;
  if (has(lemma, "ß") && !has(surface, "ß") && has(surface, "ss")) flags |= kSwissSs;
  return static_cast<std::uint8_t>(flags);
}

std::string respell(std::string surface, std::uint8_t spelling) {
  if (spelling & kUmlautsWrittenOut) surface = text::write_out_umlauts(surface);
  if (spelling & kSwissSs) surface = with_swiss_ss(surface);
  if (spelling & kDecomposed) surface = text::to_nfd(surface);
  return surface;
}

}  // namespace pseudo::lang::de
