#include "engine/realize/cdif_marks.h"

#include <fmt/format.h>

namespace pseudo {

CdifMark cdif_mark(Category category, const CdifContext& context) {
  switch (category) {
    case Category::kFemale:
      if (context.is_nickname) break;
      return {"namef", "female last or full name"};
    case Category::kMale:
      if (context.is_nickname) break;
      return {"namem", "male last or full name"};
    case Category::kFamily:
    case Category::kPerson:
    case Category::kGiven:
      if (context.is_nickname) break;
      return {"name", "last or full name"};
    case Category::kOrg:
      return {"org", "organization name"};
    case Category::kCity:
      return {"place", "place name"};
    case Category::kStreet:
    case Category::kStreetNo:
    case Category::kZip:
    case Category::kLoc:
    case Category::kAdd:
      return {"addr", "address"};
    case Category::kDate:
      return {"date", "date"};
    case Category::kPhone:
      if (context.is_fax) return {"fax", "facsimile number"};
      return {"tel", "telephone number"};
    case Category::kUfid:
      return {"num", "number"};
    default:
      return kCdifUnspecified;
  }
  return {"namen", "nickname"};
}

std::string cdif_reference(const CdifMark& mark) { return fmt::format("&{};", mark.entity); }

std::string cdif_omission(std::string_view description) {
  std::string quoted;
  for (const char c : description) {
    switch (c) {
      case '\'':
        quoted += "&#39;";
        break;
      case '&':
        quoted += "&amp;";
        break;
      case '<':
        quoted += "&lt;";
        break;
      case '>':
        quoted += "&gt;";
        break;
      default:
        quoted += c;
    }
  }
  return fmt::format("<omit desc='{}' cause=anonymization>", quoted);
}

}  // namespace pseudo
