// Abbreviations of names that the document shows in full: "Frau K." for Kratochwil, "Chr. W." for
// Christian Wolf, "K.-D." for Karl-Dieter, and the initials that sign a letter ("G.A.", "ga").
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"

namespace pseudo {

/// Collects the given and family names of a document. The arguments must outlive this object.
class AbbreviatedNames {
 public:
  AbbreviatedNames(const Plan& plan, SweptForms& forms) : plan_(plan), forms_(forms) {}

  /// Notes a name. The names of one mention must be noted one after another.
  void note(Category category, std::string_view surface, std::string_view key, std::size_t mention);
  /// Adds the abbreviations of all noted names to the forms.
  void add();

 private:
  // One name: "C" and "Chr" of Christian.
  struct Name {
    std::string letter;
    std::string beginning;  // with the consonants after the letter; empty if none follow
    Category category = Category::kPerson;
    std::string key = {};
  };
  // The names in one mention.
  struct Person {
    std::size_t mention = 0;
    std::vector<Name> given = {};
    std::vector<Name> family = {};
  };

  void add_signature(const Person& given, const Person& family);
  void add_written(const Person& given, const Person& family);
  void add_double_name(const Person& person);
  void add_alone(const Name& name, std::size_t mention);
  void add_alone(const std::string& letters, const Name& name, std::size_t mention);
  void add_dotted(std::string letters, FormIndex::Owner owner);

  const Plan& plan_;
  SweptForms& forms_;
  std::vector<Person> people_;  // sorted by mention
};

}  // namespace pseudo
