#!/usr/bin/env python3
"""Comments on a pull request what changed, for a step of a workflow. There is one comment, which later runs write anew;
none is made where nothing changed. A token that may not write comments is no failure.

REPORT           the folder of the report
SUMMARY          the file that `merge-report --markdown` wrote
PICTURES_BRANCH  a branch that holds pictures for comments; empty for a comment without pictures
TOKEN            the token for GitHub's API
ARTIFACT         the address of the uploaded report; empty for that of the run
GITHUB_*         as GitHub sets them
"""

import base64
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

# Finds the comment that an earlier run wrote.
MARK = "<!-- mockup: what changed -->"
# The greatest length of a comment that GitHub takes, in characters, less room for what stands around the table.
LENGTH = 65_536 - 4_096
# Pictures in a comment: rows of three, and the bytes of one that the API takes without trouble (choice).
ROWS, BYTES = 12, 5 << 20


class Refused(Exception):
    """The API did not do what it was asked for."""

    def __init__(self, status, method, path):
        super().__init__(f"{method} {path} gave {status}")
        self.status = status


class GitHub:
    """GitHub's API for one repository."""

    def __init__(self, environment):
        self.repository = environment["GITHUB_REPOSITORY"]
        self.server = environment["GITHUB_SERVER_URL"]
        self.api = f"{environment['GITHUB_API_URL']}/repos/{self.repository}"
        self.token = environment["TOKEN"]

    def ask(self, method, path, value=None):
        request = urllib.request.Request(
            self.api + path, method=method, data=None if value is None else json.dumps(value).encode(),
            headers={"Authorization": f"Bearer {self.token}", "Accept": "application/vnd.github+json",
                     "X-GitHub-Api-Version": "2022-11-28", "User-Agent": "mockup"})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            raise Refused(error.code, method, path) from error
        except OSError as error:
            raise Refused(str(error), method, path) from error

    def comment(self, number):
        """The comment of an earlier run; None if there is none."""
        page = 1
        while True:
            comments = self.ask("GET", f"/issues/{number}/comments?per_page=100&page={page}")
            for comment in comments:
                if comment["body"].startswith(MARK):
                    return comment
            if len(comments) < 100:
                return None
            page += 1

    def upload(self, branch, path, data):
        """Writes a file to a branch. The address at which readers of the repository see it."""
        place = "/contents/" + urllib.parse.quote(path)
        self.ask("PUT", place, {
            "message": f"Pictures of {path.split('/')[0]}", "branch": branch,
            "content": base64.b64encode(data).decode()})
        return (f"{self.server}/{self.repository}/blob/{urllib.parse.quote(branch)}/"
                f"{urllib.parse.quote(path)}?raw=true")


def escaped(text):
    """Text in which nothing is Markdown, HTML or a mention."""
    return "".join(c if c.isalnum() or c in " /.,-" else f"&#{ord(c)};" for c in text)


def pictures(github, report, number, run, branch):
    """A table of the pictures that changed, as Markdown."""
    folder = Path(report).resolve()
    results = json.loads((folder / "report.json").read_text())["results"]
    kinds = ("expected", "actual", "difference")
    rows, failures = [], [r for r in results if r.get("pictures")]
    for index, result in enumerate(failures[:ROWS]):
        cells = []
        for kind in kinds:
            name = result["pictures"].get(kind)
            file = (folder / name).resolve() if name else None
            # A report names files of its own folder only.
            if file is None or not file.is_relative_to(folder) or file.stat().st_size > BYTES:
                cells.append("")
                continue
            address = github.upload(branch, f"pull-{number}/{run}/{index}-{kind}.png", file.read_bytes())
            cells.append(f'<img src="{address}" width="240">')
        rows.append(f"| {escaped(result['id'])} | {' | '.join(cells)} |")
    if not rows:
        return ""
    rest = f"\nAnd {len(failures) - ROWS} more in the report.\n" if len(failures) > ROWS else ""
    return "\n".join(["", "| picture | " + " | ".join(kinds) + " |", "| --- | --- | --- | --- |", *rows, rest])


def main(environment):
    # Code of a pull request never runs with that event's token.
    if environment["GITHUB_EVENT_NAME"] != "pull_request":
        print("No comment: this is no run of a pull request.")
        return
    event = json.loads(Path(environment["GITHUB_EVENT_PATH"]).read_text())
    number = int(event["pull_request"]["number"])
    github = GitHub(environment)
    run = f"{environment['GITHUB_RUN_ID']}-{environment['GITHUB_RUN_ATTEMPT']}"
    address = environment["ARTIFACT"] or (
        f"{github.server}/{github.repository}/actions/runs/{environment['GITHUB_RUN_ID']}")
    summary = Path(environment["SUMMARY"]).read_text()
    counts = json.loads((Path(environment["REPORT"]) / "report.json").read_text())["counts"]
    has_failed = any(count for status, count in counts.items() if status != "passed")
    try:
        comment = github.comment(number)
        if comment is None and not has_failed:
            print("No comment: nothing changed.")
            return
        if len(summary) > LENGTH:
            summary = summary[:summary.rfind("\n", 0, LENGTH)] + "\n\nThe report has the rest.\n"
        body = f"{MARK}\n{summary}\n[The report]({address})\n"
        branch = environment["PICTURES_BRANCH"]
        if branch and has_failed:
            try:
                body += pictures(github, environment["REPORT"], number, run, branch)
            except Refused as error:
                print(f"::warning title=mockup::the branch {branch} takes no pictures: {error}")
        if comment is None:
            github.ask("POST", f"/issues/{number}/comments", {"body": body})
        else:
            github.ask("PATCH", f"/issues/comments/{comment['id']}", {"body": body})
        print(f"Commented on pull request {number}.")
    except Refused as error:
        # Runs of forks have a token that reads only.
        print(f"::notice title=mockup::no comment: {error}")


if __name__ == "__main__":
    main(os.environ)
