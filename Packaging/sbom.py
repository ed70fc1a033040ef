#!/usr/bin/env python3
"""Writes what a release contains: sbom.py FOLDER. Prints the path; the same bytes each time.

The list is FOLDER/mockup-VERSION-linux-ARCH.spdx.json, SPDX 2.3. Works, versions and licences are those that
`mockup --licenses --json` prints; hashes are those of the archives that were linked, and of the files that were
embedded.
"""

import hashlib
import json
import os
import platform
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Works and the archives that are linked: in FOLDER/lib, else among the system's.
ARCHIVES = {
    "libyaml": ["libyaml.a"],
    "Expat": ["libexpat.a"],
    "libjpeg-turbo": ["libjpeg.a"],
    "FreeType": ["libfreetype.a"],
    "HarfBuzz": ["libharfbuzz.a"],
    "FriBidi": ["libfribidi.a"],
    "libpng": ["libpng16.a"],
    "libdeflate": ["libdeflate.a"],
    "GNU C library": ["libc.a", "libm.a"],
    "libstdc++, libgcc": ["libstdc++.a", "libgcc.a", "libgcc_eh.a"],
    "zlib": ["libz.a"],
    "Brotli": ["libbrotlidec.a", "libbrotlicommon.a"],
    "GNU libmicrohttpd": ["libmicrohttpd.a"],
}
# Works and the packages of scripts/embedded-files.sha256.
EMBEDDED = {
    "Inter": "fonts-inter",
    "TeX Gyre": "fonts-texgyre",
    "DejaVu": "fonts-dejavu-core",
    "Thai word list": "libthai-data",
    "mustache.js": "libjs-mustache",
}


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def archive(folder, name):
    """The archive that the linker takes."""
    own = folder / "lib" / name
    path = own if own.exists() else Path(output("clang", "-print-file-name=" + name).strip())
    if not path.is_file():
        raise SystemExit(f"sbom: there is no {name}")
    return path


def embedded(package):
    """The files of a package that the program contains."""
    files, current = [], None
    for line in (ROOT / "scripts/embedded-files.sha256").read_text().splitlines():
        if heading := re.fullmatch(r"# (\S+) (\S+)", line):
            current = heading[1]
        elif line and not line.startswith("#") and current == package:
            files.append(Path(line.split("  ", 1)[1]))
    return files


def files_of(work, folder):
    if work in ARCHIVES:
        return [archive(folder, name) for name in ARCHIVES[work]]
    for start, package in EMBEDDED.items():
        if work.startswith(start):
            return embedded(package)
    return []


def checksums(path):
    data = path.read_bytes()
    return [
        {"algorithm": "SHA1", "checksumValue": hashlib.sha1(data).hexdigest()},
        {"algorithm": "SHA256", "checksumValue": hashlib.sha256(data).hexdigest()},
    ]


def identifier(kind, name):
    return f"SPDXRef-{kind}-" + re.sub(r"[^A-Za-z0-9.]+", "-", name).strip("-")


def relation(first, kind, second):
    return {"spdxElementId": first, "relationshipType": kind, "relatedSpdxElement": second}


def main():
    if len(sys.argv) != 2:
        raise SystemExit("usage: sbom.py FOLDER")
    folder = Path(sys.argv[1]).resolve()
    program = folder / "mockup"
    version = output(program, "--version").strip()
    works = json.loads(output(program, "--licenses", "--json"))
    name = f"mockup-{version}-linux-{platform.machine()}"
    seconds = int(output(ROOT / "Packaging/epoch.sh"))
    hashes = checksums(program)

    itself = {
        "SPDXID": "SPDXRef-mockup",
        "name": "mockup",
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseDeclared": "Apache-2.0",
        "licenseConcluded": "NOASSERTION",
        "copyrightText": "NOASSERTION",
        "primaryPackagePurpose": "APPLICATION",
        "packageFileName": "mockup",
        "checksums": hashes,
    }
    packages, files, relations = [itself], [], [relation("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-mockup")]
    for work in works:
        if work.get("containedIn") != "mockup":
            continue
        number, _, origin = work["version"].partition(", ")
        package = {
            "SPDXID": identifier("package", work["name"]),
            "name": work["name"],
            "versionInfo": number,
            "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False,
            "licenseDeclared": work["license"],
            "licenseConcluded": "NOASSERTION",
            "copyrightText": "NOASSERTION",
            "comment": "; ".join(filter(None, [work["use"], origin])),
        }
        packages.append(package)
        linked = "linked" in work["use"]
        relations.append(relation("SPDXRef-mockup", "STATIC_LINK" if linked else "CONTAINS", package["SPDXID"]))
        parts = files_of(work["name"], folder)
        if len(parts) == 1:
            package["packageFileName"] = parts[0].name
            package["checksums"] = checksums(parts[0])
            continue
        for part in parts:
            file = {
                "SPDXID": identifier("file", part.name),
                "fileName": "./" + part.name,
                "checksums": checksums(part),
                "licenseConcluded": "NOASSERTION",
                "copyrightText": "NOASSERTION",
            }
            files.append(file)
            relations.append(relation(package["SPDXID"], "DISTRIBUTION_ARTIFACT", file["SPDXID"]))

    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        # A name that nothing has to answer at; the program's hash makes it the only one.
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{hashes[1]['checksumValue']}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds)),
            "creators": [f"Tool: mockup-sbom-{version}"],
        },
        "packages": packages,
        "files": files,
        "relationships": relations,
    }
    path = folder / f"{name}.spdx.json"
    new = path.with_suffix(".new")
    new.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n")
    os.replace(new, path)
    print(path)


if __name__ == "__main__":
    main()
