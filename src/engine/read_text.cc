#include "engine/read_text.h"

#include <algorithm>
#include <cstddef>

namespace pseudo {

ReadText::ReadText(const Document& document, const Plan& plan)
    : view_{document.text, plan.mentions} {
  const auto differs = [&](std::size_t i) {
    return plan.mentions[i].surface.size() != plan.mentions[i].span.size();
  };
  if (std::ranges::none_of(plan.read_otherwise, differs)) return;
  mentions_ = plan.mentions;
  const std::string_view text = document.text;
  std::size_t done = 0;
  for (std::size_t i = 0; i < mentions_.size(); ++i) {
    Mention& mention = mentions_[i];
    text_.append(text.substr(done, mention.span.begin - done));
    done = mention.span.end;
    const std::size_t begin = text_.size();
    const bool is_read = std::ranges::binary_search(plan.read_otherwise, i) && differs(i);
    text_.append(is_read ? std::string_view(mention.surface)
                         : text.substr(mention.span.begin, mention.span.size()));
    mention.span = {begin, text_.size()};
  }
  text_.append(text.substr(done));
  view_ = {text_, mentions_};
}

}  // namespace pseudo
