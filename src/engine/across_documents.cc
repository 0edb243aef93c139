#include "pseudo/across_documents.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/shared_facts.h"
#include "engine/text_places.h"

namespace pseudo {
namespace {

constexpr std::size_t kFirstSlots = 1024;

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

// What is wrong with an annotation in its own document tells nothing of the others.
bool has_finding(const Outcome& outcome, const std::string& annotation) {
  return std::ranges::find(outcome.findings, annotation, &AuditFinding::annotation) !=
         outcome.findings.end();
}

}  // namespace

AcrossDocuments::AcrossDocuments(std::size_t most_slots)
    : most_slots_(most_slots), slots_(std::min(most_slots, kFirstSlots)) {}

void AcrossDocuments::enter(Outcome& outcome) {
  const std::vector<SharedFact> facts = std::exchange(outcome.shared, {});
  std::vector<AuditFinding> found;
  for (const SharedFact& fact : facts) {
    const std::string& annotation = outcome.original.annotations[fact.annotation].id;
    if (!is_compared(fact) || has_finding(outcome, annotation) || vote(fact)) continue;
    const FindingCode code = code_of(fact.kind);
    const bool is_told = std::ranges::any_of(found, [&](const AuditFinding& one) {
      return one.annotation == annotation && one.code == code;
    });
    if (is_told) continue;
    found.push_back({code, annotation, TextPlaces(outcome.document.text).at_byte(fact.offset)});
  }
  outcome.findings.insert(outcome.findings.end(), found.begin(), found.end());
}

bool AcrossDocuments::is_compared(const SharedFact& fact) const {
  return halvings_ == 0 || fact.about >> (64U - halvings_) == 0;
}

// The entry of a fact, or the free one that it would get.
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
  // A mention that has a word of the usual surrogate itself gets another one.
  if ((entry.old_units & fact.new_units) != 0 || (entry.new_units & fact.old_units) != 0) {
    return true;
  }
  if (entry.is_base && fact.kind == SharedFact::Kind::kBase) return false;
  return entry.new_units == 0 || fact.new_units == 0 || (entry.new_units & fact.new_units) != 0;
}

// False if most documents before this one show something else.
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
  if (used_ * 4 > slots_.size() * 3) make_room();
  return true;
}

}  // namespace pseudo
