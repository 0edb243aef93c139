// Forms that join several names of a person, as in addresses and user names: "evahuber", "ehuber",
// "vonderheide", "hanspeter".
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/forms/swept_forms.h"
#include "engine/sweep/collect_forms.h"
#include "text/string_interner.h"

namespace pseudo {

/// The particles before a family name, folded: joined "vonder", letters "vd".
struct NameParticles {
  /// Processes the next part of a mention.
  void see(const Part& part, std::string_view surface);

  void add(const std::string& folded);

  std::string joined = {};
  std::string letters = {};
};

/// Collects the names of persons part by part and adds their joined forms. The arguments must
/// outlive this object.
class PeopleForms {
 public:
  PeopleForms(const Plan& plan, const LanguageModule& language, SweptForms& forms)
      : plan_(plan), language_(language), forms_(forms) {}

  /// Adds "vonderheide", "vdheide", "evonderheide": a family name after its particles.
  void add_with_particles(const NameParticles& particles, const Part& part, FormPlace place,
                          std::uint8_t endings);
  /// Adds "hanspeter" for "Hans-Peter", "muessigoetzl" for "Müßig-Ötzl": two names separated by one
  /// sign.
  void add_pairs(const Analysis& analysis, std::size_t mention);
  /// Notes a name that is in the index, for the joined forms below.
  void note(const Part& part, FormIndex::Owner owner, std::uint8_t endings);
  /// Notes another spelling or a nickname of a given name, for the user names below.
  void note_other(const Part& part, const std::string& key, FormIndex::Owner owner);
  /// Notes the first letter of a name, or a letter that abbreviates one.
  void note_initial(const Part& part, std::string_view surface, std::size_t mention);
  /// Adds "evahuber": each given name with each family name.
  void add_joined_names();
  /// Adds "ehuber" and "hubere": user names of one person, whose names are in one mention or in two
  /// successive ones.
  void add_user_names();
  /// Adds "evihuber" for Eva Huber, "evahub", "evah", and "ekesselg" (cut off after eight letters),
  /// for the same persons.
  void add_logins();

 private:
  struct JoinedName {
    std::string key;  // without blanks
    FormIndex::Owner owner;
    std::uint8_t endings = 0;
  };
  struct Initial {
    char32_t letter;  // lower case; of a given name, or annotated alone
    std::size_t mention;
    Category category;
  };

  // Adds both orders.
  void add_joined(const JoinedName& family, const JoinedName& given);
  void add_user_name(const JoinedName& family, const JoinedName& initial);
  void add_short_names(const JoinedName& family, const JoinedName& given);
  void add_login(const JoinedName& family, const JoinedName& other, std::string beginning);
  // True if the names are in one mention or in two successive ones.
  [[nodiscard]] bool may_be_one(const JoinedName& family, const JoinedName& given) const;
  std::array<std::string, 2> note_joined(const JoinedName& family, const JoinedName& other,
                                         bool is_user_name);
  // Adds "hape" for "Hans-Peter": what the language knows of the two names together.
  void add_spellings_of_pair(const Part& first, const Part& second, std::size_t mention,
                             FormIndex::Owner owner);
  // The key of the surface without its ending.
  [[nodiscard]] std::string surface_key(const Part& part, std::size_t mention) const;

  const Plan& plan_;
  const LanguageModule& language_;
  SweptForms& forms_;
  std::string id_;                 // of one form; a member to reuse its memory
  text::StringInterner known_;     // forms with particles, user names
  std::vector<Initial> initials_;  // sorted by mention
  std::u32string given_letters_;   // of `initials_` and of given names
  std::u32string family_letters_;
  std::vector<std::pair<std::string, std::size_t>> families_;  // key and mention; sorted by mention
  std::vector<JoinedName> given_;
  std::vector<JoinedName> other_given_;
  std::vector<JoinedName> family_;
};

}  // namespace pseudo
