#include "engine/realize/division.h"

#include <algorithm>
#include <utility>

#include "engine/plan/plan.h"

namespace pseudo {
namespace {

std::size_t occurrences(std::string_view text, std::string_view sought) {
  std::size_t count = 0;
  for (std::size_t at = text.find(sought); at != std::string_view::npos;
       at = text.find(sought, at + sought.size())) {
    ++count;
  }
  return count;
}

bool is_blank(std::string_view text) { return text.find_first_not_of(' ') == text.npos; }

// The number of gaps between words, of any width.
std::size_t gaps_in(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ' && (i == 0 || text[i - 1] != ' ')) ++count;
  }
  return count;
}

}  // namespace

Division::Division(const Mention& mention, const Analysis& analysis, std::string_view now) {
  if (!collect(mention, analysis) || !strip_ends(now)) return;
  for (const std::string& literal : between_) {
    const auto same = static_cast<std::size_t>(std::ranges::count(between_, literal));
    if (occurrences(now, literal) != same) return;
    // A line break may have moved to another gap and widened it.
    if (is_blank(literal) && gaps_in(now) != same) return;
  }
  for (const std::string& literal : between_) {
    const std::size_t at = now.find(literal);
    if (at == std::string_view::npos) break;
    pieces_.push_back(now.substr(0, at));
    now.remove_prefix(at + literal.size());
  }
  pieces_.push_back(now);
}

// Returns false if two parts are adjacent, without a literal between them.
bool Division::collect(const Mention& mention, const Analysis& analysis) {
  std::string literal;
  for (std::size_t p = 0; p < analysis.size(); ++p) {
    const ByteSpan span = analysis[p].span;
    if (analysis[p].kind == Part::Kind::kLiteral) {
      literal +=
          without_line_breaks(std::string_view(mention.surface).substr(span.begin, span.size()));
      continue;
    }
    if (!parts_.empty() && literal.empty()) return false;
    (parts_.empty() ? front_ : between_.emplace_back()) = std::move(literal);
    literal.clear();
    parts_.push_back(p);
  }
  back_ = std::move(literal);
  return !parts_.empty();
}

bool Division::strip_ends(std::string_view& now) const {
  if (now.size() < front_.size() + back_.size()) return false;
  if (!now.starts_with(front_) || !now.ends_with(back_)) return false;
  now = now.substr(front_.size(), now.size() - front_.size() - back_.size());
  return true;
}

}  // namespace pseudo
