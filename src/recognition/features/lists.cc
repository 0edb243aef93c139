#include "recognition/features/lists.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "pseudo/text.h"

namespace pseudo::recognition {

namespace {

constexpr std::size_t kBits = 64;
constexpr std::size_t kLongestRun = 6;      // tokens
constexpr std::size_t kShortestStem = 3;    // bytes before an ending
constexpr std::size_t kLongestEnding = 24;  // bytes

/// The `match` column of a row, without the role.
std::string_view match_of(const LexiconTable& rows, std::uint32_t row) {
  const std::string_view how = rows.cell(row, "match");
  return how.substr(0, how.find(':'));
}

}  // namespace

std::size_t bits_of(std::span<const ListClass> classes) {
  std::size_t bits = 0;
  for (const ListClass& one : classes) bits += one.is_run ? 2 : 1;
  return bits;
}

std::vector<ListClass> list_classes(const Lexicons& lexicons) {
  std::vector<ListClass> classes;
  const LexiconTable* const rows = lexicons.table("recognition_lists");
  if (rows == nullptr) return classes;
  for (std::uint32_t row = 0; row < rows->rows(); ++row) {
    if (lexicons.table(rows->cell(row, "table")) == nullptr) continue;
    const std::string_view name = rows->cell(row, "class");
    const bool is_run = match_of(*rows, row) == "run";
    const auto known = std::ranges::find(classes, name, &ListClass::name);
    if (known == classes.end()) {
      classes.push_back({std::string(name), is_run});
    } else {
      known->is_run = known->is_run || is_run;
    }
  }
  while (bits_of(classes) > kBits) classes.pop_back();
  return classes;
}

std::optional<Error> find_class_mismatch(std::span<const ListClass> learnt,
                                         const Lexicons& lexicons) {
  const std::vector<ListClass> there = list_classes(lexicons);
  for (const ListClass& one : learnt) {
    if (std::ranges::find(there, one) != there.end()) continue;
    return Error{ErrorCode::kUsage,
                 fmt::format("it learnt from lists of the class \"{}\", which the table "
                             "recognition_lists of these lexicons lacks; name the lexicons that it "
                             "was made with, or make a model with pseudo train",
                             one.name)};
  }
  return std::nullopt;
}

Lists::Lists(const Lexicons& lexicons) : Lists(lexicons, list_classes(lexicons)) {}

Lists::Lists(const Lexicons& lexicons, std::vector<ListClass> classes)
    : classes_(std::move(classes)) {
  std::size_t used = 0;
  for (const ListClass& one : classes_) {
    bits_.emplace(one.name, ListBits{1} << used);
    used += one.is_run ? 2 : 1;
  }
  const LexiconTable* const rows = lexicons.table("recognition_lists");
  if (rows == nullptr) return;
  for (std::uint32_t row = 0; row < rows->rows(); ++row) {
    const LexiconTable* const table = lexicons.table(rows->cell(row, "table"));
    if (table == nullptr) continue;
    const std::string_view how = rows->cell(row, "match");
    const std::string_view match = match_of(*rows, row);
    Source source;
    source.bits = bit(rows->cell(row, "class"));
    if (source.bits == 0) continue;
    source.table = table;
    source.match = match == "run" ? Match::kRun : match == "ending" ? Match::kEnding : Match::kWord;
    source.role = how.substr(std::min(match.size() + 1, how.size()));
    if (source.match == Match::kRun) source.further = source.bits << 1U;
    if (rows->cell(row, "name") == "yes") names_ |= source.bits | source.further;
    if (source.match == Match::kEnding) {
      for (std::uint32_t i = 0; i < table->rows(); ++i) {
        endings_[text::fold_key(table->cell(i, std::size_t{0}))] |= source.bits;
      }
    } else {
      (source.match == Match::kRun ? runs_ : words_).push_back(std::move(source));
    }
  }
  if (const LexiconTable* const endings = lexicons.table("recognition_endings")) {
    for (std::uint32_t i = 0; i < endings->rows(); ++i) {
      inflections_.push_back(text::fold_key(endings->cell(i, std::size_t{0})));
    }
    std::ranges::stable_sort(inflections_, std::ranges::greater(), &std::string::size);
  }
}

ListBits Lists::bit(std::string_view class_name) const {
  const auto found = bits_.find(std::string(class_name));
  return found == bits_.end() ? 0 : found->second;
}

ListBits Lists::of_word(std::string_view folded) const {
  ListBits bits = 0;
  for (const Source& source : words_) {
    for (const std::uint32_t row : source.table->find(folded)) {
      if (!source.role.empty() && source.table->cell(row, "role") != source.role) continue;
      bits |= source.bits;
      break;
    }
  }
  return bits;
}

ListBits Lists::find_word(const std::string& folded) const {
  ListBits bits = of_word(folded);
  if (bits != 0) return bits;
  for (const std::string& ending : inflections_) {
    if (folded.size() < ending.size() + kShortestStem || !folded.ends_with(ending)) continue;
    bits = of_word(std::string_view(folded).substr(0, folded.size() - ending.size()));
    if (bits != 0) return bits;
  }
  return bits;
}

ListBits Lists::find_ending(const std::string& folded) const {
  ListBits bits = 0;
  if (endings_.empty()) return bits;
  for (std::size_t size = 2; size <= kLongestEnding && size + 2 <= folded.size(); ++size) {
    const auto found = endings_.find(folded.substr(folded.size() - size));
    if (found != endings_.end()) bits |= found->second;
  }
  return bits;
}

// In each table the longest run wins; runs inside it do not count.
void Lists::find_runs(const std::vector<Token>& tokens, const std::vector<std::string>& folded,
                      std::vector<ListBits>& bits) const {
  std::vector<std::size_t> covered(runs_.size());
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != Token::Kind::kWord) continue;
    std::string joined;
    std::vector<std::pair<std::size_t, std::size_t>> found(runs_.size());  // tokens of the run
    for (std::size_t end = i; end < std::min(tokens.size(), i + kLongestRun); ++end) {
      if (tokens[end].kind == Token::Kind::kBreak) break;
      if (tokens[end].after_blank && end > i) joined += ' ';
      joined += folded[end].empty() ? " " : folded[end];
      if (tokens[end].kind == Token::Kind::kSymbol && folded[end] != ".") continue;
      for (std::size_t s = 0; s < runs_.size(); ++s) {
        if (covered[s] > i || runs_[s].table->find(joined).empty()) continue;
        found[s] = {i, end + 1};
      }
    }
    for (std::size_t s = 0; s < runs_.size(); ++s) {
      for (std::size_t at = found[s].first; at < found[s].second; ++at) {
        bits[at] |= at == i ? runs_[s].bits : runs_[s].further;
      }
      covered[s] = std::max(covered[s], found[s].second);
    }
  }
}

std::vector<ListBits> Lists::find(const std::vector<Token>& tokens,
                                  const std::vector<std::string>& folded) const {
  std::vector<ListBits> bits(tokens.size());
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != Token::Kind::kWord) continue;
    bits[i] = find_word(folded[i]) | find_ending(folded[i]);
  }
  find_runs(tokens, folded, bits);
  // Inflected places ("Wiens", "Wiener") are single tokens.
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != Token::Kind::kWord) continue;
    for (const std::string& ending : inflections_) {
      if (folded[i].size() < ending.size() + kShortestStem || !folded[i].ends_with(ending)) {
        continue;
      }
      const std::string_view stem =
          std::string_view(folded[i]).substr(0, folded[i].size() - ending.size());
      for (const Source& source : runs_) {
        if ((bits[i] & (source.bits | source.further)) == 0 && !source.table->find(stem).empty()) {
          bits[i] |= source.bits;
        }
      }
    }
  }
  return bits;
}

}  // namespace pseudo::recognition
