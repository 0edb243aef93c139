// The private members of a LexiconTable.
#pragma once

#include "lexicon/group_index.h"
#include "lexicon/image.h"
#include "pseudo/lexicon.h"

struct pseudo::LexiconTable::View {
  explicit View(const lexicon::TableSections& table) : sections(table), groups(table) {
    for (const lexicon::Column& column : table.columns) {
      column_names.add(table.string(column.name));
    }
  }

  lexicon::TableSections sections;
  lexicon::ValueNumbers column_names;
  lexicon::GroupIndex groups;
};
