#include "recognition/consistency/correct_organizations.h"

#include <algorithm>
#include <cstddef>

#include "text/ascii.h"

namespace pseudo::recognition {

namespace {

class OrganizationCorrector {
 public:
  OrganizationCorrector(const std::vector<TokenView>& views, const Lists& lists,
                        std::vector<Found>& marks)
      : views_(views),
        form_(lists.bit("legal-form")),
        further_form_(form_ << 1U),
        kind_(lists.bit("org-noun")),
        topic_(lists.bit("topic")),
        place_(lists.bit("place") | lists.bit("place") << 1U | lists.bit("district")),
        before_name_(lists.bit("title") | lists.bit("address-word")),
        marks_(marks) {}

  void run() {
    for (std::size_t n = 0; n < marks_.size(); ++n) {
      if (marks_[n].given) continue;
      if (marks_[n].category == Category::kOrg) leave_out_subject(marks_[n]);
      add_legal_form(n);
    }
    std::erase_if(marks_, [](const Found& mark) { return mark.span.begin == mark.span.end; });
  }

 private:
  /// The first token that begins at or after `byte`.
  [[nodiscard]] std::size_t token_at(std::size_t byte) const {
    const auto token = std::ranges::lower_bound(
        views_, byte, {}, [](const TokenView& view) { return view.token.span.begin; });
    return static_cast<std::size_t>(token - views_.begin());
  }
  [[nodiscard]] bool has(std::size_t i, ListBits bits) const {
    return i < views_.size() && (views_[i].lists & bits) != 0;
  }

  void leave_out_subject(Found& mark) const {
    const std::size_t first = token_at(mark.span.begin);
    const std::size_t last = token_at(mark.span.end) - 1;
    if (last < first + 2 || !has(first, kind_) || !has(last, topic_) || has(last, place_)) return;
    if (has(last - 1, place_)) mark.span.end = views_[last - 1].token.span.end;
  }

  /// True at the begin of a legal form in its usual letter case: "AG" and "GmbH", not "ab" or "Sa".
  [[nodiscard]] bool begins_form(std::size_t i) const {
    if (!has(i, form_)) return false;
    return std::ranges::count_if(views_[i].text, text::is_ascii_upper) >= 2 ||
           has(i + 1, further_form_);
  }

  void add_legal_form(std::size_t n) {
    Found& mark = marks_[n];
    const bool body = mark.category == Category::kOrg;
    if (!body && !may_be_organization(mark.category)) return;
    const std::size_t begin = token_at(mark.span.end);
    std::size_t end = begin;
    if (body) {
      while (has(end, further_form_)) ++end;  // a form that begins inside the mark
    }
    if (begins_form(end) && is_blank_before(end)) {
      ++end;
      while (has(end, further_form_)) ++end;
    }
    if (end == begin) return;
    if (!body) {
      if (is_titled(mark)) return;
      extend_to_given_names(n);
      mark.category = Category::kOrg;
    }
    mark.span.end = views_[end - 1].token.span.end;
    for (std::size_t next = n + 1; next < marks_.size(); ++next) {
      if (marks_[next].span.begin >= mark.span.end) break;
      if (marks_[next].given) {
        mark.span.end = marks_[next].span.begin;
        break;
      }
      // run() removes empty marks.
      marks_[next].span.begin = marks_[next].span.end = mark.span.end;
    }
  }
  [[nodiscard]] static bool may_be_organization(Category category) {
    return category == Category::kFamily || category == Category::kMale ||
           category == Category::kFemale || category == Category::kCity;
  }
  [[nodiscard]] bool is_blank_before(std::size_t i) const { return views_[i].token.after_blank; }
  [[nodiscard]] bool is_titled(const Found& mark) const {
    std::size_t i = token_at(mark.span.begin);
    while (i > 0 && views_[i - 1].text == ".") --i;
    return i > 0 && has(i - 1, before_name_);
  }
  /// Extends the mark to given names before it: "Eva" in "Eva Brenner GmbH".
  void extend_to_given_names(std::size_t n) {
    for (std::size_t before = n; before > 0; --before) {
      const Found& one = marks_[before - 1];
      const bool name = one.category == Category::kMale || one.category == Category::kFemale;
      const bool beside = token_at(one.span.end) == token_at(marks_[n].span.begin);
      if (one.given || !name || !beside) return;
      marks_[n].span.begin = one.span.begin;
      marks_[before - 1].span.begin = one.span.end;
    }
  }

  const std::vector<TokenView>& views_;
  ListBits form_;
  ListBits further_form_;
  ListBits kind_;
  ListBits topic_;
  ListBits place_;
  ListBits before_name_;
  std::vector<Found>& marks_;
};

}  // namespace

void correct_organizations(const std::vector<TokenView>& views, const Lists& lists,
                           std::vector<Found>& marks) {
  OrganizationCorrector(views, lists, marks).run();
}

}  // namespace pseudo::recognition
