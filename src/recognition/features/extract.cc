#include "recognition/features/extract.h"

#include <algorithm>
#include <string_view>

#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

/// Feature templates. Their numbers are part of model files: append new ones at the end.
enum Template : std::uint64_t {
  kBias = 1,
  kWord = 2,     // + offset -2..2, to 6
  kPair = 8,     // -2-1, -10, 01, 12: to 11
  kShape = 12,   // to 16
  kShapes = 17,  // -10, 01, -101
  kPrefix = 20,  // 1 to 3
  kSuffix = 24,  // 1 to 3
  kSuffixBefore = 28,
  kSuffixAfter = 29,
  kList = 30,   // to 34
  kLists = 35,  // -10, 01, -101
  kListShape = 38,
  kCluster = 40,   // to 44
  kCoarse = 45,    // to 49
  kClusters = 50,  // -10, 01
  kLayout = 52,    // several
  kEvidence = 60,  // several
  kRule = 70,      // to 72
  kListsApart = 73,
  kAround = 74,
  kLineBegin = 75,
  kWordBesides = 76,  // word before with shape, with sort, with cluster; the same after: to 81
  kClusterSort = 82,  // before, after
  kListsAhead = 84,
};

Feature make(std::uint64_t number, std::uint64_t value) { return join(number, value); }
Feature make(std::uint64_t number, std::uint64_t a, std::uint64_t b) {
  return join(join(number, a), b);
}

class Extractor {
 public:
  Extractor(const std::vector<TokenView>& views, std::size_t i, const FeatureSink& sink)
      : views_(views), i_(static_cast<std::ptrdiff_t>(i)), own_(views[i]), sink_(sink) {}

  void run() {
    sink_.add(make(kBias, 0));
    add_words();
    add_shapes();
    add_affixes();
    add_lists();
    add_clusters();
    add_layout();
    add_evidence();
    add_rules();
  }

 private:
  [[nodiscard]] const TokenView* view(std::ptrdiff_t offset) const {
    const std::ptrdiff_t at = i_ + offset;
    if (at < 0 || at >= static_cast<std::ptrdiff_t>(views_.size())) return nullptr;
    return &views_[static_cast<std::size_t>(at)];
  }
  [[nodiscard]] std::uint64_t word(std::ptrdiff_t offset) const {
    const TokenView* const one = view(offset);
    return one == nullptr ? 0 : one->word;
  }
  [[nodiscard]] std::uint64_t shape(std::ptrdiff_t offset) const {
    const TokenView* const one = view(offset);
    return one == nullptr ? 0 : one->shape;
  }
  [[nodiscard]] ListBits lists(std::ptrdiff_t offset) const {
    const TokenView* const one = view(offset);
    return one == nullptr ? 0 : one->lists;
  }
  /// The lists of a token, or its shape if it is in no list.
  [[nodiscard]] std::uint64_t sort(std::ptrdiff_t offset) const {
    const ListBits bits = lists(offset);
    return bits != 0 ? mix(bits) : shape(offset);
  }

  void add_words() {
    for (std::ptrdiff_t offset = -2; offset <= 2; ++offset) {
      sink_.add_string(make(kWord + static_cast<std::uint64_t>(offset + 2), word(offset)),
                       word(offset));
    }
    for (std::ptrdiff_t offset = -2; offset < 2; ++offset) {
      sink_.add_string(
          make(kPair + static_cast<std::uint64_t>(offset + 2), word(offset), word(offset + 1)),
          word(offset), word(offset + 1));
    }
    // The adjacent words, which may indicate the category: "in", "Frau", "GmbH".
    const std::uint64_t coarse = own_.cluster >> 3U;
    for (const std::ptrdiff_t offset : {-1, 1}) {
      const std::uint64_t number = kWordBesides + (offset < 0 ? 0U : 3U);
      sink_.add_string(make(number, word(offset), own_.shape), word(offset));
      sink_.add_string(make(number + 1, word(offset), sort(0)), word(offset));
      sink_.add_string(make(number + 2, word(offset), join(coarse, own_.shape)), word(offset));
    }
    // The adjacent words without this one.
    sink_.add_string(make(kAround, word(-1), word(1)), word(-1), word(1));
  }

  void add_shapes() {
    for (std::ptrdiff_t offset = -2; offset <= 2; ++offset) {
      sink_.add(make(kShape + static_cast<std::uint64_t>(offset + 2), shape(offset)));
    }
    sink_.add(make(kShapes, shape(-1), shape(0)));
    sink_.add(make(kShapes + 1, shape(0), shape(1)));
    sink_.add(make(kShapes + 2, join(shape(-1), shape(0)), shape(1)));
    const bool glued_before = !own_.token.after_blank;
    const TokenView* const next = view(1);
    const bool glued_after = next != nullptr && !next->token.after_blank;
    sink_.add(make(kLineBegin, (glued_before ? 1U : 0U) | (glued_after ? 2U : 0U), own_.shape));
  }

  void add_affixes() {
    if (own_.token.kind != Token::Kind::kWord) return;
    const std::string_view lower = own_.lower;
    std::size_t head = 0;
    std::size_t tail = lower.size();
    for (std::uint64_t letters = 1; letters <= 3; ++letters) {
      if (head >= lower.size() || tail == 0) break;
      text::next(lower, head);
      text::previous(lower, tail);
      if (head >= lower.size()) break;  // the whole word
      const std::uint64_t prefix = hash_text(lower.substr(0, head));
      const std::uint64_t suffix = hash_text(lower.substr(tail));
      sink_.add(make(kPrefix + letters - 1, prefix));
      sink_.add(make(kSuffix + letters - 1, suffix));
    }
    add_suffix(kSuffixBefore, view(-1));
    add_suffix(kSuffixAfter, view(1));
  }

  void add_suffix(std::uint64_t number, const TokenView* other) {
    if (other == nullptr || other->token.kind != Token::Kind::kWord) return;
    std::size_t tail = other->lower.size();
    for (int letters = 0; letters < 3; ++letters) {
      if (tail == 0) return;
      text::previous(other->lower, tail);
    }
    if (tail > 0) sink_.add(make(number, hash_text(std::string_view(other->lower).substr(tail))));
  }

  void add_lists() {
    for (std::ptrdiff_t offset = -2; offset <= 2; ++offset) {
      for (ListBits rest = lists(offset); rest != 0; rest &= rest - 1) {
        sink_.add(make(kList + static_cast<std::uint64_t>(offset + 2), rest & (~rest + 1)));
      }
    }
    if (own_.lists == 0) sink_.add(make(kList + 2, 0));
    sink_.add(make(kListShape, sort(0), own_.shape));
    sink_.add(make(kLists, sort(-1), sort(0)));
    sink_.add(make(kLists + 1, sort(0), sort(1)));
    sink_.add(make(kLists + 2, join(sort(-1), sort(0)), sort(1)));
    // The lists of earlier words of the line: "Institut für ..." may begin several tokens before.
    ListBits before = 0;
    for (std::ptrdiff_t offset = -3; offset >= -6; --offset) {
      const TokenView* const one = view(offset);
      if (one == nullptr || one->token.kind == Token::Kind::kBreak) break;
      before |= one->lists;
    }
    for (ListBits rest = before; rest != 0; rest &= rest - 1) {
      sink_.add(make(kListsApart, rest & (~rest + 1)));
    }
    ListBits ahead = 0;
    for (std::ptrdiff_t offset = 3; offset <= 5; ++offset) {
      const TokenView* const one = view(offset);
      if (one == nullptr || one->token.kind == Token::Kind::kBreak) break;
      ahead |= one->lists;
    }
    for (ListBits rest = ahead; rest != 0; rest &= rest - 1) {
      sink_.add(make(kListsAhead, rest & (~rest + 1)));
    }
  }

  void add_clusters() {
    for (std::ptrdiff_t offset = -2; offset <= 2; ++offset) {
      const TokenView* const one = view(offset);
      const std::uint64_t cluster = one == nullptr ? 0 : one->cluster;
      const auto number = static_cast<std::uint64_t>(offset + 2);
      if (one != nullptr && one->token.kind != Token::Kind::kWord) continue;
      sink_.add(make(kCluster + number, cluster));
      sink_.add(make(kCoarse + number, cluster >> 3U));
    }
    const auto cluster_or_word = [&](std::ptrdiff_t offset) -> std::uint64_t {
      const TokenView* const one = view(offset);
      if (one == nullptr) return 0;
      return one->token.kind == Token::Kind::kWord ? one->cluster >> 3U : one->word;
    };
    sink_.add(make(kClusterSort, cluster_or_word(-1), sort(0)));
    sink_.add(make(kClusterSort + 1, cluster_or_word(1), sort(0)));
    sink_.add(make(kClusters, cluster_or_word(-1), join(own_.shape, cluster_or_word(0))));
    sink_.add(make(kClusters + 1, cluster_or_word(1), join(own_.shape, cluster_or_word(0))));
  }

  void add_layout() {
    const std::uint64_t line = (std::uint64_t{own_.line_from_start} << 8U) | own_.line_tokens;
    const std::uint64_t from_end = (std::uint64_t{own_.line_from_end} << 8U) | own_.line_tokens;
    const std::uint64_t edge = (own_.first_of_line ? 1U : 0U) | (own_.last_of_line ? 2U : 0U);
    sink_.add(make(kLayout, line, own_.shape));
    sink_.add(make(kLayout + 1, from_end, own_.shape));
    sink_.add(make(kLayout + 2, join(own_.since_closing, own_.line_tokens), own_.shape));
    sink_.add(make(kLayout + 3, join(own_.since_closing, edge), sort(0)));
    sink_.add(make(kLayout + 4, own_.in_greeting ? 1 : 0, own_.shape));
    sink_.add(make(kLayout + 5, own_.in_greeting ? 1 : 0, sort(0)));
    sink_.add(make(kLayout + 6, edge, own_.shape));
    if (own_.quoted) sink_.add(make(kLayout + 7, own_.shape));
  }

  void add_evidence() {
    if (own_.token.kind != Token::Kind::kWord) return;
    const std::uint64_t evidence = (own_.also_lower ? 1U : 0U) | (own_.also_greeted ? 2U : 0U) |
                                   (own_.also_titled ? 4U : 0U) | (own_.also_given ? 8U : 0U);
    sink_.add(make(kEvidence, join(evidence, own_.repeated ? 1 : 0), own_.shape));
    sink_.add(make(kEvidence + 1, evidence, sort(0)));
    for (std::uint64_t bit = 1; bit <= 8; bit <<= 1U) {
      if ((evidence & bit) != 0) sink_.add(make(kEvidence + 2, bit, own_.shape));
    }
  }

  void add_rules() {
    for (std::ptrdiff_t offset = -1; offset <= 1; ++offset) {
      const TokenView* const one = view(offset);
      if (one == nullptr || one->rule == 0) continue;
      sink_.add(make(kRule + static_cast<std::uint64_t>(offset + 1), one->rule,
                     one->rule_begins ? 1 : 0));
    }
  }

  const std::vector<TokenView>& views_;
  std::ptrdiff_t i_;
  const TokenView& own_;
  const FeatureSink& sink_;
};

}  // namespace

void extract(const std::vector<TokenView>& views, std::size_t i, const FeatureSink& sink) {
  Extractor(views, i, sink).run();
}

}  // namespace pseudo::recognition
