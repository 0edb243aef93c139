#include "values/address_renderer.h"

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "values/address_field_writer.h"
#include "values/address_key.h"
#include "values/address_path.h"
#include "values/digits_letters.h"
#include "values/host_ends.h"
#include "values/identifier_reader.h"
#include "values/identifier_surrogates.h"
#include "values/name_spelling.h"

namespace pseudo::values {
namespace {

// Shorter words may stay.
constexpr std::size_t kShortestWord = 2;  // bytes

std::set<std::string, std::less<>> words_of(const Address& address) {
  std::set<std::string, std::less<>> words;
  for (std::size_t i = 0; i < address.runs.size(); ++i) {
    if (address.runs[i].span.size() >= kShortestWord) words.emplace(address.folded_run(i));
  }
  return words;
}

}  // namespace

AddressRenderer::AddressRenderer(std::span<const NameReplacement> replacements,
                                 std::span<const FullName> full_names, const Locale& locale,
                                 const ScopeDraws& draws, AddressRules rules)
    : replacements_(rules.coherent ? replacements : std::span<const NameReplacement>()),
      index_(replacements_, full_names),
      locale_(locale),
      draws_(draws),
      rules_(rules),
      invented_(draws, rules.distinct) {}

void AddressRenderer::reserve(const Address& address) {
  originals_.insert(address.key);
  if (!rules_.coherent) return;  // words are not looked up
  for (const std::string& word : words_of(address)) invented_.reserve(word);
}

std::string AddressRenderer::render(const Address& address) {
  constexpr unsigned kAttempts = 8;
  assert(originals_.contains(address.key));
  const bool has_words = !address.runs.empty();  // otherwise only symbols
  if (rules_.coherent && !rules_.distinct) invented_.avoid(words_of(address));
  for (unsigned attempt = 0; attempt < kAttempts && has_words; ++attempt) {
    std::string rendered = render_parts(address, attempt);
    const std::string rendered_key = address_key(address.category, rendered);
    if (rendered_key == address.key) continue;
    if (!rules_.distinct || take(rendered_key, address.key)) return rendered;
  }
  DrawStream stream = draws_.stream("address-plain", name(address.category), address.key);
  return scramble(address.surface, stream, {.marks = true});
}

/// Returns false if the key is an original, or is already used by another address.
bool AddressRenderer::take(const std::string& rendered_key, const std::string& original_key) {
  if (originals_.contains(rendered_key)) return false;
  return taken_by_.try_emplace(rendered_key, original_key).first->second == original_key;
}

std::string AddressRenderer::render_parts(const Address& address, unsigned attempt) {
  std::string result;
  std::size_t copied = 0;
  for (const AddressPart& part : address.parts) {
    result.append(address.text({copied, part.span.begin}));
    result.append(render_part(address, part, attempt));
    copied = part.span.end;
    // Changing one part suffices to distinguish two addresses.
    if (part.kind == AddressPartKind::kName || part.kind == AddressPartKind::kHost) attempt = 0;
  }
  return result.append(address.surface.substr(copied));
}

std::string AddressRenderer::render_part(const Address& address, const AddressPart& part,
                                         unsigned attempt) {
  const std::string_view text = address.text(part.span);
  switch (part.kind) {
    case AddressPartKind::kName:
    case AddressPartKind::kHost:
      return render_names(address, part, attempt);
    case AddressPartKind::kTld:
      return top_level(text);
    case AddressPartKind::kIp: {
      DrawStream stream = draws_.stream("address-number", "", text);
      const IdentifierKind kind = recognize_identifier(text, {}, {}, locale_.countries);
      return draw_identifier(kind, text, false, stream);
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

// A top-level label that is a place name is kept only if the places of the document are known and
// it is not one of them.
bool AddressRenderer::keeps_top_level(std::string_view label) const {
  if (!rules_.keep_tld || !is_top_level(label, locale_)) return false;
  const std::string folded = fold_run(label);
  if (!locale_.place_domains.contains(folded)) return true;
  return rules_.coherent && !index_.whole(folded);
}

std::string AddressRenderer::top_level(std::string_view text) const {
  return keeps_top_level(text) ? std::string(text) : in_case_of(text, "example");
}

/// The end of the labels to replace. With keep_tld, a registry label before the last one is kept,
/// too ("co" in "co.uk").
std::size_t AddressRenderer::end_of_names(const Address& address, const AddressPart& part) const {
  if (part.kind != AddressPartKind::kHost || !rules_.keep_tld) return part.span.end;
  const std::string_view host = address.text(part.span);
  const std::size_t registry = registry_begin(host, locale_);
  return registry < host.size() ? part.span.begin + registry - 1 : part.span.end;
}

std::string AddressRenderer::render_names(const Address& address, const AddressPart& part,
                                          unsigned attempt) {
  const std::size_t end = end_of_names(address, part);
  AddressField field{address, {part.span.begin, end}, part.first_run, part.last_run};
  while (field.last_run > field.first_run && address.runs[field.last_run - 1].span.begin > end) {
    --field.last_run;
  }
  const std::string_view text = address.text(field.span);
  std::string out = rules_.coherent ? write_field(field, replacements_, index_, invented_)
                                    : scramble_labels(text, draws_, attempt);
  if (attempt > 0 && rules_.coherent) {
    const std::uint64_t tie = draws_.number("address-tie", std::to_string(attempt), text);
    out += std::to_string(10 + tie % 90);
  }
  return out.append(address.text({end, part.span.end}));
}

}  // namespace pseudo::values
