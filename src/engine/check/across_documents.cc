#include "pseudo/across_documents.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <set>
#include <string_view>
#include <tuple>
#include <unordered_set>
#include <utility>

#include "engine/check/shared_facts.h"
#include "engine/common/text_places.h"
#include "model/annotation_ids.h"

namespace pseudo {
namespace {

constexpr std::size_t kFirstSlots = 1024;
constexpr std::size_t kFewestSlots = 8;

FindingCode code_of(SharedFact::Kind kind) {
  switch (kind) {
    case SharedFact::Kind::kDays:
      return FindingCode::kDateDistance;
    case SharedFact::Kind::kOwner:
      return FindingCode::kEntitiesMerged;
    default:
      return FindingCode::kEntitySplit;
  }
}

// Groups the facts by entity, with the base form of a name first.
void sort_by_entity(std::vector<SharedFact>& facts) {
  std::ranges::stable_sort(facts, {}, [](const SharedFact& fact) {
    return std::tuple(fact.about, fact.kind != SharedFact::Kind::kBase, fact.offset);
  });
}

// Returns one finding per code and annotation, in text order.
std::vector<AuditFinding> findings_of(std::vector<SharedFact> contradictions,
                                      const Outcome& outcome) {
  std::ranges::stable_sort(contradictions, {}, [](const SharedFact& fact) {
    return std::pair(fact.offset, fact.annotation);
  });
  const std::vector<Annotation>& annotations = outcome.comparison->original.annotations;
  const ShownIds ids(annotations);
  TextPlaces places(outcome.document.text);
  std::set<std::pair<std::size_t, FindingCode>> told;
  std::vector<AuditFinding> findings;
  for (const SharedFact& fact : contradictions) {
    const FindingCode code = code_of(fact.kind);
    if (!told.emplace(fact.annotation, code).second) continue;
    findings.push_back(
        {code, ids.of(annotations[fact.annotation].id), places.at_byte(fact.offset)});
  }
  return findings;
}

}  // namespace

AcrossDocuments::AcrossDocuments(std::size_t most_slots)
    : most_slots_(std::bit_floor(std::max(most_slots, kFewestSlots))),
      slots_(std::min(most_slots_, kFirstSlots)) {}

void AcrossDocuments::enter(Outcome& outcome) {
  if (!outcome.comparison) return;
  std::vector<SharedFact> facts = std::exchange(outcome.comparison->shared, {});
  if (facts.empty()) return;
  sort_by_entity(facts);
  // An annotation with a fault in its own document proves nothing about other documents.
  const std::vector<Annotation>& annotations = outcome.comparison->original.annotations;
  const ShownIds ids(annotations);
  std::unordered_set<std::string_view> wrong;
  for (const AuditFinding& finding : outcome.findings) wrong.insert(finding.annotation);
  std::vector<SharedFact> contradictions;
  std::uint64_t voted_about = 0;
  for (const SharedFact& fact : facts) {
    if (!is_compared(fact)) continue;
    if (wrong.contains(ids.of(annotations[fact.annotation].id))) continue;
    const bool has_voted = std::exchange(voted_about, fact.about) == fact.about;
    if (!(has_voted ? agree(find(fact.about), fact) : vote(fact))) contradictions.push_back(fact);
  }
  std::vector<AuditFinding> found = findings_of(std::move(contradictions), outcome);
  std::ranges::move(found, std::back_inserter(outcome.findings));
}

bool AcrossDocuments::is_compared(const SharedFact& fact) const {
  return halvings_ == 0 || fact.about >> (64U - halvings_) == 0;
}

// Returns the entry of a fact, or the free entry that it would get.
AcrossDocuments::Entry& AcrossDocuments::find(std::uint64_t about) {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = about & mask;
  while (slots_[at].about != about && slots_[at].about != 0) at = (at + 1) & mask;
  return slots_[at];
}

void AcrossDocuments::put(const Entry& entry) {
  find(entry.about) = entry;
  ++used_;
}

void AcrossDocuments::make_room() {
  const bool may_grow = slots_.size() < most_slots_;
  if (!may_grow) ++halvings_;
  std::vector<Entry> kept;
  for (const Entry& entry : slots_) {
    const bool is_kept = may_grow || entry.about >> (64U - halvings_) == 0;
    if (entry.about != 0 && is_kept) kept.push_back(entry);
  }
  if (may_grow) {
    slots_ = std::vector<Entry>(slots_.size() * 2);
  } else {
    std::ranges::fill(slots_, Entry{});
  }
  used_ = 0;
  for (const Entry& entry : kept) put(entry);
}

bool AcrossDocuments::agree(const Entry& entry, const SharedFact& fact) {
  if (entry.shown == fact.shown) return true;
  switch (fact.kind) {
    case SharedFact::Kind::kDays:
      return is_same_distance(static_cast<std::int32_t>(entry.shown),
                              static_cast<std::int32_t>(fact.shown));
    case SharedFact::Kind::kSame:
    case SharedFact::Kind::kOwner:
      return false;
    case SharedFact::Kind::kStem:
      if (!entry.is_base) return true;
      break;
    case SharedFact::Kind::kBase:
    case SharedFact::Kind::kForm:
      break;
  }
  // A mention that contains a word of the usual surrogate gets another surrogate.
  if ((entry.old_units & fact.new_units) != 0 || (entry.new_units & fact.old_units) != 0) {
    return true;
  }
  if (entry.is_base && fact.kind == SharedFact::Kind::kBase) return false;
  return entry.new_units == 0 || fact.new_units == 0 || (entry.new_units & fact.new_units) != 0;
}

// Returns false if most earlier documents disagree.
bool AcrossDocuments::vote(const SharedFact& fact) {
  constexpr std::uint16_t kMostVotes = 0xFFFF;
  Entry& entry = find(fact.about);
  const bool is_base = fact.kind == SharedFact::Kind::kBase;
  if (entry.votes > 0 && !agree(entry, fact)) {
    --entry.votes;
    return false;
  }
  if (entry.votes == 0 || (is_base && !entry.is_base)) {
    const bool is_new = entry.about == 0;
    entry = {fact.about, fact.shown, fact.old_units, fact.new_units, entry.votes, is_base};
    if (is_new) ++used_;
  }
  if (entry.votes < kMostVotes) ++entry.votes;
  // Repeated because all entries may belong to the half that is kept.
  while (used_ * 4 > slots_.size() * 3) make_room();
  return true;
}

}  // namespace pseudo
