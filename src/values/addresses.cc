#include "values/addresses.h"

#include <algorithm>
#include <array>
#include <optional>

#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "values/digits_letters.h"
#include "values/ids.h"
#include "values/keys.h"
#include "values/url_path.h"

namespace pseudo::values {
namespace {

// Labels before a country's own that say what kind of body registers there.
constexpr std::array<std::string_view, 10> kSecondLevel = {"ac", "co",  "com", "edu", "gov",
                                                           "gv", "net", "or",  "org", "k12"};

bool is_upper_at(std::string_view text, std::size_t pos) {
  return text::is_upper(text::next(text, pos));
}

/// `lower` in the case of `run`: all capitals, a capital first, or as it is.
std::string in_case_of(std::string_view run, std::string lower) {
  if (run.empty() || !is_upper_at(run, 0)) return lower;
  const bool several = text::count_code_points(run) > 1;
  if (several && text::to_upper(run) == run) return text::to_upper(lower);
  return text::capitalize(lower);
}

std::string nth_word(std::string_view words, std::size_t n) {
  for (; n > 1; --n) words.remove_prefix(std::min(words.size(), words.find(' ') + 1));
  return std::string(words.substr(0, words.find(' ')));
}

std::string prefix(const std::string& word, std::size_t letters) {
  std::size_t pos = 0;
  for (std::size_t i = 0; i < letters && pos < word.size(); ++i) text::next(word, pos);
  return word.substr(0, pos);
}

}  // namespace

/// A local part or host while its runs are being replaced.
struct AddressRenderer::Field {
  struct Piece {
    ByteSpan span;  // Of the text.
    std::string out;
    std::optional<std::size_t> identity;
    bool done = false;
  };
  std::string_view text;
  std::vector<AddressRun> runs;
  std::vector<std::string> folded;
  std::vector<Piece> pieces;  // One a run; pieces that a neighbour took are empty and done.

  [[nodiscard]] std::string_view run(std::size_t i) const {
    return text.substr(runs[i].span.begin, runs[i].span.size());
  }
};

AddressRenderer::AddressRenderer(std::span<const Identity> identities,
                                 std::span<const Couple> couples, const ScopeDraws& draws,
                                 AddressRules rules)
    : identities_(identities),
      couples_(couples),
      draws_(draws),
      rules_(rules),
      invented_(draws, rules.distinct) {}

void AddressRenderer::reserve(Category category, std::string_view surface) {
  constexpr std::size_t kShortestWord = 3;
  originals_.enter(value_key(category, surface));
  index_.reset();
  for (const AddressRun& run : address_runs(surface)) {
    const std::string folded = fold_run(surface.substr(run.span.begin, run.span.size()));
    if (!run.digits) shown_.add(folded);
    if (run.span.size() >= kShortestWord) invented_.reserve(folded);
  }
}

IdentityIndex& AddressRenderer::index() {
  if (!index_) index_.emplace(identities_, couples_, shown_);
  return *index_;
}

std::string AddressRenderer::render(Category category, std::string_view surface) {
  constexpr unsigned kAttempts = 8;
  const std::string key = value_key(category, surface);
  for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
    std::string rendered = render_parts(category, surface, attempt);
    const std::string rendered_key = value_key(category, rendered);
    if (rendered_key == key) continue;
    if (!rules_.distinct) return rendered;
    if (originals_.contains(rendered_key)) continue;
    if (taken_.try_emplace(rendered_key, key).first->second == key) return rendered;
  }
  DrawStream stream = draws_.stream("address-plain", name(category), key);
  return scramble(surface, stream, {.marks = true});
}

std::string AddressRenderer::render_parts(Category category, std::string_view surface,
                                          unsigned attempt) {
  std::string result;
  std::size_t copied = 0;
  for (const AddressPart& known : split_address(category, surface)) {
    result.append(surface.substr(copied, known.span.begin - copied));
    result += part(known, surface.substr(known.span.begin, known.span.size()), attempt);
    copied = known.span.end;
    // One part is enough to tell two addresses apart that would meet.
    if (known.kind == AddressPartKind::kName || known.kind == AddressPartKind::kHost) attempt = 0;
  }
  return result.append(surface.substr(copied));
}

std::string AddressRenderer::part(const AddressPart& part, std::string_view text,
                                  unsigned attempt) {
  switch (part.kind) {
    case AddressPartKind::kName:
      return names(text, false, attempt);
    case AddressPartKind::kHost:
      return names(text, true, attempt);
    case AddressPartKind::kTld:
      return top_level(text);
    case AddressPartKind::kIp: {
      DrawStream stream = draws_.stream("address-number", "", text);
      return draw_id(recognize_id(text, {}, {}), text, false, stream);
    }
    case AddressPartKind::kPort: {
      DrawStream stream = draws_.stream("address-port", "", text);
      return scramble_port(text, stream);
    }
    case AddressPartKind::kPath:
      break;
  }
  return scramble_path(text, draws_);
}

std::string AddressRenderer::top_level(std::string_view text) const {
  return rules_.keep_tld ? std::string(text) : in_case_of(text, "example");
}

std::string AddressRenderer::names(std::string_view text, bool host, unsigned attempt) {
  std::string_view kept;
  const std::size_t dot = text.rfind('.');
  if (host && rules_.keep_tld && dot != std::string_view::npos &&
      std::ranges::find(kSecondLevel, fold_run(text.substr(dot + 1))) != kSecondLevel.end()) {
    kept = text.substr(dot);
    text = text.substr(0, dot);
  }
  std::string result;
  if (rules_.coherent) {
    Field field{text, address_runs(text), {}, {}};
    result = words(field);
  } else {
    result = scramble_labels(text, draws_, attempt);
  }
  if (attempt > 0 && rules_.coherent) {
    const std::uint64_t tie = draws_.number("address-tie", std::to_string(attempt), text);
    result += std::to_string(10 + tie % 90);
  }
  return result.append(kept);
}

std::string AddressRenderer::words(Field& field) {
  field.folded.reserve(field.runs.size());
  field.pieces.reserve(field.runs.size());
  for (std::size_t i = 0; i < field.runs.size(); ++i) {
    field.folded.push_back(field.runs[i].digits ? std::string() : fold_run(field.run(i)));
    field.pieces.push_back({field.runs[i].span, {}, {}, false});
  }
  for (std::size_t i = 0; i < field.runs.size();) i = sequence(field, i);
  for (std::size_t i = 0; i < field.runs.size(); ++i) abbreviation(field, i);
  std::string result;
  std::size_t copied = 0;
  for (std::size_t i = 0; i < field.pieces.size(); ++i) {
    Field::Piece& piece = field.pieces[i];
    if (!piece.done) piece.out = rest(field, i);
    if (piece.span.begin < copied) continue;
    result.append(field.text.substr(copied, piece.span.begin - copied)).append(piece.out);
    copied = piece.span.end;
  }
  return result.append(field.text.substr(copied));
}

std::string AddressRenderer::rest(const Field& field, std::size_t at) {
  if (field.runs[at].digits) return invented_.number(field.run(at));
  if (const auto match = index().word(field.folded[at])) {
    std::string out = spelt(*match, field.run(at), "");
    if (!out.empty()) return out;
  }
  return in_case_of(field.run(at), invented_.word(field.folded[at]));
}

/// Names of one or several runs that begin with run `at`; returns the next run to look at.
std::size_t AddressRenderer::sequence(Field& field, std::size_t at) {
  constexpr std::size_t kLongest = 5;
  std::size_t end = at;
  std::string key;
  std::optional<NameMatch> best;
  std::size_t best_end = at + 1;
  while (end < field.runs.size() && end < at + kLongest && !field.runs[end].digits) {
    key += (key.empty() ? "" : " ") + field.folded[end];
    ++end;
    const auto match = index().whole(key);
    if (!match) continue;
    best = match;
    best_end = end;
  }
  if (!best) {
    run_together(field, at);
    return at + 1;
  }
  const std::string_view run = field.run(at);
  const std::size_t gap = field.runs[at].span.end;
  const std::string_view joiner =
      best_end > at + 1 ? field.text.substr(gap, field.runs[at + 1].span.begin - gap) : "-";
  std::string out = spelt(*best, run, joiner);
  if (out.empty()) return at + 1;
  for (std::size_t i = at; i < best_end; ++i) {
    field.pieces[i].done = true;
    field.pieces[i].identity = best->identity;
  }
  field.pieces[at].span.end = field.runs[best_end - 1].span.end;
  field.pieces[at].out = std::move(out);
  return best_end;
}

void AddressRenderer::run_together(Field& field, std::size_t at) {
  const std::string& folded = field.folded[at];
  const std::vector<NameMatch> matches = index().run_together(folded);
  if (matches.empty()) return;
  // Capitals inside ("IreneAdler") can be followed where folding kept the letters in place.
  const std::string_view run = field.run(at);
  const bool aligned = folded.size() == run.size();
  std::string out;
  std::size_t begin = 0;
  for (const NameMatch& match : matches) {
    const std::string_view piece = aligned ? run.substr(begin, match.bytes) : run;
    const std::string word = spelt(match, piece, "");
    if (word.empty()) return;
    out += word;
    begin += match.bytes;
  }
  field.pieces[at].out = std::move(out);
  field.pieces[at].done = true;
  field.pieces[at].identity = matches.front().identity;
}

/// "i" in "i.adler": the first letters of a name beside a person's other name.
void AddressRenderer::abbreviation(Field& field, std::size_t at) {
  constexpr std::size_t kLongest = 3;
  Field::Piece& piece = field.pieces[at];
  if (piece.done || field.runs[at].digits || field.folded[at].size() > kLongest) return;
  for (const std::size_t beside : {at + 1, at - 1}) {
    if (beside >= field.pieces.size() || !field.pieces[beside].identity) continue;
    const auto match = index().initial(field.folded[at], field.pieces[beside].identity);
    if (!match) continue;
    piece.out = spelt(*match, field.run(at), "");
    piece.done = !piece.out.empty();
    return;
  }
}

std::string AddressRenderer::spelt(const NameMatch& match, std::string_view run,
                                   std::string_view joiner) const {
  const std::string_view surrogate = identities_[match.identity].surrogate;
  const AddressSpelling spelling = text::is_ascii(run) ? match.spelling : AddressSpelling::kNative;
  std::string word = spell(surrogate, spelling, match.word > 0 ? " " : joiner);
  if (match.word > 0) {
    const std::string original = spell(identities_[match.identity].original, spelling, " ");
    const bool aligned = std::ranges::count(original, ' ') == std::ranges::count(word, ' ');
    word = nth_word(word, aligned ? match.word : 1);
  }
  if (match.letters > 0) word = prefix(word, match.letters);
  return in_case_of(run, std::move(word));
}

}  // namespace pseudo::values
