// Hostile lexicons. The first byte says what the rest is: a table as TSV, an image whose checksum
// is mended, or changes (two bytes where, one byte what) to a sound image, mended likewise.
#include <string>

#include "fuzz/fuzz.h"
#include "lexicon/image.h"
#include "lexicon/tsv.h"
#include "pseudo/lexicon.h"
#include "pseudo/random.h"

namespace {

using namespace pseudo;
using fuzz::require;

constexpr const char* kTable =
    "name\tcountry\tweight\tgender\tkind\tuse\n"
    "Anna\tDE\t9\tf\tx\t\nBert\tAT,"
    "CH\t5\tm\ty\t\nÄnne\t\t1\tf\tx\trecognize\nCarla\tDE\t2\tf\t\t\n";

void look_up(const LexiconTable& table) {
  std::size_t bytes = table.name().size();
  for (std::uint32_t row = 0; row < table.rows(); ++row) {
    for (std::size_t column = 0; column < table.columns(); ++column) {
      bytes += table.cell(row, column).size() + table.column_name(column).size();
    }
    bytes += table.cell(row, "country").size();
  }
  require(bytes < std::size_t{1} << 32U, "cells without bound");
  for (const char* key : {"anna", "bert", "aenne", "", "x"}) {
    for (const std::uint32_t row : table.find(key)) require(row < table.rows(), "no such row");
  }
  DrawStream stream(Key::from_bytes(std::string(Key::kBytes, 'f')), {});
  for (const Conditions& wanted :
       {Conditions{}, Conditions{.letter = U'A'}, Conditions{.country = "DE"},
        Conditions{.letter = U'B', .country = "AT", .gender = "m"}, Conditions{.kind = "x"}}) {
    const Candidates candidates = table.select(wanted);
    if (candidates.size() == 0) continue;
    require(candidates.draw(stream) < table.rows(), "a row drawn that is not there");
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      require(candidates.row(i) < table.rows(), "a candidate that is not there");
      const auto index = candidates.index_of(candidates.row(i));
      require(!index || *index < candidates.size(), "an index that is not there");
    }
  }
}

void use(Result<Lexicons> lexicons) {
  if (!lexicons) {
    require(lexicons.error().code == ErrorCode::kLexicon, "another error than of lexicons");
    return;
  }
  for (const char* name : {"t", "u", ""}) {
    if (const LexiconTable* const table = lexicons->table(name)) look_up(*table);
  }
}

std::string compiled(const std::string& name) {
  const auto table = lexicon::parse_tsv(name, name, kTable);
  require(table.has_value(), "the table of the test cannot be read");
  auto bytes = lexicon::compile_table(*table, name);
  require(bytes.has_value(), "the table of the test cannot be compiled");
  return std::move(*bytes);
}

std::string changed(std::string image, std::string_view changes) {
  for (; changes.size() >= 3; changes.remove_prefix(3)) {
    const auto where = static_cast<unsigned char>(changes[0]) * std::size_t{256} +
                       static_cast<unsigned char>(changes[1]);
    image[where % image.size()] = changes[2];
  }
  return image;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) return 0;
  const std::string rest(fuzz::as_text(bytes + 1, size - 1));
  static const std::string kSound = lexicon::assemble_image({compiled("t"), compiled("u")});
  std::string image;
  switch (bytes[0] % 4) {
    case 0:
      use(Lexicons::from_tsv({{"t", rest}, {"u", kTable}}));
      return 0;
    case 1:
      image = rest;
      break;
    default:
      image = changed(kSound, rest);
  }
  use(Lexicons::from_image(image));
  if (image.size() < sizeof(lexicon::ImageHeader)) return 0;
  lexicon::seal_image(image);
  use(Lexicons::from_image(std::move(image)));
  return 0;
}
