#include "values/address_names.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "text/fold.h"
#include "values/address_parts.h"
#include "values/identities.h"

namespace pseudo::values {
namespace {

constexpr std::size_t kShortest = 3;   // Shorter ones are abbreviations of all kinds.
constexpr std::size_t kLongest = 128;  // Of two names together; each cut is looked up.

struct NameTable {
  std::string_view name;
  Category category;
};
constexpr std::array<NameTable, 3> kGiven = {{{"given_female", Category::kFemale},
                                              {"given_male", Category::kMale},
                                              {"given_unisex", Category::kFemale}}};
constexpr std::array<NameTable, 1> kFamily = {{{"family", Category::kFamily}}};
constexpr std::array<NameTable, 1> kPlaces = {{{"places", Category::kCity}}};

class Finder {
 public:
  Finder(const Lexicons& lexicons, std::vector<AddressName>& names)
      : lexicons_(lexicons), names_(names) {}

  void add_run(std::string_view folded, bool host) {
    if (folded.size() < kShortest || folded.size() > kLongest) return;
    std::optional<AddressName> found;
    if (!host) found = first_of(kGiven, folded);
    if (!found) found = first_of(kFamily, folded);
    if (!found && host) found = first_of(kPlaces, folded);
    if (found) {
      names_.push_back(*std::move(found));
    } else if (!host) {
      add_pair(folded);
    }
  }

 private:
  std::optional<AddressName> first_of(std::span<const NameTable> tables,
                                      std::string_view folded) const {
    for (const NameTable& known : tables) {
      const LexiconTable* const table = lexicons_.table(known.name);
      if (table == nullptr) continue;
      const std::span<const std::uint32_t> rows = table->find(folded);
      if (rows.empty()) continue;
      return AddressName{known.category, std::string(table->cell(rows.front(), std::size_t{0}))};
    }
    return std::nullopt;
  }

  void add_pair(std::string_view folded) {
    for (std::size_t cut = kShortest; cut + kShortest <= folded.size(); ++cut) {
      const std::string_view left = folded.substr(0, cut);
      const std::string_view right = folded.substr(cut);
      auto given = first_of(kGiven, left);
      auto family = given ? first_of(kFamily, right) : std::nullopt;
      if (!family) {
        family = first_of(kFamily, left);
        given = family ? first_of(kGiven, right) : std::nullopt;
      }
      if (!given || !family) continue;
      names_.push_back(*std::move(given));
      names_.push_back(*std::move(family));
      return;
    }
  }

  const Lexicons& lexicons_;
  std::vector<AddressName>& names_;
};

bool is_provider(const Lexicons& lexicons, std::string_view domain) {
  const LexiconTable* const table = lexicons.table("email_providers");
  return table != nullptr && !table->find(text::fold_key(domain)).empty();
}

}  // namespace

std::vector<AddressName> names_in_address(Category category, std::string_view surface,
                                          const Lexicons& lexicons) {
  std::vector<AddressName> names;
  Finder finder(lexicons, names);
  const std::vector<AddressPart> parts = split_address(category, surface);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const AddressPart& part = parts[i];
    const bool host = part.kind == AddressPartKind::kHost;
    if (!host && part.kind != AddressPartKind::kName) continue;
    const bool top = i + 1 < parts.size() && parts[i + 1].kind == AddressPartKind::kTld;
    const std::size_t end = top ? parts[i + 1].span.end : part.span.end;
    // A provider's name says nothing of its customers: it becomes an invented word.
    if (host && is_provider(lexicons, surface.substr(part.span.begin, end - part.span.begin))) {
      continue;
    }
    const std::string_view text = surface.substr(part.span.begin, part.span.size());
    for (const AddressRun& run : address_runs(text)) {
      if (run.digits) continue;
      finder.add_run(fold_run(text.substr(run.span.begin, run.span.size())), host);
    }
  }
  return names;
}

}  // namespace pseudo::values
