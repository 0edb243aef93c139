#include "engine/realize/part_texts.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/assign/initials.h"
#include "engine/common/filler.h"
#include "engine/realize/compose.h"
#include "engine/realize/fill_dates.h"
#include "engine/realize/fill_names.h"
#include "engine/resolve/read_text.h"

namespace pseudo {
namespace {

void write_values(const Document& document, const Plan& plan, const Assigned& assigned,
                  Scopes& scopes, PartTexts& texts) {
  const ReadText read(document, plan);
  const DocumentView& view = read.view();
  for (const DateShift& shift : assigned.dates) {
    std::vector<std::string> dates = write_dates(view, shift, scopes);
    for (std::size_t k = 0; k < dates.size(); ++k) {
      texts.at(shift.mentions[k], 0) = std::move(dates[k]);
    }
  }
  for (const auto& [places, numbers] : assigned.numbers) {
    for (std::size_t k = 0; k < places.size(); ++k) {
      texts.at(places[k].mention, places[k].part) = numbers.text(k);
    }
  }
}

// Replaces a line break in the literal by one blank; the edit restores the break.
std::string write_literal(const Document& document, const Plan& plan, std::size_t i,
                          const Part& part) {
  const Mention& mention = plan.mentions[i];
  const std::string_view surface = surface_of(mention, part);
  const bool is_read_otherwise = std::ranges::binary_search(plan.read_otherwise, i);
  // If "eva-huber" is read as "eva_huber", the text between the names is that of the document.
  const bool is_sign_of_text =
      is_read_otherwise && surface == "_" && mention.surface.size() == mention.span.size();
  const bool is_of_text =
      plan.targets[i].stretch_count == 1 && (!is_read_otherwise || is_sign_of_text);
  if (!is_of_text) return std::string(surface);
  const std::string_view original =
      std::string_view(document.text)
          .substr(mention.span.begin + part.span.begin, part.span.size());
  if (is_sign_of_text) return std::string(original);
  std::string out;
  std::size_t done = 0;
  for (const ByteSpan& run : line_breaks(original)) {
    out.append(surface.substr(done, run.begin - done)).push_back(' ');
    done = run.end;
  }
  out.append(surface.substr(done));
  return out;
}

}  // namespace

PartTexts write_parts(const Document& document, const Plan& plan, const Resolved& resolved,
                      const Assigned& assigned, const EngineSetup& setup, Scopes& scopes) {
  PartTexts texts(resolved);
  write_values(document, plan, assigned, scopes, texts);
  Initials initials(resolved.table.entities(), assigned.names, setup.language, scopes);
  for (std::size_t i = 0; i < plan.mentions.size(); ++i) {
    if (plan.targets[i].style != Style::kSurrogate) continue;
    const Mention& mention = plan.mentions[i];
    for (std::size_t p = 0; p < resolved.analyses[i].size(); ++p) {
      const Part& part = resolved.analyses[i][p];
      const std::string_view surface = surface_of(mention, part);
      const Filler filler = filler_of(mention, part);
      if (filler == Filler::kNone) {
        texts.at(i, p) = write_literal(document, plan, i, part);
      } else if (filler == Filler::kInitial) {
        texts.at(i, p) = initials.map(surface, part.category,
                                      scope_of(setup.options, document, plan, i, part.category));
      } else if (filler == Filler::kName) {
        const std::size_t entity = resolved.entities_of(i)[p];
        texts.at(i, p) = write_name(assigned.names[entity], part, surface, setup.language);
      }
    }
  }
  return texts;
}

}  // namespace pseudo
