// Damages outcomes of the engine in every way that the check promises to detect, on many documents.
// Each damage must cause its finding at its position.
#include "pseudo/check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/make_setup.h"
#include "engine/plan/plan.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/damage.h"
#include "support/generate.h"
#include "support/markup.h"
#include "support/temp_folder.h"
#include "text/fold.h"

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/common/setup.h"

namespace pseudo {
namespace {

namespace fs = std::filesystem;
using testing_support::read_file;

constexpr std::uint64_t kGenerated = 1000;

bool is_kept(std::string_view label) { return label == "Opinion"; }

// An input of the check and the outcome of the engine.
struct Processed {
  Document before;
  Outcome outcome;
};

std::size_t code_points(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

// Returns the next code point boundary after `position`, or before it, or nothing at the ends of
// the text.
std::optional<std::size_t> step(std::string_view text, std::size_t position, int direction) {
  const auto is_inside = [&](std::size_t at) {
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
  };
  do {
    if (position == (direction < 0 ? 0 : text.size())) return std::nullopt;
    position += direction < 0 ? std::size_t(-1) : 1;
  } while (is_inside(position));
  return position;
}

bool has_letter_or_digit(std::string_view text) {
  return std::ranges::any_of(text, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  });
}

bool has_line_break(std::string_view text) {
  return text.find_first_of("\r\n") != std::string_view::npos;
}

bool overlaps(const Annotation& annotation, ByteSpan span) {
  return std::ranges::any_of(annotation.fragments,
                             [&](const ByteSpan& fragment) { return fragment.overlaps(span); });
}

// True if every annotation was replaced within its line and nothing was missed. Positions of all
// findings are then easy to predict.
bool is_plain(const Processed& done) {
  const auto& replaced = done.outcome.replaced;
  return done.outcome.missed.empty() &&
         std::ranges::none_of(replaced,
                              [&](const ReplacedSpan& span) {
                                return has_line_break(slice(done.before, span.before)) ||
                                       has_line_break(slice(done.outcome.document, span.after));
                              }) &&
         std::ranges::all_of(done.before.annotations, [&](const Annotation& annotation) {
           return is_kept(annotation.label) ||
                  std::ranges::all_of(annotation.fragments, [&](const ByteSpan& fragment) {
                    return std::ranges::any_of(replaced, [&](const ReplacedSpan& span) {
                      return span.before.contains(fragment);
                    });
                  });
         });
}

// Returns the annotation that covers exactly this stretch, if it is the only annotation of the
// stretch.
std::optional<std::size_t> only_annotation(const Processed& done, const ReplacedSpan& replaced) {
  std::optional<std::size_t> only;
  const auto& annotations = done.before.annotations;
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    if (is_kept(annotations[i].label) || !overlaps(annotations[i], replaced.before)) continue;
    if (only || annotations[i].fragments.size() != 1) return std::nullopt;
    if (annotations[i].fragments[0] != replaced.before) return std::nullopt;
    only = i;
  }
  return only;
}

// True if a kept annotation begins or ends inside of the stretch: test::with_text does not move
// such a border as a run would.
bool divides(const Processed& done, ByteSpan stretch) {
  return std::ranges::any_of(done.before.annotations, [&](const Annotation& annotation) {
    if (!is_kept(annotation.label)) return false;
    return std::ranges::any_of(annotation.fragments, [&](ByteSpan fragment) {
      return (fragment.begin > stretch.begin && fragment.begin < stretch.end) ||
             (fragment.end > stretch.begin && fragment.end < stretch.end);
    });
  });
}

// False for text that may be kept: punctuation, and the initials of a name.
bool must_go(const Processed& done, std::size_t annotation, std::string_view original) {
  const auto category = find_category(done.before.annotations[annotation].label);
  return has_letter_or_digit(original) && !(category && is_initial(*category, original));
}

// A damaged pair of documents with the expected finding.
struct Harm {
  Document before;
  Document after;
  FindingCode code;
  std::size_t byte = 0;  // of the new text
  /// Nothing: any annotation. An original of several annotations is reported for one of them.
  std::optional<std::string> annotation = std::nullopt;
};

// A language, and the outcomes of the engine for many documents in it.
class Processing {
 public:
  explicit Processing(const std::string& tag)
      : lexicons_(*Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/" + tag + ".lex")),
        language_(*make_language(tag, lexicons_)) {
    options_.labels.keep("Opinion");
    setup_ = std::make_unique<EngineSetup>(*make_setup(
        options_, *language_, lexicons_, Key::from_bytes(std::string(Key::kBytes, 'c'))));
    const auto engine = Pseudonymizer::make(options_, *language_, lexicons_,
                                            Key::from_bytes(std::string(Key::kBytes, 'c')));
    for (std::uint64_t seed = 0; seed < kGenerated; ++seed) {
      const test::RawPair pair = test::random_pair(seed);
      add(*engine, "seed " + std::to_string(seed), pair.text, pair.annotations);
    }
    for (const auto& entry : fs::directory_iterator(PSEUDO_SOURCE_DIR "/tests/golden")) {
      if (!entry.is_directory()) continue;
      add(*engine, entry.path().filename().string(), read_file(entry.path() / "in.txt"),
          read_file(entry.path() / "in.ann"));
    }
  }

  [[nodiscard]] const std::vector<Processed>& documents() const { return documents_; }
  [[nodiscard]] std::vector<Finding> check(const Document& before, const Document& after) const {
    return check_document(before, after, *setup_);
  }

 private:
  void add(const Pseudonymizer& engine, const std::string& id, const std::string& text,
           const std::string& annotations) {
    auto document = read_brat(id, text, annotations, options_.labels);
    ASSERT_TRUE(document) << document.error().message;
    auto outcome = engine.run(*document);
    ASSERT_TRUE(outcome) << outcome.error().message;
    documents_.push_back({*std::move(document), *std::move(outcome)});
  }

  Lexicons lexicons_;
  std::unique_ptr<LanguageModule> language_;
  Options options_;
  std::unique_ptr<EngineSetup> setup_;
  std::vector<Processed> documents_;
};

class CheckTest : public testing::TestWithParam<const char*> {
 protected:
  std::vector<Finding> check(const Document& before, const Document& after) const {
    return processing_.check(before, after);
  }

  // Expects the finding at the position of the damage. A change of the text may cause further
  // findings: annotations around the position, and forms of an original that the cut text now
  // shows.
  void expect_found(const Harm& harm) {
    const auto findings = check(harm.before, harm.after);
    const std::string_view text = harm.after.text;
    std::string told;
    for (const Finding& finding : findings) {
      told += std::string(name(finding.code)) + ' ' + finding.annotation + ' ' +
              std::to_string(finding.offset) + '\n';
    }
    SCOPED_TRACE(harm.before.id + "\n--- before\n" + harm.before.text + "\n--- after\n" +
                 harm.after.text + "\n" + write_brat(harm.before) + told);
    ASSERT_FALSE(findings.empty());
    for (const Finding& finding : std::span(findings).subspan(1)) {
      EXPECT_EQ(harm.code, FindingCode::kTextChanged);
      EXPECT_TRUE(finding.code == FindingCode::kAlignment ||
                  finding.code == FindingCode::kOriginalElsewhere ||
                  finding.code == FindingCode::kOriginalInPlace)
          << name(finding.code);
    }
    EXPECT_EQ(findings[0].code, harm.code);
    EXPECT_EQ(findings[0].offset, code_points(text.substr(0, harm.byte)));
    if (harm.annotation) {
      EXPECT_EQ(findings[0].annotation, *harm.annotation);
    }
    ++found_;
  }

  // If stretches overlap or change places, any one of them may be reported as misplaced.
  void expect_changed_text(const Document& before, const Document& after) {
    const auto findings = check(before, after);
    ASSERT_FALSE(findings.empty()) << before.text << '\n' << after.text;
    EXPECT_EQ(findings[0].code, FindingCode::kTextChanged) << before.text << '\n' << after.text;
    ++found_;
  }

  void for_each_plain(const auto& visit) {
    for (const Processed& done : done_) {
      if (is_plain(done)) visit(done);
      if (HasFailure()) return;
    }
  }

  const Processing& processing_ = processing_of(GetParam());
  const std::vector<Processed>& done_ = processing_.documents();
  std::size_t found_ = 0;

 private:
  // Built once, because the tests only read it.
  static const Processing& processing_of(const std::string& tag) {
    static std::map<std::string, Processing> made;
    return made.try_emplace(tag, tag).first->second;
  }
};

TEST_P(CheckTest, FindsNothingButMissedMentionsInOutcomes) {
  for (const Processed& done : done_) {
    SCOPED_TRACE(done.before.id);
    const auto findings = check(done.before, done.outcome.document);
    ASSERT_EQ(findings.size(), done.outcome.missed.size());
    for (std::size_t i = 0; i < findings.size(); ++i) {
      EXPECT_EQ(findings[i].code, FindingCode::kOriginalElsewhere);
      EXPECT_EQ(findings[i].annotation, done.outcome.missed[i].annotation);
      EXPECT_EQ(findings[i].offset, done.outcome.missed[i].offset);
    }
    found_ += findings.empty() ? 1U : 0U;
  }
  EXPECT_GT(found_, 300U);
}

// The loss may cause other findings if the surrounding text does not determine the surrogate.
TEST_P(CheckTest, FindsLostAnnotations) {
  for (const Processed& done : done_) {
    if (!done.outcome.missed.empty()) continue;
    for (std::size_t i = 0; i < done.before.annotations.size(); ++i) {
      const Annotation& lost = done.before.annotations[i];
      SCOPED_TRACE(done.before.id + " " + lost.id);
      const auto findings = check(done.before, test::without_annotation(done.outcome.document, i));
      ASSERT_FALSE(findings.empty());
      EXPECT_EQ(findings[0].code, FindingCode::kAnnotationLost);
      EXPECT_EQ(findings[0].annotation, lost.id);
      EXPECT_TRUE(findings[0].in_original);
      const std::size_t begin = std::ranges::min(lost.fragments).begin;
      EXPECT_EQ(findings[0].offset_before, code_points(done.before.text.substr(0, begin)));
      for (std::size_t k = 1; k < findings.size(); ++k) {
        const FindingCode code = findings[k].code;
        EXPECT_TRUE(code == FindingCode::kTextChanged || code == FindingCode::kAlignment ||
                    findings[k].is_beside_text)
            << name(code);
      }
      ++found_;
    }
  }
  EXPECT_GT(found_, 1500U);
}

TEST_P(CheckTest, NewIdsAreNoLoss) {
  for (const Processed& done : done_) {
    if (!done.outcome.missed.empty() || !done.before.links.empty()) continue;
    for (std::size_t i = 0; i < done.before.annotations.size(); ++i) {
      EXPECT_TRUE(check(done.before, test::with_id(done.outcome.document, i, "T4711")).empty());
      ++found_;
    }
  }
  EXPECT_GT(found_, 100U);
}

TEST_P(CheckTest, FindsChangedLabels) {
  for_each_plain([&](const Processed& done) {
    for (std::size_t i = 0; i < done.before.annotations.size(); ++i) {
      expect_found({done.before, test::with_label(done.outcome.document, i, "CITIES"),
                    FindingCode::kAnnotationLost,
                    done.outcome.document.annotations[i].fragments.front().begin,
                    done.before.annotations[i].id});
    }
  });
  EXPECT_GT(found_, 1000U);
}

TEST_P(CheckTest, FindsKeptAnnotationsThatMoved) {
  for_each_plain([&](const Processed& done) {
    const Document& after = done.outcome.document;
    for (std::size_t i = 0; i < after.annotations.size(); ++i) {
      if (!is_kept(after.annotations[i].label)) continue;
      const auto& old = done.before.annotations[i];
      const bool is_free = std::ranges::none_of(
          done.outcome.replaced,
          [&](const ReplacedSpan& replaced) { return overlaps(old, replaced.before); });
      if (!is_free || old.fragments.size() != after.annotations[i].fragments.size()) continue;
      // Only the outer borders of all fragments: inner ones may lie at a line break that joins
      // them.
      for (const int direction : {-1, 1}) {
        for (const bool is_begin : {true, false}) {
          std::vector<ByteSpan> moved(after.annotations[i].fragments.begin(),
                                      after.annotations[i].fragments.end());
          std::size_t& border = is_begin ? moved.front().begin : moved.back().end;
          const auto next = step(after.text, border, direction);
          if (!next) continue;
          border = *next;
          const bool is_valid =
              moved.front().begin < moved.front().end && moved.back().begin < moved.back().end;
          if (!is_valid) continue;
          const std::size_t begin = moved.front().begin;
          expect_found({done.before, test::with_fragments(after, i, std::move(moved)),
                        FindingCode::kAlignment, begin, old.id});
        }
      }
    }
  });
  EXPECT_GT(found_, 100U);
}

// The gaps between the replaced stretches of the new text, each with the annotation that follows:
// none after the last gap, unknown if several annotations form one stretch.
struct Gap {
  ByteSpan span;
  std::optional<std::string> followed_by;
};

std::vector<Gap> gaps_of(const Processed& done) {
  std::vector<Gap> gaps;
  std::size_t begin = 0;
  for (const ReplacedSpan& replaced : done.outcome.replaced) {
    const auto only = only_annotation(done, replaced);
    gaps.push_back({{begin, replaced.after.begin},
                    only ? std::optional(done.before.annotations[*only].id) : std::nullopt});
    begin = replaced.after.end;
  }
  gaps.push_back({{begin, done.outcome.document.text.size()}, ""});
  return gaps;
}

// Returns the length of the common prefix in bytes, in whole code points.
std::size_t first_difference(std::string_view was, std::string_view is) {
  auto size = static_cast<std::size_t>(std::ranges::mismatch(was, is).in1 - was.begin());
  const auto is_inside = [&](std::string_view text) {
    return size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80;
  };
  while (size > 0 && (is_inside(was) || is_inside(is))) --size;
  return size;
}

TEST_P(CheckTest, FindsReplacedAnnotationsThatMoved) {
  for_each_plain([&](const Processed& done) {
    const Document& after = done.outcome.document;
    const auto gaps = gaps_of(done);
    for (std::size_t k = 0; k < done.outcome.replaced.size(); ++k) {
      const ReplacedSpan& replaced = done.outcome.replaced[k];
      const auto i = only_annotation(done, replaced);
      if (!i) continue;
      for (const int direction : {-1, 1}) {
        if (const auto begin = step(after.text, replaced.after.begin, direction);
            begin && *begin < gaps[k].span.begin) {
          expect_changed_text(done.before,
                              test::with_fragments(after, *i, {{*begin, replaced.after.end}}));
        } else if (begin && *begin < replaced.after.end) {
          expect_found({done.before,
                        test::with_fragments(after, *i, {{*begin, replaced.after.end}}),
                        FindingCode::kTextChanged, std::min(*begin, replaced.after.begin),
                        gaps[k].followed_by});
        }
        if (const auto end = step(after.text, replaced.after.end, direction);
            end && *end > gaps[k + 1].span.end) {
          expect_changed_text(done.before,
                              test::with_fragments(after, *i, {{replaced.after.begin, *end}}));
        } else if (end && *end > replaced.after.begin) {
          expect_found({done.before,
                        test::with_fragments(after, *i, {{replaced.after.begin, *end}}),
                        FindingCode::kTextChanged,
                        *end + first_difference(slice(after, gaps[k + 1].span),
                                                slice(after, {*end, gaps[k + 1].span.end})),
                        gaps[k + 1].followed_by});
        }
      }
    }
  });
  EXPECT_GT(found_, 2000U);
}

TEST_P(CheckTest, FindsAnnotationsThatTradedPlaces) {
  for_each_plain([&](const Processed& done) {
    const auto gaps = gaps_of(done);
    const auto& replaced = done.outcome.replaced;
    for (std::size_t k = 0; k + 1 < replaced.size(); ++k) {
      const auto a = only_annotation(done, replaced[k]);
      const auto b = only_annotation(done, replaced[k + 1]);
      if (!a || !b) continue;
      Document after = test::with_fragments(done.outcome.document, *a, {replaced[k + 1].after});
      after = test::with_fragments(std::move(after), *b, {replaced[k].after});
      expect_changed_text(done.before, after);
    }
  });
  EXPECT_GT(found_, 300U);
}

TEST_P(CheckTest, FindsChangedText) {
  for_each_plain([&](const Processed& done) {
    const Document& after = done.outcome.document;
    for (const auto& [gap, next] : gaps_of(done)) {
      const auto expect = [&](ByteSpan span, std::string_view text) {
        std::string now(slice(after, {gap.begin, span.begin}));
        now.append(text).append(slice(after, {span.end, gap.end}));
        expect_found({done.before, test::with_text(after, span, text), FindingCode::kTextChanged,
                      gap.begin + first_difference(slice(after, gap), now), next});
      };
      expect({gap.begin, gap.begin}, "x");
      expect({gap.end, gap.end}, "\n");
      if (gap.empty()) continue;
      const ByteSpan first{gap.begin, *step(after.text, gap.begin, 1)};
      const ByteSpan last{*step(after.text, gap.end, -1), gap.end};
      for (const ByteSpan& one : {first, last}) {
        expect(one, "");
        expect(one, std::string(one.size(), '#'));
      }
    }
  });
  EXPECT_GT(found_, 3000U);
}

TEST_P(CheckTest, FindsTextThatIsCutOff) {
  for_each_plain([&](const Processed& done) {
    const auto gaps = gaps_of(done);
    if (gaps.back().span.empty()) return;
    Document after = done.outcome.document;
    const std::size_t end = gaps.back().span.begin;
    for (std::size_t i = after.annotations.size(); i-- > 0;) {
      if (after.annotations[i].fragments.back().end > end) return;
    }
    after.text.resize(end);
    expect_found({done.before, std::move(after), FindingCode::kTextChanged, end, ""});
  });
  EXPECT_GT(found_, 50U);
}

TEST_P(CheckTest, FindsOriginalsInPlace) {
  for (const Processed& done : done_) {
    if (!done.outcome.missed.empty()) continue;
    for (const ReplacedSpan& replaced : done.outcome.replaced) {
      const auto i = only_annotation(done, replaced);
      const std::string original(slice(done.before, replaced.before));
      if (!i || !must_go(done, *i, original) || has_line_break(original)) continue;
      if (divides(done, replaced.before)) continue;
      std::string in_capitals = original;
      for (char& c : in_capitals) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
      for (const std::string& shown : {original, in_capitals}) {
        expect_found({done.before, test::with_text(done.outcome.document, replaced.after, shown),
                      FindingCode::kOriginalInPlace, replaced.after.begin,
                      done.before.annotations[*i].id});
      }
    }
  }
  EXPECT_GT(found_, 1000U);
}

TEST_P(CheckTest, FindsEveryOriginalInAnUnchangedDocument) {
  for (const Processed& done : done_) {
    const auto findings = check(done.before, done.before);
    for (const ReplacedSpan& replaced : done.outcome.replaced) {
      const auto i = only_annotation(done, replaced);
      if (!i || !must_go(done, *i, slice(done.before, replaced.before))) continue;
      const std::string_view text = done.before.text;
      const std::size_t offset = code_points(text.substr(0, replaced.before.begin));
      EXPECT_TRUE(std::ranges::any_of(findings, [&](const Finding& finding) {
        return finding.code == FindingCode::kOriginalInPlace && finding.offset == offset &&
               finding.annotation == done.before.annotations[*i].id;
      })) << done.before.id;
      ++found_;
    }
  }
  EXPECT_GT(found_, 1000U);
}

// Returns the originals that the check searches for in the text and all lines, with their
// annotations.
std::vector<std::pair<std::string, std::size_t>> searched_originals(const Processed& done) {
  std::vector<std::pair<std::string, std::size_t>> originals;
  for (const ReplacedSpan& replaced : done.outcome.replaced) {
    const auto i = only_annotation(done, replaced);
    if (!i) continue;
    constexpr std::string_view kNames[] = {"FEMALE", "MALE", "FAMILY", "CITY", "ORG", "STREET"};
    const std::string original(slice(done.before, replaced.before));
    const bool is_name =
        std::ranges::find(kNames, done.before.annotations[*i].label) != std::ranges::end(kNames);
    const bool is_word = original.size() > 3 && std::ranges::all_of(original, [](char c) {
                           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
                         });
    if (is_name && is_word) originals.emplace_back(original, *i);
  }
  return originals;
}

// Returns the annotation that a finding of this original reports, or nothing if several have the
// original.
std::optional<std::string> owner_of(const Processed& done, std::size_t annotation) {
  const auto key = [&](const Annotation& a) {
    std::string folded = text::fold_key(covered_text(done.before, a));
    std::erase_if(
        folded, [](char c) { return std::string_view("'.-( ").find(c) != std::string_view::npos; });
    return folded;
  };
  const std::string own = key(done.before.annotations[annotation]);
  const auto same = std::ranges::count_if(done.before.annotations, [&](const Annotation& a) {
    return !is_kept(a.label) && key(a) == own;
  });
  return same == 1 ? std::optional(done.before.annotations[annotation].id) : std::nullopt;
}

TEST_P(CheckTest, FindsOriginalsElsewhere) {
  for_each_plain([&](const Processed& done) {
    const Document& after = done.outcome.document;
    for (const auto& [original, i] : searched_originals(done)) {
      const std::string planted = "\n" + original;
      const auto end_of = [](const Document& document) {
        return ByteSpan{document.text.size(), document.text.size()};
      };
      expect_found({test::with_text(done.before, end_of(done.before), planted),
                    test::with_text(after, end_of(after), planted), FindingCode::kOriginalElsewhere,
                    after.text.size() + 1, owner_of(done, i)});
      const std::string before_all = original + " / ";
      expect_found({test::with_text(done.before, {0, 0}, before_all),
                    test::with_text(after, {0, 0}, before_all), FindingCode::kOriginalElsewhere, 0,
                    owner_of(done, i)});
    }
  });
  EXPECT_GT(found_, 300U);
}

TEST_P(CheckTest, FindsOriginalsInLines) {
  for_each_plain([&](const Processed& done) {
    for (const auto& [original, i] : searched_originals(done)) {
      const std::string& id = done.before.annotations[i].id;
      for (const std::string& line :
           {"A77\tMood " + id + " " + original, "A77\tMood " + id + "\tja\tnein, " + original,
            "R77\tKnows Arg1:" + id + " Arg2:" + id + "\t" + original,
            "E77\tMeets:" + id + "\t" + original + " kam"}) {
        expect_found({done.before, test::with_line(done.outcome.document, line),
                      FindingCode::kOriginalBesideText, 0, owner_of(done, i)});
      }
    }
  });
  EXPECT_GT(found_, 300U);
}

// By default no notes are kept.
TEST_P(CheckTest, LooksIntoNotes) {
  for_each_plain([&](const Processed& done) {
    for (const auto& [original, i] : searched_originals(done)) {
      const std::string note =
          "#77\tAnnotatorNotes " + done.before.annotations[i].id + "\t" + original;
      expect_found({done.before, test::with_line(done.outcome.document, note),
                    FindingCode::kOriginalBesideText, 0, owner_of(done, i)});
    }
  });
  EXPECT_GT(found_, 100U);
}

INSTANTIATE_TEST_SUITE_P(Languages, CheckTest, testing::Values("none", "de"),
                         [](const auto& row) { return std::string(row.param); });

// Pairs written by hand, in which one annotation decides for others or has several fragments.
struct PairCase {
  const char* name;
  const char* before;
  const char* after;
  std::vector<std::pair<FindingCode, const char*>> findings;
};

class CheckPairs : public testing::TestWithParam<PairCase> {};

TEST_P(CheckPairs, GiveTheirFindings) {
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/none.lex");
  const auto language = make_language("none", *lexicons);
  LabelMap labels;
  labels.keep("Opinion");
  const auto findings = check_document(test::marked(GetParam().before),
                                       test::marked(GetParam().after), labels, **language);
  std::vector<std::pair<FindingCode, std::string>> got;
  for (const Finding& finding : findings) got.emplace_back(finding.code, finding.annotation);
  const std::vector<std::pair<FindingCode, std::string>> expected(GetParam().findings.begin(),
                                                                  GetParam().findings.end());
  EXPECT_EQ(got, expected);
}

const PairCase kPairs[] = {
    {"AllReplaced", "[ORG Amt [CITY Graz]] ja", "[ORG Haus [CITY Linz]] ja", {}},
    {"OuterStays",
     "[ORG Amt [CITY Graz]]",
     "[ORG Amt [CITY Graz]]",
     {{FindingCode::kOriginalInPlace, "T1"}, {FindingCode::kOriginalInPlace, "T2"}}},
    {"InnerStays",
     "[ORG Amt [CITY Graz]]",
     "[ORG Haus [CITY Graz]]",
     {{FindingCode::kOriginalInPlace, "T1"}, {FindingCode::kOriginalInPlace, "T2"}}},
    {"TwinStays",
     "[ORG [CITY Graz]]",
     "[ORG [CITY Graz]]",
     {{FindingCode::kOriginalInPlace, "T1"}, {FindingCode::kOriginalInPlace, "T2"}}},
    {"KeptTextMayStay", "[Opinion so [CITY Graz]] ist", "[Opinion so [CITY Linz]] ist", {}},
    {"KeptLosesItsBegin",
     "[Opinion so [CITY Graz]] ist",
     "so [Opinion [CITY Linz]] ist",
     {{FindingCode::kAlignment, "T1"}}},
    {"KeptGrows",
     "[Opinion so [CITY Graz]] ist",
     "[Opinion so [CITY Linz] ]ist",
     {{FindingCode::kAlignment, "T1"}}},
    {"InnerLeavesItsOuter",
     "[ORG Amt [CITY Graz]] ja",
     "[ORG Haus] [CITY ja]",
     {{FindingCode::kAlignment, "T2"}}},
    {"InnerIsEmpty",
     "[ORG Amt [CITY Graz]]",
     "[ORG Haus[CITY ]]",
     {{FindingCode::kAlignment, "T2"}}},
    {"PunctuationMayStay", "[CITY ...] und", "[CITY ...] und", {}},
    {"SignsOfAPasswordMayNot",
     "[PASS #$%] und",
     "[PASS #$%] und",
     {{FindingCode::kOriginalInPlace, "T1"}}},
    {"UnknownLabelsMayBePrivate",
     "[Odd Graz] und",
     "[Odd Graz] und",
     {{FindingCode::kOriginalInPlace, "T1"}}},
    {"OriginalOfAnother",
     "[CITY Graz] [CITY Linz] Graz",
     "[CITY Linz] [CITY Wels] Graz",
     {{FindingCode::kOriginalElsewhere, "T1"}}},
};

INSTANTIATE_TEST_SUITE_P(Documents, CheckPairs, testing::ValuesIn(kPairs),
                         [](const auto& row) { return std::string(row.param.name); });

// "Anna und Bert Meier" is one annotation of two fragments.
TEST(CheckPieces, OriginalsInPiecesAreFound) {
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/none.lex");
  const auto language = make_language("none", *lexicons);
  const auto findings = [&](std::string_view after, std::vector<ByteSpan> pieces) {
    const Document before =
        test::with_fragments(test::marked("[FAMILY Anna] und Bert Meier"), 0, {{0, 4}, {14, 19}});
    Document now = test::marked("[FAMILY x]" + std::string(after));
    now.text = after;
    return check_document(before, test::with_fragments(std::move(now), 0, std::move(pieces)), {},
                          **language);
  };
  EXPECT_TRUE(findings("Bea und Bert Moser", {{0, 3}, {13, 18}}).empty());
  const auto first = findings("Anna und Bert Moser", {{0, 4}, {14, 19}});
  ASSERT_EQ(first.size(), 1U);
  EXPECT_EQ(first[0].code, FindingCode::kOriginalInPlace);
  EXPECT_EQ(first[0].offset, 0U);
  const auto second = findings("Bea und Bert Meier", {{0, 3}, {13, 18}});
  ASSERT_EQ(second.size(), 1U);
  EXPECT_EQ(second[0].code, FindingCode::kOriginalInPlace);
  EXPECT_EQ(second[0].offset, 13U);
  const auto moved = findings("Bea und Bert Moser", {{0, 3}, {12, 18}});
  ASSERT_EQ(moved.size(), 1U);
  EXPECT_EQ(moved[0].code, FindingCode::kTextChanged);
}

// Two annotations that overlap partly are replaced as one stretch, which may show the original of
// neither.
TEST(CheckUnions, AnOriginalInAPartOfTheUnionIsFound) {
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/none.lex");
  const auto language = make_language("none", *lexicons);
  const auto at = [](const char* markup, ByteSpan first, ByteSpan second) {
    return test::with_fragments(test::with_fragments(test::marked(markup), 0, {first}), 1,
                                {second});
  };
  const Document before = at("[ORG Amt ][CITY Graz West]", {0, 8}, {6, 11});
  const auto findings = [&](const Document& after) {
    return check_document(before, after, {}, **language);
  };
  EXPECT_TRUE(findings(at("[ORG Haus ][CITY Linz Nost]", {0, 12}, {0, 12})).empty());
  const auto first = findings(at("[ORG Amt ][CITY Graz Nost]", {0, 8}, {0, 11}));
  ASSERT_EQ(first.size(), 1U);
  EXPECT_EQ(first[0].code, FindingCode::kOriginalInPlace);
  EXPECT_EQ(first[0].annotation, "T1");
  const auto second = findings(at("[ORG Amt ][CITY Lin az West]", {0, 13}, {8, 13}));
  // "We" is in the union, whose surrogate T1 determines, and is a part of T2.
  ASSERT_EQ(second.size(), 2U);
  EXPECT_EQ(second[0].annotation, "T1");
  EXPECT_EQ(second[1].annotation, "T2");
}

}  // namespace
}  // namespace pseudo
