// Cases of German: documents with marked mentions and what must hold of them (reading_cases.tsv).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
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
/// Those of one table ("lang/de/reading_cases.tsv").
std::vector<testing_tables::Row> case_rows_of(const char* table);

/// The items of `expect` ("1=2;1:gen") that do not hold, each with a unique name; empty if all
/// hold.
std::vector<std::string> unmet(std::string_view expect, const CaseDocument& document,
                               const LanguageModule& language);

std::vector<std::string_view> items_of(std::string_view expect);

/// An item of a case.
using CaseItem = std::pair<std::string, std::string>;  // id of the case, item
/// Fails the test unless exactly those items of `failed` (each with a text that shows it) are
/// listed under `test` in known_failures.tsv: a new failure is a fault, and what holds again must
/// leave the list.
void expect_known_failures(std::string_view test, const std::map<CaseItem, std::string>& failed);

}  // namespace pseudo::test
