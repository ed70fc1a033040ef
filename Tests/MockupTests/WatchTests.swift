import TestSupport
import Testing

/// `mockup render --watch`, as a process.
@Suite struct WatchTests {
  private static let screen = """
    {"mockup": 1, "device": {"size": [60, 40], "scale": 1}, "themes": ["brand.theme.json"],
     "window": {"subviews": [{"class": "UISwitch", "isOn": true}]}}
    """

  private static func theme(_ color: String) -> String {
    """
    {"mockup": 1, "appearance": [{"class": "UISwitch", "set": {"onTintColor": "\(color)"}}]}
    """
  }

  @Test(
    "a save draws again, an error leaves the picture, Ctrl-C leaves nothing",
    arguments: ["", "--poll"])
  func watches(_ option: String) throws {
    let folder = try TemporaryDirectory()
    try Files.write(Array(Self.screen.utf8), to: folder["a.screen.json"])
    try Files.write(Array(Self.theme("red").utf8), to: folder["red.json"])
    try Files.write(Array(Self.theme("blue").utf8), to: folder["blue.json"])
    // In sh, a save is a file that takes the name of the old one, as editors do, or writing into it.
    let script = """
      fail() { echo "$1" >&2; cat log err >&2; kill -9 $watch; exit 9; }
      until_true() { n=0; until eval "$1"; do n=$((n+1)); [ $n -lt 600 ] || fail "never: $1"; sleep 0.05; done; }
      save() { cp "$1" new.json; mv new.json brand.theme.json; }
      drawn() { [ "$(grep -c 'a.png drawn in [0-9]* ms' log)" -ge $1 ]; }
      save red.json
      mockup render a.screen.json -o a.png --watch \(option) >log 2>err & watch=$!
      until_true 'grep -q watching log'
      cp a.png red.png
      save blue.json
      until_true 'drawn 2'
      cmp -s a.png red.png && fail "the picture is the old one"
      cp a.png blue.png
      # Half written for a moment.
      printf '{"mockup"' >brand.theme.json; cat red.json >brand.theme.json
      until_true 'cmp -s a.png red.png'
      [ ! -s err ] || fail "an error for a moment"
      printf '{"mockup": 1,' >broken.json; save broken.json
      until_true 'grep -q "brand.theme.json:1:.*error" err'
      cmp a.png red.png || fail "the picture did not stay"
      save blue.json
      until_true 'cmp -s a.png blue.png'
      kill -INT $watch
      wait $watch; status=$?
      [ $status -eq 130 ] || fail "status $status"
      [ -z "$(ls -A | grep '^[.]')" ] || fail "$(ls -A)"
      """
    var runner = CommandRunner()
    runner.folder = folder.path
    let result = try runner.runShell(script)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `what cannot be watched is refused`() throws {
    for wrong in [
      ["-", "-o", "a.png", "--watch"], ["a.screen.json", "-o", "-", "--watch"],
      ["a.screen.json", "--watch", "--format", "apng"], ["a.screen.json", "--poll"],
      ["a.screen.json", "--watch", "--audit"],
    ] { #expect(try CommandRunner().run(["render"] + wrong).status == 64, "\(wrong)") }
  }
}
