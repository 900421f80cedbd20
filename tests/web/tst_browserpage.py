#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of a run in a real browser: tst_browserpage.py ATTENTOSCOPE-CLI [unittest arguments].

Everything that is pointed at, clicked and pressed is compared with what the program says about the same run in JSON.
After each test the console must be empty, and nothing may have been asked for but the page."""
import base64
import json
import math
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import browser as browsers

CLI = sys.argv.pop(1) if len(sys.argv) > 1 else ""
SENTENCE, OTHER = "a b c d e", "f g h"

# The places at which a stranger's words could get into HTML, a script, a style, an address or JSON.
HOSTILE = [
    "<script>document.title='hit'</script>", "</script><script>document.title='hit'</script>",
    "<img src=x onerror=document.title='hit'>", "<svg onload=document.title='hit'>", "<svg/onload=document.title='hit'//",
    "\"><script>document.title='hit'</script>", "' onmouseover='document.title=1' x='", "\" onfocus=document.title=1 autofocus x=\"",
    "javascript:document.title='hit'", "<a href=javascript:document.title=1>x</a>", "<iframe srcdoc='<script>parent.document.title=1</script>'>",
    "<!--", "-->", "]]>", "</title>", "</textarea><script>document.title=1</script>", "<base href=//example.invalid/>",
    "<meta http-equiv=refresh content=0;url=//example.invalid>", "<style>*{display:none}</style>", "</style><script>document.title=1</script>",
    "<link rel=stylesheet href=//example.invalid/x.css>", "@TITLE@", "@SCRIPT@", "{0}", "${document.title=1}",
    "\\u003cscript\\u003edocument.title=1\\u003c/script\\u003e", "&lt;script&gt;document.title=1&lt;/script&gt;", "\u202e<b>gnp.exe</b>",
    "<object data=//example.invalid>", "__proto__",
]


def command(*arguments):
    done = subprocess.run([CLI, *map(str, arguments)], capture_output=True, text=True, timeout=500, check=False)
    if done.returncode != 0:
        raise AssertionError(f"{arguments}: {done.stderr}")
    return done.stdout


def answer(*arguments):
    return json.loads(command(*arguments, "--json"))


class Place:
    """A folder with two small runs and their pages."""

    def __init__(self):
        self.kept = tempfile.TemporaryDirectory()
        self.folder = Path(self.kept.name)
        self.runs = {}
        self.pages = {}
        self.translations = {}
        self.train("recurrent", "recommended", "hidden_size=16", "embedding_size=16")
        self.train("transformer", "transformer-tiny")

    def train(self, name, preset, *settings):
        run = self.folder / name
        more = ["--set", *settings] if settings else []
        command("train", "--sample", "reverse", "--pairs", 500, "--preset", preset, "--as-preset", *more, "--steps", 30, "--seed", 1, "--threads", 1,
                "--watch", SENTENCE, "--watch", OTHER, "--out", run)
        self.runs[name] = run

    def page(self, run, name, *more):
        if name not in self.pages:
            file = self.folder / f"{name}.html"
            self.pages[name] = file, answer("page", run, "--out", file, "--threads", 1, *more)
        return self.pages[name]

    def translation(self, name, sentence, *more):
        key = (name, sentence, more)
        if key not in self.translations:
            self.translations[key] = answer("translate", "--model", self.runs[name], sentence, "--threads", 1, *more)[0]
        return self.translations[key]

    def snapshots(self, name):
        lines = (self.runs[name] / "watched" / "snapshots.jsonl").read_text().splitlines()
        return [json.loads(line) for line in lines]


def colors():
    """The 256 colours of viridis as the viewer makes them from its stops."""
    script = (Path(__file__).parents[2] / "web" / "style.js").read_text()
    stops = re.findall(r'"([0-9a-f]{6})"', script[:script.index("];")])
    channels = [[int(stop[at:at + 2], 16) for at in (0, 2, 4)] for stop in stops]
    table = []
    for index in range(256):
        place = index / 255 * (len(stops) - 1)
        low = min(int(place), len(stops) - 2)
        table.append([round(a + (place - low) * (b - a)) for a, b in zip(channels[low], channels[low + 1])])
    return table


class PageTest(unittest.TestCase):
    place = None
    browser = None

    @classmethod
    def setUpClass(cls):
        PageTest.place = PageTest.place or Place()
        PageTest.browser = PageTest.browser or browsers.Browser()

    files = frozenset() # what was opened since the last look at what was asked for

    def open(self, file):
        self.files = {*self.files, file.as_uri()}
        self.browser.open(file)
        self.browser.until("document.title.length > 0 && (window.attentoscope || !document.getElementById('problem').hidden)")

    def openRun(self, name, *more):
        file, told = self.place.page(self.place.runs[name], f"{name}-{len(more)}", *more)
        self.open(file)
        return told

    def tearDown(self):
        self.assertEqual(self.browser.console(), [])
        self.assertEqual(set(self.browser.requests()), set(self.files))
        self.files = frozenset()

    # The visible parts and their places.

    def text(self, selector):
        return self.browser.text(selector)

    def cell(self, row, column):
        """The middle of a cell of the matrix, in pixels of the page."""
        return self.browser.run("""
            const figure = document.getElementById("figure");
            figure.scrollIntoView({block: "center"});
            const layout = JSON.parse(figure.dataset.layout), box = figure.getBoundingClientRect();
            return [box.left + layout.left + (arguments[1] + 0.5) * layout.cellWidth,
              box.top + layout.top + (arguments[0] + 0.5) * layout.cellHeight]""", row, column)

    def colorAt(self, row, column):
        return self.browser.run("""
            const canvas = document.getElementById("picture"), ratio = canvas.width / canvas.clientWidth;
            window.probe ??= new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
            const layout = JSON.parse(document.getElementById("figure").dataset.layout);
            const x = layout.left + (arguments[1] + 0.5) * layout.cellWidth, y = layout.top + (arguments[0] + 0.5) * layout.cellHeight;
            window.probe.drawImage(canvas, Math.floor(x * ratio), Math.floor(y * ratio), 1, 1, 0, 0, 1, 1);
            return [...window.probe.getImageData(0, 0, 1, 1).data].slice(0, 3)""", row, column)

    def tableWeights(self):
        """The weights that the page has as a table, in the digits that it shows."""
        return self.browser.run("""
            const table = document.getElementById("table");
            if (!table.open)
              table.querySelector("summary").click();
            attentoscope.showTable();
            return [...table.querySelectorAll("tbody tr")].map(row => [...row.querySelectorAll("td")].map(cell => Number(cell.textContent)))""")

    def assertWeights(self, shown, known, most):
        self.assertEqual([len(row) for row in shown], [len(row) for row in known])
        for row, others in zip(shown, known):
            for weight, other in zip(row, others):
                self.assertLessEqual(abs(weight - other), most)


class TestReading(PageTest):
    """A recurrent run."""

    def setUp(self):
        self.told = self.openRun("recurrent")
        self.translation = self.place.translation("recurrent", SENTENCE)

    def test_shows_the_last_moment_first(self):
        self.assertEqual(self.text("#when"), "step 30 · epoch " + self.text("#when").split()[-1])
        self.assertEqual([word["text"] for word in self.browser.run("return attentoscope.map.columnTokens")], self.translation["source"])
        self.assertEqual([word["text"] for word in self.browser.run("return attentoscope.map.rowTokens")], self.translation["target"])
        self.assertWeights(self.tableWeights(), self.translation["attention"], 0.0006)

    def test_hovering_reads_a_cell(self):
        rows, columns = self.translation["target"], self.translation["source"]
        for row, column in ((0, 0), (len(rows) - 1, 2), (1, len(columns) - 1)):
            self.browser.pointer(*self.cell(row, column))
            weight = self.translation["attention"][row][column]
            self.browser.until("document.getElementById('reading').textContent.length > 0")
            said = re.match(r"(.*) looks at (.*): ([0-9.]+) · probability of the word ([0-9.]+)$", self.text("#reading"))
            self.assertEqual(said.group(1, 2), (rows[row], columns[column]))
            self.assertLessEqual(abs(float(said.group(3)) - weight), 0.0006)

    def test_cells_have_the_colour_of_their_weight(self):
        table = colors()
        self.browser.run("attentoscope.point(null); attentoscope.setPin(null)")
        for row, weights in enumerate(self.translation["attention"]):
            for column, weight in enumerate(weights):
                shown = self.colorAt(row, column)
                self.assertTrue(any(max(abs(a - b) for a, b in zip(shown, table[index])) <= 1
                                    for index in (math.floor(255 * weight), math.ceil(255 * weight))), (row, column, weight, shown))

    def test_a_click_pins_and_escape_lets_go(self):
        self.browser.pointer(*self.cell(1, 1), press=True)
        self.browser.pointer(5, 5)
        said = self.text("#reading")
        self.assertIn(f"{self.translation['target'][1]} looks at {self.translation['source'][1]}", said)
        self.assertIn("Pinned", self.text("#hint"))
        self.browser.keys("Escape")
        self.assertEqual(self.text("#reading"), "")
        self.browser.pointer(*self.cell(1, 1), press=True)
        self.browser.pointer(*self.cell(1, 1), press=True)
        self.browser.pointer(5, 5)
        self.assertEqual(self.text("#reading"), "")

    def test_the_slider_goes_through_every_kept_moment(self):
        kept = [moment for moment in self.place.snapshots("recurrent") if moment["sentence"] == SENTENCE]
        self.assertGreater(len(kept), 10) # a busy machine keeps fewer than thirty
        self.browser.run("document.getElementById('slider').focus()")
        for moment in reversed(kept):
            while moment["step"] < self.browser.run("return attentoscope.moment.step"):
                self.browser.keys("Left")
            self.assertTrue(self.text("#when").startswith(f"step {moment['step']} ·"), self.text("#when"))
            self.assertEqual(self.text("#translation"), moment["text"])
            self.assertWeights(self.tableWeights(), moment["attention"], 0.0006)
            self.assertEqual([word["text"] for word in self.browser.run("return attentoscope.map.rowTokens")], moment["target"])
        self.assertEqual(self.browser.run("return attentoscope.state.moment"), 0)

    def test_the_curve_goes_to_a_moment(self):
        box = self.browser.run("""const canvas = document.getElementById("curve"); canvas.scrollIntoView({block: "center"});
            const box = canvas.getBoundingClientRect(); return [box.left, box.top, attentoscope.curve.left, attentoscope.curve.right]""")
        steps = self.browser.run("return attentoscope.sentence.moments.map(moment => moment.step)")
        self.browser.pointer(box[0] + box[2] + (box[3] - box[2]) * 10 / (len(steps) - 1), box[1] + 40, press=True)
        self.assertTrue(self.text("#when").startswith(f"step {steps[10]} ·"), self.text("#when"))
        loss = next(json.loads(line)["loss"] for line in (self.place.runs["recurrent"] / "metrics.jsonl").read_text().splitlines()
                    if json.loads(line).get("step") == steps[10])
        told = float(re.search(r"loss ([0-9.]+)", self.text("#curveline")).group(1))
        self.assertAlmostEqual(told, loss, delta=0.0006) # the page rounds a float, and this program a double

    def drawnValidations(self, moments):
        """The places of validations at steps 1 and 30, as shares of the curve's width, for these moments of the sentence."""
        return self.browser.run("""const {curve} = attentoscope, places = [];
            attentoscope.run.validations = [[1, 3, null, 0], [30, 2, null, 1]];
            curve.drawValidations = (context, list) => places.push(...list.map(([step]) => (curve.x(step) - curve.left) / (curve.right - curve.left)));
            curve.setMoments(attentoscope.sentence.moments.slice(arguments[0]));
            return places""", moments)

    def test_the_curve_has_the_validations_of_its_steps(self):
        self.assertEqual(self.drawnValidations(0), [0, 1])
        self.assertEqual(self.drawnValidations(-2), [1]) # the first one was before these moments
        places = self.drawnValidations(-1)
        self.assertEqual(len(places), 2)
        self.assertAlmostEqual(places[0], 1 / 30)
        self.assertAlmostEqual(places[1], 1)

    def test_keys_walk_and_pin(self):
        self.browser.run("document.getElementById('figure').focus()")
        self.browser.keys("Down", "Down", "Right", "Enter")
        self.assertEqual(self.browser.run("return attentoscope.state.pin"), {"row": 1, "column": 1})
        weight = self.translation["attention"][1][1]
        self.assertLessEqual(abs(float(re.search(r": ([0-9.]+) ·", self.text("#reading")).group(1)) - weight), 0.0006)
        self.browser.keys("Enter")
        self.assertIsNone(self.browser.run("return attentoscope.state.pin"))

    def test_the_arithmetic_gives_the_weight(self):
        self.assertEqual(self.told["arithmetic_step"], 30)
        for row, weights in enumerate(self.translation["attention"]):
            column = max(range(len(weights)), key=weights.__getitem__)
            self.browser.run("attentoscope.setPin({row: arguments[0], column: arguments[1]})", row, column)
            shown = self.browser.run("""return [...document.querySelectorAll("#arithmetic tbody tr.chosen td")].map(cell =>
                Number(cell.textContent.replace("−", "-")))""")
            table = self.browser.run("""return [...document.querySelector("#arithmetic table").tBodies[0].rows].map(row =>
                [...row.querySelectorAll("td")].map(cell => Number(cell.textContent.replace("−", "-"))))""")
            exponentials = [math.exp(score) for score, _, _ in table]
            self.assertAlmostEqual(exponentials[column] / sum(exponentials), shown[2], delta=2e-4)
            self.assertAlmostEqual(weights[column], shown[2], delta=2e-4)
            score = self.browser.run("""const terms = document.querySelector("#arithmetic .terms").tBodies[0].rows;
                return Number(terms[terms.length - 1].cells[1].textContent.replace("−", "-"))""")
            self.assertAlmostEqual(score, shown[0], delta=1e-3 * max(1, abs(score)))

    def test_elsewhere_the_arithmetic_is_a_click_away(self):
        self.browser.run("attentoscope.goTo(3)")
        self.assertIn("step 30", self.text("#arithmetic"))
        self.browser.click("#arithmetic button")
        self.assertTrue(self.text("#when").startswith("step 30"))

    def test_lines_are_read_like_cells(self):
        self.browser.click("#lines")
        weights = self.translation["attention"]
        row, column = max(((row, column) for row in range(len(weights)) for column in range(len(weights[row]))),
                          key=lambda cell: weights[cell[0]][cell[1]])
        x, y = self.browser.run("""const figure = document.getElementById("figure"); figure.scrollIntoView({block: "center"});
            const layout = attentoscope.picture.layout, box = figure.getBoundingClientRect();
            return [box.left + layout.columns[arguments[1]], box.top + layout.top + 2]""", row, column)
        self.browser.pointer(x, y)
        mark = self.browser.run("return attentoscope.state.mark")
        self.assertEqual(mark["column"], column)

    def test_another_sentence(self):
        self.browser.run("const chooser = document.getElementById('sentence'); chooser.value = 1; chooser.dispatchEvent(new Event('change'))")
        known = self.place.translation("recurrent", OTHER)
        self.assertWeights(self.tableWeights(), known["attention"], 0.0006)

    def test_dark_and_german(self):
        def background():
            return self.browser.run("return getComputedStyle(document.body).backgroundColor")
        light = background()
        self.browser.click("#theme")
        self.assertEqual((light, background()), ("rgb(244, 245, 248)", "rgb(29, 31, 40)"))
        self.browser.run("const chooser = document.getElementById('language'); chooser.value = 'de'; chooser.dispatchEvent(new Event('change'))")
        self.assertEqual(self.text("#matrix"), "Matrix")
        self.assertEqual(self.text("#lines"), "Linien")
        self.assertTrue(self.text("#when").startswith("Schritt 30 · Epoche "))
        self.browser.pointer(*self.cell(0, 0))
        weight = re.search(rf"schaut auf {self.translation['source'][0]}: (\d,\d{{3}})", self.text("#reading")).group(1)
        self.assertAlmostEqual(float(weight.replace(",", ".")), self.translation["attention"][0][0], delta=0.0006)
        self.assertEqual(self.browser.run("return document.documentElement.lang"), "de")
        self.browser.run("attentoscope.setPin({row: 0, column: 0})")
        self.assertIn("der Zustand des Decoders", self.browser.run("return attentoscope.run.phrases.de.join()"))

    def test_every_text_is_in_three_languages_with_the_same_places(self):
        for key, row in self.browser.run("return texts").items():
            self.assertEqual(len(row), 3, key)
            self.assertEqual(len({tuple(sorted(re.findall(r"\{\d\}", text))) for text in row}), 1, key)

    def test_begins_in_the_language_of_the_command(self):
        self.openRun("recurrent", "--language", "fr")
        self.assertEqual(self.text("#lines"), "Lignes")

    def test_every_control_has_a_name_and_a_key_reaches_it(self):
        nameless = self.browser.run("""return [...document.querySelectorAll("button, select, input, #figure, summary")].filter(control =>
            !(control.getAttribute("aria-label") || control.textContent.trim())).map(control => control.id)""")
        self.assertEqual(nameless, [])
        self.browser.run("document.activeElement.blur()")
        reached = []
        for _ in range(14):
            self.browser.keys("Tab")
            reached.append(self.browser.run("return document.activeElement.id"))
        for control in ("matrix", "lines", "theme", "language", "sentence", "figure", "play", "slider"):
            self.assertIn(control, reached)

    def test_narrow_pages_do_not_scroll_sideways(self):
        try:
            for width in (600, 360):
                self.browser.resize(width, 800)
                self.assertEqual(self.browser.run("return document.documentElement.scrollWidth"), width)
        finally:
            self.browser.resize(1280, 800)


class TestHeads(PageTest):
    """A Transformer's run."""

    def setUp(self):
        self.openRun("transformer")
        self.translation = self.place.translation("transformer", SENTENCE, "--heads", "--head", "mean")

    def test_each_head_has_its_weights(self):
        heads = self.translation["heads"]
        self.assertEqual(self.browser.run("return document.querySelectorAll('.head').length"), len(heads))
        for head in heads:
            self.browser.click(f"[data-head='{head['kind']}.{head['layer']}.{head['head']}']")
            self.assertWeights(self.tableWeights(), head["attention"], 1 / 510 + 0.0051)
        name = f"{head['kind'].capitalize()}, layer {head['layer']}, head {head['head']}"
        self.assertEqual(self.text("#shown"), name)
        self.browser.click(f"[data-head='{head['kind']}.{head['layer']}.{head['head']}']")
        self.assertEqual(self.text("#shown"), "Cross, last layer: mean of all heads")
        self.assertWeights(self.tableWeights(), self.translation["attention"], 0.0006)

    def test_each_head_has_arithmetic(self):
        for head in self.translation["heads"]:
            self.browser.run("attentoscope.setHead(arguments[0])", {key: head[key] for key in ("kind", "layer", "head")})
            for row, weights in enumerate(head["attention"]):
                self.browser.run("attentoscope.setPin({row: arguments[0], column: 0})", row)
                shown = self.browser.run("""return [...document.querySelector("#arithmetic table").tBodies[0].rows].map(row =>
                    Number(row.lastElementChild.textContent))""")
                self.assertWeights([shown], [weights], 1e-4)

    def test_small_pictures_are_of_the_moment(self):
        kept = [moment for moment in self.place.snapshots("transformer") if moment["sentence"] == SENTENCE]
        self.browser.run("attentoscope.goTo(0)")
        weights = base64.b64decode(kept[0]["heads"]["weights"])
        table = colors()
        source = len(kept[0]["source"])
        pixels = self.browser.run("""const canvas = document.querySelector("[data-head='encoder.1.1'] canvas");
            return [canvas.width, canvas.height, [...canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data]]""")
        self.assertEqual(pixels[:2], [source, source])
        for index in range(source * source):
            self.assertEqual(pixels[2][4 * index:4 * index + 3], table[weights[index]])


class TestStrangers(PageTest):
    """A run of somebody who means harm, and one in other scripts."""

    def strange(self, name, words, label):
        """A copy of the small run whose sentences, words, name and note are others'."""
        run = self.place.folder / name
        shutil.copytree(self.place.runs["recurrent"], run)
        lines = []
        for step in (1, 2):
            for index, word in enumerate(words):
                weights = [[round((1 + (row + column + step) % 3) / 9, 6) for column in range(3)] for row in range(3)]
                lines.append(json.dumps({
                    "step": step, "epoch": 0.1, "sentence": f"{word} {index}", "reference": None, "source": [word, "b", "<eos>"],
                    "target": ["b", word, "<eos>"], "attention": weights, "score": -1.0, "text": f"b {word}",
                    "source_marks": [0, 0, 2], "target_marks": [0, 0, 2], "probabilities": [0.5, 0.25, 0.125]}))
        (run / "watched" / "snapshots.jsonl").write_text("\n".join(lines) + "\n")
        command("runs", "rename", run, f"--name={label['name']}", f"--note={label['note']}")
        return self.place.page(run, name)[0]

    def test_thirty_hostile_words_are_text(self):
        self.assertGreaterEqual(len(HOSTILE), 30)
        for index, name in enumerate(HOSTILE[:4]):
            self.open(self.strange(f"hostile{index}", HOSTILE, {"name": name, "note": "\n".join(HOSTILE)}))
            self.assertEqual(self.browser.run("return document.title"), name)
            self.assertEqual(self.text("h1"), name)
            if index < 3:
                self.tearDown()
        elements = self.browser.run("return document.querySelectorAll('script').length")
        self.assertEqual(elements, 2)
        for index, word in enumerate(HOSTILE):
            self.browser.run("attentoscope.setSentence(arguments[0]); attentoscope.goTo(0)", index)
            for form in ("lines", "matrix"):
                self.browser.click(f"#{form}")
                shown = self.browser.run("return [...document.querySelectorAll('#words span')].map(word => word.textContent)")
                self.assertEqual(shown, [word, "b", "<eos>", "b", word, "<eos>"])
            self.browser.run("attentoscope.point({row: 1, column: 0})")
            self.assertIn(f"{word} looks at {word}: ", self.text("#reading"))
            self.browser.run("attentoscope.goTo(attentoscope.sentence.moments.length - 1); attentoscope.setPin({row: 0, column: 0})")
        self.browser.run("document.getElementById('about').open = true")
        self.assertIn("\n".join(HOSTILE), self.text("#about"))
        self.assertEqual(self.browser.run("return document.querySelectorAll('script').length"), elements)
        self.assertEqual(self.browser.run("return document.title"), HOSTILE[3])

    def test_words_from_right_to_left_turn_the_picture(self):
        self.open(self.strange("scripts", ["שלום", "नमस्ते", "日本"], {"name": "שלום", "note": "日本"}))
        self.browser.run("attentoscope.goTo(0)")
        layout = self.browser.run("return attentoscope.picture.layout.turned")
        self.assertFalse(layout)  # one of two words is Latin
        left = self.browser.run("return isRightToLeft([{text: 'שלום'}, {text: 'عالم'}, {text: 'b', special: true}])")
        self.assertTrue(left)


class TestSpeed(PageTest):
    """Ten sentences, 400 moments, 24 heads: the page stays small, opens at once and slides smoothly."""

    def largeRun(self):
        generator = random.Random(7)
        run = self.place.folder / "large"
        shutil.copytree(self.place.runs["transformer"], run)
        lines = []
        for index in range(10):
            source, target = 9, 10
            cells = [source * source] * 8 + [target * source] * 8 + [target * (target + 1) // 2] * 8
            goals = [[generator.choice((0, 0, 0, 1, 6)) for _ in range(count)] for count in cells]
            for moment in range(400):
                step = moment + 1
                learned = 1 - math.exp(-moment / 80)
                weights = bytearray()
                for goal in goals:
                    raw = [math.exp(learned * peak + generator.gauss(0, 0.05)) for peak in goal]
                    total = sum(raw) / 9
                    weights += bytes(min(255, round(255 * value / total)) for value in raw)
                row = [0.1] * source
                lines.append(json.dumps({
                    "step": step, "epoch": step / 100, "sentence": f"sentence {index}", "reference": None,
                    "source": [f"w{index}{place}" for place in range(source)], "target": [f"z{index}{place}" for place in range(target)],
                    "attention": [[round(value * (1 + 0.3 * generator.random()), 6) for value in row] for _ in range(target)],
                    "score": -3.5, "text": "z", "source_marks": [0] * source, "target_marks": [0] * target,
                    "probabilities": [0.5] * target,
                    "heads": {"encoder_layers": 2, "decoder_layers": 2, "heads": 4, "weights": base64.b64encode(weights).decode()}}))
        (run / "watched" / "snapshots.jsonl").write_text("\n".join(lines) + "\n")
        return run

    def test_large_page(self):
        file, told = self.place.page(self.largeRun(), "large")
        self.assertLessEqual(told["bytes"], 5_000_000)
        self.assertEqual(file.stat().st_size, told["bytes"])
        opened = []
        for _ in range(5):
            self.open(file)
            opened.append(self.browser.run("return performance.getEntriesByName('opened')[0].startTime"))
        slides = self.browser.run("""
            const slider = document.getElementById("slider"), canvas = document.getElementById("picture");
            const probe = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true}), times = [];
            for (let moment = 0; moment <= slider.max; ++moment) {
              const began = performance.now();
              slider.value = moment;
              slider.dispatchEvent(new Event("input"));
              probe.drawImage(canvas, 0, 0);
              probe.getImageData(0, 0, 1, 1); // waits until the picture is drawn
              times.push(performance.now() - began);
            }
            return times""")
        print(f"{told['bytes']} bytes, {told['moments']} of {told['of_moments']} moments; opened in {min(opened):.0f} to "
              f"{max(opened):.0f} ms; a moment of {len(slides)} in {statistics.median(slides):.1f} ms, at most {max(slides):.1f}",
              file=sys.stderr)
        self.assertGreaterEqual(told["moments"], 4000)


def tearDownModule():
    if PageTest.browser:
        PageTest.browser.close()
    if PageTest.place:
        PageTest.place.kept.cleanup()


if __name__ == "__main__":
    if lacking := browsers.missing():
        print(f"SKIP   : tst_browserpage: there is no {' and no '.join(lacking)} (Debian: chromium, chromium-driver)")
        sys.exit(77)
    unittest.main(verbosity=1)
