#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The translations of the window and the command line. English has a file too, of the texts with a number (%n) alone.

  texts.py update              takes new texts into the .ts files, and old ones out
  texts.py check [--finished]  says what is missing, what has wrong placeholders, and what is not translated
  texts.py words               says where a text has a form that glossary.tsv refuses, or names a menu or a button that is not there
  texts.py unfinished CODE     prints what is to be translated: context, English, comment, translation, separated by tabs
  texts.py fill CODE FILE      puts such lines, with their translations, into the .ts file of that language

A tab or line break inside a text is written \\t or \\n. The forms of a text with %n follow one another, separated by tabs.
"""

import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
LANGUAGES = ("de", "fr")
PLURALS = "en"

# Texts of the engine and the command line are keys (engine/types/message.h): every literal there that people could read.
LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*')
NEVER = ('\\"valid_loss\\"', "find text boundaries", "load its rules for text boundaries", "no descriptor for signals", "no pipe for signals",
         "# sum of the lines above: ", "; style-src ", "; base-uri 'none'; form-action 'none'", "default-src 'none'; script-src ",
         "unknown exception type", "not of OpenBLAS", " (chosen by this program; the library took ", " (chosen by OPENBLAS_CORETYPE)")
DATE_FORM = re.compile(r"(?:the|of|[WwMmdoY.,]| )+")
EQUATION = re.compile(r"(\\n|,   )?(?!s\(0\) = last)[a-zFα]\([tjixy2,·]+\) = ")
TABLES = ("engine/settings/", "engine/corpus/samples/samples.cpp")
NOT_FOR_PEOPLE = re.compile(
    r"(printf|puts|fputs|footer|throw std::|qWarning|qInfo|static_assert|TORCH_CHECK|runtime_error|logic_error|#include"
    r"|ATTENTOSCOPE_EXPECT|\bassert)\W[^;{}]*$")
NO_TEXTS = ("engine/corpus/samples/tinyfrench", "engine/corpus/tokens/tutorialrecipe.cpp",
            "engine/types/message.h")
# A choice of a setting, and one whose name is the same in every language (settingValueText() of the window).
CHOICE = re.compile(r'\{"([a-z][a-z0-9-]*)", \w+::\w+\}')
CHOICE_NAME = re.compile(r'ChoiceName\{QLatin1String\("([a-z0-9-]+)"\)')
# What the parser of the command line says, and headings.
OF_PARSER = ("Print this help message and exit", "Display program version information and exit", "Options", "Positionals",
             "Subcommands", "Examples:", "Usage", "OPTIONS", "SUBCOMMAND", "REQUIRED", "Needs", "Excludes", "sentences",
             "perplexity", "loss")
ALSO = ("engine/corpus/tokens/tutorialrecipe.cpp",)  # only what is in Message(...)


def is_text(text, path):
    if text in NEVER or not text.isprintable() or "\ufffd" in text or "\\x" in text or EQUATION.match(text) \
            or DATE_FORM.fullmatch(text):
        return False
    if text != text.strip() and " " not in text.strip() and "{}" not in text:
        return False
    if "%" in text and re.search(r"%[-0-9.]*(s|zu|d|f|g|u)\b", text):
        return False
    words = re.sub(r"\\u[0-9A-F]{4}|\\.", " ", text)
    if " " in words and re.search(r"[A-Za-z]{3,}|\{\}", words) and not re.fullmatch(r"\W*\w+ [=·⊙].*", words):
        return True
    return any(path.startswith(table) for table in TABLES) and re.fullmatch(r"[A-Z][a-z]+(-[a-z]+)?", text) is not None


def engine_texts():
    found = set(OF_PARSER)
    for place in ("engine/**/*.cpp", "engine/**/*.h", "app/clicommands/*.cpp", "app/clicommands/*.h", "app/headlessexport.cpp"):
        for path in sorted(ROOT.glob(place)):
            name = str(path.relative_to(ROOT))
            if any(name.startswith(start) for start in NO_TEXTS) and name not in ALSO:
                continue
            source = re.sub(r"(?m)^\s*//.*$|(?<=[;,{}(] )//[/< ].*$", "", path.read_text(encoding="utf-8"))
            source = re.sub(r'R"\((?:.|\n)*?\)"', '""', source).replace("'\"'", "' '")
            for literal in LITERAL.finditer(source):
                before = source[max(0, literal.start() - 300):literal.start()]
                if NOT_FOR_PEOPLE.search(before) or (name in ALSO and not before.endswith("Message(")):
                    continue
                text = "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', literal.group(0)))
                if is_text(text, name):
                    found.add(text)
    return sorted(found)


def choice_texts():
    names = CHOICE_NAME.findall((ROOT / "ui/settings/settingsmodel.cpp").read_text(encoding="utf-8"))
    for path in sorted((ROOT / "engine/settings").glob("*settings.cpp")):
        for choice in CHOICE.findall(path.read_text(encoding="utf-8")):
            if choice not in names:
                yield choice.replace("-", " ").capitalize()


def file_of(code):
    return FOLDER / f"attentoscope_{code}.ts"


def lupdate():
    for tool in ("lupdate", "/usr/lib/qt6/bin/lupdate"):
        for folder in [""] if tool.startswith("/") else os.environ.get("PATH", "").split(os.pathsep):
            candidate = Path(folder) / tool if folder else Path(tool)
            if candidate.is_file():
                run = subprocess.run([candidate, "-version"], capture_output=True, text=True)
                if run.returncode == 0 and "version 6" in run.stdout:
                    return str(candidate)
    return None


def update(files, *options):
    tool = lupdate()
    if tool is None:
        print("lupdate of Qt 6 is not installed")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as scratch:
        texts = Path(scratch) / "enginetexts.cpp"
        lines = [f'QT_TRANSLATE_NOOP("engine", "{text}"),' for text in engine_texts()]
        lines += [f'QT_TRANSLATE_NOOP("SettingTexts", "{text}"),' for text in sorted(set(choice_texts()))]
        texts.write_text("const char* texts[] = {\n" + "\n".join(lines) + "\n};\n", encoding="utf-8")
        run = subprocess.run(
            [tool, "-silent", "-no-obsolete", "-locations", "none", "-source-language", "en", "-extensions", "cpp,h", *options,
             str(ROOT / "ui"), str(ROOT / "app"), str(texts), "-ts", *map(str, files)], capture_output=True, text=True)
        if run.returncode != 0 or "error" in run.stderr:
            sys.exit(run.stderr or run.stdout)


def messages(file):
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def key_of(context, message):
    return context, message.findtext("source") or "", message.findtext("comment") or ""


def forms_of(message):
    translation = message.find("translation")
    plural = translation.findall("numerusform")
    return [form.text or "" for form in plural] if plural else [translation.text or ""]


def is_finished(message):
    return message.find("translation").get("type") != "unfinished" and all(forms_of(message))


def values(text):
    """The numbers of the values that stand at the places of a message, as translated() puts them in."""
    numbers, following = [], 1
    for place in re.findall(r"\{(\d*)\}", text):
        numbers.append(int(place) if place else following)
        following = numbers[-1] + 1
    return sorted(numbers)


def places(text):
    return sorted(set(re.findall(r"%L?\d+|%L?n|</?[a-z]+\b", text))), values(text)


def check(wants_finished):
    faults = []
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch) / "attentoscope_de.ts"
        update([fresh])
        wanted = {key_of(context, message) for context, message in messages(fresh)}
        plural = {key_of(context, message) for context, message in messages(fresh) if message.get("numerus")}
    for code in (PLURALS, *LANGUAGES):
        file = file_of(code)
        needed = plural if code == PLURALS else wanted
        had = {key_of(context, message): message for context, message in messages(file)}
        for context, source, _ in sorted(needed - set(had)):
            faults.append(f"{file.name} lacks {context}: {source!r}; run translations/texts.py update")
        for context, source, _ in sorted(set(had) - needed):
            faults.append(f"{file.name} has {context}: {source!r}, which stands nowhere; run translations/texts.py update")
        for (context, source, _), message in had.items():
            if not is_finished(message):
                if wants_finished:
                    faults.append(f"{file.name}: {context}: {source!r} is not translated")
                continue
            for form in forms_of(message):
                if form.replace("&&", "").count("&") != source.replace("&&", "").count("&"):
                    faults.append(f"{file.name}: {context}: {source!r} and {form!r} have not as many keys (&)")
                if places(form) != places(source) and not (message.get("numerus") and re.search("%L?n", source)):
                    faults.append(f"{file.name}: {context}: {source!r} has other places than {form!r}")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def catalogues():
    """The texts of each language: where they are and what they say, and the contexts of their names."""
    found = {code: [] for code in ("en", *LANGUAGES)}
    for code in LANGUAGES:
        for context, message in messages(file_of(code)):
            source = message.findtext("source") or ""
            found[code] += [(context, source, form) for form in forms_of(message)]
            if code == LANGUAGES[0]:
                found["en"].append((context, source, source))
    return found


def lessons():
    """Paragraphs of the lessons, in the same form, with plain spaces and apostrophes."""
    plain = str.maketrans({"\u2019": "'", "\u00a0": " ", "\u202f": " "})
    found = {}
    for code in ("en", *LANGUAGES):
        found[code] = []
        for file in sorted((ROOT / "resources" / "lessons" / code).glob("*.lesson.md")):
            for paragraph in file.read_text(encoding="utf-8").translate(plain).split("\n\n"):
                text = re.sub(r"`[^`]*`", "``", " ".join(paragraph.split()))
                found[code].append((file.name, text[:60], text))
    return found


def refused(found):
    """A line of glossary.tsv: an English term, its words in the other languages, and for each language a pattern."""
    lines = [line.split("\t") for line in (FOLDER / "glossary.tsv").read_text(encoding="utf-8").splitlines()]
    titles, rows = lines[0], lines[1:]
    for row in rows:
        if len(row) != len(titles):
            yield f"glossary.tsv: {row[0]!r} has {len(row)} columns in place of {len(titles)}"
            continue
        words = dict(zip(titles, row))
        for code, texts in found.items():
            pattern = words[f"refused {code}"]
            for context, source, text in texts if pattern else ():
                if match := re.search(pattern, text):
                    yield (f"{code}, {context}, {source!r}: {match.group(0)!r} is refused; "
                           f"the word for {row[0]!r} is {words.get(code, row[0])!r} (glossary.tsv)")


PRESSED = {"en": r"[Pp]ress (?=[A-Z])(?P<name>.*)", "de": r"„(?P<name>[^“%{]+)“ (?:drücken|wählen)",
           "fr": r"(?:[Pp]resser|[Aa]ppuyer sur) (?:« )?(?=[A-Z])(?P<name>.*)"}
KEYS = re.compile(r"(Enter|Esc|Space|Ctrl|Del|Entrée|Échap|Espace|Suppr|[A-Z])\b")


def name_of(label):
    return re.sub(r"&(?!&)|\s*…$", "", label)


def unknown_names(found):
    """“Tools ▸ Beam tree” names a menu and its entry, and “press Train” a button, as the window has them."""
    for code, texts in found.items():
        names = {name_of(text) for _, _, text in texts if 2 < len(text) < 60}
        menus = {name_of(text) for context, _, text in texts if context == "WindowActions" and "&" in text}

        def begins(text, known):
            return any(text.startswith(name) and not text[len(name):len(name) + 1].isalpha() for name in known)

        for context, source, text in texts:
            for quote in re.finditer(r"(?P<menu>[^▸]*) ▸ (?P<entry>[^▸]*)", text):
                if not any(quote["menu"].endswith(name) for name in menus) or not begins(quote["entry"], menus):
                    yield f"{code}, {context}, {source!r}: the window has no {quote['menu'][-20:]} ▸ {quote['entry'][:40]!r}"
            for quote in re.finditer(PRESSED[code], text):
                if not KEYS.match(quote["name"]) and not begins(quote["name"], names):
                    yield f"{code}, {context}, {source!r}: the window has no button {quote['name'][:40]!r}"


def words():
    found = catalogues()
    faults = [*refused(found), *refused(lessons()), *unknown_names(found)]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def written(text):
    return text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n")


def read(text):
    return re.sub(r"\\(.)", lambda match: {"t": "\t", "n": "\n"}.get(match.group(1), match.group(1)), text)


def unfinished(code):
    for context, message in messages(file_of(code)):
        if not is_finished(message):
            columns = [*key_of(context, message), *forms_of(message)]
            print("\t".join(written(column) for column in columns))


def fill(code, lines):
    file = file_of(code)
    given = {}
    for line in lines:
        columns = [read(column) for column in line.rstrip("\n").split("\t")]
        if len(columns) > 3 and columns[3]:
            given[tuple(columns[:3])] = columns[3:]
    tree = ElementTree.parse(file)
    taken = 0
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            forms = given.get(key_of(context.findtext("name"), message))
            if forms is None:
                continue
            translation = message.find("translation")
            translation.attrib.pop("type", None)
            plural = translation.findall("numerusform")
            if plural:
                for element, form in zip(plural, forms):
                    element.text = form
            else:
                translation.text = forms[0]
            taken += 1
    file.write_text(as_text(tree.getroot()), encoding="utf-8")
    print(f"{taken} of {len(given)} texts were put into {file.name}")
    return 0 if taken == len(given) else 1


def as_text(root):
    """As lupdate writes it."""
    quotes = {'"': "&quot;", "'": "&apos;"}
    out = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>",
           f'<TS version="{root.get("version")}" language="{root.get("language")}" sourcelanguage="en">']
    for context in root.iter("context"):
        out += ["<context>", f'    <name>{escape(context.findtext("name"), quotes)}</name>']
        for message in context.iter("message"):
            numerus = ' numerus="yes"' if message.get("numerus") else ""
            out.append(f"    <message{numerus}>")
            for part in ("source", "comment", "extracomment"):
                if message.find(part) is not None:
                    out.append(f"        <{part}>{escape(message.findtext(part) or '', quotes)}</{part}>")
            translation = message.find("translation")
            kind = ' type="unfinished"' if translation.get("type") else ""
            if translation.findall("numerusform"):
                out.append(f"        <translation{kind}>")
                out += [f"            <numerusform>{escape(form, quotes)}</numerusform>" for form in forms_of(message)]
                out.append("        </translation>")
            else:
                out.append(f"        <translation{kind}>{escape(translation.text or '', quotes)}</translation>")
            out.append("    </message>")
        out.append("</context>")
    return "\n".join(out + ["</TS>", ""])


def main(arguments):
    match arguments:
        case ["update"]:
            update([file_of(code) for code in LANGUAGES])
            update([file_of(PLURALS)], "-pluralonly")
            return 0
        case ["check"]:
            return check(False)
        case ["check", "--finished"]:
            return check(True)
        case ["words"]:
            return words()
        case ["unfinished", code]:
            return unfinished(code)
        case ["fill", code, name]:
            with open(name, encoding="utf-8") as file:
                return fill(code, file.readlines())
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
