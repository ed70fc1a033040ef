import ArgumentParser
import FileSystem
import LocalServer
import Preview
import Process
import ScreenFormat

/// `mockup preview`: shows screens in the browser, drawn anew whenever a file of theirs changes.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show screens in the browser, and draw them anew on each save.",
    discussion: """
      Serves a page with every *.screen.json below PATH, in the variants of mockup.json or of the options, to \
      one browser of this machine, until Ctrl-C. A saved theme, screen, image or font draws what depends on it \
      again. Errors stand over the last good picture. A click on anything tells where its values come from.

      --editor is a command that opens a place of a file, with FILE, LINE and COLUMN in it, or an address such as \
      vscode://file/FILE:LINE:COLUMN; by default that of the environment's MOCKUP_EDITOR.

      --against compares with the same screens as a branch, a tag or a commit has them; what it names is found once, at \
      the start.

      Examples:
        mockup preview Screens
        mockup preview Screens --against main
        mockup preview Screens --device "iPhone SE" --device "iPhone 15" --style light --style dark
        mockup preview login.screen.json --editor "code --goto FILE:LINE:COLUMN"
      """)

  @Argument(help: "Folders of screens, or screens.", completion: .file())
  var paths: [String] = ["."]

  @OptionGroup var options: ScreenOptions

  @OptionGroup var keepGoingOptions: KeepGoingOptions

  @Option(
    help: ArgumentHelp(
      "Show what changed since this revision of Git: before, after and difference.",
      valueName: "revision"))
  var against: String?

  @Option(help: "The port of the server; by default a free one.")
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "The IPv4 address to listen on, as for a container; other users and machines can connect then.",
      valueName: "address"))
  var listen: String = LocalServer.loopback

  @Option(help: "The command or address that opens a file in your editor.")
  var editor: String?

  @Flag(help: "Look at the files again and again, as for shared folders that send no events.")
  var poll = false

  @Flag(inversion: .prefixedNo, help: "Open the page in a browser, if there is a display.")
  var open = true

  @Option(help: .jobs) var jobs: Int?

  /// The largest picture that can be dropped on the page, in bytes: more than screenshots of the largest devices have.
  private static let pictureLimit = 32 << 20

  func validate() throws {
    guard jobs ?? 1 > 0 else { throw ValidationError("--jobs is at least 1.") }
    guard port.map((1...65_535).contains) ?? true else {
      throw ValidationError("--port is 1 to 65535.")
    }
    guard LocalServer.isAddress(listen) else {
      throw ValidationError("--listen is an IPv4 address, as 127.0.0.1 or 0.0.0.0.")
    }
    guard !paths.contains(InputFile.standardInput) else {
      throw ValidationError("A screen on standard input never changes: name a file.")
    }
  }

  /// Whether others than this user can connect.
  private var isShared: Bool { listen != LocalServer.loopback }

  func run() throws {
    let revision = try against.map { name in
      try PreviewRevision(name, of: paths, limits: options.matrix.base.limits)
    }
    let server: LocalServer
    do throws(LocalServer.Failure) {
      server = try LocalServer(
        host: listen, port: port ?? 0, bodyLimit: Self.pictureLimit)
    } catch {
      throw NoServer(error, otherwise: "'mockup gallery' and 'mockup render --watch' do without")
    }
    let engine = PreviewEngine(
      paths, asked: options.matrix, keepsGoing: keepGoingOptions.keepGoing, against: revision,
      polls: poll, jobs: jobs ?? Parallel.defaultJobs)
    try engine.start()
    var access = AccessGuard(port: server.port)
    let session = PreviewSession(
      engine, title: PreviewTitle.title(of: paths),
      editor: (editor ?? Environment["MOCKUP_EDITOR"]).flatMap(EditorLink.init),
      sharedAddress: isShared ? "\(listen):\(server.port)" : nil)
    StandardStreams.report(
      [
        "\(Wording.count(engine.count, "picture")) at \(access.address)",
        "The address works once, in one browser. Ctrl-C ends the preview.",
      ], on: .standardOutput)
    if isShared {
      StandardStreams.report([
        "mockup: warning: everyone who reaches \(listen):\(server.port) can connect; the first who sends "
          + "the address with its token gets in, all others are refused"
      ])
    }
    let opened = open ? DesktopBrowser.open(access.address) : nil
    withExtendedLifetime(opened) {
      server.run(until: { false }) { request, reply in
        access.answer(request) ?? session.answer(request, reply)
      }
    }
  }
}
