#include "engine/assign/shared_entities.h"

#include <cstddef>

#include "text/casing.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo {

std::string shared_lemma(const Entity& entity) {
  if (entity.lemma == text::to_upper(entity.lemma)) return text::to_upper(entity.key);
  std::string lemma;
  std::size_t done = 0;
  for (const ByteSpan& word : text::words(entity.key)) {
    lemma.append(entity.key.substr(done, word.begin - done));
    lemma += text::capitalize(entity.key.substr(word.begin, word.size()));
    done = word.end;
  }
  return lemma.append(entity.key.substr(done));
}

EntityView view_of(const Entity& entity, std::string_view lemma) {
  if (is_wide(entity.scope)) {
    return {entity.category, entity.key, lemma, {}, {}, entity.sort};
  }
  return {entity.category, entity.key, lemma, entity.forms, entity.traits, entity.sort};
}

std::string shared_key(const Entity& entity, const LanguageModule& language) {
  const std::string lemma = shared_lemma(entity);
  const SurrogateQuery query = language.query(view_of(entity, lemma));
  if (query.table == nullptr || !query.own_row) return std::string(entity.key);
  return text::fold_key(query.table->cell(*query.own_row, std::size_t{0}));
}

}  // namespace pseudo
