import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// How stack views share their room.
@Suite struct StackViewTests {
  static func view(_ width: Double, _ height: Double) -> Element {
    element(
      "UIView", ["frame": .frame(FrameValue(x: 0, y: 0, width: width, height: height))])
  }

  /// Frames of three views, 20, 40 and 60 long and 10 broad, in a stack of 200 × 50.
  static func frames(
    _ values: [String: AppearanceValue], lengths: [Double] = [20, 40, 60]
  ) throws -> [Rect] {
    let isVertical = values["axis"] == .enumeration("vertical")
    let views = lengths.map { isVertical ? view(10, $0) : view($0, 10) }
    let frame = FrameValue(
      x: 0, y: 0, width: isVertical ? 50 : 200, height: isVertical ? 200 : 50)
    let stack = element(
      "UIStackView",
      values.merging(["frame": .frame(frame), "arrangedSubviews": .objects(views)]) { a, _ in a })
    let screen = Screen(
      window: element("UIWindow", ["subviews": .objects([stack])]), system: 9)
    let placed = LayoutPass.layOut(screen.resolved())
    return zip(placed.styled.objects, placed.frames)
      .filter { $0.0.element.className == "UIView" }.map(\.1)
  }

  @Test(
    "views share the room as the distribution says",
    arguments: [
      ("fill", 0.0, [0.0, 20, 60], [20.0, 40, 140]),
      ("fill", 10, [0, 30, 80], [20, 40, 120]),
      ("fillEqually", 10, [0, 70, 140], [60, 60, 60]),
      ("fillProportionally", 10, [0, 38.5, 105.5], [28.5, 57, 94.5]),
      ("equalSpacing", 10, [0, 60, 140], [20, 40, 60]),
      ("equalCentering", 10, [0, 70, 140], [20, 40, 60]),
    ])
  func distribution(
    name: String, spacing: Double, starts: [Double], lengths: [Double]
  ) throws {
    for axis in ["horizontal", "vertical"] {
      let frames = try Self.frames([
        "axis": .enumeration(axis), "distribution": .enumeration(name),
        "spacing": .number(spacing),
      ])
      #expect(frames.map { axis == "vertical" ? $0.minY : $0.minX } == starts)
      #expect(frames.map { axis == "vertical" ? $0.height : $0.width } == lengths)
    }
  }

  @Test(
    "views lie across the axis as the alignment says",
    arguments: [
      ("fill", 0.0, 50.0), ("leading", 0, 10), ("top", 0, 10), ("center", 20, 10),
      ("trailing", 40, 10), ("bottom", 40, 10), ("firstBaseline", 0, 10),
    ])
  func alignment(name: String, start: Double, length: Double) throws {
    let frames = try Self.frames(["alignment": .enumeration(name)])
    #expect(frames.allSatisfy { $0.minY == start && $0.height == length })
  }

  @Test("margins count only where the stack is told so")
  func margins() throws {
    let insets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let values: [String: AppearanceValue] = ["layoutMargins": .insets(insets)]
    #expect(try Self.frames(values).first?.minX == 0)
    let told = values.merging(["isLayoutMarginsRelativeArrangement": .boolean(true)]) { a, _ in a }
    #expect(try Self.frames(told).first == Rect(x: 10, y: 5, width: 20, height: 40))
    #expect(try Self.frames(told).last?.maxX == 190)
  }

  @Test(
    "an image's alignment insets reach beyond its place, on its own sides in both directions",
    arguments: [
      ("forceLeftToRight", Rect(x: 20, y: -4, width: 30, height: 20)),
      ("forceRightToLeft", Rect(x: -6, y: -4, width: 30, height: 20)),
    ])
  func alignmentInsets(direction: String, expected: Rect) throws {
    let image = Image(
      pixmap: Pixmap(width: 30, height: 20), scale: 1,
      alignmentInsets: EdgeInsets(top: 4, left: 6, bottom: 8, right: 0))
    let bitmap = ImageValue(source: .bitmap(image, name: "shadow"))
    let view = element("UIImageView", id: "image", ["image": .image(bitmap)])
    let stack = element(
      "UIStackView", id: "stack",
      [
        "arrangedSubviews": .objects([Self.view(26, 8), view]),
        "semanticContentAttribute": .enumeration(direction),
      ])
    let stage = try ViewStage([stack], system: 9)
    #expect(stage.frame("stack")?.size == Size(width: 50, height: 8))
    #expect(stage.frame("image") == expected)
  }

  @Test("too little room shrinks all views alike")
  func tooLittle() throws {
    let frames = try Self.frames([:], lengths: [100, 300])
    #expect(frames.map(\.width) == [50, 150])
  }

  @Test("a stack is as large as its views and the gaps between them")
  func intrinsicSize() throws {
    let stack = element(
      "UIStackView",
      [
        "arrangedSubviews": .objects([Self.view(20, 10), Self.view(40, 30)]),
        "spacing": .number(5),
      ])
    let screen = Screen(
      window: element("UIWindow", ["subviews": .objects([stack])]), system: 9)
    let placed = LayoutPass.layOut(screen.resolved())
    #expect(placed.frames[1].size == Size(width: 65, height: 30))
  }

  @Test func `a stack view has no background before iOS 14`() throws {
    let table = ClassTable()
    let id = try #require(table.id(named: "UIStackView"))
    #expect(table.property("backgroundColor", of: id)?.since == 14)
    let stack = element("UIStackView").at(0, 0, 50, 50)
    func color(_ system: Int) throws -> [Int] {
      let rules = [rule("UIStackView", "backgroundColor", .red)]
      let pixel = try PixelStage([stack], system: system, rules: rules)[10, 10]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    #expect(try color(13) == [255, 255, 255])
    #expect(try color(14) == [255, 0, 0])
  }
}
