// Organisations: read, asked for, written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/names/name_reader.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/places/place_reader.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Stateless; const and shared. Views what it is made from.
class OrgReader {
 public:
  OrgReader(const Rules& rules, const NameReader& names, const PlaceReader& places)
      : rules_(rules), names_(names), places_(places) {}
  [[nodiscard]] Analysis read(const Mention& mention, const Context& context) const;

 private:
  struct Words;
  [[nodiscard]] Words classify(const Mention& mention, const Context& context) const;
  [[nodiscard]] Tokens join_places(Tokens tokens, const Mention& mention,
                                   const Context& context) const;
  [[nodiscard]] std::optional<Token> hyphenated(const Token& first, const Token& second,
                                                const Mention& mention,
                                                const Context& context) const;
  void classify_nouns(Words& words, const Context& context) const;
  void classify_links(Words& words, const Mention& mention) const;
  void classify_names(Words& words, const Mention& mention, const Context& context) const;
  void classify_name(Words& words, std::size_t i, const Mention& mention,
                     const Context& context) const;
  void classify_beside_head(Words& words, std::size_t i, const Mention& mention,
                            const Context& context) const;
  [[nodiscard]] std::size_t topic_length(const Words& words, std::size_t first) const;
  [[nodiscard]] bool belongs_elsewhere(const Words& words, std::size_t i) const;
  static std::optional<Category> category_elsewhere(const Token& token, const Mention& mention,
                                                    const Context& context);
  static bool take_place(Words& words, std::size_t i, std::optional<Part> part);
  bool take_org(Words& words, std::size_t i, const Context& context) const;
  bool take_person(Words& words, std::size_t i, const Mention& mention,
                   const Context& context) const;
  /// The parts of a name made of known things alone; false if something in it is its own.
  [[nodiscard]] bool compose(const Words& words, const Mention& mention, const Context& context,
                             Analysis& parts) const;
  [[nodiscard]] bool is_one_name(const Words& words, const Mention& mention,
                                 const Context& context) const;
  [[nodiscard]] bool stands_alone(const Words& words, std::size_t i, const Context& context) const;
  [[nodiscard]] Part head_part(const Words& words, const Mention& mention,
                               const Context& context) const;
  [[nodiscard]] static std::string_view topic_kind(const Words& words);
  static Part topic_part(const Words& words, const Mention& mention);
  /// A field of study that stands for its institute: "Slawistik".
  [[nodiscard]] std::optional<Part> lone_topic(const Words& words, const Mention& mention) const;
  void uninflect(const Words& words, Part& part, std::string& key) const;
  static void agree(Part& part, std::string_view text, const Mention& mention,
                    const Agreement& agreement, const Context& context);
  [[nodiscard]] std::string first_ending(const Words& words, const Agreement& agreement) const;
  struct BareGenitive {
    std::size_t stem = 0;  ///< Bytes.
    Endings endings;
  };
  [[nodiscard]] std::optional<BareGenitive> bare_genitive(std::string_view text,
                                                          const Context& context) const;
  void keep_unruly(Part& part, std::string_view surface) const;
  [[nodiscard]] bool is_dative(const Words& words, const Mention& mention,
                               const Agreement& agreement, const Context& context) const;
  [[nodiscard]] Part whole(const Words& words, const Mention& mention,
                           const Context& context) const;
  [[nodiscard]] bool link_acronym(Part& part, const Mention& mention, const Context& context) const;
  const Rules& rules_;
  const NameReader& names_;
  const PlaceReader& places_;
};

SurrogateQuery query_org(const Rules& rules, const EntityView& entity);

std::optional<std::string> write_org(const Rules& rules, const Surrogate& surrogate,
                                     const Part& part);

/// The acronym of a name: the first letters of its words, filled up to `letters`.
std::string acronym_of(std::string_view name, std::size_t letters);

}  // namespace pseudo::lang::de
