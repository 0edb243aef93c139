#include "values/address_renderer.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "values/address_key.h"
#include "values/address_path.h"
#include "values/digits_letters.h"
#include "values/identifier_reader.h"
#include "values/identifier_surrogates.h"

namespace pseudo::values {
namespace {

// Owner of an original's own key.
constexpr std::size_t kNobody = ~std::size_t{0};

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
    ByteSpan span;  // Of the surface.
    std::string out;
    std::optional<std::size_t> replacement;
    bool done = false;
  };
  const Address& address;
  ByteSpan span;  // Of the surface.
  std::span<const AddressRun> runs;
  std::size_t first_run = 0;  // In the address.
  std::vector<Piece> pieces;  // One a run; pieces that a neighbour took are empty and done.

  [[nodiscard]] std::string_view run(std::size_t i) const { return address.text(runs[i].span); }
  [[nodiscard]] std::string_view folded(std::size_t i) const {
    return address.folded_run(first_run + i);
  }
};

AddressRenderer::AddressRenderer(std::span<const NameReplacement> replacements,
                                 const FullNameSource& full_names, const Locale& locale,
                                 const ScopeDraws& draws, AddressRules rules)
    : replacements_(replacements),
      full_names_(full_names),
      locale_(locale),
      draws_(draws),
      rules_(rules),
      invented_(draws, rules.distinct) {}

void AddressRenderer::reserve(const Address& address) {
  constexpr std::size_t kShortestWord = 3;
  const std::size_t number = keys_.enter(address.key).first;
  owner_of_.resize(keys_.size());
  owner_of_[number] = kNobody;
  index_.reset();
  if (!rules_.coherent) return;  // neither names nor words are looked for
  for (std::size_t i = 0; i < address.runs.size(); ++i) {
    const AddressRun& run = address.runs[i];
    const std::string_view folded = address.folded_run(i);
    if (!run.digits) shown_.add(folded);
    if (run.span.size() >= kShortestWord) invented_.reserve(folded);
  }
}

NameIndex& AddressRenderer::index() {
  if (!index_) index_.emplace(replacements_, full_names_, shown_);
  return *index_;
}

std::string AddressRenderer::render(const Address& address) {
  constexpr unsigned kAttempts = 8;
  for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
    std::string rendered = render_parts(address, attempt);
    const std::string rendered_key = address_key(address.category, rendered);
    if (rendered_key == address.key) continue;
    if (!rules_.distinct || take(rendered_key, address.key)) return rendered;
  }
  DrawStream stream = draws_.stream("address-plain", name(address.category), address.key);
  return scramble(address.surface, stream, {.marks = true});
}

/// False if the key is an original, or was taken by another one.
bool AddressRenderer::take(std::string_view rendered_key, std::string_view original_key) {
  const auto original = keys_.find(original_key);
  assert(original);
  const auto [number, fresh] = keys_.enter(rendered_key);
  if (fresh) owner_of_.push_back(*original);
  return owner_of_[number] == *original;
}

std::string AddressRenderer::render_parts(const Address& address, unsigned attempt) {
  std::string result;
  std::size_t copied = 0;
  for (const AddressPart& part : address.parts) {
    result.append(address.text({copied, part.span.begin}));
    append_part(address, part, attempt, result);
    copied = part.span.end;
    // One part is enough to tell two addresses apart that would meet.
    if (part.kind == AddressPartKind::kName || part.kind == AddressPartKind::kHost) attempt = 0;
  }
  result.append(address.surface.substr(copied));
  return result;
}

void AddressRenderer::append_part(const Address& address, const AddressPart& part, unsigned attempt,
                                  std::string& out) {
  const std::string_view text = address.text(part.span);
  switch (part.kind) {
    case AddressPartKind::kName:
    case AddressPartKind::kHost:
      append_names(address, part, attempt, out);
      return;
    case AddressPartKind::kTld:
      out += top_level(text);
      return;
    case AddressPartKind::kIp: {
      DrawStream stream = draws_.stream("address-number", "", text);
      out += draw_identifier(recognize_identifier(text, {}, {}, locale_.countries), text, false,
                             stream);
      return;
    }
    case AddressPartKind::kPort: {
      DrawStream stream = draws_.stream("address-port", "", text);
      out += scramble_port(text, stream);
      return;
    }
    case AddressPartKind::kPath:
      out += scramble_path(text, draws_);
  }
}

std::string AddressRenderer::top_level(std::string_view text) const {
  return rules_.keep_tld ? std::string(text) : in_case_of(text, "example");
}

void AddressRenderer::append_names(const Address& address, const AddressPart& part,
                                   unsigned attempt, std::string& out) {
  Field field{address, part.span, {}, part.first_run, {}};
  std::size_t last_run = part.last_run;
  if (part.kind == AddressPartKind::kHost && rules_.keep_tld) {
    const std::string_view host = address.text(part.span);
    const std::size_t dot = host.rfind('.');
    if (dot != host.npos && locale_.registry_labels.contains(fold_run(host.substr(dot + 1)))) {
      field.span.end = part.span.begin + dot;
      while (last_run > part.first_run && address.runs[last_run - 1].span.begin > field.span.end) {
        --last_run;
      }
    }
  }
  if (rules_.coherent) {
    field.runs = std::span(address.runs).subspan(part.first_run, last_run - part.first_run);
    append_words(field, out);
  } else {
    out += scramble_labels(address.text(field.span), draws_, attempt);
  }
  if (attempt > 0 && rules_.coherent) {
    const std::uint64_t tie =
        draws_.number("address-tie", std::to_string(attempt), address.text(field.span));
    out += std::to_string(10 + tie % 90);
  }
  out.append(address.text({field.span.end, part.span.end}));
}

void AddressRenderer::append_words(Field& field, std::string& out) {
  field.pieces.reserve(field.runs.size());
  for (const AddressRun& run : field.runs) field.pieces.push_back({run.span, {}, {}, false});
  if (!index().empty()) {
    for (std::size_t i = 0; i < field.runs.size();) i = sequence(field, i);
    for (std::size_t i = 0; i < field.runs.size(); ++i) abbreviation(field, i);
  }
  std::size_t copied = field.span.begin;
  for (std::size_t i = 0; i < field.pieces.size(); ++i) {
    Field::Piece& piece = field.pieces[i];
    if (piece.span.begin < copied) continue;
    if (!piece.done) piece.out = rest(field, i);
    out.append(field.address.text({copied, piece.span.begin})).append(piece.out);
    copied = piece.span.end;
  }
  out.append(field.address.text({copied, field.span.end}));
}

std::string AddressRenderer::rest(const Field& field, std::size_t at) {
  if (field.runs[at].digits) return invented_.number(field.run(at));
  if (const auto match = index().word(field.folded(at))) {
    std::string out = spelt(*match, field.run(at), "");
    if (!out.empty()) return out;
  }
  return in_case_of(field.run(at), invented_.word(field.folded(at)));
}

/// Names of one or several runs that begin with run `at`; returns the next run to look at.
std::size_t AddressRenderer::sequence(Field& field, std::size_t at) {
  constexpr std::size_t kLongest = 5;
  if (field.runs[at].digits) return at + 1;
  std::optional<NameMatch> best = index().whole(field.folded(at));
  std::size_t best_end = at + 1;
  if (index().has_words()) {
    std::string key(field.folded(at));
    for (std::size_t end = at + 1;
         end < field.runs.size() && end < at + kLongest && !field.runs[end].digits; ++end) {
      if (!key.empty()) key.push_back(' ');
      key.append(field.folded(end));
      const auto match = index().whole(key);
      if (!match) continue;
      best = match;
      best_end = end + 1;
    }
  }
  if (!best) {
    run_together(field, at);
    return at + 1;
  }
  const std::string_view run = field.run(at);
  const std::size_t gap = field.runs[at].span.end;
  const std::string_view joiner =
      best_end > at + 1 ? field.address.text({gap, field.runs[at + 1].span.begin}) : "-";
  std::string out = spelt(*best, run, joiner);
  if (out.empty()) return at + 1;
  for (std::size_t i = at; i < best_end; ++i) {
    field.pieces[i].done = true;
    field.pieces[i].replacement = best->replacement;
  }
  field.pieces[at].span.end = field.runs[best_end - 1].span.end;
  field.pieces[at].out = std::move(out);
  return best_end;
}

void AddressRenderer::run_together(Field& field, std::size_t at) {
  const std::string_view folded = field.folded(at);
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
  field.pieces[at].replacement = matches.front().replacement;
}

/// "i" in "i.adler": the first letters of a name beside a person's other name.
void AddressRenderer::abbreviation(Field& field, std::size_t at) {
  constexpr std::size_t kLongest = 3;
  Field::Piece& piece = field.pieces[at];
  if (piece.done || field.runs[at].digits || field.folded(at).size() > kLongest) return;
  for (const std::size_t beside : {at + 1, at - 1}) {
    if (beside >= field.pieces.size() || !field.pieces[beside].replacement) continue;
    const auto match = index().initial(field.folded(at), field.pieces[beside].replacement);
    if (!match) continue;
    piece.out = spelt(*match, field.run(at), "");
    piece.done = !piece.out.empty();
    return;
  }
}

std::string AddressRenderer::spelt(const NameMatch& match, std::string_view run,
                                   std::string_view joiner) const {
  const std::string_view surrogate = replacements_[match.replacement].surrogate;
  const AddressSpelling spelling = text::is_ascii(run) ? match.spelling : AddressSpelling::kNative;
  std::string word = spell(surrogate, spelling, match.word > 0 ? " " : joiner);
  if (match.word > 0) {
    const std::string original = spell(replacements_[match.replacement].original, spelling, " ");
    const bool aligned = std::ranges::count(original, ' ') == std::ranges::count(word, ' ');
    word = nth_word(word, aligned ? match.word : 1);
  }
  if (match.letters > 0) word = prefix(word, match.letters);
  return in_case_of(run, std::move(word));
}

}  // namespace pseudo::values
