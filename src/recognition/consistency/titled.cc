#include "recognition/consistency/titled.h"

#include <algorithm>
#include <cstddef>

namespace pseudo::recognition {

namespace {

bool is_given(const Found& mark) {
  return !mark.given && (mark.category == Category::kFemale || mark.category == Category::kMale);
}

}  // namespace

void make_titled_family(const std::vector<TokenView>& views, const Lists& lists,
                        std::vector<Found>& marks) {
  const ListBits titles = lists.bit("address-word") | lists.bit("title");
  for (std::size_t n = 0; n < marks.size(); ++n) {
    if (!is_given(marks[n])) continue;
    const auto token =
        std::ranges::lower_bound(views, marks[n].span.begin, {},
                                 [](const TokenView& view) { return view.token.span.begin; });
    auto i = static_cast<std::size_t>(token - views.begin());
    while (i > 0 && views[i - 1].text == ".") --i;
    if (i == 0 || (views[i - 1].lists & titles) == 0) continue;
    const bool name_follows =
        n + 1 < marks.size() &&
        (marks[n + 1].category == Category::kFamily || is_given(marks[n + 1])) &&
        marks[n + 1].span.begin <= marks[n].span.end + 1;
    if (!name_follows) marks[n].category = Category::kFamily;
  }
}

}  // namespace pseudo::recognition
