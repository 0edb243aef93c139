#include "lang/de/grammar/genitive.h"

namespace pseudo::lang::de {

std::string write_genitive(const Grammar& grammar, std::string lemma, const Endings& endings) {
  lemma += grammar.ends_in_sibilant(lemma) ? endings.sibilant : endings.plain;
  return lemma;
}

}  // namespace pseudo::lang::de
