// Cases of German: documents with marked mentions and what must hold of them (cases.tsv).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/document.h"
#include "pseudo/language.h"
#include "tsv.h"

namespace pseudo::test {

/// "Das ist [FEMALE:Annas] Buch" -> text, annotations T1 ..., and the mentions in that order.
struct CaseDocument {
  Document document;
  std::vector<Mention> mentions;
};
CaseDocument case_document(std::string_view markup);
/// The same of a document whose labels are names of categories.
CaseDocument case_document_of(Document document);

/// All cases: those that rules were written with, and those written by somebody who had not seen
/// the rules. Columns: id, document, expect, source.
std::vector<testing_tables::Row> case_rows();
/// Those of one table ("lang/de/cases.tsv").
std::vector<testing_tables::Row> case_rows_of(const char* table);

/// Set aside while rules are written: a third of the cases, by a hash of their id.
bool is_set_aside(std::string_view id);

/// What of `expect` ("1=2;1:gen") does not hold; empty if all does. Each item has a name of its
/// own in the answer.
std::vector<std::string> unmet(std::string_view expect, const CaseDocument& document,
                               const LanguageModule& language);

/// True for items that say whether a form is a base, a genitive or a derivation.
bool is_about_form(std::string_view item);
std::vector<std::string_view> items_of(std::string_view expect);

}  // namespace pseudo::test
