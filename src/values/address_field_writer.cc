#include "values/address_field_writer.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "text/casing.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/name_spelling.h"

namespace pseudo::values {
namespace {

std::string nth_word(std::string_view words, std::size_t n) {
  for (; n > 1; --n) words.remove_prefix(std::min(words.size(), words.find(' ') + 1));
  return std::string(words.substr(0, words.find(' ')));
}

std::string prefix(const std::string& word, std::size_t letters) {
  std::size_t pos = 0;
  for (std::size_t i = 0; i < letters && pos < word.size(); ++i) text::next(word, pos);
  return word.substr(0, pos);
}

/// The replacement of one run, or of several runs that form one name.
struct Piece {
  ByteSpan span;  // In the surface.
  std::string out;
  std::optional<std::size_t> replacement = {};
  bool done = false;  // also true for a run covered by an earlier piece
};

/// Replaces the runs of one field.
class FieldWriter {
 public:
  FieldWriter(const AddressField& field, std::span<const NameReplacement> replacements,
              const NameIndex& index, InventedWords& invented)
      : field_(field), replacements_(replacements), index_(index), invented_(invented) {
    for (std::size_t run = field.first_run; run < field.last_run; ++run) {
      pieces_.push_back({.span = field.address.runs[run].span, .out = {}});
    }
  }

  std::string write() {
    for (std::size_t i = 0; i < pieces_.size();) i = write_name(i);
    for (std::size_t i = 0; i < pieces_.size(); ++i) write_abbreviation(i);
    std::string out;
    std::size_t copied = field_.span.begin;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      const Piece& piece = pieces_[i];
      if (piece.span.begin < copied) continue;
      out.append(field_.address.text({copied, piece.span.begin}));
      out.append(piece.done ? piece.out : other_word(i));
      copied = piece.span.end;
    }
    return out.append(field_.address.text({copied, field_.span.end}));
  }

 private:
  struct Found {
    NameMatch match;
    std::size_t end;  // end of the last piece
  };

  [[nodiscard]] bool is_number(std::size_t at) const {
    return field_.address.runs[field_.first_run + at].digits;
  }
  [[nodiscard]] std::string_view run(std::size_t at) const {
    return field_.address.text(field_.address.runs[field_.first_run + at].span);
  }
  [[nodiscard]] std::string_view folded(std::size_t at) const {
    return field_.address.folded_run(field_.first_run + at);
  }

  /// The name with the most runs that begins with run `at`.
  [[nodiscard]] std::optional<Found> find_name(std::size_t at) const {
    constexpr std::size_t kMostRuns = 5;
    std::optional<Found> best;
    std::string key(folded(at));
    for (std::size_t end = at + 1;; ++end) {
      if (const auto match = index_.whole(key)) best = Found{*match, end};
      if (end == pieces_.size() || end == at + kMostRuns || is_number(end)) return best;
      if (!key.empty()) key.push_back(' ');
      key.append(folded(end));
    }
  }

  /// Writes a name that begins with run `at`; returns the next run to process.
  std::size_t write_name(std::size_t at) {
    if (is_number(at)) return at + 1;
    const std::optional<Found> found = find_name(at);
    if (!found) {
      write_run_together(at);
      return at + 1;
    }
    const auto& [match, end] = *found;
    std::string out = joined(spelled(match, run(at), " "), at, end);
    if (out.empty()) return at + 1;
    for (std::size_t i = at; i < end; ++i) {
      pieces_[i].done = true;
      pieces_[i].replacement = match.replacement;
    }
    pieces_[at].span.end = pieces_[end - 1].span.end;
    pieces_[at].out = std::move(out);
    return end;
  }

  /// Puts the signs between runs [first, end) between the words, the last sign before the last
  /// word:
  /// "-" and "." of "karl-heinz.adler". The first sign serves further words.
  [[nodiscard]] std::string joined(std::string_view words, std::size_t first,
                                   std::size_t end) const {
    std::vector<std::string_view> signs;
    for (std::size_t i = first + 1; i < end; ++i) {
      signs.push_back(field_.address.text({pieces_[i - 1].span.end, pieces_[i].span.begin}));
    }
    if (signs.empty()) signs.emplace_back("-");
    std::string out;
    for (;;) {
      const std::size_t blank = words.rfind(' ');
      out.insert(0, words.substr(blank + 1));
      if (blank == std::string_view::npos) return out;
      out.insert(0, signs.back());
      if (signs.size() > 1) signs.pop_back();
      words = words.substr(0, blank);
    }
  }

  void write_run_together(std::size_t at) {
    const std::vector<NameMatch> matches = index_.run_together(folded(at));
    if (matches.empty()) return;
    // The case of inner capitals ("IreneAdler") can be copied if folding preserved the number of
    // letters.
    const bool aligned = folded(at).size() == run(at).size();
    std::string out;
    std::size_t begin = 0;
    for (const NameMatch& match : matches) {
      const std::string word =
          spelled(match, aligned ? run(at).substr(begin, match.bytes) : run(at), "");
      if (word.empty()) return;
      out += word;
      begin += match.bytes;
    }
    pieces_[at].out = std::move(out);
    pieces_[at].done = true;
    pieces_[at].replacement = matches.front().replacement;
  }

  /// Handles "i" in "i.adler": the first letters of a name beside another name of the person.
  void write_abbreviation(std::size_t at) {
    constexpr std::size_t kMostLetters = 3;
    Piece& piece = pieces_[at];
    if (piece.done || is_number(at) || folded(at).size() > kMostLetters) return;
    for (const std::size_t beside : {at + 1, at - 1}) {
      if (beside >= pieces_.size() || !pieces_[beside].replacement) continue;
      const auto match = index_.persons().initial(folded(at), pieces_[beside].replacement);
      if (!match) continue;
      piece.out = spelled(*match, run(at), "");
      piece.done = !piece.out.empty();
      return;
    }
  }

  /// Replaces a number, a word of a longer name, or any other word.
  [[nodiscard]] std::string other_word(std::size_t at) const {
    if (is_number(at)) return invented_.number(run(at));
    if (const auto match = index_.word(folded(at))) {
      std::string out = spelled(*match, run(at), "");
      if (!out.empty()) return out;
    }
    return in_case_of(run(at), invented_.word(folded(at)));
  }

  [[nodiscard]] std::string spelled(const NameMatch& match, std::string_view run,
                                    std::string_view joiner) const {
    const NameReplacement& name = replacements_[match.replacement];
    const AddressSpelling spelling =
        text::is_ascii(run) ? match.spelling : AddressSpelling::kNative;
    std::string word = spell(name.surrogate, spelling, match.word > 0 ? " " : joiner);
    if (match.word > 0) {
      const std::string original = spell(name.original, spelling, " ");
      const bool aligned = std::ranges::count(original, ' ') == std::ranges::count(word, ' ');
      word = nth_word(word, aligned ? match.word : 1);
    }
    if (match.letters > 0) word = prefix(word, match.letters);
    return in_case_of(run, std::move(word));
  }

  const AddressField& field_;
  std::span<const NameReplacement> replacements_;
  const NameIndex& index_;
  InventedWords& invented_;
  std::vector<Piece> pieces_;  // one per run
};

}  // namespace

std::string in_case_of(std::string_view run, std::string lower) {
  std::size_t pos = 0;
  if (run.empty() || !text::is_upper(text::next(run, pos))) return lower;
  const bool several = text::count_code_points(run) > 1;
  if (several && text::to_upper(run) == run) return text::to_upper(lower);
  return text::capitalize(lower);
}

std::string write_field(const AddressField& field, std::span<const NameReplacement> replacements,
                        const NameIndex& index, InventedWords& invented) {
  return FieldWriter(field, replacements, index, invented).write();
}

}  // namespace pseudo::values
