// All tables of a language: loading, and lookup by name.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <iterator>
#include <map>
#include <utility>

#include "lexicon/files.h"
#include "lexicon/image.h"
#include "lexicon/overlay.h"
#include "lexicon/table_view.h"
#include "lexicon/tsv.h"
#include "pseudo/lexicon.h"
#include "random/hash.h"

namespace pseudo {

using lexicon::TableFile;

struct Lexicons::Store {
  struct Entry {
    std::unique_ptr<const LexiconTable> table;
    std::uint64_t digest = 0;
  };

  // Replaces tables of the same name.
  Status add_image(std::string_view bytes, const std::string& path) {
    auto read = lexicon::read_image(bytes, path);
    if (!read) return read.error();
    for (const lexicon::ImageTable& found : *read) {
      std::unique_ptr<LexiconTable> table(new LexiconTable);
      table->view_ = std::make_unique<LexiconTable::View>(found.sections);
      std::string name(table->name());
      tables[std::move(name)] = {std::move(table), found.digest};
    }
    return Done{};
  }

  Status add_owned(std::string image, const std::string& path) {
    return add_image(images.emplace_back(std::move(image)), path);
  }

  Status add_overlay(const std::filesystem::path& folder);

  void make_digest() {
    std::string all;
    for (const auto& [name, entry] : tables)
      all += fmt::format("{}\t{:016x}\n", name, entry.digest);
    digest = fmt::format("{:016x}", content_digest(all));
  }

  std::deque<lexicon::MappedFile> files;
  std::deque<std::string> images;  // a deque, so that no string moves
  std::map<std::string, Entry, std::less<>> tables;
  std::string digest;
};

namespace {

Result<std::string> compile_file(const TableFile& file) {
  auto table = lexicon::parse_tsv(file.name, file.path, file.text);
  if (!table) return table.error();
  return lexicon::compile_table(*table, file.path);
}

Result<std::string> compile_overlay(const TableFile& file,
                                    std::span<const LexiconTable* const> built_in) {
  auto table = lexicon::parse_tsv(file.name, file.path, file.text);
  if (!table) return table.error();
  const auto replaced = lexicon::replaced_table(*table, file.path, built_in);
  if (!replaced) return replaced.error();
  auto fitted = lexicon::fit_columns(*std::move(table), file.path, **replaced);
  if (!fitted) return fitted.error();
  return lexicon::compile_table(*fitted, file.path);
}

template <class Files, class Compile>
Result<std::string> compile_all(const Files& files, const Compile& compile) {
  std::vector<std::string> tables;
  for (const TableFile& file : files) {
    auto table = compile(file);
    if (!table) return table.error();
    tables.push_back(*std::move(table));
  }
  return lexicon::assemble_image(tables);
}

}  // namespace

Status Lexicons::Store::add_overlay(const std::filesystem::path& folder) {
  const auto own = lexicon::read_tables(folder);
  if (!own) return own.error();
  std::vector<const LexiconTable*> built_in;
  for (const auto& [name, entry] : tables) built_in.push_back(entry.table.get());
  auto image = compile_all(
      *own, [&built_in](const TableFile& file) { return compile_overlay(file, built_in); });
  if (!image) return image.error();
  return add_owned(*std::move(image), folder.string());
}

Lexicons::Lexicons() : store_(std::make_unique<Store>()) {}
Lexicons::Lexicons(Lexicons&&) noexcept = default;
Lexicons& Lexicons::operator=(Lexicons&&) noexcept = default;
Lexicons::~Lexicons() = default;

Result<Lexicons> Lexicons::open(const std::filesystem::path& image,
                                const std::filesystem::path& overlay) {
  auto file = lexicon::MappedFile::open(image);
  if (!file) return file.error();
  Lexicons lexicons;
  Store& store = *lexicons.store_;
  const auto& mapped = store.files.emplace_back(*std::move(file));
  if (auto status = store.add_image(mapped.bytes(), image.string()); !status) return status.error();
  if (!overlay.empty()) {
    if (auto status = store.add_overlay(overlay); !status) return status.error();
  }
  store.make_digest();
  return lexicons;
}

Result<Lexicons> Lexicons::from_image(std::string image) {
  Lexicons lexicons;
  if (auto status = lexicons.store_->add_owned(std::move(image), {}); !status) {
    return status.error();
  }
  lexicons.store_->make_digest();
  return lexicons;
}

Result<Lexicons> Lexicons::from_tsv(
    const std::vector<std::pair<std::string, std::string>>& tables) {
  std::vector<TableFile> files;
  files.reserve(tables.size());
  for (const auto& [name, text] : tables) files.push_back({name, name, text});
  auto image = compile_all(files, compile_file);
  if (!image) return image.error();
  return from_image(*std::move(image));
}

const LexiconTable* Lexicons::table(std::string_view name) const {
  const auto it = store_->tables.find(name);
  return it == store_->tables.end() ? nullptr : it->second.table.get();
}

const std::string& Lexicons::digest() const { return store_->digest; }

Result<std::string> compile_lexicons(const std::filesystem::path& folder,
                                     const std::filesystem::path& shared) {
  auto files = lexicon::read_tables(folder);
  if (!files) return files.error();
  if (shared.empty()) return compile_all(*files, compile_file);
  auto others = lexicon::read_tables(shared);
  if (!others) return others.error();
  std::erase_if(*others, [&](const TableFile& other) {
    return std::ranges::find(*files, other.name, &TableFile::name) != files->end();
  });
  std::ranges::move(*others, std::back_inserter(*files));
  std::ranges::sort(*files, {}, &TableFile::name);
  return compile_all(*files, compile_file);
}

}  // namespace pseudo
