#include "lang/none/none.h"

namespace pseudo::lang {
namespace {

class None final : public LanguageModule {
 public:
  explicit None(const Lexicons& lexicons) : LanguageModule(lexicons) {}
  [[nodiscard]] std::string_view tag() const override { return "none"; }
  [[nodiscard]] int version() const override { return 2; }
};

}  // namespace

Result<std::unique_ptr<LanguageModule>> make_none(const Lexicons& lexicons) {
  return std::unique_ptr<LanguageModule>(std::make_unique<None>(lexicons));
}

}  // namespace pseudo::lang
