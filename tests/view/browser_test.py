#!/usr/bin/env python3
"""The page of pseudo view in a real browser: browser_test.py PSEUDO

Prints what it skips; ends with 77 where Chromium or its driver is missing, which ctest counts as
skipped. PSEUDO_SCREENSHOTS=FOLDER keeps pictures of the page.
"""

import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import time
import unittest

import browser
import corpora

PSEUDO = ""
SKIPPED = 77


def pseudo(folder, *words):
    return subprocess.run([PSEUDO, *words], cwd=folder, text=True, capture_output=True, check=False)


class PageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="pseudo-view-test-")
        corpora.make(cls.folder)
        cls.page = os.path.join(cls.folder, "page.html")
        cls.made = pseudo(cls.folder, "view", "before", "after", "-o", "page.html")
        cls.browser = browser.Browser(1280, 860)

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        subprocess.run(["rm", "-rf", cls.folder], check=False)

    def setUp(self):
        self.assertEqual(self.made.returncode, 0, self.made.stderr)
        self.browser.open(self.page)

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])

    def picture(self, name, shown=None):
        folder = os.environ.get("PSEUDO_SCREENSHOTS")
        if folder:
            (shown or self.browser).screenshot(os.path.join(folder, name + ".png"))

    def marks(self, side, kind=""):
        return self.browser.texts(f"#{side} mark.m{kind}")

    def test_says_that_it_shows_originals(self):
        self.assertIn("This page shows originals", self.browser.text(".notice"))
        self.assertEqual(stat.S_IMODE(os.stat(self.page).st_mode), 0o600)

    def test_shows_both_texts_and_the_pairs(self):
        self.assertEqual(self.browser.text("#name"), "mail/1")
        self.assertEqual(self.marks("before"), ["Irmgard", "Gottlieb", "Mürzzuschlag", "Irmgard"])
        self.assertEqual(self.marks("after"), ["Rosmarie", "Wendelin", "Bruck", "Irmgard"])
        self.assertEqual(self.browser.texts("#after")[0], corpora.marked(corpora.AFTER["mail/1"])[0])
        self.picture("light")

    def test_writes_labels_beside_the_marks(self):
        content = self.browser.run(
            "return getComputedStyle(document.querySelector('#after mark.m'), '::after').content")
        self.assertEqual(content, '"FEMALE"')
        self.browser.keys("l")
        content = self.browser.run(
            "return getComputedStyle(document.querySelector('#after mark.m'), '::after').content")
        self.assertEqual(content, "none")

    def test_pointing_shows_the_pair(self):
        self.browser.point_at("#after mark.m:nth-of-type(2)")
        self.assertRegex(self.browser.text("#detail"), "MALE.*Gottlieb → Wendelin.*T2.*replaced")
        self.assertEqual(self.browser.texts("mark.on"), ["Gottlieb", "Wendelin"])

    def test_marks_missed_mentions_and_findings(self):
        self.assertEqual(self.marks("before", ".missed"), ["Irmgard"])
        self.assertEqual(self.marks("after", ".missed"), ["Irmgard"])
        self.assertEqual(self.browser.texts("#findings button"),
                         ["missed-mention of T1, line 3, column 1"])
        self.browser.click("#findings button")
        self.assertIn("missed-mention", self.browser.text("#detail"))
        self.browser.keys("f")
        self.assertEqual(self.browser.text("#name"), "mail/2")
        self.assertIn("original-in-place", self.browser.text("#detail"))
        self.assertEqual(self.marks("after", ".finding"), ["Querfeldner"])
        self.picture("finding")

    def test_is_driven_by_keys(self):
        self.browser.keys("n")
        self.assertIn("Irmgard → Rosmarie", self.browser.text("#detail"))
        self.browser.keys("nn")
        self.assertIn("Mürzzuschlag → Bruck", self.browser.text("#detail"))
        self.browser.keys("p")
        self.assertIn("Gottlieb → Wendelin", self.browser.text("#detail"))
        self.browser.keys("j")
        self.assertEqual(self.browser.text("#name"), "mail/2")
        self.browser.keys("jjj")
        self.assertEqual(self.browser.text("#name"), "mail/3")
        self.browser.keys("k")
        self.assertEqual(self.browser.text("#name"), "mail/2")
        self.browser.keys("v")
        self.assertEqual(self.browser.run(
            "return document.querySelector('#after-column').offsetParent === null"), True)

    def test_lists_its_keys(self):
        self.browser.keys("?")
        self.assertTrue(self.browser.run("return document.querySelector('#help').open"))
        self.assertIn("next, previous document", self.browser.text("#help"))
        self.picture("help")
        self.browser.keys(browser.ESCAPE)
        self.assertFalse(self.browser.run("return document.querySelector('#help').open"))

    def test_counts_and_filters_labels(self):
        legend = self.browser.texts("#labels button")
        self.assertEqual(sorted(legend), ["CITY1", "FAMILY1", "FEMALE2", "MALE1"])
        self.browser.click("#labels button[data-value=FAMILY]")
        self.assertEqual(self.browser.texts(".row .id"), ["mail/2"])
        self.assertEqual(self.browser.texts("#after mark.m:not(.off)"), ["Querfeldner"])
        self.assertEqual(self.browser.text("#tally"), "1 of 3 documents")
        self.browser.keys("c")
        self.assertEqual(self.browser.texts(".row .id"), ["mail/1", "mail/2", "mail/3"])

    def test_filters_the_status(self):
        self.browser.click("#states button[data-value=missed]")
        self.assertEqual(self.browser.texts(".row .id"), ["mail/1"])
        self.browser.click("#states button[data-value=missed]")
        self.browser.click("#states button[data-value=unchanged]")
        self.assertEqual(self.browser.texts(".row .id"), ["mail/2"])
        self.picture("filtered")

    def test_searches_ids_and_texts(self):
        self.browser.keys("/querf")
        self.browser.wait_until("return document.querySelectorAll('.row').length === 1")
        self.assertEqual(self.browser.texts("#before .hit"), ["Querf"])
        self.browser.keys(browser.ESCAPE + "j")
        self.browser.keys("/mail-9")
        self.browser.wait_until("return document.querySelectorAll('.row').length === 0")
        self.assertEqual(self.browser.text("#name"), "No document matches")

    def test_fits_narrow_and_dark_screens(self):
        with browser.Browser(400, 780, dark=True) as narrow:
            narrow.open(self.page)
            self.assertEqual(narrow.run("return document.documentElement.scrollWidth"), 400)
            dark = narrow.run("return getComputedStyle(document.body).backgroundColor")
            self.assertLess(int(re.search(r"\d+", dark).group()), 60)
            self.picture("narrow", narrow)
            narrow.click("#open-side")
            self.picture("narrow-list", narrow)
            narrow.click(".row:nth-of-type(2)")
            self.assertEqual(narrow.text("#name"), "mail/2")
            self.assertEqual(narrow.run(
                "return getComputedStyle(document.querySelector('aside')).visibility"), "hidden")
            self.assertEqual(narrow.complaints(), [])

    def test_text_has_contrast(self):
        for dark in (False, True):
            with browser.Browser(1280, 860, dark=dark) as shown:
                shown.open(self.page)
                for selector, pseudo_element in (("#name", ""), ("#counts", ""), (".notice", ""),
                                                 ("#after mark.m", "::after"), (".row .n", ""),
                                                 ("#findings button", ""),
                                                 ("#after mark.missed", "::after")):
                    self.assertGreaterEqual(contrast(shown, selector, pseudo_element), 4.5,
                                            f"{selector} {dark}")

    def test_runs_nothing_of_a_hostile_corpus(self):
        corpora.make_hostile(os.path.join(self.folder, "hostile.jsonl"))
        shutil.copy(os.path.join(self.folder, "hostile.jsonl"), os.path.join(self.folder, "same.jsonl"))
        made = pseudo(self.folder, "view", "--keep-label", "*script*", "hostile.jsonl",
                      "same.jsonl", "-o", "hostile.html")
        self.assertEqual(made.returncode, 0, made.stderr)
        self.browser.open(os.path.join(self.folder, "hostile.html"))
        self.assertEqual(self.browser.run("return document.title"), "pseudo view")
        self.assertEqual(self.browser.run("return document.scripts.length"), 2)
        self.assertEqual(self.browser.run("return document.images.length"), 0)
        self.assertIn(corpora.HOSTILE, self.browser.texts("#after")[0])
        self.assertIn(corpora.HOSTILE, self.browser.texts("#labels button")[0])

    def test_refuses_scripts_of_others(self):
        self.browser.run("const s = document.createElement('script');"
                         "s.textContent = 'document.title = 1'; document.body.append(s)")
        self.assertEqual(self.browser.run("return document.title"), "pseudo view")
        self.assertIn("Content Security Policy", " ".join(self.browser.complaints()))

    def test_without_originals_it_shows_the_result_alone(self):
        made = pseudo(self.folder, "view", "--no-originals", "--overwrite", "before", "after", "-o",
                      "public.html")
        self.assertEqual(made.returncode, 0, made.stderr)
        page = os.path.join(self.folder, "public.html")
        self.browser.open(page)
        self.assertNotIn("shows originals", self.browser.text(".notice"))
        self.assertFalse(self.browser.run(
            "return document.querySelector('#before-column').offsetParent !== null"))
        self.assertEqual(self.marks("after"), ["Rosmarie", "Wendelin", "Bruck"])
        self.assertEqual(self.browser.texts("#findings button"), [])
        self.browser.keys("j")
        self.assertEqual(self.marks("after", ":not(.replaced)"), [])
        with open(page, encoding="utf-8") as file:
            html = file.read()
        for word in ("missed-mention", "original-in-place", "Gottlieb", "Mürzzuschlag"):
            self.assertNotIn(word, html)
        self.picture("public")

    def test_stays_fast_with_two_thousand_documents(self):
        corpora.make_many(self.folder, 2100)
        made = pseudo(self.folder, "view", "before.jsonl", "after.jsonl", "-o", "many.html")
        self.assertEqual(made.returncode, 0, made.stderr)
        self.browser.open(os.path.join(self.folder, "many.html"))
        self.browser.wait_until("return document.querySelectorAll('.row').length > 0")
        self.assertLess(self.browser.run("return document.querySelectorAll('.row').length"), 100)
        self.assertIn("2,000", self.browser.text("#tally"))
        begin = time.monotonic()
        self.browser.run("document.querySelector('#list').focus()")
        self.browser.keys(browser.DOWN * 30)
        self.assertEqual(self.browser.text("#name"), "spende-0/mail-00030")
        self.browser.keys("/mail-01999")
        self.browser.wait_until("return document.querySelectorAll('.row').length === 1")
        self.assertLess(time.monotonic() - begin, 20)  # seconds, on a busy machine
        self.picture("many")


def contrast(shown, selector, pseudo_element):
    """The ratio of WCAG 2 between a text and what lies behind it."""
    return shown.run("""
      const seen = document.querySelector(arguments[0]);
      const numbers = (c) => c.match(/[\\d.]+/g).map(Number);
      const luminance = (c) => {
        const part = c.slice(0, 3).map((v) => v / 255)
          .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
        return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2];
      };
      let behind = seen;
      let color = [0, 0, 0, 0];
      while (behind && (color.length === 4 && color[3] === 0)) {
        color = numbers(getComputedStyle(behind).backgroundColor);
        behind = behind.parentElement;
      }
      const text = numbers(getComputedStyle(seen, arguments[1] || null).color);
      const both = [luminance(text), luminance(color)].sort((a, b) => b - a);
      return (both[0] + 0.05) / (both[1] + 0.05);
    """, selector, pseudo_element)


if __name__ == "__main__":
    if not browser.is_there():
        print("skipped: no chromium and chromedriver (apt install chromium chromium-driver)")
        sys.exit(SKIPPED)
    PSEUDO = os.path.abspath(sys.argv.pop(1))
    unittest.main()
