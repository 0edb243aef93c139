#include "recognition/consistency/correct_names.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "model/category_tree.h"
#include "pseudo/text.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

constexpr std::size_t kMostParticles = 3;

/// The bits of lists of names and of words around names.
struct NameBits {
  explicit NameBits(const Lists& lists)
      : female(lists.bit("female")),
        male(lists.bit("male")),
        given(female | male | lists.bit("given") | lists.bit("nickname")),
        family(lists.bit("family")),
        title(lists.bit("title")),
        before_family(title | lists.bit("address-word")),
        kin(lists.bit("kin")),
        particle(lists.bit("particle")),
        determiner(lists.bit("determiner")),
        place(lists.bit("place") | lists.bit("district")),
        profession(lists.bit("profession")),
        everyday(lists.bit("everyday")) {}

  ListBits female;
  ListBits male;
  ListBits given;
  ListBits family;
  ListBits title;
  ListBits before_family;
  ListBits kin;
  ListBits particle;
  ListBits determiner;
  ListBits place;
  ListBits profession;
  ListBits everyday;
};

class NameCorrector {
 public:
  NameCorrector(std::string_view text, const std::vector<TokenView>& views, const Lists& lists,
                std::vector<Found>& marks)
      : text_(text), views_(views), lists_(lists), bits_(lists), marks_(marks) {}

  void run() {
    std::erase_if(marks_, [this](const Found& mark) { return is_no_name(mark); });
    for (std::size_t n = 0; n < marks_.size(); ++n) correct_kind(n);
    for (std::size_t n = 0; n + 1 < marks_.size(); ++n) correct_order(n);
    for (std::size_t n = 0; n < marks_.size(); ++n) extend(n);
    join_hyphenated();
    add_neighbours();
  }

 private:
  /// The first token that begins at or after `byte`.
  [[nodiscard]] std::size_t token_at(std::size_t byte) const {
    const auto token = std::ranges::lower_bound(
        views_, byte, {}, [](const TokenView& view) { return view.token.span.begin; });
    return static_cast<std::size_t>(token - views_.begin());
  }
  /// The token of a mark; null if there are several.
  [[nodiscard]] const TokenView* only_token(const Found& mark) const {
    const std::size_t i = token_at(mark.span.begin);
    return i < views_.size() && views_[i].token.span == mark.span ? &views_[i] : nullptr;
  }
  [[nodiscard]] bool is_upper(std::size_t i) const {
    std::size_t pos = views_[i].token.span.begin;
    return views_[i].token.kind == Token::Kind::kWord && text::is_upper(text::next(text_, pos));
  }
  [[nodiscard]] bool has(const TokenView& view, ListBits bits) const {
    return (view.lists & bits) != 0;
  }
  [[nodiscard]] bool is_given_alone(const TokenView& view) const {
    return has(view, bits_.given) && !has(view, bits_.family);
  }
  /// The gender of a name according to the lists.
  [[nodiscard]] std::optional<Category> gender(const TokenView& view) const {
    const ListBits genders = view.lists & (bits_.female | bits_.male);
    if (genders == bits_.female) return Category::kFemale;
    if (genders == bits_.male) return Category::kMale;
    return std::nullopt;
  }
  /// The text between mark `n` and the next one.
  [[nodiscard]] std::string_view between(std::size_t n) const {
    return text_.substr(marks_[n].span.end, marks_[n + 1].span.begin - marks_[n].span.end);
  }

  [[nodiscard]] bool is_no_name(const Found& mark) const {
    const bool person = mark.category == Category::kFamily || is_female_or_male(mark.category);
    const bool other = mark.category == Category::kCity || mark.category == Category::kOrg ||
                       mark.category == Category::kStreet;
    if (mark.given || (!person && !other)) return false;
    if (is_title_alone(mark)) return true;
    const TokenView* const view = only_token(mark);
    if (view == nullptr) return false;
    if (is_profession(*view) && (!is_titled(mark) || other)) return true;
    if (other) return false;
    // "phil." in lower case is a degree, "Phil" a name.
    const bool dot = view != &views_.back() && (view + 1)->text == ".";
    const bool degree =
        dot && (lists_.of_word(text::fold_key(view->text) + ".") & bits_.title) != 0;
    const bool name = has(*view, bits_.family | bits_.given);
    if (degree) return !name || !is_upper(static_cast<std::size_t>(view - views_.data()));
    return !name && has(*view, bits_.title);
  }

  /// True if a mark consists of titles, forms of address and punctuation: "Dr.", "Herr", "----".
  [[nodiscard]] bool is_title_alone(const Found& mark) const {
    for (std::size_t i = token_at(mark.span.begin);
         i < views_.size() && views_[i].token.span.begin < mark.span.end; ++i) {
      const bool is_symbol = views_[i].token.kind == Token::Kind::kSymbol;
      const bool title = has(views_[i], bits_.before_family) &&
                         !has(views_[i], bits_.family | bits_.given | bits_.place | bits_.kin);
      if (!is_symbol && !title) return false;
    }
    return true;
  }

  /// True for words of the list and compounds of them that are not names: "Klinikdirektor".
  [[nodiscard]] bool is_profession(const TokenView& view) const {
    if (has(view, bits_.family | bits_.given | bits_.place)) return false;
    if (has(view, bits_.profession)) return true;
    constexpr std::size_t kShortestFirst = 3;  // bytes
    constexpr std::size_t kShortest = 4;
    const std::string folded = text::fold_key(view.text);
    for (std::size_t begin = kShortestFirst; begin + kShortest <= folded.size(); ++begin) {
      if (!text::is_boundary(folded, begin)) continue;
      const ListBits bits = lists_.of_word(std::string_view(folded).substr(begin));
      if ((bits & bits_.profession) != 0) return true;
    }
    return false;
  }

  void correct_kind(std::size_t n) {
    Found& mark = marks_[n];
    const bool given = is_female_or_male(mark.category);
    if (mark.given || (!given && mark.category != Category::kFamily)) return;
    if (is_titled(mark)) {
      if (given && !precedes_name(n) && token_after_particles(n) == views_.size()) {
        mark.category = Category::kFamily;
      }
      return;
    }
    const TokenView* const view = only_token(mark);
    if (view == nullptr || !is_given_alone(*view) || (!given && follows_name(n))) return;
    mark.category = gender(*view).value_or(mark.category);
  }
  [[nodiscard]] bool precedes_name(std::size_t n) const {
    if (n + 1 == marks_.size() || between(n).size() > 1) return false;
    const Category next = marks_[n + 1].category;
    return next == Category::kFamily || is_female_or_male(next);
  }
  [[nodiscard]] bool follows_name(std::size_t n) const {
    return n > 0 && is_female_or_male(marks_[n - 1].category) &&
           (between(n - 1) == " " || between(n - 1) == "-");
  }
  [[nodiscard]] bool is_titled(const Found& mark) const {
    std::size_t i = token_at(mark.span.begin);
    while (i > 0 && views_[i - 1].text == ".") --i;
    return i > 0 && is_upper(i - 1) && has(views_[i - 1], bits_.before_family) &&
           !has(views_[i - 1], bits_.kin);
  }

  /// Corrects a given name followed by a family name if they are in reverse order: "Huber Eva".
  void correct_order(std::size_t n) {
    Found& first = marks_[n];
    Found& second = marks_[n + 1];
    if (first.given || second.given || !is_female_or_male(first.category) || between(n) != " " ||
        second.category != Category::kFamily) {
      return;
    }
    const TokenView* const one = only_token(first);
    const TokenView* const two = only_token(second);
    if (one == nullptr || two == nullptr || has(*one, bits_.given) || !is_given_alone(*two)) return;
    second.category = gender(*two).value_or(first.category);
    first.category = Category::kFamily;
  }

  /// Extends a mark to a part after a hyphen that the lists know as the same kind of name.
  void extend(std::size_t n) {
    Found& mark = marks_[n];
    if (mark.given) return;
    const ListBits kind = is_female_or_male(mark.category)     ? bits_.given
                          : mark.category == Category::kFamily ? bits_.family
                          : mark.category == Category::kCity   ? bits_.place
                                                               : 0;
    const std::size_t hyphen = token_at(mark.span.end);
    if (kind == 0 || hyphen + 1 >= views_.size() || views_[hyphen].text != "-") return;
    const TokenView& part = views_[hyphen + 1];
    const bool glued = views_[hyphen].token.span.begin == mark.span.end && !part.token.after_blank;
    const bool free = n + 1 == marks_.size() || marks_[n + 1].span.begin >= part.token.span.end;
    if (glued && free && is_upper(hyphen + 1) && has(part, kind) && !has(part, bits_.everyday)) {
      mark.span.end = part.token.span.end;
    }
  }

  void join_hyphenated() {
    std::vector<Found> joined;
    for (const Found& mark : marks_) {
      if (!joined.empty() && joins(joined.back(), mark)) {
        joined.back().span.end = mark.span.end;
        joined.back().category = mark.category;
      } else {
        joined.push_back(mark);
      }
    }
    marks_ = std::move(joined);
  }
  /// The first part alone may be listed as a family name, too: "Karl" in "Karl-Heinz".
  [[nodiscard]] bool may_be_given(const Found& mark) const {
    if (is_female_or_male(mark.category)) return true;
    const TokenView* const view = only_token(mark);
    return mark.category == Category::kFamily && view != nullptr && has(*view, bits_.given);
  }
  [[nodiscard]] bool joins(const Found& one, const Found& next) const {
    if (one.given || next.given || !is_female_or_male(next.category) || !may_be_given(one))
      return false;
    const std::size_t end = one.span.end;
    const std::string_view gap = text_.substr(end, next.span.begin - end);
    return gap == "-" || (gap.empty() && end > 0 && text_[end - 1] == '-');
  }

  /// Adds names that a neighbour indicates: initials before family names, family names after
  /// particles.
  void add_neighbours() {
    std::vector<Found> more;
    for (std::size_t n = 0; n < marks_.size(); ++n) {
      if (marks_[n].category == Category::kFamily) add_initial(n, more);
      if (is_female_or_male(marks_[n].category)) add_after_particles(n, more);
    }
    marks_.insert(marks_.end(), more.begin(), more.end());
    std::ranges::stable_sort(marks_, {}, [](const Found& one) { return one.span.begin; });
  }

  void add_initial(std::size_t n, std::vector<Found>& more) const {
    const std::size_t i = token_at(marks_[n].span.begin);
    if (i < 2 || views_[i - 1].text != "." || !is_upper(i - 2)) return;
    const TokenView& letter = views_[i - 2];
    std::size_t pos = letter.token.span.begin;
    const char32_t initial = text::next(text_, pos);
    if (pos != letter.token.span.end || !is_free(letter.token.span.begin, n)) return;
    if (i > 3 && views_[i - 3].text == "." && views_[i - 4].text.size() == 1) return;  // "z. B."
    more.push_back({{letter.token.span.begin, views_[i - 1].token.span.end},
                    gender_of(initial),
                    marks_[n].score,
                    false});
  }
  /// True if mark n - 1 ends at or before `begin`.
  [[nodiscard]] bool is_free(std::size_t begin, std::size_t n) const {
    return n == 0 || marks_[n - 1].span.end <= begin;
  }
  /// The gender of a name of the text that begins with that letter.
  [[nodiscard]] Category gender_of(char32_t initial) const {
    for (const Found& mark : marks_) {
      std::size_t pos = mark.span.begin;
      if (is_female_or_male(mark.category) && text::next(text_, pos) == initial)
        return mark.category;
    }
    return Category::kMale;
  }

  void add_after_particles(std::size_t n, std::vector<Found>& more) const {
    const std::size_t i = token_after_particles(n);
    if (i == views_.size()) return;
    const bool free =
        n + 1 == marks_.size() || marks_[n + 1].span.begin >= views_[i].token.span.end;
    const bool known = has(views_[i], bits_.family) && !has(views_[i], bits_.everyday);
    if (free && (known || (views_[i].lists == 0 && is_titled(marks_[n])))) {
      more.push_back({views_[i].token.span, Category::kFamily, marks_[n].score, false});
    }
  }
  /// The capitalized word after a mark and one or more particles; the number of tokens if there is
  /// none.
  [[nodiscard]] std::size_t token_after_particles(std::size_t n) const {
    const std::size_t first = token_at(marks_[n].span.end);
    std::size_t i = first;
    while (i < views_.size() && i < first + kMostParticles && views_[i].token.after_blank &&
           !is_upper(i) &&
           has(views_[i], i > first ? bits_.particle | bits_.determiner : bits_.particle)) {
      ++i;
    }
    const bool name = i > first && i < views_.size() && views_[i].token.after_blank && is_upper(i);
    return name ? i : views_.size();
  }

  std::string_view text_;
  const std::vector<TokenView>& views_;
  const Lists& lists_;
  NameBits bits_;
  std::vector<Found>& marks_;
};

}  // namespace

void correct_names(std::string_view text, const std::vector<TokenView>& views, const Lists& lists,
                   std::vector<Found>& marks) {
  NameCorrector(text, views, lists, marks).run();
}

}  // namespace pseudo::recognition
