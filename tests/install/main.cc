// A small language of its own, written with nothing but the installed library: Toki marks the
// owner by -ko ("Ana" -> "Anako") and has months of its own.
#include <pseudo/pseudo.h>

#include <cstdio>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace {

struct Owner {
  bool operator==(const Owner&) const = default;
};

class Toki final : public pseudo::LanguageModule {
 public:
  Toki(const pseudo::Lexicons& lexicons, pseudo::DateReader dates)
      : LanguageModule(lexicons), dates_(std::move(dates)) {}
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

  [[nodiscard]] std::unique_ptr<pseudo::DateReadings> read_dates(
      const pseudo::DocumentView& document, std::span<const std::size_t> mentions) const override {
    return dates_.read(document, mentions);
  }

 private:
  pseudo::DateReader dates_;
};

pseudo::Result<std::unique_ptr<pseudo::LanguageModule>> make_toki(
    const pseudo::Lexicons& lexicons) {
  auto dates = pseudo::DateReader::from(lexicons);
  if (!dates) return dates.error();
  return std::unique_ptr<pseudo::LanguageModule>(
      std::make_unique<Toki>(lexicons, *std::move(dates)));
}

std::string names() {
  std::string table = "name\ttier\n";
  for (const char* name : {"Ana", "Bela", "Cira", "Dara", "Eska", "Fila", "Gana", "Hira"}) {
    table.append(name).append("\t1\n");
  }
  return table;
}

// Numbers 1, 2, ... behind the names.
std::string numbered(std::string table, std::initializer_list<const char*> names) {
  int number = 0;
  for (const char* name : names) {
    table.append(name).append("\t").append(std::to_string(++number)).append("\tfull\n");
  }
  return table;
}

std::vector<std::pair<std::string, std::string>> tables() {
  return {{"given_female", names()},
          {"months", numbered("name\tmonth\tkind\n", {"Ta", "Fe", "Ma", "Pi", "Me", "Ju", "Li",
                                                      "Gu", "Se", "Ko", "No", "De"})},
          {"weekdays",
           numbered("name\tweekday\tkind\n", {"Mun", "Tun", "Wun", "Run", "Fun", "Sun", "Lun"})},
          {"holidays", "name\tkind\n"},
          {"date_words", "word\tkind\tvalue\tstyle\n"},
          {"date_forms", "pattern\tunit\nMMMM-D-YYYY\tday\n"}};
}

int run(const pseudo::Options& options, const pseudo::LanguageModule& language,
        const pseudo::Lexicons& lexicons, const std::string& text, const std::string& annotations,
        pseudo::Outcome& outcome) {
  const auto engine =
      pseudo::Pseudonymizer::make(options, language, lexicons, pseudo::Key::random());
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
  if (const int code = run({}, **german, *german_lexicons, "Frau Irmgard kam.",
                           "T1\tFEMALE 5 12\tIrmgard\n", outcome)) {
    return code;
  }
  std::puts(outcome.document.text.c_str());
  if (outcome.document.text.find("Irmgard") != std::string::npos) return 3;

  pseudo::LanguageRegistry languages;
  languages.add("x-toki", make_toki);
  const auto lexicons = pseudo::Lexicons::from_tsv(tables());
  if (!lexicons) return 4;
  const auto toki = languages.make("x-toki", *lexicons);
  if (!toki) return 5;
  pseudo::Options options;
  options.fixed_shift = 30;
  if (const int code = run(options, **toki, *lexicons, "Ana, Anako, Ju-3-2019.",
                           "T1\tFEMALE 0 3\tAna\nT2\tFEMALE 5 10\tAnako\n"
                           "T3\tDATE 12 21\tJu-3-2019\n",
                           outcome)) {
    return code;
  }
  const std::string& text = outcome.document.text;
  std::puts(text.c_str());
  const std::string name = text.substr(0, text.find(','));
  return name != "Ana" && text == name + ", " + name + "ko, Li-3-2019." ? 0 : 6;
}
