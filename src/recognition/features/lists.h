// The lexicons of a language as the tagger sees them: classes of words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "pseudo/lexicon.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// What lists say about a token: a bit for each class, or two for classes of runs (first token,
/// further token).
using ListBits = std::uint64_t;

/// The tables that the table `recognition_lists` of a language names. Threads: const, shared
/// freely.
class Lists {
 public:
  /// Without that table: no lists. Leaves out rows whose table is missing, and classes beyond 64
  /// bits. The lexicons must outlive it.
  explicit Lists(const Lexicons& lexicons);

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
  [[nodiscard]] ListBits allot(std::string_view class_name, Match match);
  [[nodiscard]] ListBits find_word(const std::string& folded) const;
  [[nodiscard]] ListBits find_ending(const std::string& folded) const;
  void find_runs(const std::vector<Token>& tokens, const std::vector<std::string>& folded,
                 std::vector<ListBits>& bits) const;

  std::vector<Source> words_;
  std::vector<Source> runs_;
  std::unordered_map<std::string, ListBits> classes_;  // by name, of the first token
  std::unordered_map<std::string, ListBits> endings_;  // folded
  std::vector<std::string> inflections_;               // folded, the longest first
  int used_ = 0;                                       // bits
  ListBits names_ = 0;
};

}  // namespace pseudo::recognition
