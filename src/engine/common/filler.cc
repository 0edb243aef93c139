#include "engine/common/filler.h"

namespace pseudo {

Filler filler_of(Category category) {
  switch (category) {
    case Category::kFemale:
    case Category::kMale:
    case Category::kFamily:
    case Category::kCity:
    case Category::kStreet:
    case Category::kOrg:
      return Filler::kName;
    case Category::kDate:
      return Filler::kDate;
    case Category::kEmail:
    case Category::kUrl:
    case Category::kUser:
    case Category::kAdd:
      return Filler::kAddress;
    default:  // ZIP, STREETNO, PHONE, PASS, UFID, and nodes that are too general (PERSON, LOC)
      return Filler::kNumber;
  }
}

Filler filler_of(const Mention& mention, const Part& part) {
  switch (part.kind) {
    case Part::Kind::kLiteral:
      return Filler::kNone;
    case Part::Kind::kInitial:
      return Filler::kInitial;
    case Part::Kind::kScramble:
      return Filler::kNumber;
    case Part::Kind::kEntity:
      break;
  }
  const Filler filler = filler_of(part.category);
  return filler == Filler::kDate && mention.category != Category::kDate ? Filler::kNumber : filler;
}

}  // namespace pseudo
