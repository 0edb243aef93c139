// Tests that the audit finds faults that the engine never makes: one entity with two surrogates,
// two with the same, an original as the surrogate of another, dates with a different distance.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/damage.h"
#include "support/generate.h"
#include "support/markup.h"

namespace pseudo {
namespace {

constexpr const char* kMail =
    "Liebe [FEMALE Irmgard],\n"
    "am [DATE 3.5.2019] war [FEMALE Annelore] in [CITY Mürzzuschlag], am [DATE 17.5.2019] nicht, "
    "am [DATE 20. Mai 2019] auch nicht.\n"
    "[FEMALE Irmgard] und [FEMALE Annelore] [FAMILY Habersatter] grüßen [FEMALE Irmgards] Tante "
    "aus [CITY Mürzzuschlag]: [EMAIL irmgard@habersatter.at]\n";

class Audit : public testing::Test {
 protected:
  static const Lexicons& lexicons() {
    static const Lexicons kLexicons =
        *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
    return kLexicons;
  }
  static const LanguageModule& language() {
    static const std::unique_ptr<LanguageModule> kLanguage = *make_language("de", lexicons());
    return *kLanguage;
  }

  [[nodiscard]] static Pseudonymizer engine(Options options = Options()) {
    return *Pseudonymizer::make(std::move(options), language(), lexicons(),
                                Key::from_bytes(std::string(Key::kBytes, 'a')));
  }

  static std::vector<std::string> audit(const Document& before, const Document& after,
                                        const Options& options = Options()) {
    const Result<Outcome> outcome = engine(options).audit(before, after);
    EXPECT_TRUE(outcome);
    std::vector<std::string> findings;
    for (const AuditFinding& finding : outcome->findings) {
      findings.push_back(std::string(name(finding.code)) + ' ' + finding.annotation);
    }
    return findings;
  }

  [[nodiscard]] static ByteSpan span(const Document& document, const char* id) {
    const auto found = std::ranges::find(document.annotations, id, &Annotation::id);
    return found->fragments.front();
  }
  [[nodiscard]] static std::string text(const Document& document, const char* id) {
    const ByteSpan at = span(document, id);
    return document.text.substr(at.begin, at.size());
  }
  [[nodiscard]] static Document with(const Document& document, const char* id,
                                     const std::string& words) {
    return test::with_text(document, span(document, id), words);
  }

  const Document before_ = test::marked(kMail);
  const Document after_ = engine().run(before_)->document;
};

using Findings = std::vector<std::string>;

TEST_F(Audit, OwnOutputIsClean) { EXPECT_EQ(audit(before_, after_), Findings{}); }

TEST_F(Audit, FindsAnEntityWithTwoSurrogates) {
  EXPECT_EQ(audit(before_, with(after_, "T7", "Roswitha")), Findings{"entity-split T7"});
}

TEST_F(Audit, FindsTwoEntitiesWithOneSurrogate) {
  EXPECT_EQ(audit(before_, with(with(after_, "T3", text(after_, "T1")), "T8", text(after_, "T1"))),
            (Findings{"entities-merged T3", "entities-merged T8"}));
}

TEST_F(Audit, FindsAnOriginalInThePlaceOfAnother) {
  EXPECT_EQ(audit(before_, with(with(after_, "T3", "Irmgard"), "T8", "Irmgard")),
            (Findings{"original-swapped T3", "original-swapped T8"}));
}

TEST_F(Audit, FindsAnOriginalThatWasPutBack) {
  const Findings findings = audit(before_, with(after_, "T4", "Mürzzuschlag"));
  EXPECT_TRUE(std::ranges::count(findings, "original-in-place T4") == 1) << findings.size();
}

TEST_F(Audit, FindsADateWithAnotherDistance) {
  EXPECT_EQ(audit(before_, with(after_, "T5", "1.1.2001")), Findings{"date-distance T5"});
}

// Also if a name is a part of a mention, between titles and other names.
TEST_F(Audit, LooksAtPartsOfMentions) {
  const Document before = test::marked(
      "[PERSON Frau Dr. Irmgard Habersatter] und [PERSON Annelore Krutzbaum], [FEMALE Irmgard].");
  const Document after = engine().run(before)->document;
  EXPECT_EQ(audit(before, after), Findings{});
  const std::string one = text(after, "T1");
  const std::string given = text(after, "T3");
  ASSERT_NE(one.find(given), std::string::npos) << one;
  EXPECT_EQ(audit(before, with(after, "T3", "Roswitha")), Findings{"entity-split T3"});
  const std::string other = text(after, "T2");
  const std::string family = other.substr(other.find(' '));
  EXPECT_EQ(audit(before, with(after, "T2", given + family)), Findings{"entities-merged T2"});
}

// With two-digit years, "18.06.69" and "21.06.67" may be in different centuries after the shift.
TEST_F(Audit, CenturiesOfShortYearsAreNoDistance) {
  const Document before = test::marked("am [DATE 21.06.67], am [DATE 3.6.2012]");
  Options options;
  for (const int days : {371, 742, 1113, -371}) {
    options.fixed_shift = days;
    EXPECT_EQ(audit(before, engine(options).run(before)->document, options), Findings{}) << days;
  }
}

TEST_F(Audit, WideScopesMayShareSurrogates) {
  Options options;
  options.scope = Scope::kCorpus;
  const Document shared = with(with(after_, "T3", text(after_, "T1")), "T8", text(after_, "T1"));
  EXPECT_EQ(audit(before_, shared, options), Findings{});
}

TEST_F(Audit, MissedMentionsAreFindingsOnDemand) {
  const Document before = test::marked("Frau [FAMILY Habersatter] kam. Habersatter ging.");
  const Document after = engine().run(before)->document;
  EXPECT_EQ(audit(before, after), Findings{});
  EXPECT_EQ(engine().audit(before, after)->missed.size(), 1U);
  Options options;
  options.missed = MissedPolicy::kFail;
  EXPECT_EQ(audit(before, after, options), Findings{"original-elsewhere T1"});
  EXPECT_TRUE(engine(options).audit(before, after)->missed.empty());
}

// Other programs may renumber annotations.
TEST_F(Audit, PairsByOrderWhatHasNewIds) {
  Document after = after_;
  for (std::size_t i = 0; i < after.annotations.size(); ++i) {
    after.annotations[i].id = "N" + std::to_string(i);
  }
  EXPECT_EQ(audit(before_, after), Findings{});
  EXPECT_EQ(audit(before_, with(after, "N6", "Roswitha")), Findings{"entity-split T7"});
}

TEST_F(Audit, ALostAnnotationIsOneFindingAtItsPlaceInTheOriginal) {
  const std::size_t last = after_.annotations.size() - 1;
  for (std::size_t i = 0; i <= last; ++i) {
    const Result<Outcome> outcome = engine().audit(before_, test::without_annotation(after_, i));
    ASSERT_EQ(outcome->findings.size(), 1U) << i;
    EXPECT_EQ(outcome->findings[0].code, FindingCode::kAnnotationLost);
    EXPECT_TRUE(outcome->findings[0].in_original);
    EXPECT_EQ(outcome->findings[0].annotation, before_.annotations[i].id);
    EXPECT_GT(outcome->findings[0].place.line, 0U);
  }
  // Restored originals are found as well.
  const Document back = test::without_annotation(with(after_, "T4", "Mürzzuschlag"), 3);
  EXPECT_EQ(audit(before_, back),
            (Findings{"annotation-lost T4", "original-in-place T4", "entity-split T11"}));
}

// For annotations added by anyone, the replacement follows from the surrounding text.
TEST_F(Audit, AddedAnnotationsAreReplacedSpans) {
  Options options;
  options.missed = MissedPolicy::kReplace;
  const Document before = test::marked(
      "Frau [FAMILY Habersatter] kam. Habersatter ging. Habersatters Hund und Frau Habersatter "
      "mit Herrn [FAMILY Krutzbaum].");
  const Document after = engine(options).run(before)->document;
  ASSERT_EQ(after.annotations.size(), 5U);
  EXPECT_EQ(audit(before, after), Findings{});
  Document changed = after;
  changed.text.replace(changed.text.find(" ging"), 5, " lief");
  EXPECT_FALSE(audit(before, changed).empty());
  EXPECT_EQ(audit(before, with(after, "T3", "Habersatter")),
            (Findings{"original-in-place T3", "entity-split T3"}));
}

// Rewriting words that are not originals is not reported as a missed mention.
TEST_F(Audit, RewrittenTextIsNoMissedMention) {
  const Document before = test::marked("[FEMALE Irmgard] kommt um 14 Uhr. Irmgard geht.");
  std::vector<Options> all(3);
  all[1].missed = MissedPolicy::kReplace;
  all[2].deny = {{"FAMILY", "Habersatter"}};
  for (const Options& options : all) {
    Document after = engine(options).run(before)->document;
    EXPECT_EQ(audit(before, after, options), Findings{});
    const std::string_view old = "um 14 Uhr";
    const std::string_view now = "in Wien";
    const std::size_t at = after.text.find(old);
    after.text.replace(at, old.size(), now);
    for (Annotation& annotation : after.annotations) {
      for (ByteSpan& span : annotation.fragments) {
        if (span.begin < at) continue;
        span.begin += now.size() - old.size();
        span.end += now.size() - old.size();
      }
    }
    after.annotations.push_back({"T9", "CITY", {{at, at + now.size()}}, kNoOrigin});
    const Findings findings = audit(before, after, options);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_TRUE(findings.front().starts_with("text-changed")) << findings.front();
  }
}

TEST_F(Audit, FindsLinksThatAreGoneOrOthers) {
  LabelMap labels;
  labels.keep("Mood");
  Options options;
  options.labels = labels;
  const std::string text = "Irmgard und Annelore froh";
  const auto before = read_brat("x", text,
                                "T1\tFEMALE 0 7\tIrmgard\nT2\tFEMALE 12 20\tAnnelore\n"
                                "T3\tMood 21 25\tfroh\nR1\tKnows Arg1:T1 Arg2:T2\n"
                                "A1\tSure T3 sehr\n*\tEquiv T1 T2\n#1\tNote T3\tso so\n",
                                labels);
  ASSERT_TRUE(before);
  const Document after = engine(options).run(*before)->document;
  EXPECT_EQ(audit(*before, after, options), Findings{});
  Document less = after;
  less.links.clear();
  EXPECT_EQ(audit(*before, less, options).size(), after.links.size());
  Document other = after;
  other.links[0].type = "Likes";
  EXPECT_EQ(audit(*before, other, options), Findings{"annotation-lost R1"});
  Document noted = after;
  noted.remarks = {{Remark::Kind::kNote, kNoOrigin, "#1", "Note", "T3", "bei Irmgard"}};
  EXPECT_EQ(audit(*before, noted, options), Findings{"original-beside-text T1"});
}

TEST_F(Audit, FindsOriginalsInFieldsAndIds) {
  const Document before = test::marked("Frau [FAMILY Habersatter] kam.");
  const Document after = engine().run(before)->document;
  Document field = after;
  field.remarks = {{Remark::Kind::kField, kNoOrigin, "", "from", "", "\"Frau Habersatter\""}};
  for (const NotesPolicy notes : {NotesPolicy::kDrop, NotesPolicy::kKeep}) {
    Options options;
    options.notes = notes;
    EXPECT_EQ(audit(before, field, options), Findings{"original-beside-text T1"});
  }
  EXPECT_EQ(audit(before, test::with_id(after, 0, "habersatter")),
            Findings{"original-beside-text "});
  Document named = after;
  named.id = "mail_Habersatter";
  EXPECT_EQ(audit(before, named), Findings{});
  EXPECT_TRUE(engine().audit(before, named)->id_shows_original);
  Options options;
  options.missed = MissedPolicy::kFail;
  EXPECT_EQ(audit(before, named, options), Findings{"original-beside-text "});
}

TEST_F(Audit, MissedMentionsThatWereReplacedAreReplacedSpans) {
  Options options;
  options.missed = MissedPolicy::kReplace;
  const Document before = test::marked("Frau [FAMILY Habersatter] kam. Habersatter ging.");
  const Document after = engine(options).run(before)->document;
  ASSERT_EQ(after.annotations.size(), 2U);
  EXPECT_EQ(audit(before, after, options), Findings{});
}

TEST_F(Audit, PlacesAreLinesAndColumnsOfTheNewText) {
  const Result<Outcome> outcome = engine().audit(before_, with(after_, "T5", "1.1.2001"));
  ASSERT_EQ(outcome->findings.size(), 1U);
  EXPECT_EQ(outcome->findings[0].place.line, 2U);
}

// The audit has no finding for outcomes of the engine.
TEST_F(Audit, OwnOutputOfGeneratedDocumentsIsClean) {
  Options options;
  options.labels.keep("Opinion");
  const Pseudonymizer engine = Audit::engine(options);
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const test::RawPair pair = test::random_pair(seed);
    const auto before = read_brat("x", pair.text, pair.annotations, options.labels);
    ASSERT_TRUE(before);
    const auto outcome = engine.run(*before);
    if (!outcome) continue;  // refused
    const auto audited = engine.audit(*before, outcome->document);
    ASSERT_TRUE(audited);
    EXPECT_TRUE(audited->findings.empty()) << seed << ": " << name(audited->findings.front().code)
                                           << ' ' << audited->findings.front().annotation;
  }
}

}  // namespace
}  // namespace pseudo
