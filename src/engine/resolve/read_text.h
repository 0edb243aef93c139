// The text of a document as its mentions are read.
#pragma once

#include <string>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// The document and its mentions; where some are read otherwise than they stand, and longer or
/// shorter, a copy with these readings in their places: a language looks beside a mention where its
/// surface ends. Must not outlive document and plan.
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
