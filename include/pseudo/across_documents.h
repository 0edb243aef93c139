// Compares the documents of one scope across an audit: an entity must have one surrogate in all of
// them, and all dates must be shifted by the same number of days.
//
//   const auto lexicons = pseudo::Lexicons::open("none.lex");
//   const auto language = pseudo::make_language("none", *lexicons);
//   pseudo::Options options;
//   options.scope = pseudo::Scope::kCorpus;
//   const auto pseudonymizer =
//       pseudo::Pseudonymizer::make(options, **language, *lexicons, pseudo::Key::random());
//   pseudo::AcrossDocuments across;
//   std::size_t findings = 0;
//   for (const char* const text : {"Hedwig kam.", "Hedwig kam.", "Ortrun kam."}) {
//     pseudo::Document before;
//     before.text = "Irmgard kam.";
//     before.add_annotation("FEMALE", {{0, 7}});
//     pseudo::Document after;
//     after.text = text;
//     after.add_annotation("FEMALE", {{0, 6}});
//     auto outcome = pseudonymizer->audit(before, after);
//     across.enter(*outcome);
//     findings += outcome->findings.size();
//   }
//   assert(findings == 1);
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// A hash table with one entry of 24 bytes per entity, from which no string can be recovered. It
/// grows up to a bound. When it is full, it keeps every second entity, later every fourth, and so
/// on; the hashes decide which, so that all audits sample the same entities. Not thread-safe.
class AcrossDocuments {
 public:
  /// `most_slots`: capacity, rounded down to a power of two, at least 8. The load factor is at most
  /// 3/4.
  explicit AcrossDocuments(std::size_t most_slots = kMostSlots);

  /// Compares the shared facts of a document with those of the documents before it; each document
  /// has one vote. Adds a finding to `outcome` where the majority disagrees with it. Clears
  /// Outcome::shared.
  void enter(Outcome& outcome);

  /// The sampling rate: one entity in `one_in()` is compared; 1 means all.
  [[nodiscard]] std::size_t one_in() const { return std::size_t{1} << halvings_; }

 private:
  static constexpr std::size_t kMostSlots = std::size_t{1} << 20U;  // 24 MB

  struct Entry {
    std::uint64_t about = 0;      // SharedFact::about; 0: the slot is free
    std::uint32_t shown = 0;      // SharedFact::shown
    std::uint32_t old_units = 0;  // SharedFact::old_units
    std::uint32_t new_units = 0;  // SharedFact::new_units
    std::uint16_t votes = 0;      // documents that agree minus documents that disagree
    bool is_base = false;         // the fact is a SharedFact::Kind::kBase
  };

  [[nodiscard]] bool is_compared(const SharedFact& fact) const;
  [[nodiscard]] Entry& find(std::uint64_t about);
  void make_room();
  void put(const Entry& entry);
  bool vote(const SharedFact& fact);
  static bool agree(const Entry& entry, const SharedFact& fact);

  std::size_t most_slots_;
  std::vector<Entry> slots_;  // open addressing
  std::size_t used_ = 0;
  unsigned halvings_ = 0;
};

}  // namespace pseudo
