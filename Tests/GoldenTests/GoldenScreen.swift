import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// A screen of the fixtures with its golden.
///
/// `Fixtures/Screens/<feature>/<name>.screen.json` has its golden in
/// `Fixtures/Screens/<feature>/__Goldens__/<name>@<scale>x.png`.
struct GoldenScreen: Sendable, CustomTestStringConvertible {
  static let folder = "Fixtures/Screens"
  private static let ending = ".screen.json"

  /// The path below `folder`, without its ending: `TicTacToe/game`.
  let name: String

  var testDescription: String { name }

  /// The path of the document in the repository.
  var path: String { "\(Self.folder)/\(name)\(Self.ending)" }

  private var goldens: String { "\(Self.folder)/\(Files.folder(of: name))/__Goldens__" }

  /// All screens of the fixtures.
  static let all: [GoldenScreen] = Files.list(Repository.path(folder)).compactMap { file in
    file.hasSuffix(ending) ? GoldenScreen(name: String(file.dropLast(ending.count))) : nil
  }

  /// The screens with the smallest goldens, which a debug build draws quickly.
  static let selected = smallest(4, of: all)

  private static func smallest(_ count: Int, of screens: [GoldenScreen]) -> [GoldenScreen] {
    let ordered = screens.map { (screen: $0, area: $0.goldenArea) }.sorted {
      ($0.area, $0.screen.name) < ($1.area, $1.screen.name)
    }
    return ordered.prefix(count).map(\.screen)
  }

  /// The number of pixels of the golden, from its header; 0 if there is none.
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
  func build(options: RenderOptions = RenderOptions()) throws -> Screen {
    let bytes = try #require(Files.bytes(Repository.path(path)))
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets(), options: options)
      .build(SourceFile(label: path, bytes: bytes))
    let findings = result.diagnostics.sorted().map(\.description).joined(separator: "\n")
    return try #require(result.screen, "\(findings)")
  }
}
