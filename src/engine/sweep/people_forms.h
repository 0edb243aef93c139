// The forms that join several names of a person, as addresses and user names do: "evahuber",
// "ehuber", "vonderheide", "hanspeter".
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

/// The particles before a family name, folded: "vonder", "vd".
struct NameParticles {
  /// The next part of a mention.
  void see(const Part& part, std::string_view surface);

  void add(const std::string& folded);

  std::string joined = {};
  std::string letters = {};
};

/// Collects the names of persons part by part and enters their joined forms. Views its arguments.
class PeopleForms {
 public:
  PeopleForms(const Plan& plan, const LanguageModule& language, SweptForms& forms)
      : plan_(plan), language_(language), forms_(forms) {}

  /// "vonderheide", "vdheide", "evonderheide": a family name behind its particles.
  void add_with_particles(const NameParticles& particles, const Part& part, FormPlace place,
                          std::uint8_t endings);
  /// "hanspeter" of "Hans-Peter", "muessigoetzl" of "Müßig-Ötzl": two names, one sign between.
  void add_pairs(const Analysis& analysis, std::size_t mention);
  /// A name that the index has, for the joined forms below.
  void note(const Part& part, FormIndex::Owner owner, std::uint8_t endings);
  /// Another spelling or a nickname of a given name, for the user names below.
  void note_other(const Part& part, const std::string& key, FormIndex::Owner owner);
  /// The first letter of a name, or a letter that stands for one.
  void note_initial(const Part& part, std::string_view surface, std::size_t mention);
  /// "evahuber": each given name with each family name.
  void add_joined_names();
  /// "ehuber", "hubere": the user names of one person, whose parts are in one mention or in two
  /// that follow each other.
  void add_user_names();
  /// "evihuber" of Eva Huber, "evahub", "evah", and "ekesselg" of eight letters: of one person as
  /// well.
  void add_logins();
  /// "G.A." of Gudrun Aschauer.
  void add_signatures();

 private:
  struct JoinedName {
    std::string key;  // without blanks
    FormIndex::Owner owner;
    std::uint8_t endings = 0;
  };
  struct Initial {
    char32_t letter;  // a small one: of a given name, or alone
    std::size_t mention;
    Category category;
  };

  // In both orders.
  void add_joined(const JoinedName& family, const JoinedName& given);
  void add_user_name(const JoinedName& family, const JoinedName& initial);
  void add_short_names(const JoinedName& family, const JoinedName& given);
  void add_login(const JoinedName& family, const JoinedName& other, std::string beginning);
  // In one mention, or in two that follow each other.
  [[nodiscard]] bool may_be_one(const JoinedName& family, const JoinedName& given) const;
  std::array<std::string, 2> note_joined(const JoinedName& family, const JoinedName& other,
                                         bool is_user_name);
  // Without an ending.
  [[nodiscard]] std::string surface_key(const Part& part, std::size_t mention) const;

  const Plan& plan_;
  const LanguageModule& language_;
  SweptForms& forms_;
  std::string id_;              // of one form; a member, as its memory serves again
  text::StringInterner known_;  // forms with particles, user names
  // The first letters of the names of one mention, as they are written.
  struct Letters {
    std::size_t mention = 0;
    std::vector<std::string> given = {};
    std::vector<std::string> family = {};
  };
  void add_signature(const Letters& given, const Letters& family);
  std::vector<Letters> letters_;   // in the order of the mentions
  std::vector<Initial> initials_;  // in the order of the mentions
  std::u32string given_letters_;   // of them, and of given names
  std::u32string family_letters_;
  std::vector<std::pair<std::string, std::size_t>> families_;  // key and mention, so too
  std::vector<JoinedName> given_;
  std::vector<JoinedName> other_given_;
  std::vector<JoinedName> family_;
};

}  // namespace pseudo
