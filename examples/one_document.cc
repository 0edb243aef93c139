// Pseudonymizes one document in memory: one_document LEXICONS, as in share/pseudo/lexicons/de.lex
//   c++ -std=c++20 one_document.cc $(pkg-config --cflags --libs pseudo) -o one_document
#include <pseudo/pseudo.h>

#include <iostream>
#include <utility>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto lexicons = pseudo::Lexicons::open(argv[1]);
  if (!lexicons) return 2;
  const auto german = pseudo::make_language("de", *lexicons);
  if (!german) return 2;
  const auto engine = pseudo::Pseudonymizer::make({}, **german, *lexicons, pseudo::Key::random());
  if (!engine) return 2;
  auto mail = pseudo::read_brat("mail/1", "Anna, kommst du mit Annas Hund nach Graz?",
                                "T1\tFEMALE 0 4\tAnna\nT2\tFEMALE 20 25\tAnnas\n"
                                "T3\tCITY 36 40\tGraz\n",
                                {});
  if (!mail) return 2;
  const auto done = engine->run(*std::move(mail));
  if (!done) {
    std::cerr << done.error().message << '\n';
    return 1;
  }
  std::cout << done->document.text << '\n' << pseudo::write_brat(done->document);
}
