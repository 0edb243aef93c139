#include "engine/realize/fill_dates.h"

#include <cstdint>
#include <string_view>

#include "text/ascii.h"
#include "text/fold.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

// Returns a different number with as many digits, one or two: from 1 to 12 if the old number can be
// a month, otherwise from 1 to 28.
std::string other_number(std::string_view digits, DrawStream& stream) {
  const int old = digits.size() == 1 ? digits[0] - '0' : (digits[0] - '0') * 10 + digits[1] - '0';
  const int most = digits.size() == 1 ? 9 : old <= 12 ? 12 : 28;
  const int least = digits.size() == 2 && digits[0] != '0' && most > 9 ? 10 : 1;
  int drawn = old;
  while (drawn == old) {
    drawn = least + static_cast<int>(stream.below(static_cast<std::uint64_t>(most - least + 1)));
  }
  std::string text = std::to_string(drawn);
  if (text.size() < digits.size()) text.insert(text.begin(), '0');
  return text;
}

// Replaces digits and letters of a date that could not be read.
std::string plain_date(std::string_view surface, DrawStream& stream) {
  std::string out;
  for (std::size_t pos = 0; pos < surface.size();) {
    const bool digits = text::is_ascii_digit(surface[pos]);
    std::size_t end = pos;
    while (end < surface.size() && text::is_ascii_digit(surface[end]) == digits) ++end;
    const std::string_view run = surface.substr(pos, end - pos);
    if (digits && run.size() <= 2) {
      out += other_number(run, stream);
    } else {
      out += values::has_letter_or_digit(run) ? values::scramble(run, stream) : std::string(run);
    }
    pos = end;
  }
  return out;
}

}  // namespace

std::vector<std::string> write_dates(const DocumentView& view, const DateShift& shift,
                                     Scopes& scopes) {
  std::vector<std::string> texts;
  if (shift.readings != nullptr) texts = shift.readings->write(shift.days, shift.noise);
  texts.resize(shift.mentions.size());
  for (std::size_t k = 0; k < texts.size(); ++k) {
    const std::string& surface = view.mentions[shift.mentions[k]].surface;
    if (!texts[k].empty() && texts[k] != surface) continue;
    DrawStream stream =
        scopes.draws(shift.scope).stream("date", name(Category::kDate), text::fold_key(surface));
    texts[k] = plain_date(surface, stream);
  }
  return texts;
}

}  // namespace pseudo
