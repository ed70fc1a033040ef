import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

@Suite struct MirroringTests {
  private func placed(
    _ views: [Element], system: Int = 9, direction: Traits.LayoutDirection = .rightToLeft
  ) throws -> PlacedTree {
    let root = element(
      "UIViewController", ["view": .object(element("UIView", ["subviews": .objects(views)]))])
    var screen = try screen(root: root, system: system)
    screen.traits.layoutDirection = direction
    return LayoutPass.layOut(screen.resolved())
  }

  private func frame(_ x: Double, _ width: Double) -> AppearanceValue {
    .frame(FrameValue(x: x, y: 0, width: width, height: 40))
  }

  private func stack(_ values: [String: AppearanceValue] = [:]) -> Element {
    var values = values
    values["frame"] = frame(20, 200)
    values["arrangedSubviews"] = .objects(
      [50.0, 150].enumerated().map { element("UIView", id: "v\($0)", ["frame": frame(0, $1)]) })
    return element("UIStackView", values)
  }

  private func x(_ tree: PlacedTree, _ id: String) throws -> Double {
    tree.frames[try #require(tree.styled.node(id)).index].minX
  }

  @Test(arguments: [(6, 0), (8, 0), (9, 1)])
  func `labels begin at the right from iOS 9 on`(system: Int, half: Int) throws {
    let label = element(
      "UILabel",
      [
        "text": .string("I"), "frame": .frame(FrameValue(x: 0, y: 20, width: 100, height: 40)),
        "textColor": .rgb(0, 0, 0),
      ])
    var screen = try screen(
      root: element(
        "UIViewController",
        ["view": .object(element("UIView", ["subviews": .objects([label])]))]),
      system: system, window: ["backgroundColor": .rgb(255, 255, 255)],
      size: Size(width: 100, height: 60))
    screen.traits.layoutDirection = .rightToLeft
    let pixmap = try screen.rasterized()
    // Below the status bar.
    let labelTop = 40
    let inked = (0..<pixmap.width).filter { x in
      (labelTop..<pixmap.height).contains { pixmap[x, $0].red < 128 }
    }
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { $0 * 2 / pixmap.width == half })
  }

  @Test func `parts change sides, views with frames do not`() throws {
    let tree = try placed([stack(), element("UIView", id: "plain", ["frame": frame(10, 20)])])
    #expect(try x(tree, "v0") == 150)
    #expect(try x(tree, "v1") == 0)
    #expect(try x(tree, "plain") == 10)
    #expect(try x(tree, "UIStackView") == 20)
  }

  @Test func `nothing is mirrored before iOS 9`() throws {
    #expect(try x(placed([stack()], system: 8), "v0") == 0)
  }

  @Test func `a view may be forced either way`() throws {
    let key = "semanticContentAttribute"
    #expect(try x(placed([stack([key: .enumeration("forceLeftToRight")])]), "v0") == 0)
    #expect(try x(placed([stack([key: .enumeration("playback")])]), "v0") == 0)
    let forced = stack([key: .enumeration("forceRightToLeft")])
    #expect(try x(placed([forced], direction: .leftToRight), "v0") == 150)
  }

  @Test func `what people point at is where it is drawn`() throws {
    let tree = try placed([stack()])
    let node = try #require(tree.styled.node("v0"))
    #expect(tree.windowFrames[node.index].minX == 170)
  }

  @Test func `items stand as their bar does`() throws {
    let items = ["A", "B"].map { element("UIBarButtonItem", id: $0, ["title": .string($0)]) }
    let bar = element("UIToolbar", ["frame": frame(0, 320), "items": .objects(items)])
    let tree = try placed([bar])
    #expect(try x(tree, "A") > x(tree, "B"))
    #expect(tree.mirroring.isMirrored(try #require(tree.styled.node("A"))))
  }

  @Test func `texts and images on a mirrored canvas lie mirrored and are not reversed`() {
    let image = Image(pixmap: Pixmap(width: 1, height: 1))
    var canvas = Canvas()
    canvas.mirrored(width: 100) { $0.image(image, in: Rect(x: 10, y: 0, width: 20, height: 5)) }
    var map = Transform.identity
    var found: Transform?
    for command in canvas.displayList.commands {
      if case .concatenate(let inner) = command { map = inner.concatenating(map) }
      if case .image = command { found = map }
    }
    // 10…30 of 100 becomes 70…90: a move by 60, without a turn.
    #expect(found == .translation(x: 60, y: 0))
  }
}
