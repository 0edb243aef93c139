// Lexicons: read-only tables of names and facts, mapped from a compiled image.
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

/// Conditions on the rows of a table: each non-empty member must equal the cell in the column of
/// that name. `letter` is compared with the filing letter of the row (0: any). An empty cell in
/// `country` matches any country; other empty cells match no condition. The views must outlive the
/// object; cells of a lexicon do.
struct Conditions {
  char32_t letter = 0;
  std::string_view country = {};  ///< "DE", "AT", "CH", ...
  std::string_view size = {};     ///< Of places: "city", "town", "village".
  std::string_view tier = {};     ///< Of names: "1" common ... "3" rare.
  std::string_view gender = {};   ///< "f", "m", "n".
  std::string_view number = {};   ///< "sg", "pl".
  std::string_view kind = {};     ///< Of organizations, streets, regions ...
  /// How a name is used in a sentence; codes defined by the language (docs/lexicons.md).
  std::string_view construction = {};
};

/// The rows of a table that meet some conditions, with their weights. Refers to the table, which
/// must outlive it.
class Candidates {
 public:
  [[nodiscard]] std::size_t size() const { return size_; }
  /// The i-th row, in an order that depends on the contents of the table, not on the order of the
  /// file. Precondition: i < size().
  [[nodiscard]] std::uint32_t row(std::size_t i) const;
  /// The inverse of row(); nothing if the row is not among the candidates.
  [[nodiscard]] std::optional<std::size_t> index_of(std::uint32_t row) const;
  /// Draws a row with probability proportional to its weight. Precondition: size() > 0.
  [[nodiscard]] std::uint32_t draw(DrawStream& stream) const;
  /// Appends the rows of another selection. Precondition: the same table (or none yet), no common
  /// rows.
  void append(const Candidates& other);

 private:
  friend class LexiconTable;
  struct Range {
    std::uint32_t begin = 0;  // in the order of the image
    std::uint32_t rows = 0;
    std::uint32_t weight = 0;
    std::uint32_t row_weight = 0;     // weight of each row; 0 if they differ
    std::uint32_t rows_before = 0;    // sum over the preceding ranges
    std::uint32_t weight_before = 0;  // sum over the preceding ranges
  };
  void add(const Range& range);
  const class LexiconTable* table_ = nullptr;
  std::uint32_t size_ = 0;
  std::uint32_t weight_ = 0;
  std::vector<Range> ranges_;
};

/// A table. Rows are numbered in the order of the file. To access many cells, look the column up by
/// name once and then use its number. Threads: const calls are safe.
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

  /// Rows whose first column has this key (text::fold_key), in order, regardless of column `use`.
  [[nodiscard]] std::span<const std::uint32_t> find(std::string_view folded_key) const;
  /// Rows that meet the conditions and may be surrogates (column `use` is not "recognize").
  [[nodiscard]] Candidates select(const Conditions& conditions) const;
  /// The rows that a shared scope permutes together with this one: drawable rows of the same
  /// gender, number, kind, construction, country, size and tier. If they are fewer than `enough`,
  /// neighbouring sizes and tiers are added, then other countries that have too few. The peers are
  /// an equivalence class: `row` is among them, and all of them have the same peers. Empty if the
  /// row is never drawn.
  [[nodiscard]] Candidates peers(std::uint32_t row, std::size_t enough) const;
  /// True if select() would find at least `least` rows.
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

/// All tables of one language. Move-only. Tables and cells live as long as it does.
class Lexicons {
 public:
  /// Maps an image. `overlay`: a folder whose *.tsv files replace the tables of the same name.
  /// Errors: kIo, kLexicon (not an image or damaged; bad overlay row, with file and line).
  static Result<Lexicons> open(const std::filesystem::path& image,
                               const std::filesystem::path& overlay = {});
  /// Compiles tables from memory: pairs of name (without ".tsv") and TSV text. For tests and small
  /// languages.
  static Result<Lexicons> from_tsv(const std::vector<std::pair<std::string, std::string>>& tables);

  /// Uses image bytes made by compile_lexicons. Errors: kLexicon.
  static Result<Lexicons> from_image(std::string image);

  /// Null if there is no table of that name.
  [[nodiscard]] const LexiconTable* table(std::string_view name) const;
  /// 16 hexadecimal digits over all tables in use; written to the run record.
  [[nodiscard]] const std::string& digest() const;

  Lexicons(Lexicons&&) noexcept;
  Lexicons& operator=(Lexicons&&) noexcept;
  ~Lexicons();

 private:
  Lexicons();
  struct Store;
  std::unique_ptr<Store> store_;
};

/// Compiles all *.tsv below `folder`, sorted by name, into image bytes. The file name is the table
/// name; SOURCES.tsv is skipped. `shared`: a second folder with tables for several languages;
/// tables in `folder` override those of the same name. Errors: kIo, kLexicon with file and line.
Result<std::string> compile_lexicons(const std::filesystem::path& folder,
                                     const std::filesystem::path& shared = {});

}  // namespace pseudo
