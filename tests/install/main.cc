// A small language of its own, written with nothing but the installed library: Toki marks the
// owner by -ko ("Ana" -> "Anako").
#include <pseudo/pseudo.h>

#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

struct Owner {
  bool operator==(const Owner&) const = default;
};

class Toki final : public pseudo::LanguageModule {
 public:
  explicit Toki(const pseudo::Lexicons& lexicons) : LanguageModule(lexicons) {}
  [[nodiscard]] std::string_view tag() const override { return "x-toki"; }
  [[nodiscard]] int version() const override { return 1; }

  [[nodiscard]] std::vector<pseudo::Analysis> analyze(
      const pseudo::DocumentView& document) const override {
    std::vector<pseudo::Analysis> analyses = LanguageModule::analyze(document);
    for (pseudo::Analysis& analysis : analyses) {
      for (pseudo::Part& part : analysis) {
        if (!part.lemma.ends_with("ko")) continue;
        part.lemma.resize(part.lemma.size() - 2);
        part.key = pseudo::text::fold_key(part.lemma);
        part.form = pseudo::Form(Owner{});
      }
    }
    return analyses;
  }

  [[nodiscard]] std::optional<std::string> realize(const pseudo::Surrogate& surrogate,
                                                   const pseudo::Part& part,
                                                   std::uint64_t) const override {
    return part.form.get<Owner>() == nullptr ? surrogate.lemma : surrogate.lemma + "ko";
  }
};

std::string names() {
  std::string table = "name\ttier\n";
  for (const char* name : {"Ana", "Bela", "Cira", "Dara", "Eska", "Fila", "Gana", "Hira"}) {
    table.append(name).append("\t1\n");
  }
  return table;
}

int run(const pseudo::LanguageModule& language, const pseudo::Lexicons& lexicons,
        const std::string& text, const std::string& annotations, pseudo::Outcome& outcome) {
  const auto engine = pseudo::Pseudonymizer::make({}, language, lexicons, pseudo::Key::random());
  if (!engine) return 10;
  auto document = pseudo::read_brat("a", text, annotations, {});
  if (!document) return 11;
  auto done = engine->run(*std::move(document));
  if (!done) return 12;
  outcome = *std::move(done);
  return 0;
}

}  // namespace

int main() {
  pseudo::Outcome outcome;

  const auto german_lexicons = pseudo::Lexicons::open(LEXICON);
  if (!german_lexicons) return 1;
  const auto german = pseudo::make_language("de", *german_lexicons);
  if (!german) return 2;
  if (const int code = run(**german, *german_lexicons, "Frau Irmgard kam.",
                           "T1\tFEMALE 5 12\tIrmgard\n", outcome)) {
    return code;
  }
  std::puts(outcome.document.text.c_str());
  if (outcome.document.text.find("Irmgard") != std::string::npos) return 3;

  pseudo::LanguageRegistry languages;
  languages.add("x-toki", [](const pseudo::Lexicons& lexicons) {
    return pseudo::Result<std::unique_ptr<pseudo::LanguageModule>>(
        std::make_unique<Toki>(lexicons));
  });
  const auto lexicons = pseudo::Lexicons::from_tsv({{"given_female", names()}});
  if (!lexicons) return 4;
  const auto toki = languages.make("x-toki", *lexicons);
  if (!toki) return 5;
  if (const int code = run(**toki, *lexicons, "Ana, Anako.",
                           "T1\tFEMALE 0 3\tAna\nT2\tFEMALE 5 10\tAnako\n", outcome)) {
    return code;
  }
  const std::string& text = outcome.document.text;
  std::puts(text.c_str());
  const std::string name = text.substr(0, text.find(','));
  return name != "Ana" && text == name + ", " + name + "ko." ? 0 : 6;
}
