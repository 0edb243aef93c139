#include "lang/de/streets/street_lexicon.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "lang/common/rows.h"
#include "lang/de/spelling.h"
#include "text/fold.h"
#include "text/short_strings.h"

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
  streets.words_table_ = lexicons.table("street_words");
  for_each_row(lexicons.table("street_suffixes"), [&](auto cell) {
    StreetSuffix suffix{.suffix = std::string(cell("suffix")),
                        .swiss = respell(std::string(cell("suffix")), kSwissSs),
                        .folded = text::fold_key(cell("suffix")),
                        .abbreviation = std::string(cell("abbreviation")),
                        .kind = std::string(cell("kind")),
                        .gender = std::string(cell("gender")),
                        .genitives = split_list(cell("genitive")),
                        .diminutives = split_list(cell("diminutive")),
                        .alone = cell("alone") == "yes"};
    if (suffix.swiss == suffix.suffix) suffix.swiss.clear();
    streets.suffixes_.push_back(std::move(suffix));
  });
  std::ranges::sort(streets.suffixes_, [](const StreetSuffix& a, const StreetSuffix& b) {
    return a.folded.size() != b.folded.size() ? a.folded.size() > b.folded.size()
                                              : a.folded < b.folded;
  });
  streets.index_endings();
  for_each_row(lexicons.table("street_words"), [&](auto cell) {
    const std::string_view kind = cell("kind");
    FoldedSet& no_adjectives = kind == "box" ? streets.boxes_ : streets.corners_;
    (kind.empty() ? streets.words_ : no_adjectives).insert(text::fold_key(cell("word")));
  });
  for_each_row(lexicons.table("street_word_spellings"), [&](auto cell) {
    const std::string word = text::fold_key(cell("word"));
    const std::string brief = text::fold_key(cell("short"));
    streets.spellings_[word].push_back(brief);
    streets.spellings_[brief].push_back(word);
  });
  for_each_row(lexicons.table("home_countries"), [&](auto cell) {
    if (cell("habit") == "ss") streets.ss_countries_.insert(std::string(cell("code")));
  });
  return streets;
}

bool StreetLexicon::is_common(std::string_view folded) const {
  return std::ranges::any_of(streets_->find(folded),
                             [&](std::uint32_t row) { return streets_->cell(row, "tier") == "1"; });
}

void StreetLexicon::index_endings() {
  constexpr std::size_t kShortest = 4;  // bytes of an abbreviation that may lack its dot
  for (std::size_t i = 0; i < suffixes_.size(); ++i) {
    const StreetSuffix& suffix = suffixes_[i];
    add(full_, {suffix.folded, i});
    for (const std::string& genitive : suffix.genitives) {
      if (genitive == suffix.suffix) continue;
      add(full_, {.folded = text::fold_key(genitive), .suffix = i, .genitive = true});
    }
    for (const std::string& diminutive : suffix.diminutives) {
      add(full_, {.folded = text::fold_key(diminutive), .suffix = i, .diminutive = true});
    }
    if (suffix.abbreviation.empty()) continue;
    const std::string bare = suffix.abbreviation.substr(0, suffix.abbreviation.size() - 1);
    add(dotted_, {.folded = bare, .suffix = i, .abbreviated = true});
    if (suffix.abbreviation.size() < kShortest) continue;
    add(undotted_, {.folded = bare, .suffix = i, .abbreviated = true});
  }
}

void StreetLexicon::add(Endings& endings, Ending ending) {
  if (ending.folded.empty()) return;
  const auto last = static_cast<unsigned char>(ending.folded.back());
  endings[last % endings.size()].push_back(std::move(ending));
}

SuffixMatch StreetLexicon::longest(const Endings& endings, std::string_view folded) const {
  SuffixMatch best;
  const auto last = static_cast<unsigned char>(folded.back());
  for (const Ending& ending : endings[last % endings.size()]) {
    const std::size_t size = ending.folded.size();
    if (size <= best.letters || size > folded.size()) continue;
    if (text::equal(folded.substr(folded.size() - size), ending.folded)) {
      best = {&suffixes_[ending.suffix], ending.folded.size(), ending.abbreviated, ending.genitive,
              ending.diminutive};
    }
  }
  return best;
}

SuffixMatch StreetLexicon::match(std::string_view folded, bool dot) const {
  if (folded.empty()) return {};
  if (dot) return longest(dotted_, folded);
  const SuffixMatch best = longest(full_, folded);
  return best ? best : longest(undotted_, folded);  // "Hauptstr" without its dot
}

}  // namespace pseudo::lang::de
