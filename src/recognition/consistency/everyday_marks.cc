#include "recognition/consistency/everyday_marks.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "pseudo/text.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

bool names_person_or_place(Category category) {
  return category == Category::kFamily || category == Category::kMale ||
         category == Category::kFemale || category == Category::kCity;
}

class EverydayContext {
 public:
  EverydayContext(std::string_view text, const std::vector<TokenView>& views, const Lists& lists)
      : text_(text),
        views_(views),
        determiner_(lists.bit("determiner")),
        preposition_(lists.bit("preposition") | lists.bit("place-preposition")) {}

  /// True after an article in lower case, or before a dot and a number.
  [[nodiscard]] bool allows_word(const Found& mark) const {
    const auto token = std::ranges::lower_bound(
        views_, mark.span.begin, {}, [](const TokenView& view) { return view.token.span.begin; });
    const auto i = static_cast<std::size_t>(token - views_.begin());
    if (i == views_.size() || views_[i].token.span != mark.span) return false;
    if (i + 2 < views_.size() && views_[i + 1].text == "." &&
        views_[i + 2].token.kind == Token::Kind::kNumber) {
      return true;
    }
    if (i == 0 || !is_small(i - 1) || (views_[i - 1].lists & determiner_) == 0) return false;
    const bool person = views_[i].also_titled || views_[i].also_given || views_[i].also_greeted;
    const bool after_preposition =
        (views_[i - 1].lists & preposition_) != 0 ||
        (i > 1 && is_small(i - 2) && (views_[i - 2].lists & preposition_) != 0);
    return !person || after_preposition;
  }

 private:
  [[nodiscard]] bool is_small(std::size_t i) const {
    std::size_t pos = views_[i].token.span.begin;
    return views_[i].token.kind == Token::Kind::kWord && text::is_lower(text::next(text_, pos));
  }

  std::string_view text_;
  const std::vector<TokenView>& views_;
  ListBits determiner_;
  ListBits preposition_;
};

}  // namespace

void leave_out_everyday_words(std::string_view text, const std::vector<TokenView>& views,
                              const Lists& lists, const LanguageModule& language,
                              std::vector<Found>& marks) {
  const EverydayContext around(text, views, lists);
  std::erase_if(marks, [&](const Found& one) {
    if (one.given || !names_person_or_place(one.category) || !around.allows_word(one)) return false;
    const std::string key = text::fold_key(text.substr(one.span.begin, one.span.size()));
    return language.kind_of_match(text, one.span, one.category, key) != MatchKind::kName;
  });
}

}  // namespace pseudo::recognition
