// A text whose dates stand in [brackets], read and written under a shift that the first byte says.
#include <span>
#include <string>
#include <vector>

#include "engine/assign/draw_dates.h"
#include "engine/common/scopes.h"
#include "engine/realize/fill_dates.h"
#include "fuzz/fuzz.h"
#include "fuzz/languages.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace {

using namespace pseudo;
using fuzz::require;

bool says_something(std::string_view text) {
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    if (text::is_letter(c) || text::is_digit(c)) return true;
  }
  return false;
}

struct Marked {
  std::string text;
  std::vector<Mention> mentions;
  std::vector<std::size_t> dates;
};

void add_mention(Marked& marked, std::string_view surface) {
  // Marks alone are no mention: the engine leaves them as they are.
  if (!says_something(surface)) {
    marked.text += surface;
    return;
  }
  Mention mention;
  mention.category = surface.starts_with("!") ? Category::kCity : Category::kDate;
  mention.span = {marked.text.size(), marked.text.size() + surface.size()};
  mention.surface = std::string(surface);
  for (char& c : mention.surface) {
    if (c == '\n' || c == '\r') c = ' ';
  }
  if (mention.category == Category::kDate) marked.dates.push_back(marked.mentions.size());
  marked.text += surface;
  marked.mentions.push_back(std::move(mention));
}

Marked mark(std::string_view input) {
  Marked marked;
  while (!input.empty()) {
    const std::size_t open = std::min(input.find('['), input.size());
    const std::size_t close = std::min(input.find(']', open), input.size());
    marked.text += input.substr(0, open);
    if (open < close) add_mention(marked, input.substr(open + 1, close - open - 1));
    input.remove_prefix(std::min(close + 1, input.size()));
  }
  return marked;
}

/// The new dates of the engine, which never leaves one unchanged.
std::vector<std::string> shifted(const DocumentView& view, std::span<const std::size_t> dates,
                                 int shift) {
  static const Key kKey = Key::from_bytes(std::string(Key::kBytes, 'g'));
  static const LetterClasses kNoClasses;
  Options options;
  options.fixed_shift = shift;
  Scopes scopes(kKey, "", "x/y", kNoClasses);
  const DateShift drawn =
      draw_date_shift(view, {dates.begin(), dates.end()}, fuzz::german().read_dates(view, dates),
                      options, Scope::kDocument, scopes);
  return write_dates(view, drawn, scopes);
}

void require_sound(const std::string& was, const std::string& is) {
  require(!text::find_invalid_utf8(is), "a date that is not UTF-8", was);
  require(is.size() < 4 * was.size() + 64, "a date grew without bound", was + " -> " + is);
  require(says_something(is), "a date vanished", was);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  constexpr int kShifts[] = {1, -1, 7, -7, 28, -30, 31, 364, -366, 3650, -100000};
  if (size == 0 || text::find_invalid_utf8(fuzz::as_text(bytes + 1, size - 1))) return 0;
  const int shift = kShifts[bytes[0] % std::size(kShifts)];
  const Marked marked = mark(fuzz::as_text(bytes + 1, size - 1));
  const DocumentView view{marked.text, marked.mentions};
  const auto readings = fuzz::german().read_dates(view, marked.dates);
  require(readings != nullptr, "no readings");
  const std::vector<std::uint64_t> noise(marked.dates.size(), 0x9E3779B97F4A7C15U + size);
  const auto read = readings->write(shift, noise);
  // 22 February and 28 days: "22." The engine draws another shift then, or new digits.
  const auto other = readings->write(shift + 1, noise);
  const auto written = shifted(view, marked.dates, shift);
  require(read.size() == marked.dates.size(), "a date was lost");
  require(written.size() == marked.dates.size(), "the engine lost a date");
  for (std::size_t i = 0; i < written.size(); ++i) {
    static_cast<void>(readings->day(i));
    const std::string& was = marked.mentions[marked.dates[i]].surface;
    require(read[i] != was || other[i] != was, "a date cannot be moved", was);
    require(written[i] != was, "a date stayed", was);
    require_sound(was, read[i]);
    require_sound(was, written[i]);
  }
  return 0;
}
