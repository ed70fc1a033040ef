#!/usr/bin/env python3
"""Runs the scripts of the action for GitHub as its runner does: action.py PROGRAM.

Releases and the API are a server on this machine; GITHUB_ENV and its like are files of a temporary folder.
"""

import base64
import hashlib
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "Packaging/action"
PROGRAM = Path(sys.argv.pop(1)).resolve()
VERSION = subprocess.run([PROGRAM, "--version"], capture_output=True, text=True, check=True).stdout.strip()
ARCHIVE = f"mockup-{VERSION}-linux-{os.uname().machine}"


class Service(http.server.BaseHTTPRequestHandler):
    """The files of a release, and the part of GitHub's API that comments need."""

    files, comments, asked, pictures, status = {}, [], [], {}, 200

    def answer(self, status, data):
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def value(self, value):
        self.answer(200, json.dumps(value).encode())

    def body(self):
        return json.loads(self.rfile.read(int(self.headers["Content-Length"])))

    def handle_request(self):
        cls, path = type(self), self.path.partition("?")[0]
        cls.asked.append((self.command, path))
        if path in cls.files:
            return self.answer(200, cls.files[path])
        if path.startswith("/repos/") and cls.status != 200:
            if self.command != "GET":
                self.body()
            return self.answer(cls.status, b"{}")
        if path == "/repos/team/app/issues/7/comments" and self.command == "GET":
            page = int(re.search(r"&page=(\d+)", self.path)[1])
            return self.value(cls.comments[100 * (page - 1):100 * page])
        if path == "/repos/team/app/issues/7/comments":
            cls.comments.append({"id": len(cls.comments) + 1, **self.body()})
            return self.value(cls.comments[-1])
        if path.startswith("/repos/team/app/issues/comments/"):
            comment = cls.comments[int(path.rpartition("/")[2]) - 1]
            comment.update(self.body())
            return self.value(comment)
        if path.startswith("/repos/team/app/contents/"):
            body = self.body()
            if body["branch"] != "pictures":
                return self.answer(404, b"{}")
            cls.pictures[path.removeprefix("/repos/team/app/contents/")] = base64.b64decode(body["content"])
            return self.value({})
        self.answer(404, b"{}")

    do_GET = do_POST = do_PATCH = do_PUT = handle_request

    def log_message(self, *_):
        pass


class ActionTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_port}"

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        for name in ("output", "summary", "path"):
            (self.folder / name).touch()
        (self.folder / "bin").mkdir()
        (self.folder / "bin/mockup").symlink_to(PROGRAM)
        Service.files, Service.comments, Service.asked, Service.pictures, Service.status = {}, [], [], {}, 200

    def run_script(self, name, **environment):
        return subprocess.run(
            [SCRIPTS / name], cwd=self.folder, capture_output=True, text=True, timeout=120, env={
                "PATH": f"{self.folder}/bin:{os.environ['PATH']}", "HOME": str(self.folder),
                "XDG_CACHE_HOME": str(self.folder / "cache"), "RUNNER_TEMP": str(self.folder / "temp"),
                "GITHUB_OUTPUT": str(self.folder / "output"), "GITHUB_PATH": str(self.folder / "path"),
                "GITHUB_STEP_SUMMARY": str(self.folder / "summary"), **environment})

    # Installing

    def release(self):
        (self.folder / "temp").mkdir(exist_ok=True)
        packed = self.folder / "archive.tar.gz"
        with tarfile.open(packed, "w:gz", compresslevel=1) as archive:
            archive.add(PROGRAM, f"{ARCHIVE}/bin/mockup")
        data = packed.read_bytes()
        digest = hashlib.sha256(data).hexdigest()
        Service.files = {
            f"/v{VERSION}/{ARCHIVE}.tar.gz": data,
            f"/v{VERSION}/SHA256SUMS": f"{'0' * 64}  other.tar.gz\n{digest}  {ARCHIVE}.tar.gz\n".encode()}
        return digest

    def install(self, **changes):
        return self.run_script("install.sh", **{
            "VERSION": VERSION, "SHA256": "", "RELEASES": self.address, "KEPT": str(self.folder / "kept"), **changes})

    def test_a_release_is_fetched_once_and_put_into_the_path(self):
        digest = self.release()
        done = self.install()
        self.assertEqual((done.returncode, done.stdout), (0, f"{VERSION}\n"), done.stderr)
        self.assertEqual((self.folder / "path").read_text(), f"{self.folder}/temp/{ARCHIVE}/bin\n")
        Service.files = {}
        self.assertEqual(self.install(SHA256=digest).returncode, 0)

    def test_an_archive_with_another_sum_is_refused_and_not_kept(self):
        self.release()
        done = self.install(SHA256="1" * 64)
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"::error title=mockup::{ARCHIVE}.tar.gz does not have the sum 1111", done.stdout)
        self.assertFalse((self.folder / "kept" / f"{ARCHIVE}.tar.gz").exists())
        self.assertEqual((self.folder / "path").read_text(), "")

    def test_a_changed_archive_in_the_cache_is_refused(self):
        self.release()
        self.assertEqual(self.install().returncode, 0)
        with open(self.folder / "kept" / f"{ARCHIVE}.tar.gz", "ab") as file:
            file.write(b"more")
        self.assertEqual(self.install().returncode, 1)

    def test_versions_and_sums_that_are_none_are_refused(self):
        for changes, message in [
            ({"VERSION": "../../x"}, "'version' has to be a version"), ({"SHA256": "abc"}, "'sha256' has to be"),
            ({"VERSION": "9.9.9"}, f"cannot fetch {self.address}/v9.9.9/SHA256SUMS")]:
            done = self.install(**changes)
            self.assertEqual(done.returncode, 1)
            self.assertIn(message, done.stdout)

    # Comparing

    def project(self):
        subprocess.run([PROGRAM, "init", "."], cwd=self.folder, check=True, capture_output=True)
        (self.folder / "temp").mkdir(exist_ok=True)

    def change(self):
        for screen in (self.folder / "Screens").glob("*.screen.json"):
            screen.write_text(screen.read_text().replace("Settings", "Preferences"))

    def change_back(self):
        for screen in (self.folder / "Screens").glob("*.screen.json"):
            screen.write_text(screen.read_text().replace("Preferences", "Settings"))

    def compare(self, **changes):
        (self.folder / "output").write_text("")
        done = self.run_script("test.sh", **{
            "SCREENS": "Screens", "SHARD": "", "MERGE": "false", "PARTS": str(self.folder / "parts"), "TIMINGS": "",
            "ARGUMENTS": "", **changes})
        outputs = dict(line.split("=", 1) for line in (self.folder / "output").read_text().splitlines())
        return done, outputs

    def test_screens_as_their_goldens_show_them_pass(self):
        self.project()
        done, outputs = self.compare()
        self.assertEqual((done.returncode, outputs["status"]), (0, "0"), done.stderr)
        self.assertRegex((self.folder / "summary").read_text(), r"^### \d+ pictures: \d+ passed\n$")
        self.assertTrue((Path(outputs["report"]) / "junit.xml").is_file())

    def test_a_changed_screen_fails_after_the_report_is_written(self):
        self.project()
        self.change()
        done, outputs = self.compare(ARGUMENTS="--jobs\n1\n")
        self.assertEqual((done.returncode, outputs["status"]), (0, "1"), done.stderr)
        self.assertIn("| changed |", (self.folder / "summary").read_text())

    def test_reports_of_shards_are_merged(self):
        self.project()
        self.change()
        for shard in ("1/2", "2/2"):
            done, outputs = self.compare(SHARD=shard, TIMINGS="none.json")
            self.assertEqual(done.returncode, 0, done.stderr)
            shutil.move(outputs["report"], self.folder / "parts" / f"mockup-part-{outputs['shard']}")
        self.assertEqual((self.folder / "summary").read_text(), "")
        done, outputs = self.compare(MERGE="true")
        self.assertEqual((done.returncode, outputs["status"]), (0, "1"), done.stderr)
        results = json.loads((Path(outputs["report"]) / "report.json").read_text())["results"]
        self.assertEqual(len(results), 4)
        self.assertTrue((Path(outputs["report"]) / "timings.json").is_file())

    def test_nothing_to_compare_or_to_merge_ends_the_step(self):
        self.project()
        self.assertEqual(self.compare(SCREENS="Screans")[0].returncode, 66)
        done, outputs = self.compare(MERGE="true")
        self.assertEqual((done.returncode, outputs), (1, {}))
        self.assertIn("::error title=mockup::there are no reports of shards", done.stdout)

    # Commenting

    def comment(self, event="pull_request", **changes):
        (self.folder / "event.json").write_text(json.dumps({"pull_request": {"number": 7}}))
        return self.run_script("comment.py", **{
            "REPORT": str(self.folder / "temp/mockup-report"), "SUMMARY": str(self.folder / "temp/mockup-summary.md"),
            "PICTURES_BRANCH": "", "TOKEN": "secret", "ARTIFACT": "https://example.org/report",
            "GITHUB_EVENT_NAME": event, "GITHUB_EVENT_PATH": str(self.folder / "event.json"),
            "GITHUB_REPOSITORY": "team/app", "GITHUB_SERVER_URL": "https://example.org",
            "GITHUB_API_URL": self.address, "GITHUB_RUN_ID": "12", "GITHUB_RUN_ATTEMPT": "1", **changes})

    def test_what_changed_is_one_comment_that_later_runs_write_anew(self):
        self.project()
        self.compare()
        done = self.comment()
        self.assertEqual((done.returncode, done.stdout), (0, "No comment: nothing changed.\n"), done.stderr)
        Service.comments = [{"id": index + 1, "body": "Nice."} for index in range(120)]
        self.change()
        self.compare()
        self.assertEqual(self.comment().returncode, 0)
        self.assertEqual(len(Service.comments), 121)
        body = Service.comments[-1]["body"]
        self.assertIn("| changed |", body)
        self.assertIn("[The report](https://example.org/report)", body)
        self.assertNotIn("<img", body)
        self.change_back()
        self.compare()
        self.assertEqual(self.comment().returncode, 0)
        self.assertEqual(len(Service.comments), 121)
        self.assertRegex(Service.comments[-1]["body"], r"### \d+ pictures: \d+ passed")

    def test_a_branch_holds_the_pictures_of_comments(self):
        self.project()
        self.change()
        self.compare()
        self.assertEqual(self.comment(PICTURES_BRANCH="pictures").returncode, 0)
        body = Service.comments[-1]["body"]
        paths = re.findall(r'<img src="https://example\.org/team/app/blob/pictures/([^"]+)\?raw=true"', body)
        self.assertEqual(sorted(paths), sorted(Service.pictures))
        self.assertTrue(all(data.startswith(b"\x89PNG") for data in Service.pictures.values()))
        self.assertGreaterEqual(len(paths), 3)

    def test_a_branch_that_is_missing_is_a_warning_and_the_comment_is_made(self):
        self.project()
        self.change()
        self.compare()
        done = self.comment(PICTURES_BRANCH="gone")
        self.assertEqual(done.returncode, 0)
        self.assertIn("::warning title=mockup::the branch gone takes no pictures", done.stdout)
        self.assertEqual(len(Service.comments), 1)

    def test_a_token_that_may_not_write_is_no_failure(self):
        self.project()
        self.change()
        self.compare()
        Service.status = 403
        done = self.comment()
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stdout, "^::notice title=mockup::no comment: .* gave 403\n$")
        self.assertNotIn("secret", done.stdout + done.stderr)

    def test_other_events_make_no_comment(self):
        for event in ("push", "pull_request_target", "workflow_run"):
            done = self.comment(event)
            self.assertEqual((done.returncode, done.stdout), (0, "No comment: this is no run of a pull request.\n"))
        self.assertEqual(Service.asked, [])

    def test_the_notes_of_a_release_are_its_part_of_the_changelog(self):
        notes = [ROOT / "Packaging/notes.sh"]
        text = subprocess.run([*notes, VERSION], capture_output=True, text=True, check=True).stdout
        changelog = (ROOT / "CHANGELOG.md").read_text()
        self.assertIn(text.strip(), changelog)
        self.assertTrue(text.startswith("### "), text[:80])
        self.assertNotIn("\n## ", text)
        done = subprocess.run([*notes, "9.9.9"], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (1, "notes: CHANGELOG.md has no section on 9.9.9\n"))

    # The action itself

    def test_the_action_installs_this_version_and_names_others_by_commit(self):
        text = (ROOT / "action.yml").read_text()
        self.assertIn(f"default: {VERSION}\n", text)
        for use in re.findall(r"uses: (\S+)", text):
            self.assertRegex(use, r"^actions/[a-z-]+@[0-9a-f]{40}$")
        for script in re.findall(r"Packaging/action/([a-z.]+)", text):
            self.assertTrue(os.access(SCRIPTS / script, os.X_OK), script)
        # Values of a workflow reach scripts as variables, never as text of a command.
        for line in re.findall(r"^ +run: (.*)$", text, re.MULTILINE):
            self.assertNotIn("${{", line)


if __name__ == "__main__":
    unittest.main(argv=["action.py"])
