#include "align/edits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "text/utf8.h"

namespace pseudo {
namespace {

/// The origin of each byte of the new text: an old byte, or an edit.
struct Origin {
  std::size_t old = 0;
  const Edit* edit = nullptr;
  std::size_t in_edit = 0;
};

struct Copy {
  std::string text;
  std::vector<Origin> origins;
};

/// The slow and obvious way: walk over the old text and record the origin of every byte.
Copy copy_slowly(const std::string& text, const std::vector<Edit>& edits) {
  Copy copy;
  for (std::size_t old = 0; old < text.size(); ++old) {
    const Edit* in = nullptr;
    for (const Edit& edit : edits) {
      if (edit.span.begin <= old && old < edit.span.end) in = &edit;
    }
    if (in == nullptr) {
      copy.text += text[old];
      copy.origins.push_back({old, nullptr, 0});
    } else if (old == in->span.begin) {
      copy.text += in->text;
      for (std::size_t i = 0; i < in->text.size(); ++i) copy.origins.push_back({old, in, i});
    }
  }
  return copy;
}

/// True if the new byte belongs to the image of the old fragment, without anchors.
bool belongs(const Origin& origin, const ByteSpan& fragment) {
  if (origin.edit == nullptr) return fragment.begin <= origin.old && origin.old < fragment.end;
  const Edit& edit = *origin.edit;
  if (!edit.span.overlaps(fragment)) return false;
  const bool more_before = fragment.begin < edit.span.begin;
  const bool more_behind = edit.span.end < fragment.end;
  const bool all_before = more_before || (fragment.begin == edit.span.begin && more_behind);
  const bool all_behind = more_behind || (fragment.end == edit.span.end && more_before);
  return (all_before || origin.in_edit >= edit.covered.begin) &&
         (all_behind || origin.in_edit < edit.covered.end);
}

bool cuts(const Edit& edit, std::size_t border) {
  return edit.span.begin < border && border < edit.span.end;
}

void expect_image(const std::string& text, const EditList& list, const Copy& copy,
                  const ByteSpan& fragment) {
  const EditList::Image image = list.image(fragment);
  ASSERT_LE(image.span.begin, image.span.end);
  ASSERT_LE(image.span.end, copy.text.size());
  for (std::size_t i = 0; i < copy.origins.size(); ++i) {
    const bool has = image.span.begin <= i && i < image.span.end;
    ASSERT_EQ(has, belongs(copy.origins[i], fragment))
        << "text " << text << " -> " << copy.text << ", fragment " << fragment.begin << "-"
        << fragment.end << ", new byte " << i;
  }
  const bool exact = std::none_of(list.edits().begin(), list.edits().end(), [&](const Edit& edit) {
    return cuts(edit, fragment.begin) || cuts(edit, fragment.end);
  });
  ASSERT_EQ(image.exact, exact);
  if (!image.span.empty() || !exact) return;
  // Nothing is left of it: its place is after everything before it.
  const auto before =
      std::count_if(copy.origins.begin(), copy.origins.end(), [&](const Origin& origin) {
        return origin.edit == nullptr ? origin.old < fragment.begin
                                      : origin.edit->span.end <= fragment.begin;
      });
  ASSERT_EQ(image.span.begin, static_cast<std::size_t>(before));
}

void check_all_fragments(const std::string& text, std::vector<Edit> edits) {
  std::reverse(edits.begin(), edits.end());  // make() sorts
  const Result<EditList> list = EditList::make(std::move(edits), text);
  ASSERT_TRUE(list);
  const Copy copy = copy_slowly(text, list->edits());
  ASSERT_EQ(list->apply(text), copy.text);
  for (std::size_t begin = 0; begin < text.size(); ++begin) {
    if (!text::is_boundary(text, begin)) continue;
    for (std::size_t end = begin + 1; end <= text.size(); ++end) {
      if (text::is_boundary(text, end)) expect_image(text, *list, copy, {begin, end});
    }
  }
}

struct Replacement {
  std::string text;
  ByteSpan covered;
};

const Replacement kNothing{"", {0, 0}};
const Replacement kWhole{"😀x", {0, 5}};
const Replacement kLineBreakBehind{"x\r\n", {0, 1}};
const Replacement kSharpS{"ß", {0, 2}};
const Replacement kBlankBefore{" x", {1, 2}};

struct Trial {
  std::vector<Replacement> replacements;
  std::string text;
  std::vector<std::size_t> borders{0};  // of the symbols of the text
  std::vector<Edit> edits;

  /// Tries all edit lists over the symbols from the border `from` on.
  void try_edits(std::size_t from) {
    if (testing::Test::HasFatalFailure()) return;
    if (from + 1 == borders.size()) {
      check_all_fragments(text, edits);
      return;
    }
    try_edits(from + 1);
    for (std::size_t to = from + 1; to < borders.size(); ++to) {
      for (const Replacement& replacement : replacements) {
        edits.push_back({{borders[from], borders[to]}, replacement.text, replacement.covered, {}});
        try_edits(to);
        edits.pop_back();
      }
    }
  }

  /// Tries all texts that continue from here with up to `symbols` symbols.
  void try_texts(std::size_t symbols) {
    try_edits(0);
    if (symbols == 0) return;
    for (const std::string symbol : {"a", "ß", "😀", "\r\n"}) {
      text += symbol;
      borders.push_back(text.size());
      try_texts(symbols - 1);
      borders.pop_back();
      text.resize(text.size() - symbol.size());
    }
  }
};

TEST(EditList, AgreesWithASlowCopyOfEverySmallText) {
  Trial{{kNothing, kWhole, kLineBreakBehind, kSharpS, kBlankBefore}, {}, {0}, {}}.try_texts(3);
  Trial{{kNothing, kWhole, kLineBreakBehind}, {}, {0}, {}}.try_texts(4);
}

EditList one_edit(const std::string& text, Edit edit) {
  std::vector<Edit> edits;
  edits.push_back(std::move(edit));
  Result<EditList> list = EditList::make(std::move(edits), text);
  EXPECT_TRUE(list);
  return std::move(*list);
}

struct AnchorCase {
  ByteSpan old;
  ByteSpan expected;
  bool exact;
  const char* why;
};

// "die Stadtwerke Graz AG!" with the ORG span 4-22 -> "Wasserbetriebe Murau AG", city anchored.
TEST(EditList, AnchorsLeadInnerAnnotations) {
  const std::string text = "die Stadtwerke Graz AG!";
  const EditList list =
      one_edit(text, {{4, 22}, "Wasserbetriebe Murau AG\n", {0, 23}, {{{11, 15}, {15, 20}}}});
  ASSERT_EQ(list.apply(text), "die Wasserbetriebe Murau AG\n!");
  const AnchorCase cases[] = {
      {{4, 22}, {4, 27}, true, "the whole span: its cover"},
      {{15, 19}, {19, 24}, true, "the anchor"},
      {{4, 19}, {4, 24}, true, "from the edit's begin to the anchor's end"},
      {{15, 22}, {19, 27}, true, "from the anchor to the edit's end: to the cover's"},
      {{4, 14}, {4, 27}, false, "no counterpart: all of it"},
      {{16, 18}, {4, 27}, false, "inside an anchor: all of it"},
      {{0, 19}, {0, 24}, true, "from outside to the anchor's end"},
      {{0, 16}, {0, 27}, false, "from outside to nowhere: to the cover's end"},
      {{15, 23}, {19, 29}, true, "from the anchor to outside, line break and all"},
      {{16, 23}, {4, 29}, false, "from nowhere to outside"},
      {{0, 4}, {0, 4}, true, "touches from the left"},
      {{22, 23}, {28, 29}, true, "touches from the right"},
      {{0, 23}, {0, 29}, true, "encloses"},
  };
  for (const AnchorCase& row : cases) {
    const EditList::Image image = list.image(row.old);
    EXPECT_EQ(image.span, row.expected) << row.why;
    EXPECT_EQ(image.exact, row.exact) << row.why;
  }
}

TEST(EditList, AnAnchorNeverEmptiesAFragment) {
  const std::string text = "Graz AG";
  const EditList gone = one_edit(text, {{0, 7}, "Murau", {0, 5}, {{{0, 4}, {0, 0}}}});
  EXPECT_EQ(gone.image({0, 4}).span, (ByteSpan{0, 5}));
  EXPECT_FALSE(gone.image({0, 4}).exact);
  const EditList crossed =
      one_edit(text, {{0, 7}, "AG Murau", {0, 8}, {{{0, 4}, {3, 8}}, {{5, 7}, {0, 2}}}});
  EXPECT_EQ(crossed.image({0, 4}).span, (ByteSpan{3, 8}));
  EXPECT_EQ(crossed.image({5, 7}).span, (ByteSpan{0, 2}));
  EXPECT_EQ(crossed.image({0, 7}).span, (ByteSpan{0, 8}));
}

TEST(EditList, RefusesWhatDoesNotFit) {
  const std::string text = "aßb";
  const std::vector<std::vector<Edit>> bad = {
      {{{1, 1}, "x", {0, 1}, {}}},                            // empty
      {{{2, 1}, "x", {0, 1}, {}}},                            // inverted
      {{{0, 9}, "x", {0, 1}, {}}},                            // outside
      {{{0, 2}, "x", {0, 1}, {}}},                            // inside a code point
      {{{2, 4}, "x", {0, 1}, {}}},                            // inside a code point
      {{{0, 3}, "x", {0, 1}, {}}, {{1, 4}, "y", {}, {}}},     // overlapping
      {{{0, 1}, "x", {0, 1}, {}}, {{0, 1}, "y", {}, {}}},     // twice
      {{{0, 1}, "x", {0, 2}, {}}},                            // cover outside
      {{{0, 1}, "x", {0, 1}, {{{0, 2}, {0, 1}}}}},            // anchor outside the span
      {{{0, 1}, "x", {0, 1}, {{{0, 1}, {0, 2}}}}},            // anchor outside the text
      {{{0, 4}, "xy", {0, 2}, {{{1, 3}, {}}, {{0, 1}, {}}}}}  // unsorted anchors
  };
  for (const std::vector<Edit>& edits : bad) {
    const Result<EditList> list = EditList::make(edits, text);
    ASSERT_FALSE(list);
    EXPECT_EQ(list.error().code, ErrorCode::kInternal);
  }
  EXPECT_TRUE(EditList::make({}, text));
}

// Quadratic time would take minutes here.
TEST(EditList, ServesAMillionPlaces) {
  const std::size_t count = 200000;
  const std::string text(2 * count, 'a');
  std::vector<Edit> edits;
  for (std::size_t i = 0; i < count; ++i) edits.push_back({{2 * i, 2 * i + 1}, "xyz", {0, 3}, {}});
  const Result<EditList> list = EditList::make(std::move(edits), text);
  ASSERT_TRUE(list);
  EXPECT_EQ(list->apply(text).size(), 4 * count);
  for (std::size_t i = 0; i < count; ++i) {
    ASSERT_EQ(list->image({2 * i, 2 * i + 2}).span, (ByteSpan{4 * i, 4 * i + 4}));
  }
}

}  // namespace
}  // namespace pseudo
