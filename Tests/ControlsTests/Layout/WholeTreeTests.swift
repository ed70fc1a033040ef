import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

/// Trees that were laid out to be drawn and are read, too.
@Suite struct WholeTreeTests {
  private func screen(_ views: [Element], system: Int = 12) -> Screen {
    Screen(
      window: element("UIWindow", ["subviews": .objects(views)]),
      device: Device(name: "test", size: Size(width: 320, height: 568), scale: 1, idiom: .phone),
      system: system)
  }

  @Test func `a tree without scroll views is whole when it is drawn`() {
    let label = element("UILabel", ["text": .string("A")])
    let screen = screen([label, element("UIButton", ["title": .string("B")])])
    let (drawn, read) = (screen.placedForDrawing(), screen.placed(explains: true))
    #expect(drawn.isWhole)
    #expect(drawn.frames == read.frames)
    #expect(drawn.styled.objects.map(\.path) == read.styled.objects.map(\.path))
  }

  @Test func `a tree with a scroll view, a table or constraints may not be`() {
    #expect(!screen([element("UIScrollView")]).placedForDrawing().isWhole)
    let table = TableStage.table([TableStage.section("A", rows: [TableStage.cell("B")])])
    #expect(!screen([table]).placedForDrawing().isWhole)
    #expect(!screen([element("UIStackView")]).placedForDrawing().isWhole)
  }

  @Test(arguments: [6, 12, 17, 26])
  func `the tree alone has parts, but for those of bars that read them`(system: Int) {
    let bar = element("UINavigationBar", ["items": .objects([element("UINavigationItem")])])
    let table = TableStage.table([TableStage.section("A", rows: [TableStage.cell("B")])])
    let tree = screen(
      [bar, table, element("UIButton", ["title": .string("B")])], system: system
    ).resolved()
    for object in tree.objects where object.element.className != bar.className {
      #expect(object.element.children.isEmpty)
    }
    let parts = tree.objects.filter { $0.element.className == bar.className }
    for object in parts { #expect(object.element.children.count == object.children.count) }
  }
}
