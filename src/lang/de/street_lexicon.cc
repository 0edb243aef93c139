#include "lang/de/street_lexicon.h"

#include <algorithm>

#include "lang/de/rows.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

std::vector<std::string> split_list(std::string_view cell) {
  std::vector<std::string> items;
  for (std::size_t begin = 0; begin < cell.size();) {
    const std::size_t end = std::min(cell.find(',', begin), cell.size());
    items.emplace_back(cell.substr(begin, end - begin));
    begin = end + 1;
  }
  return items;
}

}  // namespace

Result<StreetLexicon> StreetLexicon::load(const Lexicons& lexicons) {
  for (const std::string_view name : {"streets", "street_suffixes", "street_words"}) {
    if (lexicons.table(name) == nullptr) {
      return Error{ErrorCode::kLexicon, "the German module needs the table " + std::string(name)};
    }
  }
  StreetLexicon streets;
  streets.streets_ = lexicons.table("streets");
  for_each_row(lexicons.table("street_suffixes"), [&](auto cell) {
    streets.suffixes_.push_back({std::string(cell("suffix")),
                                 text::fold_key(cell("suffix")),
                                 std::string(cell("abbreviation")),
                                 std::string(cell("kind")),
                                 std::string(cell("gender")),
                                 split_list(cell("genitive")),
                                 {}});
    StreetSuffix& suffix = streets.suffixes_.back();
    for (const std::string& genitive : suffix.genitives) {
      if (genitive != suffix.suffix) suffix.folded_genitives.push_back(text::fold_key(genitive));
    }
  });
  std::ranges::sort(streets.suffixes_, [](const StreetSuffix& a, const StreetSuffix& b) {
    return a.folded.size() != b.folded.size() ? a.folded.size() > b.folded.size()
                                              : a.folded < b.folded;
  });
  for_each_row(lexicons.table("street_words"),
               [&](auto cell) { streets.words_.insert(text::fold_key(cell("word"))); });
  return streets;
}

SuffixMatch StreetLexicon::match(std::string_view folded, bool dot) const {
  SuffixMatch best;
  if (folded.empty()) return best;
  const auto offer = [&](const StreetSuffix& suffix, std::string_view ending, bool abbreviated,
                         bool genitive) {
    if (ending.size() > best.letters && ending.back() == folded.back() &&
        folded.ends_with(ending)) {
      best = {&suffix, ending.size(), abbreviated, genitive};
    }
  };
  for (const StreetSuffix& suffix : suffixes_) {
    if (dot) {
      if (!suffix.abbreviation.empty()) {
        const std::string_view bare(suffix.abbreviation.data(), suffix.abbreviation.size() - 1);
        offer(suffix, bare, true, false);
      }
      continue;
    }
    offer(suffix, suffix.folded, false, false);
    for (const std::string& genitive : suffix.folded_genitives) {
      offer(suffix, genitive, false, true);
    }
  }
  if (!best && !dot) {  // "Hauptstr" without its dot
    for (const StreetSuffix& suffix : suffixes_) {
      if (suffix.abbreviation.size() < 4) continue;
      offer(suffix, std::string_view(suffix.abbreviation).substr(0, suffix.abbreviation.size() - 1),
            true, false);
    }
  }
  return best;
}

}  // namespace pseudo::lang::de
