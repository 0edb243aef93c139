// The names of a document, found again inside its addresses.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "pseudo/category.h"
#include "text/letter_pairs.h"

namespace pseudo::values {

/// A name and what stands in for it, both in natural case and spelling.
struct NameReplacement {
  Category category = Category::kFamily;
  std::string_view original;
  std::string_view surrogate;
};

/// Given and family name of one person: indices of replacements.
struct FullName {
  std::size_t given = 0;
  std::size_t family = 0;
};

/// How a name is spelt in an address.
enum class AddressSpelling : unsigned char {
  kWrittenOut,  ///< mueller
  kDropped,     ///< muller
  kNative,      ///< müller
};

/// An replacement, or the first letters of one, as it stands in a run of letters.
struct NameMatch {
  std::size_t replacement = 0;
  std::size_t letters = 0;  ///< Letters of an abbreviated name ("ir" of Irene: 2); 0: whole.
  std::size_t word = 0;     ///< 1-based word of a name of several, 0: the whole name.
  AddressSpelling spelling = AddressSpelling::kWrittenOut;
  std::size_t bytes = 0;  ///< Of the folded run.
};

/// Which letters stand side by side in the runs of some addresses: most names of a document stand
/// in none of them, and need not be spelt to know that.
class RunLetters {
 public:
  /// `folded`: a run.
  void add(std::string_view folded);
  /// False only if no run has the name, or a word of it, whole.
  [[nodiscard]] bool may_show(std::string_view name) const;
  /// False only if no run begins or ends with the first letters of the name, or the first one.
  [[nodiscard]] bool may_show_initial(std::string_view name) const;

 private:
  [[nodiscard]] bool may_show_word(std::string_view letters) const;
  text::LetterPairs pairs_;
  std::bitset<32> ends_;  // the first and the last one of a run: "i" of "iadler"
};

/// Names by their spellings: a few are looked at one by one, more are sorted.
class SpeltNames {
 public:
  struct Entry {
    std::string name;  ///< Folded.
    NameMatch match;
  };
  void reserve(std::size_t size) { entries_.reserve(size); }
  /// Precondition: not empty.
  void enter(std::string name, const NameMatch& match);
  /// To be called before find().
  void sort();
  /// Of equal ones the first one entered.
  [[nodiscard]] std::optional<NameMatch> find(std::string_view name) const;
  /// False only if no name stands at the beginning or the end of `letters`, shorter than these.
  [[nodiscard]] bool may_begin_or_end(std::string_view letters) const;
  [[nodiscard]] std::span<const Entry> entries() const { return entries_; }

 private:
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> sorted_;  // numbers of entries, by name; empty while they are few
  std::bitset<32> beginnings_;         // low bits of their first bytes: a quick test
};

/// Couples are asked for when two names meet in one address, which is rare.
using FullNameSource = std::function<std::vector<FullName>()>;

/// Finds names by their folded spellings. Views the replacements, which must outlive it. Not to be
/// shared between threads.
class NameIndex {
 public:
  /// `shown`: of all runs in which names are looked for. All arguments must outlive it.
  NameIndex(std::span<const NameReplacement> replacements, const FullNameSource& full_names,
            const RunLetters& shown);
  /// False if no run has a name, nor a word of one: none of the others finds anything then.
  [[nodiscard]] bool empty() const { return names_.entries().empty(); }
  /// True if some of the names that runs may show have several words.
  [[nodiscard]] bool has_words() const { return has_words_; }
  /// The name whose words, joined by `joiner` ("" or " "), are `folded`.
  [[nodiscard]] std::optional<NameMatch> whole(std::string_view folded) const;
  /// One word of a longer name.
  [[nodiscard]] std::optional<NameMatch> word(std::string_view folded) const;
  /// Two names of persons run together: ireneadler, adlerirene, iadler, adleri, iradler.
  [[nodiscard]] std::vector<NameMatch> run_together(std::string_view folded);
  /// A name that begins with `letters` and belongs to `partner` (an replacement), or to anybody.
  [[nodiscard]] std::optional<NameMatch> initial(std::string_view letters,
                                                 std::optional<std::size_t> partner);

 private:
  void enter_spellings(std::size_t replacement);
  void enter(std::size_t replacement, std::string name, AddressSpelling spelling);
  void enter_words(std::string_view name, NameMatch match);
  void list_persons();
  void list_partners();
  [[nodiscard]] bool are_full_name(std::size_t a, std::size_t b);
  [[nodiscard]] bool has_partners(std::optional<std::size_t> replacement);
  [[nodiscard]] std::optional<std::pair<NameMatch, NameMatch>> pair_at(std::string_view left,
                                                                       std::string_view right);

  std::span<const NameReplacement> replacements_;
  const FullNameSource& full_names_;
  const RunLetters& shown_;
  SpeltNames names_;
  SpeltNames words_;
  bool has_words_ = false;
  // Listed when first asked for.
  using Person = std::pair<std::string, std::size_t>;  // a spelling without blanks, replacement
  std::vector<Person> persons_;                        // sorted
  bool persons_listed_ = false;
  std::unordered_map<std::size_t, std::vector<std::size_t>> partners_;
  bool partners_listed_ = false;
};

/// A name in lower case as an address spells it, its words joined by `joiner`. Empty where it
/// cannot be spelt so (another script in a plain address).
std::string spell(std::string_view name, AddressSpelling spelling, std::string_view joiner);

/// The folded spelling of a run, as the index takes it.
std::string fold_run(std::string_view run);

}  // namespace pseudo::values
