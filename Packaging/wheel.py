#!/usr/bin/env python3
"""Packs the programs of a folder as Python wheels: wheel.py FOLDER. Prints their paths; the same bytes each time.

`mockup` and `mockup-swift-import`, where it is there, each lie among the scripts of a wheel, so that
`pip install mockup-render[swift]` puts both into PATH. They need no library, so that their wheels may carry the tags of
every Linux with glibc 2.17 or musl 1.1.
"""

import base64
import hashlib
import os
import platform
import subprocess
import sys
import time
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
TAGS = f"manylinux_2_17_{platform.machine()}.musllinux_1_1_{platform.machine()}"

# The module of `mockup-render` finds the program, for scripts that run it.
MODULE = '''"""Draws themed iOS-style screens from JSON: the program `mockup`."""

from importlib import metadata

__version__ = "{version}"


def path():
    """The program's path. Raises FileNotFoundError where the package's scripts were left out."""
    for file in metadata.files("mockup-render") or []:
        program = file.locate().resolve()
        if file.name == "mockup" and program.is_file():
            return str(program)
    raise FileNotFoundError("the script mockup of the package mockup-render isn't installed")
'''

MAIN = '''import os
import sys

from mockup_render import path

program = path()
os.execv(program, [program, *sys.argv[1:]])
'''

METADATA = """\
Metadata-Version: 2.1
Name: {name}
Version: {version}
Summary: {summary}
License: Apache-2.0
Requires-Python: >=3.8
{requirements}Classifier: License :: OSI Approved :: Apache Software License
Classifier: Operating System :: POSIX :: Linux
Classifier: Topic :: Multimedia :: Graphics
Classifier: Topic :: Software Development :: Testing
Description-Content-Type: text/markdown

{description}
"""

DESCRIPTION = """\
`mockup render screen.json -o screen.png` draws a screen as UIKit would, and `mockup test` compares screens with golden
images. This package brings the program, which needs nothing else. `mockup_render.path()` tells where it is.
`mockup-render[swift]` brings what reads Swift for `mockup import`, too."""

DESCRIPTION_OF_SWIFT = """\
Reads Swift for `mockup import`, which the package mockup-render brings: `pip install "mockup-render[swift]"`."""


def epoch():
    """The time of the files, in seconds since 1970."""
    return int(subprocess.run([HERE / "epoch.sh"], check=True, capture_output=True, text=True).stdout)


def pack(folder, version, program, distribution, fields, modules):
    """Writes the wheel of a program. `modules` are Python's files by name, `fields` those of the metadata."""
    info = f"{distribution}-{version}.dist-info"
    files = {
        **{name: text.encode() for name, text in modules.items()},
        f"{distribution}-{version}.data/scripts/{program.name}": program.read_bytes(),
        f"{info}/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
        f"{info}/licenses/THIRD-PARTY.md": (ROOT / "THIRD-PARTY.md").read_bytes(),
        f"{info}/METADATA": METADATA.format(name=distribution.replace("_", "-"), version=version, **fields).encode(),
        f"{info}/WHEEL": (
            "Wheel-Version: 1.0\nGenerator: mockup\nRoot-Is-Purelib: false\n"
            + "".join(f"Tag: py3-none-{tag}\n" for tag in TAGS.split("."))
        ).encode(),
    }
    record = f"{info}/RECORD"
    lines = []
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(data)}\n")
    files[record] = ("".join(lines) + f"{record},,\n").encode()

    wheel = folder / f"{distribution}-{version}-py3-none-{TAGS}.whl"
    new = wheel.with_suffix(".new")
    # A zip file can't tell times before 1980.
    date = time.gmtime(max(epoch(), 315532800))[:6]
    with zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if "/scripts/" in name else 0o100644) << 16
            archive.writestr(entry, data)
    # libdeflate's best finds a twentieth more than zlib's: the limit of a wheel is 18 MB.
    subprocess.run(["advzip", "--recompress", "-2", "--quiet", new], check=True)
    os.replace(new, wheel)
    print(wheel)


def main():
    folder = Path(sys.argv[1])
    program, importer = folder / "mockup", folder / "mockup-swift-import"
    version = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    pack(
        folder, version, program, "mockup_render",
        {
            "summary": "Draws themed iOS-style screens from JSON, without Apple's tools.",
            "requirements": f"Provides-Extra: swift\nRequires-Dist: mockup-render-swift=={version}; extra == 'swift'\n",
            "description": DESCRIPTION,
        },
        {"mockup_render/__init__.py": MODULE.format(version=version), "mockup_render/__main__.py": MAIN})
    if importer.exists():
        pack(
            folder, version, importer, "mockup_render_swift",
            {
                "summary": "Reads Swift for mockup import.",
                "requirements": f"Requires-Dist: mockup-render=={version}\n",
                "description": DESCRIPTION_OF_SWIFT,
            },
            {})


if __name__ == "__main__":
    main()
