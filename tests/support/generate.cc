#include "support/generate.h"

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace pseudo::test {
namespace {

struct Name {
  const char* label;
  const char* text;
};

// Invented names and everyday words, including unusual forms.
constexpr Name kNames[] = {
    {"FEMALE", "Anna"},
    {"FEMALE", "Annas"},
    {"FEMALE", "ANNA"},
    {"FEMALE", "Anna-Lena"},
    {"FEMALE", "Lena"},
    {"FEMALE", "A."},
    {"MALE", "Klaus"},
    {"MALE", "Klaus'"},
    {"MALE", "Karl Heinz"},
    {"MALE", "Émile"},
    {"MALE", "Иван"},
    {"FAMILY", "Müller"},
    {"FAMILY", "MUELLER"},
    {"FAMILY", "von der Au"},
    {"FAMILY", "Müllers"},
    {"FAMILY", "Weiß"},
    {"FAMILY", "M."},
    {"FAMILY", "Mu\u0308ller"},
    {"CITY", "Wien"},
    {"CITY", "Wiener"},
    {"CITY", "wienerisch"},
    {"CITY", "Bad Ischl"},
    {"CITY", "Bad\nIschl"},
    {"CITY", "Frankfurt am\r\n Main"},
    {"CITY", "K."},
    {"ORG", "Universität Wien"},
    {"ORG", "Stadtwerke GmbH"},
    {"ORG", "STW"},
    {"ORG", "Institut für Zufall"},
    {"ORG", "des Finanzamts"},
    {"STREET", "Lindengasse"},
    {"STREET", "Hauptstr."},
    {"STREET", "Am Anger"},
    {"STREETNO", "12a"},
    {"STREETNO", "7"},
    {"ZIP", "9020"},
    {"ZIP", "A-1010"},
    {"DATE", "3.6.2019"},
    {"DATE", "12."},
    {"DATE", "15. Juni"},
    {"DATE", "2018"},
    {"DATE", "Mitte März"},
    {"DATE", "heute"},
    {"PHONE", "+43 463 2700"},
    {"PHONE", "0463/2700"},
    {"EMAIL", "anna.mueller@gmx.at"},
    {"URL", "https://www.stw.at/x?y=1"},
    {"USER", "anna_77"},
    {"USER", "###"},
    {"PASS", "#$%"},
    {"PASS", "geHeim1!"},
    {"UFID", "AT61 1904 3002 3457 3201"},
    {"UFID", "192.168.0.1"},
    {"UFID", "0012345"},
    {"PERSON", "Dr. Irene Adler-Müller"},
    {"GIVEN", "Kim"},
    {"LOC", "Gmünd"},
    {"ADD", "anna@stw.at"},
    {"FID", "K 77-12"},
    {"ACTOR", "Wetterdienst"},
    {"CITY", "..."},
};
constexpr const char* kFill[] = {"und",  "in",          "der", "Straße", "😀",    "ging",
                                 "mit",  "Gru\u0308ße", "am",  "Frau",   "Herr", "die",
                                 "nach", "(",           ",",   "Haus"};
constexpr const char* kGaps[] = {" ", " ", " ", " ", "\n", "\r\n", "  ", "", "-", ", "};

class Generator {
 public:
  explicit Generator(std::uint64_t seed) : random_(seed) {}

  RawPair make() {
    if (chance(10)) text_ = "\uFEFF";
    const std::size_t pieces = below(40);
    for (std::size_t i = 0; i < pieces; ++i) add_piece();
    add_odd_annotations();
    add_other_lines();
    std::string annotations;
    for (const std::string& line : lines_) annotations += line + (chance(20) ? "\r\n" : "\n");
    if (!annotations.empty() && chance(10))
      annotations.erase(annotations.find_last_not_of("\r\n") + 1);
    return {text_, annotations};
  }

 private:
  std::size_t below(std::size_t bound) { return bound == 0 ? 0 : random_() % bound; }
  bool chance(std::size_t percent) { return below(100) < percent; }
  template <class T, std::size_t N>
  const T& any(const T (&items)[N]) {
    return items[below(N)];
  }

  std::size_t length() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        text_, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
  }

  void add_piece() {
    if (chance(50)) {
      const Name& name = any(kNames);
      const std::size_t begin = length();
      text_ += name.text;
      annotate(name.label, {{begin, length()}});
      if (chance(15)) text_ += "-Haus";  // an annotation may end inside a word
      if (chance(10)) return;            // the next name is adjacent
    } else {
      text_ += any(kFill);
    }
    text_ += any(kGaps);
  }

  using Spans = std::vector<std::pair<std::size_t, std::size_t>>;

  void annotate(const std::string& label, const Spans& spans) {
    std::string line = "T" + std::to_string(++texts_) + "\t" + label;
    std::string column;
    char separator = ' ';
    for (const auto& [begin, end] : spans) {
      line += separator + std::to_string(begin) + " " + std::to_string(end);
      if (separator == ';') column += ' ';
      column += slice(begin, end);
      separator = ';';
    }
    for (char& c : column) {
      if (c == '\n' || c == '\r') c = ' ';
    }
    lines_.push_back(line + "\t" + column);
  }

  std::string slice(std::size_t begin, std::size_t end) const {
    std::string out;
    std::size_t at = 0;
    for (const char c : text_) {
      if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++at;
      if (at > begin && at <= end) out += c;
    }
    return out;
  }

  // Adds annotations that ignore the limits of names: crossing, nested, identical, discontinuous.
  void add_odd_annotations() {
    const std::size_t size = length();
    if (size < 12) return;
    for (std::size_t i = below(4); i > 0; --i) {
      const std::size_t begin = below(size - 10);
      const std::size_t end = begin + 1 + below(9);
      const char* label = chance(60) ? "Opinion" : any(kNames).label;
      if (chance(30) && end + 4 < size) {
        const std::size_t second = end + 1 + below(2);
        annotate(label, {{begin, end}, {second, std::min(size, second + 1 + below(5))}});
      } else {
        annotate(label, {{begin, end}});
        if (chance(30)) annotate(any(kNames).label, {{begin, end}});
      }
    }
  }

  std::string some_text() { return "T" + std::to_string(1 + below(texts_)); }

  void add_other_lines() {
    if (texts_ == 0) return;
    if (chance(40))
      lines_.push_back("R1\tKnows Arg1:" + some_text() + " Arg2:" + some_text() + "\t");
    if (chance(30)) lines_.push_back("E1\tMeets:" + some_text() + " Who:" + some_text());
    if (chance(30)) lines_.push_back("A1\tSure " + some_text());
    if (chance(30)) lines_.push_back("M2\tHow " + some_text() + " sehr");
    if (chance(30)) lines_.push_back("N1\tReference " + some_text() + " Wiki:77\tetwas anderes");
    if (chance(30)) lines_.push_back("#1\tAnnotatorNotes " + some_text() + "\tsiehe Anna");
    if (chance(30)) lines_.push_back("*\tEquiv " + some_text() + " " + some_text());
    if (chance(10)) lines_.emplace_back();
    if (chance(30)) std::shuffle(lines_.begin(), lines_.end(), random_);
  }

  std::mt19937_64 random_;
  std::string text_;
  std::vector<std::string> lines_;
  std::size_t texts_ = 0;
};

}  // namespace

RawPair random_pair(std::uint64_t seed) { return Generator(seed).make(); }

}  // namespace pseudo::test
