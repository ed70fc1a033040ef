import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite("Controllers of pages and collections, and those of other frameworks")
struct OtherControllerTests {
  private struct Stage {
    let placed: PlacedTree
    let glyphCount: Int

    init(_ root: Element, system: Int = 12) throws {
      placed = LayoutPass.layOut(try screen(root: root, system: system).resolved())
      glyphCount = placed.displayList().commands.count {
        if case .glyphs = $0 { true } else { false }
      }
    }

    func frame(_ name: String) throws -> Rect {
      placed.windowFrames[try #require(placed.styled.node(name)).index]
    }
  }

  private static func pages(_ count: Int, _ values: [String: AppearanceValue]) -> Element {
    var values = values
    values["viewControllers"] = .objects(
      (0..<count).map { number in
        element("UIViewController", ["view": .object(element("UIView", id: "page\(number)"))])
      })
    return element("UIPageViewController", values)
  }

  @Test func `a page leaves room for the dots below it`() throws {
    let root = Self.pages(1, ["presentationCount": .number(3), "presentationIndex": .number(1)])
    let stage = try Stage(root)
    #expect(try stage.frame("page0") == Rect(x: 0, y: 0, width: 320, height: 531))
    #expect(try stage.frame("UIPageControl") == Rect(x: 0, y: 531, width: 320, height: 37))
    let dots = try #require(stage.placed.styled.node("UIPageControl")).element.values
    #expect(dots[PropertySlot("numberOfPages")] == .number(3))
    #expect(dots[PropertySlot("currentPage")] == .number(1))
  }

  @Test(arguments: [nil, 0] as [Int?])
  func `a page without dots has all the room`(_ count: Int?) throws {
    let stage = try Stage(
      Self.pages(1, count.map { ["presentationCount": .number(Double($0))] } ?? [:]))
    #expect(try stage.frame("page0") == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(stage.placed.styled.node("UIPageControl") == nil)
  }

  @Test func `the two pages of a book lie beside each other, and a third is not shown`() throws {
    let stage = try Stage(Self.pages(3, [:]))
    #expect(try stage.frame("page0") == Rect(x: 0, y: 0, width: 160, height: 568))
    #expect(try stage.frame("page1") == Rect(x: 160, y: 0, width: 160, height: 568))
    #expect(stage.placed.styled.node("page2") == nil)
  }

  @Test func `the view of a collection view controller is its collection`() throws {
    let all = Rect(x: 0, y: 0, width: 320, height: 568)
    #expect(try Stage(element("UICollectionViewController")).frame("UICollectionView") == all)
    let own = element("UICollectionView", id: "own")
    for key in ["collectionView", "view"] {
      let stage = try Stage(element("UICollectionViewController", [key: .object(own)]))
      #expect(try stage.frame("own") == all)
    }
  }

  @Test(arguments: ["WKWebView", "UIWebView", "MKMapView"])
  func `a view of another framework is a box with its name, where that fits`(_ name: String) throws
  {
    func stage(height: Double, _ values: [String: AppearanceValue] = [:]) throws -> ViewStage {
      var values = values
      values["frame"] = .frame(FrameValue(x: 0, y: 0, width: 200, height: height))
      return try ViewStage([element(name, id: "box", values)], system: 12)
    }
    let box = try stage(height: 100)
    #expect(box.fills.contains { $0.color == "#E6E6E6FF" })
    #expect(box.glyphColors == ["#595959FF"])
    #expect(try stage(height: 10).glyphColors.isEmpty)
    // A background of its own takes the place of the grey, not of the name.
    let red = try stage(height: 100, ["backgroundColor": .red])
    #expect(!red.fills.contains { $0.color == "#E6E6E6FF" })
    #expect(red.glyphColors.count == 1)
  }

  @Test(arguments: ["AVPlayerViewController", "UIHostingController"])
  func `a controller of another framework fills its room with a box of its name`(_ name: String)
    throws
  {
    let stage = try Stage(element(name), system: 13)
    // The others are the status bar's.
    #expect(
      stage.glyphCount == (try Stage(element("UIViewController"), system: 13).glyphCount) + 1)
    let node = try #require(stage.placed.styled.node("\(name)/_MockupForeignView"))
    #expect(
      stage.placed.windowFrames[node.index] == Rect(x: 0, y: 0, width: 320, height: 568))
  }
}
