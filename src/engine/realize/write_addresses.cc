#include "engine/realize/write_addresses.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/realize/compose.h"
#include "engine/realize/fill_addresses.h"
#include "engine/realize/fill_names.h"

namespace pseudo {
namespace {

class Addresses {
 public:
  Addresses(const Document& document, const Plan& plan, const Resolved& resolved,
            const Assigned& assigned, const EngineSetup& setup, OtherNames& others, Scopes& scopes,
            PartTexts& texts)
      : document_(document),
        plan_(plan),
        resolved_(resolved),
        assigned_(assigned),
        setup_(setup),
        others_(others),
        scopes_(scopes),
        texts_(texts) {}

  void write() {
    std::map<ScopePlace, std::vector<const ShownAddress*>> by_scope;
    for (const ShownAddress& shown : resolved_.addresses) {
      if (needs_surrogate(shown.mention)) by_scope[shown.scope].push_back(&shown);
    }
    if (by_scope.empty()) return;
    mention_texts_ = compose_names();
    AddressWriter writer = writer_for(mention_texts_, assigned_.names);
    for (const auto& [scope, addresses] : by_scope) {
      write_scope(scope, addresses, writer.write(addresses, scope));
    }
  }

 private:
  [[nodiscard]] bool needs_surrogate(std::size_t mention) const {
    return plan_.targets[mention].style == Style::kSurrogate;
  }

  AddressWriter writer_for(std::span<const std::string> mention_texts,
                           std::span<const DrawnName> names) {
    return {mention_texts, document_, plan_, resolved_, names, setup_, scopes_};
  }

  void write_scope(const ScopePlace& scope, std::span<const ShownAddress* const> addresses,
                   std::vector<std::string> usual) {
    constexpr std::size_t kMostOthers = 256;  // each is compared with all names of the document
    std::map<std::string_view, std::string> others;  // by the text of the address
    for (std::size_t k = 0; k < addresses.size(); ++k) {
      const ShownAddress& shown = *addresses[k];
      KeptWords kept;
      if (is_wide(scope) && others.size() < kMostOthers &&
          others_.shows_own_name(shown.mention, usual[k], kept)) {
        const auto [other, is_new] = others.try_emplace(plan_.mentions[shown.mention].surface);
        if (is_new) other->second = write_with_others(shown, usual[k], kept);
        texts_.at(shown.mention, shown.part) = other->second;
      } else {
        texts_.at(shown.mention, shown.part) = std::move(usual[k]);
      }
    }
  }

  // An address in which names get other surrogates.
  std::string write_with_others(const ShownAddress& shown, const std::string& usual,
                                std::span<const KeptWord> kept) {
    const auto names = others_.for_address(shown.mention, usual, kept);
    if (!names) return usual;
    const auto is_other = [&](std::size_t entity) {
      return entity != kNoEntity &&
             (*names)[entity].surrogate.lemma != assigned_.names[entity].surrogate.lemma;
    };
    std::vector<std::string> mention_texts = mention_texts_;
    for (std::size_t i = 0; i < mention_texts.size(); ++i) {
      if (!mention_texts[i].empty() && std::ranges::any_of(resolved_.entities_of(i), is_other)) {
        mention_texts[i] = compose_with(*names, i);
      }
    }
    const ShownAddress* const one = &shown;
    return writer_for(mention_texts, *names).write(std::span(&one, 1), shown.scope).front();
  }

  [[nodiscard]] std::string compose_with(std::span<const DrawnName> names, std::size_t i) const {
    std::vector<std::string> texts(texts_.of(i).begin(), texts_.of(i).end());
    for (std::size_t p = 0; p < texts.size(); ++p) {
      const std::size_t entity = resolved_.entities_of(i)[p];
      const Part& part = resolved_.analyses[i][p];
      if (entity == kNoEntity) continue;
      texts[p] =
          write_name(names[entity], part, surface_of(plan_.mentions[i], part), setup_.language);
    }
    return compose(resolved_.analyses[i], texts).text;
  }

  // The new texts of mentions that contain a name; "" for others.
  [[nodiscard]] std::vector<std::string> compose_names() const {
    std::vector<std::string> texts(plan_.mentions.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (!needs_surrogate(i)) continue;
      const auto entities = resolved_.entities_of(i);
      const bool has_name = std::ranges::any_of(entities, [](auto e) { return e != kNoEntity; });
      if (has_name) texts[i] = compose(resolved_.analyses[i], texts_.of(i)).text;
    }
    return texts;
  }

  const Document& document_;
  const Plan& plan_;
  const Resolved& resolved_;
  const Assigned& assigned_;
  const EngineSetup& setup_;
  OtherNames& others_;
  Scopes& scopes_;
  PartTexts& texts_;
  std::vector<std::string> mention_texts_;
};

}  // namespace

void write_addresses(const Document& document, const Plan& plan, const Resolved& resolved,
                     const Assigned& assigned, const EngineSetup& setup, OtherNames& others,
                     Scopes& scopes, PartTexts& texts) {
  Addresses(document, plan, resolved, assigned, setup, others, scopes, texts).write();
}

}  // namespace pseudo
