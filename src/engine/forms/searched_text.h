// A text and its skeleton (text/skeleton.h): what stands at a word and between words.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "pseudo/span.h"
#include "text/skeleton.h"

namespace pseudo {

/// Positions and spans refer to the skeleton unless stated otherwise. The text must outlive it.
class SearchedText {
 public:
  static constexpr std::size_t kWidestLineEnd = 40;  ///< Characters between two words.

  explicit SearchedText(std::string_view source)
      : source_(source), skeleton_(source), text_(skeleton_.text()) {}
  SearchedText(const SearchedText&) = delete;  // text_ refers to skeleton_
  SearchedText& operator=(const SearchedText&) = delete;

  [[nodiscard]] std::string_view source() const { return source_; }
  [[nodiscard]] std::string_view skeleton() const { return text_; }
  /// Words divided by a hyphen and a line end, and line ends between words.
  [[nodiscard]] std::span<const text::LineBreak> line_breaks() const {
    return skeleton_.line_breaks();
  }
  [[nodiscard]] std::span<const text::LineBreak> line_ends() const { return skeleton_.line_ends(); }

  // In the source:
  [[nodiscard]] std::size_t position(std::size_t pos) const { return skeleton_.source(pos); }
  [[nodiscard]] ByteSpan source_of(ByteSpan span) const;
  [[nodiscard]] ByteSpan gap_between(ByteSpan left, ByteSpan right) const;
  [[nodiscard]] std::string_view signs_in(ByteSpan gap) const;
  /// The length of an apostrophe in bytes if a blank and a word follow, and no earlier apostrophe
  /// in the line may open a quotation; otherwise 0. `span`: in the source.
  [[nodiscard]] std::size_t apostrophe_behind(ByteSpan span) const;

  // Between words:
  /// True for at most `widest` signs; quotation marks at line starts do not count.
  [[nodiscard]] bool is_narrow(ByteSpan gap, std::size_t widest) const;
  [[nodiscard]] bool is_gap_of_letters(ByteSpan gap) const;
  [[nodiscard]] bool ends_phrase(ByteSpan gap) const;
  [[nodiscard]] bool is_comma(ByteSpan gap) const;
  [[nodiscard]] bool is_full_stop(ByteSpan gap) const;
  [[nodiscard]] bool ends_sentence(ByteSpan before, ByteSpan next) const;
  [[nodiscard]] bool is_joined(ByteSpan a, ByteSpan b, bool is_whole) const;

  // At a position or a word:
  [[nodiscard]] bool is_word_begin(std::size_t pos) const;
  [[nodiscard]] bool begins_digits(std::size_t pos) const;
  [[nodiscard]] bool is_border(std::size_t pos) const;
  [[nodiscard]] bool has_plus(std::size_t begin) const;
  /// Returns at most `most` + 1 bytes.
  [[nodiscard]] ByteSpan word_ending_at(std::size_t end, std::size_t most) const;
  [[nodiscard]] bool is_one_letter(ByteSpan word) const;
  [[nodiscard]] bool ends_acronym(std::size_t before, std::size_t after) const;
  [[nodiscard]] bool is_in_capitals(ByteSpan word) const;
  [[nodiscard]] bool begins_with_capital(ByteSpan word) const;
  [[nodiscard]] bool stands_beside_capital(ByteSpan word) const;
  [[nodiscard]] bool initials_have_dots(ByteSpan span) const;

 private:
  std::string_view source_;
  text::Skeleton skeleton_;
  std::string_view text_;
};

}  // namespace pseudo
