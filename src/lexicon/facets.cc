#include "lexicon/facets.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "text/ascii.h"
#include "text/chars.h"

namespace pseudo::lexicon {
namespace {

struct Weighted {
  std::string_view value;
  std::uint32_t weight;
};
constexpr Weighted kSizes[] = {{"city", 8}, {"town", 3}, {"village", 1}};
constexpr Weighted kGenerations[] = {{"old", 1}, {"middle", 1}, {"young", 1}};
constexpr Weighted kTiers[] = {{"1", 8}, {"2", 3}, {"3", 1}};
constexpr Weighted kGenders[] = {{"f", 1}, {"m", 1}, {"n", 1}};
constexpr Weighted kNumbers[] = {{"sg", 1}, {"pl", 1}};
constexpr Weighted kUses[] = {{"both", 1}, {"recognize", 0}, {"surrogate", 1}, {"invented", 1}};

using Fault = std::optional<std::string>;

const Weighted* find_value(std::span<const Weighted> values, std::string_view value) {
  const auto it = std::ranges::find(values, value, &Weighted::value);
  return it == values.end() ? nullptr : &*it;
}

// The message omits the cell: in a list with shifted columns it may be a name.
std::string not_a_value(std::string_view column, std::span<const Weighted> values) {
  std::string list;
  for (const Weighted& known : values) {
    list += fmt::format("{}{}", list.empty() ? "" : ", ", known.value);
  }
  return fmt::format("the cell of column {0} is no {0} ({1}, or empty)", column, list);
}

bool is_country(std::string_view code) {
  return code.size() == 2 && std::ranges::all_of(code, text::is_ascii_upper);
}

// Reads the facet columns of one table.
class FactReader {
 public:
  explicit FactReader(const TsvTable& table) : table_(table) {
    for (std::size_t f = 0; f < kFacetCount; ++f) facets_[f] = table.column(kFacetNames[f]);
    if (!has(facets_[kSize])) {
      facets_[kSize] = table.column(kGeneration);
      generations_ = has(facets_[kSize]);
    }
    weight_ = table.column("weight");
    letter_ = table.column("letter");
    use_ = table.column("use");
  }

  Fault read(std::size_t row, RowFacts& facts) const {
    for (std::size_t f = 0; f < kFacetCount; ++f) facts.facets[f] = cell(row, facets_[f]);
    Fault fault = check_facets(facts);
    if (!fault) fault = read_letter(row, facts);
    if (!fault) fault = read_use(row, facts);
    if (!fault) fault = read_weight(row, facts);
    return fault;
  }

 private:
  [[nodiscard]] std::string_view cell(std::size_t row, std::size_t column) const {
    return has(column) ? table_.cell(row, column) : std::string_view();
  }
  [[nodiscard]] bool has(std::size_t column) const { return column < table_.columns.size(); }

  static Fault check_one(std::string_view value, std::string_view column,
                         std::span<const Weighted> values) {
    if (value.empty() || find_value(values, value) != nullptr) return std::nullopt;
    return not_a_value(column, values);
  }
  static Fault check_one(const RowFacts& facts, Facet facet, std::span<const Weighted> values) {
    return check_one(facts.facets[facet], kFacetNames[facet], values);
  }

  [[nodiscard]] Fault check_facets(const RowFacts& facts) const {
    if (generations_) {
      if (Fault fault = check_one(facts.facets[kSize], kGeneration, kGenerations)) return fault;
    } else if (Fault fault = check_one(facts, kSize, kSizes)) {
      return fault;
    }
    if (Fault fault = check_one(facts, kTier, kTiers)) return fault;
    if (Fault fault = check_one(facts, kGender, kGenders)) return fault;
    if (Fault fault = check_one(facts, kNumber, kNumbers)) return fault;
    for (const std::string_view code : split_countries(facts.facets[kCountry])) {
      if (!is_country(code)) {
        return "the cell of column country is no country code (two capital letters; several: "
               "DE,AT)";
      }
    }
    return std::nullopt;
  }

  Fault read_letter(std::size_t row, RowFacts& facts) const {
    const std::string_view letter = cell(row, letter_);
    facts.letter = text::filing_letter(letter.empty() ? table_.cell(row, 0) : letter);
    if (!letter.empty() && facts.letter == 0) {
      return "the cell of column letter is no letter";
    }
    return std::nullopt;
  }

  Fault read_use(std::size_t row, RowFacts& facts) const {
    const std::string_view use = cell(row, use_);
    if (!use.empty() && find_value(kUses, use) == nullptr) return not_a_value("use", kUses);
    facts.surrogate = use != "recognize";
    return std::nullopt;
  }

  Fault read_weight(std::size_t row, RowFacts& facts) const {
    const std::string_view weight = cell(row, weight_);
    if (weight.empty()) {
      const Weighted* tier = find_value(kTiers, facts.facets[kTier]);
      const Weighted* size = find_value(kSizes, facts.facets[kSize]);
      facts.weight = (tier != nullptr ? tier->weight : 1) * (size != nullptr ? size->weight : 1);
      return std::nullopt;
    }
    const char* end = weight.data() + weight.size();
    const auto [stop, status] = std::from_chars(weight.data(), end, facts.weight);
    if (status == std::errc() && stop == end && facts.weight > 0) return std::nullopt;
    return "the cell of column weight is no weight (a whole number from 1 to 4294967295)";
  }

  const TsvTable& table_;
  std::array<std::size_t, kFacetCount> facets_{};
  bool generations_ = false;
  std::size_t weight_ = 0;
  std::size_t letter_ = 0;
  std::size_t use_ = 0;
};

}  // namespace

std::vector<std::string_view> split_countries(std::string_view cell) {
  std::vector<std::string_view> codes;
  while (!cell.empty()) {
    const std::size_t end = std::min(cell.find(','), cell.size());
    codes.push_back(cell.substr(0, end));
    const bool more = end < cell.size();
    cell.remove_prefix(more ? end + 1 : end);
    // An empty code, as in "DE,", is an error to be reported.
    if (more && cell.empty()) codes.emplace_back();
  }
  return codes;
}

Result<std::vector<RowFacts>> row_facts(const TsvTable& table, const std::string& path) {
  const FactReader reader(table);
  std::vector<RowFacts> facts(table.rows());
  std::uint64_t total = 0;
  for (std::size_t row = 0; row < facts.size(); ++row) {
    if (Fault fault = reader.read(row, facts[row])) {
      return Error{ErrorCode::kLexicon, *std::move(fault), in_file(path, table.lines[row])};
    }
    total += facts[row].weight;
    if (total > std::numeric_limits<std::uint32_t>::max()) {
      return Error{ErrorCode::kLexicon, "the weights up to this row add up to more than 4294967295",
                   in_file(path, table.lines[row])};
    }
  }
  return facts;
}

}  // namespace pseudo::lexicon
