import Controls
import Raster
import ScreenFormat
import TestSupport
import Testing

/// A screen among the fixtures, and the picture recorded of it.
///
/// `Fixtures/Screens/<feature>/<name>.screen.json` has its golden in
/// `Fixtures/Screens/<feature>/__Goldens__/<name>@<scale>x.png`.
struct GoldenScreen: Sendable, CustomTestStringConvertible {
  static let folder = "Fixtures/Screens"
  private static let ending = ".screen.json"

  /// Below `folder`, without its ending: `TicTacToe/game`.
  let name: String

  var testDescription: String { name }

  /// The document, from the top of the checkout.
  var path: String { "\(Self.folder)/\(name)\(Self.ending)" }

  private var goldens: String { "\(Self.folder)/\(Files.folder(of: name))/__Goldens__" }

  /// The golden of the screen drawn at `scale`, from the top of the checkout.
  func golden(scale: Double) -> String {
    let factor = scale == 1 ? "" : "@\(shortest(scale))x"
    return "\(goldens)/\(Files.name(of: name))\(factor).png"
  }

  /// Every screen there is.
  static let all: [GoldenScreen] = Files.list(Repository.path(folder)).compactMap { file in
    file.hasSuffix(ending) ? GoldenScreen(name: String(file.dropLast(ending.count))) : nil
  }

  /// The screens that this run compares.
  ///
  /// `MOCKUP_GOLDENS=all` or `few` decides; without it a release build takes all and a debug build,
  /// whose loops over pixels are slow, the few with the smallest goldens. Both compare with the same
  /// files to the pixel, which holds debug and release to one another. `MOCKUP_SCREENS=PREFIX` takes
  /// only screens whose name starts so.
  static let selected: [GoldenScreen] = {
    let screens =
      Environment.value("MOCKUP_SCREENS").map { prefix in
        all.filter { $0.name.hasPrefix(prefix) }
      } ?? all
    #if DEBUG
    let standard = "few"
    #else
    let standard = "all"
    #endif
    guard Environment.value("MOCKUP_GOLDENS") ?? standard == "few" else { return screens }
    return smallest(4, of: screens)
  }()

  private static func smallest(_ count: Int, of screens: [GoldenScreen]) -> [GoldenScreen] {
    let ordered = screens.map { (screen: $0, area: $0.goldenArea) }.sorted {
      ($0.area, $0.screen.name) < ($1.area, $1.screen.name)
    }
    return ordered.prefix(count).map(\.screen)
  }

  /// The pixels of a golden, as its header says; 0 without one.
  private var goldenArea: Int {
    let folder = Repository.path(goldens)
    let own = Files.name(of: name)
    guard
      let file = Files.names(folder)?.first(where: {
        $0.hasPrefix("\(own)@") || $0 == "\(own).png"
      }), let header = Files.bytes("\(folder)/\(file)"), header.count >= 24
    else { return 0 }
    func number(at index: Int) -> Int {
      header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return number(at: 16) * number(at: 20)
  }

  /// Reads and builds the document.
  func build() throws -> Screen {
    let bytes = try #require(Files.bytes(Repository.path(path)))
    let result = ScreenBuilder(loader: DiskAssets()).build(SourceFile(label: path, bytes: bytes))
    let findings = result.diagnostics.sorted().map(\.description).joined(separator: "\n")
    return try #require(result.screen, "\(findings)")
  }
}
