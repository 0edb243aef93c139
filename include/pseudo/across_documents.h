// What documents of one scope must agree in, for audits of many documents: one entity has one
// surrogate, and all dates are moved by one distance.
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

/// A table of hashes of 24 bytes an entity, from which no string can be read; it grows up to a
/// bound. When it is full, it goes on with one in two of the entities, then with one in four, which
/// their hashes decide: the same ones in every audit. Threads: one at a time.
class AcrossDocuments {
 public:
  /// `most_slots`: becomes the power of two below it, at least 8. Three quarters of them are
  /// filled.
  explicit AcrossDocuments(std::size_t most_slots = kMostSlots);

  /// Compares what the document shows of its wide scopes with the documents before it, each of
  /// which has one vote. Adds a finding where most show something else; takes Outcome::shared away.
  void enter(Outcome& outcome);

  /// One entity in so many is compared; 1: all.
  [[nodiscard]] std::size_t one_in() const { return std::size_t{1} << halvings_; }

 private:
  static constexpr std::size_t kMostSlots = std::size_t{1} << 20U;  // 24 MB

  struct Entry {
    std::uint64_t about = 0;      // 0: free
    std::uint32_t shown = 0;      // SharedFact
    std::uint32_t old_units = 0;  // likewise
    std::uint32_t new_units = 0;  // likewise
    std::uint16_t votes = 0;      // of documents that agree with it, less those that do not
    bool is_base = false;         // SharedFact::Kind::kBase
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
