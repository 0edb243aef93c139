// Pseudonymizes one name with nothing but the installed library.
#include <pseudo/format.h>
#include <pseudo/pseudonymizer.h>

#include <cstdio>

int main() {
  const auto lexicons = pseudo::Lexicons::open(LEXICON);
  if (!lexicons) return 1;
  const auto german = pseudo::make_language("de", *lexicons);
  if (!german) return 2;
  const auto engine =
      pseudo::Pseudonymizer::make({}, **german, *lexicons, pseudo::Key::random());
  if (!engine) return 3;
  auto document = pseudo::read_brat("a", "Frau Irmgard kam.", "T1\tFEMALE 5 12\tIrmgard\n", {});
  if (!document) return 4;
  const auto outcome = engine->run(*std::move(document));
  if (!outcome) return 5;
  std::puts(outcome->document.text.c_str());
  return outcome->document.text.find("Irmgard") == std::string::npos ? 0 : 6;
}
