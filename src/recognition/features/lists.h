// The lexicons of a language as features of the tagger: word classes.
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

/// The classes of a token: one bit per class; classes of runs have two (first token, further
/// token).
using ListBits = std::uint64_t;

/// A class of words. The weights of a model refer to class bits, so a model stores its classes in
/// the order of their bits.
struct ListClass {
  std::string name;
  bool is_run = false;  ///< Has a second bit, for further tokens of a run.
  bool operator==(const ListClass&) const = default;
};

/// The number of bits that these classes occupy.
std::size_t bits_of(std::span<const ListClass> classes);

/// The classes of the table `recognition_lists` in its order; empty without that table. Omits rows
/// whose table is missing, and classes beyond 64 bits.
std::vector<ListClass> list_classes(const Lexicons& lexicons);

/// Returns an error if a class in `learnt` (by a model) is missing in these lexicons or differs in
/// is_run. Classes that the model does not know are ignored: they get no bits.
std::optional<Error> find_class_mismatch(std::span<const ListClass> learnt,
                                         const Lexicons& lexicons);

/// The tables that `recognition_lists` refers to. Threads: const calls are safe.
class Lists {
 public:
  /// Only the given classes, with bits in that order, as a model learnt them. The lexicons must
  /// outlive the object.
  Lists(const Lexicons& lexicons, std::vector<ListClass> classes);
  /// All classes of the lexicons.
  explicit Lists(const Lexicons& lexicons);
  [[nodiscard]] const std::vector<ListClass>& classes() const { return classes_; }

  /// The bits of each token. `folded`: text::fold_key of each token.
  [[nodiscard]] std::vector<ListBits> find(const std::vector<Token>& tokens,
                                           const std::vector<std::string>& folded) const;
  /// The bits of single-word classes that contain the word itself, ignoring endings.
  [[nodiscard]] ListBits of_word(std::string_view folded) const;
  /// The bits of classes of names.
  [[nodiscard]] ListBits names() const { return names_; }
  /// The bit of a class (for runs of the first token); 0 if it does not exist.
  [[nodiscard]] ListBits bit(std::string_view class_name) const;

 private:
  enum class Match : std::uint8_t { kWord, kRun, kEnding };
  struct Source {
    const LexiconTable* table = nullptr;
    Match match = Match::kWord;
    std::string role;  // only rows whose column `role` contains it; empty: all
    ListBits bits = 0;
    ListBits further = 0;  // for runs
  };
  [[nodiscard]] ListBits find_word(const std::string& folded) const;
  [[nodiscard]] ListBits find_ending(const std::string& folded) const;
  void find_runs(const std::vector<Token>& tokens, const std::vector<std::string>& folded,
                 std::vector<ListBits>& bits) const;

  std::vector<Source> words_;
  std::vector<Source> runs_;
  std::vector<ListClass> classes_;
  std::unordered_map<std::string, ListBits> bits_;     // by class, for the first token
  std::unordered_map<std::string, ListBits> endings_;  // folded
  std::vector<std::string> inflections_;               // folded, longest first
  ListBits names_ = 0;
};

}  // namespace pseudo::recognition
