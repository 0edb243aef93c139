#include "values/address_reader.h"

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "text/alphabet.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/address_key.h"
#include "values/name_spelling.h"

namespace pseudo::values {
namespace {

/// The kind of a code point in a run. A mark continues a run of either kind.
enum class RunKind : std::uint8_t { kOther, kLetter, kDigit, kMark };

RunKind kind_of(char32_t c) {
  if (text::is_letter(c)) return RunKind::kLetter;
  if (text::digit_value(c) >= 0) return RunKind::kDigit;
  return c >= 0x80 && text::is_mark(c) ? RunKind::kMark : RunKind::kOther;
}

void find_runs(Address& address) {
  std::vector<AddressRun>& runs = address.runs;
  RunKind open = RunKind::kOther;
  for (std::size_t pos = 0; pos < address.surface.size();) {
    const std::size_t begin = pos;
    const RunKind kind = kind_of(text::next(address.surface, pos));
    if (kind == RunKind::kOther) {
      open = kind;
    } else if (open != RunKind::kOther && (kind == open || kind == RunKind::kMark)) {
      runs.back().span.end = pos;
    } else if (kind != RunKind::kMark) {
      runs.push_back({{begin, pos}, {}, kind == RunKind::kDigit});
      open = kind;
    }
  }
}

void fold_runs(Address& address) {
  const bool ascii = text::is_ascii(address.surface);
  if (ascii) address.folded = fold_run(address.surface);
  for (AddressRun& run : address.runs) {
    run.folded_span = run.span;
    if (ascii) continue;
    run.folded_span.begin = address.folded.size();
    address.folded += fold_run(address.text(run.span));
    run.folded_span.end = address.folded.size();
  }
}

void number_runs_of_parts(Address& address) {
  const std::vector<AddressRun>& runs = address.runs;
  std::size_t run = 0;
  for (AddressPart& part : address.parts) {
    while (run < runs.size() && runs[run].span.begin < part.span.begin) ++run;
    part.first_run = run;
    while (run < runs.size() && runs[run].span.begin < part.span.end) ++run;
    part.last_run = run;
    assert(run == part.first_run || runs[run - 1].span.end <= part.span.end);
  }
}

}  // namespace

Address read_address(Category category, std::string_view surface, const SpelledWords& words) {
  Address address{
      category, surface, address_key(category, surface), split_address(category, surface, words),
      {},       {}};
  find_runs(address);
  fold_runs(address);
  number_runs_of_parts(address);
  return address;
}

}  // namespace pseudo::values
