// Topics of organisations: fields of study and what else stands behind "für".
#pragma once

#include <string>
#include <string_view>

#include "lang/common/folded_map.h"
#include "lang/de/grammar/adjectives.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// The rows of tables org_topics and org_topic_endings. Immutable, safe for concurrent use.
class OrgTopicTable {
 public:
  OrgTopicTable() = default;
  OrgTopicTable(const LexiconTable* topics, const LexiconTable* endings,
                const AdjectiveEndings& adjectives);

  /// True for a field of study, by table or by its ending.
  [[nodiscard]] bool is_subject(std::string_view folded) const;
  /// Returns the kind of table org_topics for surrogates of the topic `folded`. `wanted`:
  /// OrgKindRules::topic of the head noun. The result points into this object.
  [[nodiscard]] std::string_view kind(std::string_view folded, std::string_view wanted) const;
  /// Returns the group of the topic: "science" for "Botanik", or "".
  [[nodiscard]] std::string_view group(std::string_view folded) const;
  [[nodiscard]] const LexiconTable* table() const { return table_; }

 private:
  struct Ending {
    std::string group;
    bool suffices = false;  // a word with this ending is a subject in any context
  };
  [[nodiscard]] const Ending* ending_of(std::string_view folded) const;
  [[nodiscard]] std::string_view field_of(std::string_view folded) const;

  const LexiconTable* table_ = nullptr;
  AdjectiveEndings adjectives_;
  FoldedMap<Ending> endings_;          // "istik" -> "humanities"
  FoldedMap<std::string> kind_names_;  // owns the names of kinds that views point to
};

}  // namespace pseudo::lang::de
