// The numbers and identifiers of one scope: groups mentions into entities and draws surrogates.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/random.h"
#include "pseudo/span.h"
#include "values/identifier_kind.h"
#include "values/locale.h"

namespace pseudo::values {

struct ValueMention {
  Category category = Category::kUfid;  ///< ZIP, STREETNO, PASS, UFID, PHONE or USER.
  std::string_view surface;
  std::string_view city = {};     ///< For a ZIP: the surrogate of the adjacent city, if any.
  std::string_view country = {};  ///< The country of that city; may be empty.
};

struct ValueRules {
  bool valid_checksums = false;
  /// Folder and corpus scope: the surrogate depends only on the key, not on other mentions.
  bool shared = false;
  /// ISO code of the country of most places in the document, or empty; for area codes.
  std::string_view home_country;
};

/// The mentions of one document that share a scope, in text order:
///
///   ValueTable table(mentions, locale, rules);
///   const std::string drawn = table.draw(table.entity(i), draws);   // once per entity
///   const std::string surrogate = table.render(i, drawn);           // once per mention
///
/// Copyable. Refers to the surfaces and the locale, which must outlive it.
class ValueTable {
 public:
  ValueTable(std::span<const ValueMention> mentions, const Locale& locale, ValueRules rules);

  /// Entities are numbered by first mention.
  [[nodiscard]] std::size_t size() const { return entities_.size(); }
  [[nodiscard]] std::size_t entity(std::size_t mention) const { return mentions_[mention].entity; }
  [[nodiscard]] Category category(std::size_t entity) const { return entities_[entity].category; }
  [[nodiscard]] std::string_view key(std::size_t entity) const { return entities_[entity].key(); }

  /// Draws the replacement of an entity: as long as its key, never the key itself. Deterministic in
  /// key, draws and attempt. `attempt`: 1, 2, ... if the previous result is not available. A ZIP
  /// becomes a code of the surrogate city if its codes are known.
  [[nodiscard]] std::string draw(std::size_t entity, const ScopeDraws& draws,
                                 unsigned attempt = 0) const;
  /// The longer number that ends in this one: "KD-4711815" for "4711815", "0316 123456" for
  /// "123456", the IBAN for an account number.
  [[nodiscard]] std::optional<std::size_t> whole_of(std::size_t entity) const {
    return entities_[entity].whole;
  }
  /// Reserves a drawn value. Returns false if it occurs in the document or is used by another
  /// entity.
  bool take(std::size_t entity, std::string_view drawn);
  /// The drawn value in the format of the mention.
  [[nodiscard]] std::string render(std::size_t mention, std::string_view drawn) const;

 private:
  struct Entity {
    Category category;
    std::string value;  // the text to replace
    IdentifierKind identifier = IdentifierKind::kPlain;
    std::size_t base = 0;      // PHONE: characters before the extension
    std::string country = {};  // PHONE: digits of the country code
    // PHONE: see PhoneNumber; of its first mention with any.
    std::vector<std::size_t> groups = {};
    std::string_view city = {};  // ZIP: of the first mention beside a city, with its country
    std::string_view city_country = {};
    std::optional<std::size_t> twin = {};  // the next entity with the same value
    std::string own_key = {};  // PHONE: with its country, if several countries have that number
    std::optional<std::size_t> whole = {};  // whole_of()
    /// The key for its draws.
    [[nodiscard]] std::string_view key() const { return own_key.empty() ? value : own_key; }
  };
  /// A parsed mention.
  struct Occurrence {
    std::string_view surface;
    std::vector<ByteSpan> characters;
    std::size_t entity = 0;
  };
  void add_phone(std::string_view surface);
  void add_other(const ValueMention& mention);
  std::size_t place(Entity entity);
  [[nodiscard]] std::string index_of(const Entity& entity) const;
  [[nodiscard]] std::optional<std::size_t> find_number(std::string_view digits,
                                                       std::string_view country) const;
  void find_extensions();
  void find_local_numbers();
  void join_lone_codes();
  void find_bare_identifiers();
  [[nodiscard]] std::string draw_number(const Entity& phone, const ScopeDraws& draws,
                                        unsigned attempt) const;
  [[nodiscard]] std::optional<std::string> own_code(const Entity& zip, std::string_view surface,
                                                    std::string_view drawn) const;

  const Locale& locale_;
  ValueRules rules_;
  std::vector<Entity> entities_;
  std::vector<Occurrence> mentions_;
  /// Category and value -> the first entity with it; reserved values -> their entities.
  std::map<std::string, std::size_t, std::less<>> first_of_;
};

}  // namespace pseudo::values
