import ObjectModel
import Raster
import ScreenFormat
import Synchronization
import TestSupport
import Testing

@testable import Controls
@testable import Golden

/// Counts the rows that are laid out. Where a screen is only drawn, those out of sight are not.
@Suite(.serialized) struct RowCountTests {
  /// A table view cell that is counted.
  private enum CountedCell: DerivedControl {
    typealias Base = TableViewCell
    static let count = Mutex(0)

    static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
      count.withLock { $0 += 1 }
      Base.layOut(node, size: size, &pass)
    }
  }

  private static let rows = 2000
  /// The rows that may be laid out: some are tried before it is known how many show.
  private static let most = 64

  private let screen: Screen

  init() {
    let controls = ControlCatalog.all.map {
      ObjectIdentifier($0) == ObjectIdentifier(TableViewCell.self) ? CountedCell.self : $0
    }
    let rows = (0..<Self.rows).map {
      element("UITableViewCell", ["text": .string("Row \($0)")])
    }
    let section = element("UITableViewSection", ["rows": .objects(rows)])
    let table = element(
      "UITableView",
      [
        "sections": .objects([section]),
        "frame": .frame(FrameValue(x: 0, y: 0, width: 320, height: 568)),
      ])
    screen = Screen(
      window: element("UIWindow", ["subviews": .objects([table])]),
      sheet: AppearanceSheet(),
      classes: ClassTable(
        builtIn: controls.map { $0.definition }, behaviors: StoredCatalog(ControlTable(controls))),
      device: Device(name: "test", size: Size(width: 320, height: 568), scale: 1, idiom: .phone),
      system: 9)
  }

  private func laidOut(_ work: () throws -> Void) rethrows -> Int {
    CountedCell.count.withLock { $0 = 0 }
    try work()
    return CountedCell.count.withLock { $0 }
  }

  @Test func `all rows are counted where all are laid out`() {
    #expect(laidOut { _ = LayoutPass.layOut(screen.resolved()) } == Self.rows)
  }

  @Test func `what draws a screen lays out the rows that show`() throws {
    let counts = try [
      laidOut { _ = try screen.rasterized() },
      laidOut { _ = screen.displayList() },
      laidOut { try screen.check(limits: SurfaceLimits()) },
      laidOut { _ = try screen.audit() },
      laidOut { _ = try screen.launchImage(isFull: true) },
    ]
    for count in counts { #expect((1...Self.most).contains(count)) }
  }

  @Test func `a comparison of pictures lays out the rows that show, and once`() throws {
    let folder = try TemporaryDirectory()
    let files = GoldenFiles(folder: folder["."], stem: "table", scale: 1)
    var settings = GoldenSettings()
    settings.layoutTolerance = nil
    for record in [RecordMode.missing, .none] {
      var result = CaseResult(id: "table", screen: "table.screen.json")
      let count = try laidOut {
        try GoldenCheck(record: record).check(screen, files, settings, into: &result)
      }
      #expect(result.status == (record == .none ? .passed : .missing))
      #expect((1...Self.most).contains(count))
    }
  }

  @Test func `a comparison of layouts lays out all rows, and for the picture those that show`()
    throws
  {
    let folder = try TemporaryDirectory()
    var result = CaseResult(id: "table", screen: "table.screen.json")
    let count = try laidOut {
      try GoldenCheck(record: .missing).check(
        screen, GoldenFiles(folder: folder["."], stem: "table", scale: 1), GoldenSettings(),
        into: &result)
    }
    #expect((Self.rows...Self.rows + Self.most).contains(count))
  }
}
