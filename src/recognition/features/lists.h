// The lexicons of a language as the tagger sees them: classes of words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/result.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// What lists say about a token: a bit for each class, or two for classes of runs (first token,
/// further token).
using ListBits = std::uint64_t;

/// What a list says about a word. Weights of a model are about the bits of classes, so a model
/// keeps its classes in the order of their bits.
struct ListClass {
  std::string name;
  bool is_run = false;  ///< Has a second bit, for further tokens.
  bool operator==(const ListClass&) const = default;
};

/// Bits that these classes take.
std::size_t bits_of(std::span<const ListClass> classes);

/// The classes of the table `recognition_lists` in its order, none without that table. Leaves out
/// rows whose table is missing, and classes beyond 64 bits.
std::vector<ListClass> list_classes(const Lexicons& lexicons);

/// An error if a class that a model learnt is no class of these lexicons, or one of another form.
/// Classes that the model does not know are none: they get no bits.
std::optional<Error> misfit(std::span<const ListClass> learnt, const Lexicons& lexicons);

/// The tables that the table `recognition_lists` of a language names. Threads: const, shared
/// freely.
class Lists {
 public:
  /// Those classes alone, with bits in that order: the lists as a model learnt them. The lexicons
  /// must outlive it.
  Lists(const Lexicons& lexicons, std::vector<ListClass> classes);
  /// All classes of the lexicons.
  explicit Lists(const Lexicons& lexicons);
  [[nodiscard]] const std::vector<ListClass>& classes() const { return classes_; }

  /// The bits of each token. `folded`: text::fold_key of each token.
  [[nodiscard]] std::vector<ListBits> find(const std::vector<Token>& tokens,
                                           const std::vector<std::string>& folded) const;
  /// The bits of the classes of single words that have a word as it stands, without its endings.
  [[nodiscard]] ListBits of_word(std::string_view folded) const;
  /// The bits of classes whose words are names.
  [[nodiscard]] ListBits names() const { return names_; }
  /// The bit of a class, of the first token of a run; 0 if there is no such class.
  [[nodiscard]] ListBits bit(std::string_view class_name) const;

 private:
  enum class Match : std::uint8_t { kWord, kRun, kEnding };
  struct Source {
    const LexiconTable* table = nullptr;
    Match match = Match::kWord;
    std::string role;  // rows whose column `role` has it; empty: all
    ListBits bits = 0;
    ListBits further = 0;  // of a run
  };
  [[nodiscard]] ListBits find_word(const std::string& folded) const;
  [[nodiscard]] ListBits find_ending(const std::string& folded) const;
  void find_runs(const std::vector<Token>& tokens, const std::vector<std::string>& folded,
                 std::vector<ListBits>& bits) const;

  std::vector<Source> words_;
  std::vector<Source> runs_;
  std::vector<ListClass> classes_;
  std::unordered_map<std::string, ListBits> bits_;     // by class, of the first token
  std::unordered_map<std::string, ListBits> endings_;  // folded
  std::vector<std::string> inflections_;               // folded, the longest first
  ListBits names_ = 0;
};

}  // namespace pseudo::recognition
