import Glibc
import TestSupport
import Testing

/// A FIFO, a device, a socket or a folder in the place of a file that is found by its name holds nothing up.
@Suite struct SpecialFileTests {
  static let kinds = ["fifo", "device", "socket", "folder"]
  static let screen = #"{"mockup": 1, "device": {"size": [9, 9], "scale": 1}, "window": {}}"#

  /// A folder with a screen, its goldens and a failed run's report, of which one file is replaced.
  private struct Stage {
    let folder: TemporaryDirectory
    /// Keeps a socket open.
    let socket: Int32

    init(replacing path: String, with kind: String) throws {
      folder = try TemporaryDirectory()
      let copied = try Self.shell(
        folder, "cp -a '\(Self.template.get().path)/.' . && rm -rf '\(path)'")
      try #require(copied.status == 0, "\(copied.errors)")
      let place = folder[path]
      var descriptor: Int32 = -1
      switch kind {
      case "fifo": try #require(mkfifo(place, 0o600) == 0)
      case "device": try #require(symlink("/dev/zero", place) == 0)
      case "folder": try #require(mkdir(place, 0o700) == 0)
      default:
        descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(place.utf8)
        try #require(bytes.count < MemoryLayout.size(ofValue: address.sun_path))
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let status = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
        }
        try #require(status == 0)
      }
      socket = descriptor
    }

    /// A folder with a screen, its goldens, and what a failed run leaves.
    private static let template = Result {
      let folder = try TemporaryDirectory()
      let made = try shell(
        folder,
        """
        mkdir S && printf '%s' '\(SpecialFileTests.screen)' >S/a.screen.json
        printf '%s' '{"mockup": 1, "layout": true}' >S/mockup.json
        mockup test S --record missing >/dev/null 2>&1
        sed -i 's/"window": {}/"window": {"backgroundColor": "red"}/' S/a.screen.json
        mockup test S --record none --report R >/dev/null 2>&1
        test -e R/report.json && test -e .mockup/last-failed.json && test -e S/__Goldens__/a.png
        """)
      try #require(made.status == 0, "\(made.errors)")
      return folder
    }

    static func shell(
      _ folder: TemporaryDirectory, _ line: String
    ) throws -> CommandRunner.Outcome {
      var runner = CommandRunner()
      runner.folder = folder.path
      return try runner.runShell(line)
    }

    func run(_ line: String) throws -> CommandRunner.Outcome {
      try Self.shell(folder, "timeout -s KILL 20 mockup \(line)")
    }
  }

  /// A file that is found by its name.
  static let files = [
    "S/__Goldens__/a.png", "S/__Goldens__/a.layout.json", "S/mockup.json",
    ".mockup/last-failed.json", "R/report.json",
  ]

  static let commands = [
    "test S --record none", "test S --record missing", "test S --record changed",
    "test S --record all", "test S --record none --prune", "test S --record none --last-failed",
    "review R --list", "review R --accept a", "review R --accept-all", "review R --reject a",
  ]

  @Test(
    "nothing waits for what is no regular file, and it is named",
    arguments: files.flatMap { file in kinds.map { (file, $0) } })
  func commands(file: String, kind: String) throws {
    for command in Self.commands {
      let stage = try Stage(replacing: file, with: kind)
      defer { close(stage.socket) }
      let outcome = try stage.run(command)
      #expect(outcome.status >= 0 && outcome.status != 137, "\(command): \(outcome.errors)")
      let isAsked =
        command.hasPrefix("review")
        ? file == "R/report.json" : ["S/mockup.json"].contains(file)
      guard isAsked else { continue }
      #expect(outcome.status != 0, "\(command)")
      let name = FileName.last(of: file)
      #expect(
        outcome.errors.contains(name)
          && ["it is no regular file", "Is a directory", "No such device", "folder"].contains(
            where: outcome.errors.contains),
        "\(command): \(outcome.errors)")
    }
  }

  @Test(
    "a golden that is no regular file is a failure that names it, and is not replaced",
    arguments: kinds)
  func golden(kind: String) throws {
    for mode in ["none", "changed", "all"] {
      let stage = try Stage(replacing: "S/__Goldens__/a.png", with: kind)
      defer { close(stage.socket) }
      let outcome = try stage.run("test S --record \(mode)")
      #expect(outcome.status != 0)
      #expect((outcome.output + outcome.errors).contains("a.png"), "\(outcome.errors)")
      var status = stat()
      #expect(lstat(stage.folder["S/__Goldens__/a.png"], &status) == 0)
      #expect(status.st_mode & S_IFMT != S_IFREG)
    }
  }

  @Test(
    "a preview starts or ends in spite of such files, and ends by a signal",
    arguments: ["S/__Goldens__/a.png", "S/mockup.json", "S/__Goldens__/a.layout.json"],
    ["INT", "TERM"])
  func preview(file: String, signal: String) throws {
    for kind in Self.kinds {
      let stage = try Stage(replacing: file, with: kind)
      defer { close(stage.socket) }
      let outcome = try Stage.shell(
        stage.folder,
        """
        mockup preview --no-open S >out 2>&1 & child=$!
        for i in $(seq 100); do grep -q token= out && break; kill -0 $child 2>/dev/null || exit 0; sleep 0.1; done
        sleep 0.3
        kill -\(signal) $child
        for i in $(seq 100); do kill -0 $child 2>/dev/null || exit 0; sleep 0.1; done
        kill -KILL $child; exit 1
        """)
      #expect(outcome.status == 0, "\(kind): \(outcome.errors)")
    }
  }

  @Test func `a name that is no UTF-8 is told as such`() throws {
    let folder = try TemporaryDirectory()
    let outcome = try Stage.shell(
      folder,
      """
      name=$(printf 'a\\377.json')
      printf '%s' '\(Self.screen)' >"$name"
      mockup render "$name" -o a.png
      """)
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("is no UTF-8"))
  }

  @Test func `a screen that the user names may be a FIFO, and waits for who writes it`() throws {
    let folder = try TemporaryDirectory()
    let outcome = try Stage.shell(
      folder,
      """
      mkfifo a.screen.json
      (sleep 0.2; printf '%s' '\(Self.screen)' >a.screen.json) &
      timeout -s KILL 20 mockup render a.screen.json -o a.png && test -s a.png
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

private enum FileName {
  static func last(of path: String) -> String { String(path.split(separator: "/").last ?? "") }
}
