#include "values/listed_names.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "text/ascii.h"
#include "text/fold.h"

namespace pseudo::values {
namespace {

constexpr std::size_t kShortestName = 3;  // bytes; shorter words are usually abbreviations
// Bytes of two names written together; each split is looked up.
constexpr std::size_t kLongestName = 128;

class Finder {
 public:
  Finder(const NameTables& tables, std::vector<ListedName>& names)
      : tables_(tables), names_(names) {}

  // FEMALE, MALE or FAMILY if a table lists the name.
  [[nodiscard]] std::optional<Category> category_of(std::string_view folded) const {
    constexpr std::size_t kShortestFamily = 4;
    if (folded.size() < kShortestName) return std::nullopt;
    if (const auto given = given_name(folded)) return given->category;
    if (folded.size() < kShortestFamily || !family_name(folded)) return std::nullopt;
    return Category::kFamily;
  }

  // The length in bytes of the longest given name (four letters or more) at the begin of a word, if
  // five letters or more follow; otherwise 0. Only for words that equal their folded form and are
  // in no table.
  [[nodiscard]] std::size_t given_name_before(std::string_view word,
                                              std::string_view folded) const {
    constexpr std::size_t kShortestGiven = 4;
    constexpr std::size_t kShortestRest = 5;
    const bool is_known = word != folded || word.size() > kLongestName || category_of(folded) ||
                          folded.size() < kShortestGiven + kShortestRest;
    if (is_known) return 0;
    for (std::size_t size = folded.size() - kShortestRest; size >= kShortestGiven; --size) {
      if (given_name(folded.substr(0, size))) return size;
    }
    return 0;
  }

  void add_run(std::string_view folded, bool host) {
    if (folded.size() < kShortestName || folded.size() > kLongestName) return;
    std::optional<ListedName> found;
    if (!host) found = given_name(folded);
    if (!found) found = family_name(folded);
    if (!found && host) found = name_in(tables_.places, Category::kCity, folded);
    if (found) {
      names_.push_back(*std::move(found));
    } else if (!host) {
      add_pair(folded);
    }
  }

 private:
  static std::optional<ListedName> name_in(const LexiconTable* table, Category category,
                                           std::string_view folded) {
    if (table == nullptr) return std::nullopt;
    const std::span<const std::uint32_t> rows = table->find(folded);
    if (rows.empty()) return std::nullopt;
    return ListedName{category, std::string(table->cell(rows.front(), std::size_t{0}))};
  }

  [[nodiscard]] std::optional<ListedName> given_name(std::string_view folded) const {
    auto found = name_in(tables_.given_female, Category::kFemale, folded);
    if (!found) found = name_in(tables_.given_male, Category::kMale, folded);
    if (!found) found = name_in(tables_.given_unisex, Category::kFemale, folded);
    return found;
  }

  [[nodiscard]] std::optional<ListedName> family_name(std::string_view folded) const {
    return name_in(tables_.family, Category::kFamily, folded);
  }

  void add_pair(std::string_view folded) {
    for (std::size_t cut = kShortestName; cut + kShortestName <= folded.size(); ++cut) {
      const std::string_view left = folded.substr(0, cut);
      const std::string_view right = folded.substr(cut);
      auto given = given_name(left);
      auto family = given ? family_name(right) : std::nullopt;
      if (!family) {
        family = family_name(left);
        given = family ? given_name(right) : std::nullopt;
      }
      if (!given || !family) continue;
      names_.push_back(*std::move(given));
      names_.push_back(*std::move(family));
      return;
    }
  }

  const NameTables& tables_;
  std::vector<ListedName>& names_;
};

bool is_provider(const LexiconTable* table, std::string_view domain) {
  return table != nullptr && !table->find(text::fold_key(domain)).empty();
}

// A part of a host, including the top-level label if that follows.
std::string_view domain_of(const Address& address, std::size_t part) {
  const std::vector<AddressPart>& parts = address.parts;
  const bool top = part + 1 < parts.size() && parts[part + 1].kind == AddressPartKind::kTld;
  return address.text({parts[part].span.begin, parts[top ? part + 1 : part].span.end});
}

// Adds the text between two separators of a part if both are dots or ends of the part.
void add_labels(const Address& address, const AddressPart& part, bool host,
                std::vector<AddressWord>& words) {
  for (std::size_t first = part.first_run; first < part.last_run;) {
    std::size_t last = first + 1;
    const auto joins = [&](std::size_t run) {
      const ByteSpan gap{address.runs[run - 1].span.end, address.runs[run].span.begin};
      return address.text(gap).find('.') == std::string_view::npos;
    };
    while (last < part.last_run && joins(last)) ++last;
    const ByteSpan span{address.runs[first].span.begin, address.runs[last - 1].span.end};
    if (last - first > 1) words.push_back({address.text(span), host});
    first = last;
  }
}

// Adds "Zwarbthaler" for "DerZwarbthaler".
void add_after_capital(std::string_view word, std::vector<AddressWord>& words) {
  if (word.size() > kLongestName) return;
  for (std::size_t pos = 1; pos < word.size(); ++pos) {
    const bool is_border =
        text::is_ascii_lower(word[pos - 1]) && word[pos] >= 'A' && word[pos] <= 'Z';
    if (is_border) words.push_back({word.substr(pos), false});
  }
}

// What a word of a path shows that is no person's name: both names of one in "huberfranz", a town
// of so many letters that no word is spelled alike, a user name behind "~".
void add_path_word(const NameTables& tables, std::string_view word, std::string_view folded,
                   bool is_user, std::vector<ListedName>& names) {
  constexpr std::size_t kShortestTown = 8;  // letters
  constexpr std::size_t kShortestPair = 9;
  const bool is_place = tables.places != nullptr && !tables.places->find(folded).empty();
  if (is_place) {
    if (folded.size() >= kShortestTown) names.push_back({Category::kCity, std::string(word)});
  } else if (is_user) {
    names.push_back({Category::kFamily, std::string(word)});
  } else if (folded.size() >= kShortestPair) {
    Finder(tables, names).add_run(folded, false);
  }
}

}  // namespace

std::vector<ListedName> listed_names(const Address& address, const NameTables& tables) {
  std::vector<ListedName> names;
  Finder finder(tables, names);
  for (std::size_t i = 0; i < address.parts.size(); ++i) {
    const AddressPart& part = address.parts[i];
    const bool host = part.kind == AddressPartKind::kHost;
    if (!host && part.kind != AddressPartKind::kName) continue;
    // The name of a provider does not identify its customers; an invented word replaces it.
    if (host && is_provider(tables.email_providers, domain_of(address, i))) continue;
    for (std::size_t run = part.first_run; run < part.last_run; ++run) {
      if (!address.runs[run].digits) finder.add_run(address.folded_run(run), host);
    }
  }
  return names;
}

std::optional<Category> listed_category(std::string_view folded, const NameTables& tables) {
  std::vector<ListedName> none;
  if (const auto person = Finder(tables, none).category_of(folded)) return person;
  const bool is_place = tables.places != nullptr && !tables.places->find(folded).empty();
  return is_place ? std::optional(Category::kCity) : std::nullopt;
}

std::vector<AddressWord> words_of_address(const Address& address, const NameTables& tables,
                                          const WordSet& registry_labels) {
  std::vector<AddressWord> words;
  std::vector<ListedName> none;
  const Finder finder(tables, none);
  for (std::size_t i = 0; i < address.parts.size(); ++i) {
    const AddressPart& part = address.parts[i];
    const bool host = part.kind == AddressPartKind::kHost;
    if (!host && part.kind != AddressPartKind::kName) continue;
    if (host && is_provider(tables.email_providers, domain_of(address, i))) continue;
    add_labels(address, part, host, words);
    for (std::size_t run = part.first_run; run < part.last_run; ++run) {
      const std::string_view word = address.text(address.runs[run].span);
      const bool is_label = host && registry_labels.contains(word);
      if (address.runs[run].digits || is_label) continue;
      words.push_back({word, host});
      const std::size_t given = host ? 0 : finder.given_name_before(word, address.folded_run(run));
      if (given > 0) {
        words.push_back({word.substr(given), host});
        if (finder.category_of(address.folded_run(run).substr(given)) == Category::kFamily)
          words.push_back({word.substr(0, given), host});
      }
      if (!host) add_after_capital(word, words);
    }
  }
  return words;
}

std::vector<ListedName> names_in_path(const Address& address, const NameTables& tables) {
  std::vector<ListedName> names;
  std::vector<ListedName> none;
  const Finder finder(tables, none);
  for (const AddressPart& part : address.parts) {
    if (part.kind != AddressPartKind::kPath) continue;
    std::vector<std::optional<Category>> listed;
    for (std::size_t run = part.first_run; run < part.last_run; ++run) {
      const bool digits = address.runs[run].digits;
      listed.push_back(digits ? std::nullopt : finder.category_of(address.folded_run(run)));
    }
    const auto is_given = [&](std::size_t i) {
      return listed[i] && *listed[i] != Category::kFamily;
    };
    // True if one character separates them: "eva-huber", "eva+huber".
    const auto touches_next = [&](std::size_t i) {
      const std::size_t end = address.runs[part.first_run + i].span.end;
      return address.runs[part.first_run + i + 1].span.begin == end + 1 &&
             address.surface[end] != '/';
    };
    for (std::size_t i = 0; i < listed.size(); ++i) {
      const AddressRun& run = address.runs[part.first_run + i];
      if (run.digits || address.folded_run(part.first_run + i).size() < kShortestName) continue;
      const bool beside = (i > 0 && is_given(i - 1) && touches_next(i - 1)) ||
                          (i + 1 < listed.size() && is_given(i + 1) && touches_next(i));
      if (!listed[i] && !beside) {
        const std::size_t begin = run.span.begin;
        const bool is_user = begin > 0 && address.surface[begin - 1] == '~';
        add_path_word(tables, address.text(run.span), address.folded_run(part.first_run + i),
                      is_user, names);
        continue;
      }
      names.push_back({listed[i].value_or(Category::kFamily), std::string(address.text(run.span))});
    }
  }
  return names;
}

}  // namespace pseudo::values
