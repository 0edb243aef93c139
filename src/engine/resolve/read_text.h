// The text of a document with the readings of its mentions.
#pragma once

#include <string>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// A view of the document and its mentions. If some readings differ in length from their text
/// (Plan::read_otherwise), views a copy of the text with the readings inserted, because a language
/// looks at the text that follows a surface. The document and the plan must outlive it.
class ReadText {
 public:
  ReadText(const Document& document, const Plan& plan);
  ReadText(const ReadText&) = delete;
  ReadText& operator=(const ReadText&) = delete;
  [[nodiscard]] const DocumentView& view() const { return view_; }

 private:
  std::string text_;
  std::vector<Mention> mentions_;
  DocumentView view_;
};

}  // namespace pseudo
