#include "corpus/input/catalog.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace pseudo {

std::string_view Arena::keep(std::string_view bytes) {
  if (bytes.empty()) return {};
  if (bytes.size() > kChunk - used_) {
    chunks_.emplace_back(new char[kChunk]);  // NOLINT: deliberately not zeroed
    used_ = 0;
  }
  char* place = chunks_.back().get() + used_;
  std::memcpy(place, bytes.data(), bytes.size());
  used_ += bytes.size();
  return {place, bytes.size()};
}

bool is_configuration(std::string_view name) {
  return name == "annotation.conf" || name == "visual.conf" || name == "tools.conf";
}

std::string Catalog::id(const CatalogEntry& entry) const {
  const std::string_view path = folders[entry.folder].path;
  std::string id;
  id.reserve(path.size() + 1 + entry.length);
  id.append(path);
  if (!path.empty()) id += '/';
  return id.append(entry.stem());
}

std::string Catalog::shown(const CatalogEntry& entry, FileKind kind) const {
  const CatalogFolder& folder = folders[entry.folder];
  std::string path = roots[folder.root].given;
  if (!path.empty() && path.back() != '/') path += '/';
  path.append(folder.path);
  if (!folder.path.empty()) path += '/';
  return path + name_of(entry, kind);
}

std::size_t find_same_ids(const Catalog& catalog) {
  const std::vector<CatalogEntry>& entries = catalog.entries;
  if (catalog.roots.size() < 2) return entries.size();
  std::vector<std::uint32_t> order(entries.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto key = [&](std::uint32_t i) {
    return std::pair(catalog.folders[entries[i].folder].path, entries[i].stem());
  };
  std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    return key(a) != key(b) ? key(a) < key(b) : a < b;
  });
  for (std::size_t i = 1; i < order.size(); ++i) {
    if (key(order[i - 1]) == key(order[i])) return order[i];
  }
  return entries.size();
}

}  // namespace pseudo
