"""Writes the site: the documentation, the reference and a gallery of all goldens, with a search over them.

  site.py OUT PROGRAM [--libraries DIR]

OUT is the folder to write. PROGRAM is `mockup`, which tells what a document without a system is drawn as. DIR holds the pages of the libraries, if they are made (libraries.sh); they are linked. The
pages ask for nothing outside of the folder, and work from disk. Needs markdown-it-py.
"""
import argparse
import html
import json
import pathlib
import re
import shutil
import string
import struct
import subprocess
import sys
import unicodedata

from markdown_it import MarkdownIt

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
GOLDENS = ROOT / "Fixtures/Screens"

# The pages beside Documentation, in the order of the menu.
TOP_PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
# The groups of the menu: a heading, and pages of Documentation. A page that no group names is an error.
GROUPS = [
    ("Start", ["install", "documents", "layout", "controls", "devices", "languages"]),
    ("Appearance", ["appearance", "tokens", "uikit-figures", "import", "export", "storyboards", "storyboard-elements"]),
    ("Work", ["preview", "designers", "golden-testing", "many-machines", "audit", "packages"]),
    ("Inside", ["limits", "trust", "strangers", "theme-code", "preview-internals", "raster", "releases"]),
]
# The words of a page that search knows; more would make the index larger than the pages.
INDEXED_WORDS = 400


def slug(text, taken):
    """The anchor of a heading, as in Markdown on code hosts: lower case, without punctuation, words joined by dashes."""
    kept = [c for c in text.lower() if c in " -_" or unicodedata.category(c)[0] in "LN"]
    base = name = "".join(kept).strip().replace(" ", "-")
    number = 0
    while name in taken:
        number += 1
        name = f"{base}-{number}"
    taken.add(name)
    return name


def output_path(source):
    """The place of a page in the site: a path below its root."""
    relative = source.relative_to(ROOT)
    if relative.parts[0] == "Documentation":
        relative = pathlib.Path(*relative.parts[1:])
    if relative.name == "README.md":
        return relative.with_name("index.html")
    return relative.with_suffix(".html")


def relative_link(target, page):
    """From a page to another file of the site; both are paths below its root."""
    return "../" * (len(page.parts) - 1) + target.as_posix()


class Site:
    def __init__(self, out, libraries, program):
        self.program = program
        self.out = out
        self.libraries = libraries
        self.template = string.Template((HERE / "page.html").read_text())
        self.markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
        self.index = []
        self.pages = self.find_pages()
        self.problems = []

    def find_pages(self):
        documentation = ROOT / "Documentation"
        grouped = [name for _, names in GROUPS for name in names]
        found = sorted(path.stem for path in documentation.glob("*.md"))
        missing = sorted(set(found) - set(grouped)) + sorted(set(grouped) - set(found))
        if missing:
            sys.exit(f"site: the menu and Documentation differ in {', '.join(missing)}; see GROUPS in {__file__}")
        pages = [ROOT / name for name in TOP_PAGES]
        pages += [documentation / f"{name}.md" for name in grouped]
        pages += sorted((documentation / "reference").glob("*.md"))
        return pages

    # Pages

    def menu(self, page):
        def item(target, title):
            current = ' aria-current="page"' if target == page else ""
            link = html.escape(relative_link(target, page))
            return f'<li><a href="{link}"{current}>{html.escape(title)}</a></li>'

        parts = [f'<ul>{item(pathlib.Path("index.html"), "mockup")}{item(pathlib.Path("gallery.html"), "Gallery")}']
        parts.append(item(pathlib.Path("reference/index.html"), "Classes"))
        if self.libraries:
            parts.append(item(pathlib.Path("libraries/index.html"), "Libraries"))
        parts.append("</ul>")
        for heading, names in GROUPS:
            parts.append(f"<h2>{heading}</h2><ul>")
            for name in names:
                source = ROOT / "Documentation" / f"{name}.md"
                parts.append(item(output_path(source), title_of(source)))
            parts.append("</ul>")
        parts.append("<h2>Project</h2><ul>")
        for name in TOP_PAGES[1:]:
            parts.append(item(output_path(ROOT / name), title_of(ROOT / name)))
        parts.append("</ul>")
        return "".join(parts)

    def write(self, page, title, body, scripts=()):
        root = "../" * (len(page.parts) - 1)
        tags = "".join(f'<script src="{root}{name}"></script>' for name in ["index.js", "search.js", *scripts])
        text = self.template.substitute(
            title=html.escape(title), root=root, menu=self.menu(page), body=body, scripts=tags)
        path = self.out / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def write_page(self, source):
        page = output_path(source)
        tokens = self.markdown.parse(source.read_text())
        taken, words, headings = set(), [], []
        for position, token in enumerate(tokens):
            if token.type == "heading_open":
                text = plain(tokens[position + 1])
                token.attrSet("id", slug(text, taken))
                headings.append((token.tag, text, token.attrGet("id")))
            if token.type == "inline":
                words += re.findall(r"[\w.~-]+", plain(token))
                self.mend_links(token.children, source, page)
        body = self.markdown.renderer.render(tokens, self.markdown.options, {})
        # Tables and code wider than a phone scroll by themselves; who has no mouse can reach them by keyboard.
        body = body.replace("<table>", '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>')
        body = body.replace("</table>", "</table></div>").replace("<pre>", '<pre tabindex="0">')
        title = title_of(source)
        self.index.append([title, page.as_posix(), " ".join(dict.fromkeys(words[:INDEXED_WORDS])), "page"])
        for tag, text, anchor in headings:
            if tag != "h1":
                self.index.append([text, f"{page.as_posix()}#{anchor}", title, "heading"])
        self.write(page, title, f'<article>{body}</article>')

    def mend_links(self, tokens, source, page):
        """Leads links between pages to pages, and copies the files that pages show or name."""
        for token in tokens or []:
            name = {"link_open": "href", "image": "src"}.get(token.type)
            target = name and token.attrGet(name)
            if token.type == "image":
                token.attrSet("loading", "lazy")
            if not target or re.match(r"[a-z]+:|#", target):
                continue
            path, _, anchor = target.partition("#")
            file = (source.parent / path).resolve()
            if not file.is_relative_to(ROOT) or not file.exists():
                self.problems.append(f"{source.relative_to(ROOT)}: no file {target}")
                continue
            if file.is_dir():
                file = file / "README.md" if (file / "README.md").exists() else None
            if file in self.pages:
                place = output_path(file)
            elif file:
                place = self.copy(file)
            else:
                self.problems.append(f"{source.relative_to(ROOT)}: {target} is a folder without a page")
                continue
            token.attrSet(name, relative_link(place, page) + (f"#{anchor}" if anchor else ""))

    def copy(self, file):
        """A file of the project, as a file of the site. Browsers show text by its name's end alone."""
        place = pathlib.Path("files") / file.relative_to(ROOT)
        if file.suffix not in [".png", ".svg", ".html", ".json"]:
            place = place.with_name(place.name + ".txt")
        (self.out / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, self.out / place)
        return place

    # Gallery

    def write_gallery(self):
        sections = []
        for folder in sorted(path for path in GOLDENS.iterdir() if (path / "__Goldens__").is_dir()):
            pictures = sorted((folder / "__Goldens__").glob("*.png"))
            figures = [self.figure(folder, picture) for picture in pictures]
            heading = " ".join(re.findall(r"[A-Z][a-z]+|[A-Z]+(?![a-z])", folder.name)).capitalize()
            sections.append(
                f'<section id="{folder.name}"><h2>{heading} <span class="count">{len(figures)}</span></h2>'
                f'<div class="pictures">{"".join(figures)}</div></section>')
        filters = "".join(
            f'<button type="button" data-era="{era}" aria-pressed="false">{title}</button>'
            for era, title in [("classic", "iOS 5–6"), ("flat", "iOS 7–12"), ("modern", "iOS 13–18"), ("glass", "iOS 26 on")])
        body = (
            "<h1>Gallery</h1><p>What the tests compare, by control: each picture links to the document that draws it.</p>"
            f'<div class="filters" role="group" aria-label="Systems">{filters}'
            '<label>Name <input type="search" id="picture-filter"></label>'
            f'<output id="picture-count"></output></div>{"".join(sections)}')
        self.write(pathlib.Path("gallery.html"), "Gallery", body, ["gallery.js"])

    def drawn_system(self, document):
        """The system that a document is drawn with which names none."""
        told = subprocess.run(
            [self.program, "explain", document], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
        return int(re.search(r"^ *system (\d+)", told, re.MULTILINE)[1])

    def figure(self, folder, picture):
        name, _, scale = picture.stem.partition("@")
        screen, *variant = name.split("~")
        document = folder / f"{screen}.screen.json"
        text = document.read_text() if document.exists() else ""
        system = next((int(word) for word in variant if word.isdigit()), None)
        if system is None:
            written = re.search(r'"system"\s*:\s*(\d+)', text)
            system = int(written[1]) if written else self.drawn_system(document)
        era = "classic" if system < 7 else "flat" if system < 13 else "modern" if system < 26 else "glass"
        with open(picture, "rb") as file:
            width, height = struct.unpack(">II", file.read(24)[16:])
        place = self.copy(picture)
        factor = int(scale.rstrip("x") or 1)
        label = ", ".join([screen, *variant])
        source = self.copy(document).as_posix() if text else place.as_posix()
        self.index.append([f"{folder.name}: {label}", f"gallery.html#{folder.name}/{name}", f"iOS {system}", "picture"])
        return (
            f'<figure id="{folder.name}/{name}" data-era="{era}" data-name="{html.escape(folder.name + " " + label).lower()}">'
            f'<a href="{html.escape(place.as_posix())}"><img src="{html.escape(place.as_posix())}" loading="lazy" '
            f'width="{width // factor}" height="{height // factor}" alt="{html.escape(folder.name)}: {html.escape(label)}"></a>'
            f'<figcaption><a href="{html.escape(source)}">{html.escape(label)}</a> iOS {system}</figcaption></figure>')

    # All

    def make(self):
        for source in self.pages:
            self.write_page(source)
        self.write_gallery()
        if self.libraries:
            self.write_libraries()
        for name in ["style.css", "search.js", "gallery.js"]:
            shutil.copyfile(HERE / name, self.out / name)
        rows = json.dumps(self.index, ensure_ascii=False, separators=(",", ":"))
        (self.out / "index.js").write_text(f"window.searchIndex = {rows};\n")
        for problem in self.problems:
            print(f"site: {problem}", file=sys.stderr)
        return not self.problems

    def write_libraries(self):
        shutil.copytree(self.libraries, self.out / "libraries", dirs_exist_ok=True)
        names = sorted(path.name for path in self.libraries.iterdir() if path.is_dir())
        # Each page asks for it.
        for name in names:
            (self.out / "libraries" / name / "theme-settings.json").write_text("{}\n")
        items = "".join(
            f'<li><a href="{name}/documentation/{name.lower()}/">{name}</a></li>' for name in names)
        self.write(
            pathlib.Path("libraries/index.html"), "Libraries",
            f"<h1>Libraries</h1><p>The modules that Swift packages can use. Their pages need a server.</p><ul>{items}</ul>")


def title_of(source):
    return re.search(r"^# (.+)$", source.read_text(), re.MULTILINE)[1].replace("`", "")


def plain(inline):
    """The text of a line without marks."""
    return "".join(token.content for token in inline.children if token.type in ["text", "code_inline"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--libraries", type=pathlib.Path)
    options = parser.parse_args()
    # Made beside the old one and put in its place, so that nobody meets half of a site.
    new = options.out.with_name(options.out.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    if not Site(new, options.libraries, options.program).make():
        shutil.rmtree(new)
        sys.exit(1)
    shutil.rmtree(options.out, ignore_errors=True)
    new.rename(options.out)
    print(f"The site is {options.out / 'index.html'}")


main()
