// Lexicons: read-only tables of names and facts, mapped from one compiled image.
//
//   const auto lexicons =
//       pseudo::Lexicons::from_tsv({{"given_female", "name\ttier\nAna\t1\nBela\t2\n"}});
//   const pseudo::LexiconTable& names = *lexicons->table("given_female");
//   const std::uint32_t row = names.find(pseudo::text::fold_key("ANA")).front();
//   assert(names.cell(row, "name") == "Ana");
//   assert(names.select({.tier = "2"}).size() == 1);
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/result.h"

namespace pseudo {

class DrawStream;

/// Conditions on the rows of a table; an empty field asks nothing. The values are those of the
/// columns of the same name. `letter` is the row's filing letter (0: any). A row whose `country` is
/// empty is of any country; other empty cells meet no condition. The texts must outlive it: cells
/// of a lexicon do.
struct Conditions {
  char32_t letter = 0;
  std::string_view country = {};  ///< "DE", "AT", "CH", ...
  std::string_view size = {};     ///< For places: "city", "town", "village".
  std::string_view tier = {};     ///< For names: "1" common ... "3" rare.
  std::string_view gender = {};   ///< "f", "m", "n".
  std::string_view number = {};   ///< "sg", "pl".
  std::string_view kind = {};     ///< Kind of organisation, of street, of region ...
  /// How a name is built into a sentence, in codes of the language's own (docs/lexicons.md).
  std::string_view construction = {};
};

/// The rows of a table that meet some conditions, with their weights. Holds no rows of its own:
/// must not outlive the table.
class Candidates {
 public:
  [[nodiscard]] std::size_t size() const { return size_; }
  /// The i-th row, in an order that depends on the contents of the table, not on the order of
  /// its file. Precondition: i < size().
  [[nodiscard]] std::uint32_t row(std::size_t i) const;
  /// The i of a row; nothing if it is not among them.
  [[nodiscard]] std::optional<std::size_t> index_of(std::uint32_t row) const;
  /// One row, by weight. Precondition: size() > 0.
  [[nodiscard]] std::uint32_t draw(DrawStream& stream) const;
  /// Puts the rows of another selection behind its own. Precondition: the same table (or none
  /// yet), no row in both.
  void append(const Candidates& other);

 private:
  friend class LexiconTable;
  struct Range {
    std::uint32_t begin = 0;  // in the order of the image
    std::uint32_t rows = 0;
    std::uint32_t weight = 0;
    std::uint32_t row_weight = 0;     // of each row; 0 if they differ
    std::uint32_t rows_before = 0;    // of the ranges before
    std::uint32_t weight_before = 0;  // likewise
  };
  void add(const Range& range);
  const class LexiconTable* table_ = nullptr;
  std::uint32_t size_ = 0;
  std::uint32_t weight_ = 0;
  std::vector<Range> ranges_;
};

/// One table. Rows are numbered in the order of the file. A column is found by its name once and
/// then used by number. Threads: const, shared freely.
class LexiconTable {
 public:
  [[nodiscard]] std::string_view name() const;
  [[nodiscard]] std::uint32_t rows() const;
  [[nodiscard]] std::size_t columns() const;
  /// Precondition: column < columns().
  [[nodiscard]] std::string_view column_name(std::size_t column) const;
  [[nodiscard]] std::optional<std::size_t> column(std::string_view name) const;
  /// Precondition: row < rows(), column from column(). The view lives as long as the Lexicons.
  [[nodiscard]] std::string_view cell(std::uint32_t row, std::size_t column) const;
  /// The cell of that column, or "" if the table has no such column.
  [[nodiscard]] std::string_view cell(std::uint32_t row, std::string_view column) const;

  /// Rows whose first column has this folded key (text::fold_key), in order. Whatever their `use`.
  [[nodiscard]] std::span<const std::uint32_t> find(std::string_view folded_key) const;
  /// Rows that meet the conditions and may be surrogates (column `use` is not "recognize").
  [[nodiscard]] Candidates select(const Conditions& conditions) const;
  /// The rows with which a shared scope permutes this one: those that may be drawn and have its
  /// gender, number, kind, construction, country, size and tier. Where they are fewer than
  /// `enough`, neighbouring sizes and tiers join, then other countries that have too few. So a row
  /// is among its own peers, and all of them have the same. None if the row is never drawn.
  [[nodiscard]] Candidates peers(std::uint32_t row, std::size_t enough) const;
  /// True if select() would find `least` rows or more.
  [[nodiscard]] bool offers(std::size_t least, const Conditions& conditions) const;

  LexiconTable(const LexiconTable&) = delete;
  LexiconTable& operator=(const LexiconTable&) = delete;
  ~LexiconTable();

 private:
  friend class Lexicons;
  friend class Candidates;
  LexiconTable();
  [[nodiscard]] Candidates::Range groups(std::uint32_t first, std::uint32_t last) const;
  struct View;
  std::unique_ptr<View> view_;
};

/// All tables of one language. Move-only; tables and cells live as long as it does.
class Lexicons {
 public:
  /// Maps an image. `overlay`: a folder whose *.tsv files replace the tables of their names.
  /// Errors: kIo, kLexicon (damaged or foreign image; file and line of a bad overlay row).
  static Result<Lexicons> open(const std::filesystem::path& image,
                               const std::filesystem::path& overlay = {});
  /// Compiles tables from memory (name without ".tsv", TSV text); for tests and small languages.
  static Result<Lexicons> from_tsv(const std::vector<std::pair<std::string, std::string>>& tables);

  /// Uses the bytes of an image, as compile_lexicons makes them.
  /// Errors: kLexicon.
  static Result<Lexicons> from_image(std::string image);

  /// Null if there is no such table.
  [[nodiscard]] const LexiconTable* table(std::string_view name) const;
  /// 16 hexadecimal digits over all tables in use; part of the run record.
  [[nodiscard]] const std::string& digest() const;

  Lexicons(Lexicons&&) noexcept;
  Lexicons& operator=(Lexicons&&) noexcept;
  ~Lexicons();

 private:
  Lexicons();
  struct Store;
  std::unique_ptr<Store> store_;
};

/// Compiles every *.tsv below `folder` (sorted by name, file name = table name; SOURCES.tsv is
/// none) into image bytes. `shared`: a second folder, of tables that serve several languages; a
/// table of `folder` takes the place of one of its name there.
/// Errors: kIo, kLexicon with file and line.
Result<std::string> compile_lexicons(const std::filesystem::path& folder,
                                     const std::filesystem::path& shared = {});

}  // namespace pseudo
