// Maps words in cells of grammar tables to values of enums.
#pragma once

#include <optional>

#include "lang/de/grammar/grammar.h"
#include "lexicon/closed_columns.h"

namespace pseudo::lang::de {

inline constexpr lexicon::CellWords<Case, 4> kCases = {{{"nom", Case::kNominative},
                                                        {"acc", Case::kAccusative},
                                                        {"dat", Case::kDative},
                                                        {"gen", Case::kGenitive}}};

inline constexpr lexicon::CellWords<NameEndingKind, 6> kNameEndingKinds = {
    {{"genitive", NameEndingKind::kGenitive},
     {"plural", NameEndingKind::kPlural},
     {"feminine", NameEndingKind::kFeminine},
     {"diminutive", NameEndingKind::kDiminutive},
     {"circle", NameEndingKind::kDiminutive},
     {"adjective", NameEndingKind::kAdjective}}};

/// Column `after`: what an ending follows.
inline constexpr lexicon::CellWords<After, 5> kEndsBefore = {{{"any", After::kAny},
                                                              {"sibilant", After::kSibilant},
                                                              {"before_s", After::kBeforeS},
                                                              {"consonant", After::kConsonant},
                                                              {"other", After::kOther}}};

inline constexpr lexicon::CellWords<AddressRole, 5> kAddressRoles = {
    {{"title", AddressRole::kTitle},
     {"household", AddressRole::kHousehold},
     {"greeting", AddressRole::kGreeting},
     {"kin", AddressRole::kKin},
     {"address", AddressRole::kAddress}}};

/// Several kinds of words are read as parts of names.
inline constexpr lexicon::CellWords<PlaceWord, 5> kPlaceWords = {{{"saint", PlaceWord::kSaint},
                                                                  {"generic", PlaceWord::kGeneric},
                                                                  {"prefix", PlaceWord::kPart},
                                                                  {"preposition", PlaceWord::kPart},
                                                                  {"spa", PlaceWord::kPart}}};

inline constexpr lexicon::CellWords<TownNeeds::Reach, 3> kTownReaches = {
    {{"", TownNeeds::Reach::kBeside},
     {"sentence", TownNeeds::Reach::kSentence},
     {"address", TownNeeds::Reach::kAddress}}};

inline constexpr lexicon::CellWords<std::optional<PeopleForm>, 5> kPeopleForms = {
    {{"", std::nullopt},
     {"feminine", PeopleForm::kFeminine},
     {"feminine_plural", PeopleForm::kFemininePlural},
     {"dative_plural", PeopleForm::kDativePlural},
     {"genitive", PeopleForm::kGenitive}}};

inline constexpr lexicon::CellWords<InhabitantForm::Guess, 3> kInhabitantGuesses = {
    {{"", InhabitantForm::Guess::kNever},
     {"context", InhabitantForm::Guess::kContext},
     {"always", InhabitantForm::Guess::kAlways}}};

}  // namespace pseudo::lang::de
